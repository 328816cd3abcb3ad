import { pagePath } from '../../shared/paths.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Tells who published an offer that somebody applied. */
export function newApplicationMail(application: {
  readonly job: Pick<JobRow, 'publicId' | 'title'>;
  readonly applicantName: string;
  readonly message: string | null;
  readonly hasCv: boolean;
  readonly siteUrl: string;
}): Mail {
  const { job, applicantName, message, hasCv, siteUrl } = application;
  return composeMail({
    subject: `Nuova candidatura: ${job.title}`,
    paragraphs: [
      `${applicantName} si è candidata/o alla tua offerta “${job.title}”.`,
      message === null ? 'Non ha lasciato un messaggio.' : `Il suo messaggio:\n${message}`,
      ...(hasCv ? ['Ha allegato il CV: lo trovi, quando accedi, nella pagina “Candidature”.'] : []),
    ],
    link: { label: "Apri l'offerta", url: siteUrl + pagePath.job(job.publicId) },
  });
}
