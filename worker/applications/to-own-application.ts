import type { OwnApplication, SentApplication } from '../../shared/applications.ts';
import { STORED_APPLICATION_DAYS, type StoredApplication } from '../../shared/applications.ts';
import { DELETED_DAYS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { GuestApplication } from '../../shared/guest-applications.ts';
import { phoneText } from '../../shared/phone.ts';
import { pick } from '../../shared/records.ts';
import { cvOf } from '../db/cv-files.ts';
import type { ApplicationEventRow, ApplicationRow, StoredApplicationRow } from '../db/tables/applications.ts';
import { hasPage, isOpenRow } from '../db/visibility.ts';
import type { ApplicationWithJob } from './queries.ts';

export const toOwnApplication = (row: ApplicationRow, jobPublicId: string): OwnApplication => ({
  id: row.publicId,
  jobId: jobPublicId,
  status: row.status,
  statusAt: (row.statusAt ?? row.createdAt).toISOString(),
  message: row.message,
  answerNote: row.answerNote,
  reason: row.reason,
  remindedAt: unheardSince(row)?.toISOString() ?? null,
  cv: cvOf(row),
  ticks: row.ticks,
  answers: row.answers,
  nextSeason: row.nextSeason,
  createdAt: row.createdAt.toISOString(),
  takenOverAt: row.takenOverAt?.toISOString() ?? null,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_DAYS).toISOString(),
});

/** When it was told that nothing was heard, unless something was since. */
const unheardSince = ({ remindedAt, statusAt, answeredAt }: ApplicationRow): Date | null =>
  remindedAt !== null && answeredAt === null && (statusAt === null || statusAt <= remindedAt) ? remindedAt : null;

export const toSentApplication = (
  { application, job, lines }: ApplicationWithJob,
  events: readonly ApplicationEventRow[],
  now: Date,
): SentApplication => ({
  ...toOwnApplication(application, job.publicId),
  job: {
    ...pick(job, ['title', 'companyName', 'location', 'employerSlug']),
    state: isOpenRow(job, now) ? 'open' : hasPage(job) ? 'ended' : 'gone',
  },
  lines,
  history: events
    .filter(({ applicationId }) => applicationId === application.id)
    .map(({ status, createdAt }) => ({ status, at: createdAt.toISOString() })),
});

export const toGuestApplication = (
  row: ApplicationWithJob,
  events: readonly ApplicationEventRow[],
  now: Date,
): GuestApplication => ({
  ...toSentApplication(row, events, now),
  name: row.application.name ?? '',
  email: row.application.email,
  phone: row.application.phone,
  phoneText: row.application.phone === null ? undefined : phoneText(row.application.phone),
});

export function toStoredApplication(row: StoredApplicationRow | null, lastPhone: string | null): StoredApplication {
  const phone = lastPhone === null ? {} : { phone: phoneText(lastPhone) };
  if (row === null) return { cv: null, message: null, until: null, ...phone };
  const { message, usedAt } = row;
  return {
    cv: cvOf(row),
    message,
    until: addDays(usedAt, STORED_APPLICATION_DAYS).toISOString(),
    ...phone,
  };
}
