import { CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { statedValues } from '../../shared/fields.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { locate, sentPoint } from '../../shared/places/resolve-place.ts';
import { foldText, indexedWords } from '../../shared/text.ts';
import type { CandidateRow, NewCandidateRow } from '../db/tables/candidates.ts';
import { hashLinkToken, mailedLinkToken } from '../link-token.ts';
import { townCodes } from '../search/facets.ts';

/** Columns by which a profile is found and sorted; all of them follow from what it says. */
export const searchColumns = (values: Pick<NewCandidateRow, 'name' | 'title' | 'skills' | 'location' | 'town'>) => ({
  titleKey: foldText(values.title),
  locationKey: foldText(values.location),
  nameKey: indexedWords(values.name),
  skillsKey: indexedWords(values.skills.join(' ')),
  codes: townCodes(values),
});

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

export function candidateContent(body: PublishCandidateBody) {
  const { lat, lon } = body;
  const found = locate(body.location, sentPoint(lat, lon));
  const point = found.lat !== null && found.lon !== null ? roundPosition({ lat: found.lat, lon: found.lon }) : null;
  const position = { town: found.town, lat: point?.lat ?? null, lon: point?.lon ?? null };
  const values = { ...statedValues(CANDIDATE_FIELDS, body), audience: body.audience ?? 'everyone' };
  return {
    ...values,
    ...position,
    ...searchColumns({ ...values, ...position }),
  } satisfies Partial<NewCandidateRow>;
}
