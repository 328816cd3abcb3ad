import { CANDIDATE_FIELDS, PUBLIC_CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import type { BlockedCompany, OwnCandidate, PublicCandidate, SentMessage } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import { keysOf, pick } from '../../shared/records.ts';
import type { CandidateBlockRow, CandidateMessageRow, CandidateRow } from '../db/tables/candidates.ts';

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

export const toBlockedCompany = (row: CandidateBlockRow): BlockedCompany => ({
  id: row.publicId,
  kind: row.kind,
  value: row.value,
});

export const toSentMessage = (row: CandidateMessageRow): SentMessage => ({
  id: row.publicId,
  createdAt: row.createdAt.toISOString(),
});
