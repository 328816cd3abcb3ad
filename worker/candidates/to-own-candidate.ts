import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import type { OwnCandidate, ReceivedMessage, SentMessage } from '../../shared/candidates.ts';
import { addDays } from '../../shared/dates.ts';
import type { CandidateMessageRow } from '../db/tables/candidate-messages.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import { toPublicCandidate } from './to-public-candidate.ts';

/** A profile as the person it is about sees it. */
export const toOwnCandidate = (row: CandidateRow): OwnCandidate => ({
  ...toPublicCandidate(row),
  status: row.status,
  email: row.email,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_DAYS).toISOString(),
  hiddenReason: row.hiddenAt && row.hiddenReason,
});

/** A message as who wrote it sees it. */
export const toSentMessage = (row: CandidateMessageRow): SentMessage => ({
  id: row.publicId,
  createdAt: row.createdAt.toISOString(),
});

/** A message as the candidate reads it. */
export const toReceivedMessage = (row: CandidateMessageRow): ReceivedMessage => ({
  ...toSentMessage(row),
  name: row.name,
  email: row.email,
  message: row.message,
});
