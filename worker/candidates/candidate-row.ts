import { CANDIDATE_TICK_FILTERS, type CandidateTickFilter, saidBy } from '../../shared/candidate-fields.ts';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { locate, sentPoint } from '../../shared/places/locate.ts';
import { foldText, indexedWords } from '../../shared/text.ts';
import { cellKey, facet, NO_CELL, townsOf } from '../db/lists/words.ts';
import type { CandidateRow, NewCandidateRow } from '../db/tables/candidates.ts';
import { hashLinkToken, mailedLinkToken } from '../link-token.ts';

type Searchable = Pick<
  NewCandidateRow,
  'name' | 'title' | 'skills' | 'location' | 'town' | 'lat' | 'lon' | CandidateTickFilter
>;

/** Everything a profile can be filtered by besides its texts, as the text of the `facets` column. */
const facetsOf = (said: Searchable, cell: string | null): string =>
  [
    facet('cell', cell ?? NO_CELL),
    ...townsOf(said.location, said.town).map((slug) => facet('town', slug)),
    ...CANDIDATE_TICK_FILTERS.filter((name) => said[name]).map((name) => facet('with', name)),
  ].join(' ');

/** Columns by which a profile is found, filtered and sorted; all of them follow from what it says. */
export function searchColumns(said: Searchable) {
  const { name, title, skills, location, lat, lon } = said;
  const cell = lat == null || lon == null ? null : cellKey(lat, lon);
  return {
    titleKey: foldText(title),
    locationKey: foldText(location),
    nameKey: indexedWords(name),
    skillsKey: indexedWords(skills.join(' ')),
    cell,
    facets: facetsOf(said, cell),
  };
}

/** Columns that say that the person has just done something with a profile. */
export const active = (now: Date) =>
  ({ activeAt: now, idleWarning: null, idleWarnedAt: null }) satisfies Partial<NewCandidateRow>;

/** Token, and its digest, of the link that is mailed to the address of a profile; null without an address or a link. */
export function mailedLink(
  { manageTokenHash, email }: Pick<CandidateRow, 'manageTokenHash' | 'email'>,
  secret: string,
) {
  if (!manageTokenHash || !email) return null;
  const token = mailedLinkToken(manageTokenHash, email, secret);
  return { token, hash: hashLinkToken(token) };
}

/** Cause of the mail with that link: one for each profile and address. */
export const linkCause = (mailedTokenHash: string): MailCause => `candidate-link:${mailedTokenHash}`;

/** Columns that follow from a body: texts, audience, place and search columns. */
export function candidateContent(body: PublishCandidateBody) {
  const { lat, lon } = body;
  const found = locate(body.location, sentPoint(lat, lon));
  const point = found.lat !== null && found.lon !== null ? roundPosition({ lat: found.lat, lon: found.lon }) : null;
  const position = { town: found.town, lat: point?.lat ?? null, lon: point?.lon ?? null };
  const said = saidBy(body);
  return {
    ...said,
    ...position,
    ...searchColumns({ ...said, ...position }),
  } satisfies Partial<NewCandidateRow>;
}
