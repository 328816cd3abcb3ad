import { longDate } from '../../shared/dates.ts';
import { answerApplicationLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Tells who published an offer that somebody applied, with the link that answers without signing in. */
export function newApplicationMail(application: {
  readonly job: Pick<JobRow, 'title'>;
  readonly applicantName: string;
  readonly message: string | null;
  readonly hasCv: boolean;
  readonly token: string;
  readonly expiresAt: Date;
  readonly siteUrl: string;
}): Mail {
  const { job, applicantName, message, hasCv, token, expiresAt, siteUrl } = application;
  return composeMail({
    subject: `Nuova candidatura: ${job.title}`,
    paragraphs: [
      `${applicantName} si è candidata/o alla tua offerta “${job.title}”.`,
      message === null ? 'Non ha lasciato un messaggio.' : `Il suo messaggio:\n${message}`,
      ...(hasCv ? ['Ha allegato il CV: lo trovi, quando accedi, nella pagina “Candidature”.'] : []),
      `Con il link qui sotto rispondi in un attimo, senza accedere: in valutazione, non selezionata o assunta. Vale fino al ${longDate(expiresAt)}. Chi ha il link può rispondere al posto tuo: non inoltrare questa email.`,
    ],
    link: { label: 'Rispondi alla candidatura', url: siteUrl + answerApplicationLink(token) },
  });
}
