import { env } from 'cloudflare:workers';
import type { PublishCandidateBody } from '../../shared/candidates.ts';
import { candidateContent, mailedLink, searchColumns } from '../candidates/candidate-row.ts';
import { type CandidateRow, candidates, type NewCandidateRow } from '../db/tables/candidates.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { newPublicId } from '../public-id.ts';
import { insertOne, uniqueWord } from './factories.ts';

/** A valid body of `POST /api/candidates`, of its own name. */
export const candidateBody = (fields: Partial<PublishCandidateBody> = {}): PublishCandidateBody => ({
  name: `Persona ${uniqueWord()}`,
  title: 'Barista',
  location: 'Edolo',
  skills: ['caffetteria', 'inglese'],
  experience: 'Tre stagioni in un bar di montagna.',
  ...fields,
});

/**
 * Columns of a profile as publishing would have stored it, its address confirmed, with any of them given: what follows from
 * the given ones (town, position, keys, facets) is derived from them.
 */
export function newCandidateRow(columns: Partial<NewCandidateRow> = {}): NewCandidateRow {
  const { name, title, location, skills } = { ...candidateBody(), ...columns };
  const content = { ...candidateContent(candidateBody({ name, title, location, skills })), ...columns };
  const postedAt = columns.postedAt ?? new Date();
  return {
    publicId: newPublicId(),
    postedAt,
    updatedAt: postedAt,
    activeAt: postedAt,
    emailConfirmedAt: columns.email ? postedAt : null,
    ...content,
    ...searchColumns({ ...content, name, title, skills, location }),
  };
}

/** A profile for companies only, as a choice of its person leaves it; see `newCandidateRow`. */
export const makeCompanyCandidate = (columns: Partial<NewCandidateRow> = {}): Promise<CandidateRow> =>
  makeCandidate({ audience: 'companies', status: 'companies', ...columns });

/** A profile without an account, the token of its link with the headers of its holder, and that of the mailed link. */
export async function makeLinkedCandidate({ email = null, ...columns }: Partial<NewCandidateRow> = {}) {
  const token = newLinkToken();
  const manageTokenHash = hashLinkToken(token);
  const mailed = mailedLink({ manageTokenHash, email }, env.JWT_SECRET);
  const links = { manageTokenHash, mailedTokenHash: mailed?.hash ?? null };
  const candidate = await makeCandidate({ ...columns, email, ...links });
  return { candidate, token, mailedToken: mailed?.token ?? '', headers: { Authorization: `Link ${token}` } };
}

/** A profile without an account unless `ownerId` is given; see `newCandidateRow`. */
export const makeCandidate = (columns: Partial<NewCandidateRow> = {}): Promise<CandidateRow> =>
  insertOne(candidates, newCandidateRow(columns));
