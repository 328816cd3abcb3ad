import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import { foldText } from '../../shared/text.ts';
import { cellKey, facet, NO_CELL } from '../db/lists/facets.ts';
import type { NewCandidateRow } from '../db/tables/candidates.ts';

/** Everything a profile can be filtered by besides its texts, as the text of the `facets` column. */
export const candidateFacets = ({ town, cell }: Pick<NewCandidateRow, 'town' | 'cell'>): string =>
  [facet('cell', cell ?? NO_CELL), ...(town ? [facet('town', town)] : [])].join(' ');

/** Columns that say that the person has just done something with a profile. */
export const active = (now: Date) =>
  ({ activeAt: now, idleWarnings: 0, idleWarnedAt: null }) satisfies Partial<NewCandidateRow>;

/** What a profile says, to whom, where that is, and what it can be found by. */
export function candidateContent(body: PublishCandidateBody) {
  const { lat, lon, experience, email, audience, ...typed } = body;
  const found = locate(body.location, sentPoint(lat, lon));
  const point = found.lat !== null && found.lon !== null ? roundPosition({ lat: found.lat, lon: found.lon }) : null;
  const cell = point && cellKey(point.lat, point.lon);
  return {
    ...typed,
    experience: experience || null,
    email: email ?? null,
    audience: audience ?? 'everyone',
    town: found.town,
    lat: point?.lat ?? null,
    lon: point?.lon ?? null,
    titleKey: foldText(body.title),
    locationKey: foldText(body.location),
    cell,
    facets: candidateFacets({ town: found.town, cell }),
  } satisfies Partial<NewCandidateRow>;
}
