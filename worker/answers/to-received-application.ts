import type { LinkedApplication, ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import type { ReceivedCountRow, ReceivedRow, ReceivedWithHistory } from './queries.ts';

/** Since when it is what it is. */
const since = ({ statusAt, createdAt }: ApplicationRow): string => (statusAt ?? createdAt).toISOString();

/** An application as the employer sees it; of a withdrawn one, what the applicant wrote and sent is theirs again. */
export function toReceivedApplication({
  application,
  job,
  applicant,
  history,
}: ReceivedWithHistory): ReceivedApplication {
  const { status, createdAt } = application;
  const withdrawn = status === 'withdrawn';
  const events = history.map((event) => ({ status: event.status, at: event.createdAt.toISOString() }));
  const sent = { status: 'sent' as const, at: createdAt.toISOString() };
  return {
    id: application.publicId,
    jobId: job.publicId,
    jobTitle: job.title,
    name: applicant.name,
    email: withdrawn ? null : applicant.email,
    message: withdrawn ? null : application.message,
    cv: withdrawn ? null : toCv(application),
    status,
    statusAt: since(application),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    answerNote: application.answerNote,
    createdAt: createdAt.toISOString(),
    history: events[0]?.status === 'sent' ? events : [sent, ...events],
  };
}

const toCv = ({ cvName: name, cvType: type, cvSize: size }: ApplicationRow): ReceivedApplication['cv'] =>
  name === null || type === null || size === null ? null : { name, type, size };

export const toReceivedCount = ({ publicId, title, open, count, unread }: ReceivedCountRow): ReceivedCount => ({
  jobId: publicId,
  jobTitle: title,
  open,
  count,
  unread,
});

/** The same application behind a mailed link, which others may come to hold: without the address and the file. */
export const toLinkedApplication = ({ application, job, applicant }: ReceivedRow): LinkedApplication => {
  const withdrawn = application.status === 'withdrawn';
  return {
    jobTitle: job.title,
    name: applicant.name,
    message: withdrawn ? null : application.message,
    hasCv: !withdrawn && application.cvKey !== null,
    status: application.status,
    statusAt: since(application),
    answeredAt: application.answeredAt?.toISOString() ?? null,
    createdAt: application.createdAt.toISOString(),
  };
};
