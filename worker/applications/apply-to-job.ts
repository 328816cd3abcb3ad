import type { Account } from '../db/accounts.ts';
import { type Database, isUniqueViolation } from '../db/client.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import type { JobStatus } from '../db/tables/jobs.ts';
import { isOpenRow } from '../db/visibility.ts';
import { DomainError } from '../errors.ts';
import { newApplicationMail } from '../mail/new-application.ts';
import { toOutbox } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { jobWithOwner } from './queries.ts';

type Application = {
  readonly jobPublicId: string;
  readonly applicant: Account;
  readonly message: string | undefined;
  readonly siteUrl: string;
  readonly now: Date;
};

/** Why an offer takes no applications, where it is not that its time is over. */
const ENDED: Partial<Record<JobStatus, string>> = {
  paused: 'Questa offerta è sospesa: per ora non riceve candidature.',
  closed: 'Il posto è occupato: questa offerta non riceve più candidature.',
};

/**
 * Stores an application together with the mail that tells the employer.
 * @throws DomainError `not-found`, or `conflict` for an ended offer, one's own offer or a second application
 */
export async function applyToJob(db: Database, application: Application): Promise<ApplicationRow> {
  const { jobPublicId, applicant, message, siteUrl, now } = application;
  const found = await jobWithOwner(db, jobPublicId);
  if (found === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
  const { job, ownerEmail } = found;
  if (!isOpenRow(job, now))
    throw new DomainError('conflict', ENDED[job.status] ?? 'Questa offerta è scaduta: non riceve più candidature.');
  if (job.ownerId === applicant.id) throw new DomainError('conflict', 'Non puoi candidarti alla tua offerta.');
  const publicId = newPublicId();
  const mail = newApplicationMail({ job, applicantName: applicant.name, message: message || null, siteUrl });
  try {
    const [rows] = await db.batch([
      db
        .insert(applications)
        .values({ publicId, jobId: job.id, userId: applicant.id, message: message || null, createdAt: now })
        .returning(),
      toOutbox(db, { cause: `application:${publicId}`, recipient: ownerEmail, mail, now }),
    ]);
    if (!rows[0]) throw new Error('applyToJob: the insert returned no row');
    return rows[0];
  } catch (error) {
    if (isUniqueViolation(error, 'applications.job_id'))
      throw new DomainError('conflict', 'Hai già inviato la candidatura per questa offerta.');
    throw error;
  }
}
