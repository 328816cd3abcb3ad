import { CANDIDATE_FIELDS, PUBLIC_CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import type { OwnCandidate, PublicCandidate } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { keysOf, pick } from '../../shared/records.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** A profile as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicCandidate = (row: CandidateRow): PublicCandidate => ({
  id: row.publicId,
  ...pick(row, keysOf(PUBLIC_CANDIDATE_FIELDS)),
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  postedDate: row.postedAt.toISOString(),
  ...(row.status === 'companies' ? { companiesOnly: true } : {}),
});

export const toOwnCandidate = (row: CandidateRow): OwnCandidate => ({
  ...toPublicCandidate(row),
  ...pick(row, keysOf(CANDIDATE_FIELDS)),
  status: row.status,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_DAYS).toISOString(),
  hiddenReason: row.hiddenAt && row.hiddenReason,
  emailConfirmed: row.emailConfirmedAt !== null,
  revision: row.revision,
});
