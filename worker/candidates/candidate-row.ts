import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import { foldText } from '../../shared/text.ts';
import { cellKey, facet, NO_CELL, townsOf } from '../db/lists/facets.ts';
import type { NewCandidateRow } from '../db/tables/candidates.ts';

/** Everything a profile can be filtered by besides its texts, as the text of the `facets` column. */
const candidateFacets = ({ location, town, cell }: Pick<NewCandidateRow, 'location' | 'town' | 'cell'>): string =>
  [facet('cell', cell ?? NO_CELL), ...townsOf(location, town).map((slug) => facet('town', slug))].join(' ');

type Searchable = Pick<NewCandidateRow, 'title' | 'location' | 'town' | 'lat' | 'lon'>;

/** What a profile is found, filtered and sorted by; all of it follows from what it says and where it is. */
export function searchColumns({ title, location, town, lat, lon }: Searchable) {
  const cell = lat == null || lon == null ? null : cellKey(lat, lon);
  return {
    titleKey: foldText(title),
    locationKey: foldText(location),
    cell,
    facets: candidateFacets({ location, town, cell }),
  };
}

/** Columns that say that the person has just done something with a profile. */
export const active = (now: Date) =>
  ({ activeAt: now, idleWarnings: 0, idleWarnedAt: null }) satisfies Partial<NewCandidateRow>;

/** What a profile says, to whom, where that is, and what it can be found by. */
export function candidateContent(body: PublishCandidateBody) {
  const { lat, lon, experience, email, audience, ...typed } = body;
  const found = locate(body.location, sentPoint(lat, lon));
  const point = found.lat !== null && found.lon !== null ? roundPosition({ lat: found.lat, lon: found.lon }) : null;
  const position = { town: found.town, lat: point?.lat ?? null, lon: point?.lon ?? null };
  return {
    ...typed,
    experience: experience || null,
    email: email ?? null,
    audience: audience ?? 'everyone',
    ...position,
    ...searchColumns({ ...body, ...position }),
  } satisfies Partial<NewCandidateRow>;
}
