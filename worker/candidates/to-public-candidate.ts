import { PUBLIC_CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { pick } from '../db/pick.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** A profile as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicCandidate = (row: CandidateRow): PublicCandidate => ({
  id: row.publicId,
  ...pick(row, PUBLIC_CANDIDATE_FIELDS),
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  postedDate: row.postedAt.toISOString(),
  ...(row.status === 'companies' ? { companiesOnly: true } : {}),
});
