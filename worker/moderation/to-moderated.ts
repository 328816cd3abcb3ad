import { kindName } from '../../shared/mail-kinds.ts';
import {
  type LogEntry,
  MODERATED_CANDIDATE_FIELDS,
  MODERATED_EMPLOYER_FIELDS,
  MODERATED_JOB_FIELDS,
  type Moderated,
  type ModeratedAccount,
  type ModeratedCandidate,
  type ModeratedConversation,
  type ModeratedEmployer,
  type ModeratedJob,
  type ModeratedMessage,
  type ReceivedReport,
  type Reported,
  TODAY_JOB_FIELDS,
  type Today,
  type UndeliveredMail,
} from '../../shared/moderation.ts';
import { pick } from '../../shared/records.ts';
import type { UserRow } from '../db/tables/accounts.ts';
import type { CandidateRow } from '../db/tables/candidates.ts';
import type { EmployerPageRow } from '../db/tables/employers.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import type { OutboxRow } from '../db/tables/mail.ts';
import type { LogRow, ReportRow } from '../db/tables/moderation.ts';
import { isHeldRow, pageStatus } from '../db/visibility.ts';
import type {
  DayJob,
  Group,
  OwnedCandidate,
  OwnedEmployer,
  OwnedJob,
  ReportedMessage,
  ReportedTalk,
} from './queries.ts';
import { canRetry } from './retry-mail.ts';

const time = (date: Date | null): string | null => date?.toISOString() ?? null;

/** An account as administrators see it: nothing of its password or its sessions. */
export const toModeratedAccount = (row: UserRow): ModeratedAccount => ({
  kind: 'account',
  id: row.publicId,
  name: row.name,
  email: row.email,
  role: row.role,
  createdAt: row.createdAt.toISOString(),
  deletedAt: time(row.deletedAt),
  suspendedAt: time(row.suspendedAt),
  suspendedReason: row.suspendedReason,
});

/** Fields of offers, profiles and pages that nobody typed. */
const published = (row: JobRow | CandidateRow | EmployerPageRow, status: string, postedAt: Date) => ({
  id: row.publicId,
  status,
  postedDate: postedAt.toISOString(),
  hiddenAt: time(row.hiddenAt),
  hiddenReason: row.hiddenReason,
});

export const toModeratedJob = ({ job, owner }: OwnedJob): ModeratedJob => ({
  kind: 'job',
  ...published(job, isHeldRow(job) ? 'waiting' : job.status, job.postedAt),
  ...pick(job, MODERATED_JOB_FIELDS),
  owner: toModeratedAccount(owner),
});

/** An offer in the list of a day: what says whether it is worth a look. */
export const toTodayJob = (job: DayJob): Today['jobs'][number] => ({
  id: job.publicId,
  status: job.status,
  ...pick(job, TODAY_JOB_FIELDS),
  postedDate: job.postedAt.toISOString(),
});

export const toModeratedCandidate = ({ candidate, owner }: OwnedCandidate): ModeratedCandidate => ({
  kind: 'candidate',
  ...published(candidate, candidate.status, candidate.postedAt),
  ...pick(candidate, MODERATED_CANDIDATE_FIELDS),
  owner: owner && toModeratedAccount(owner),
});

export const toModeratedEmployer = ({ page, owner, rivals }: OwnedEmployer): ModeratedEmployer => ({
  kind: 'employer',
  ...published(page, pageStatus(page), page.createdAt),
  ...pick(page, MODERATED_EMPLOYER_FIELDS),
  ...pick(page, ['slug', 'confirmedDomain']),
  rivals,
  owner: toModeratedAccount(owner),
});

/** Nothing about the recipient but the title of the profile. */
export const toModeratedMessage = ({ message, profile }: ReportedMessage): ModeratedMessage => ({
  kind: 'message',
  id: message.publicId,
  ...pick(message, ['name', 'email', 'message']),
  createdAt: message.createdAt.toISOString(),
  profile,
});

export const toModeratedConversation = (talk: ReportedTalk): ModeratedConversation => ({
  kind: 'conversation',
  id: talk.publicId,
  jobTitle: talk.jobTitle,
  text: talk.text,
  emails: [talk.ownerEmail, talk.applicantEmail].filter((email) => email !== null),
});

/** Nothing about the reporter but their own text and address. */
const toReceivedReport = (row: ReportRow): ReceivedReport => ({
  id: row.publicId,
  reason: row.reason,
  text: row.text,
  email: row.email,
  createdAt: row.createdAt.toISOString(),
});

export const toReported = (
  { kind, targetId, reasons, reports, newest }: Group,
  targets: readonly Moderated[],
): Reported => ({
  kind,
  targetId,
  target: targets.find((target) => target.kind === kind && target.id === targetId) ?? null,
  count: reasons.reduce((sum, { count }) => sum + count, 0),
  reasons: [...reasons],
  reports: reports.map(toReceivedReport),
  newest,
});

export const toLogEntry = (row: LogRow & { readonly name: string | null }): LogEntry => ({
  id: row.publicId,
  action: row.action,
  kind: row.targetKind,
  targetId: row.targetId,
  name: row.targetKind === 'mail' && row.name !== null ? kindName(row.name) : row.name,
  rule: row.rule,
  reason: row.reason,
  by: row.adminName,
  createdAt: row.createdAt.toISOString(),
});

/** Not the mail itself: it is somebody else's. The kind is what its cause begins with. */
export const toUndeliveredMail = (row: OutboxRow, now: Date): UndeliveredMail => ({
  id: String(row.id),
  kind: kindName(row.cause),
  recipient: row.recipient,
  attempts: row.attempts,
  createdAt: row.createdAt.toISOString(),
  lastTriedAt: row.nextAttemptAt.toISOString(),
  canRetry: canRetry(row, now),
});
