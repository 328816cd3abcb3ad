import { LATE_DAYS } from '../../shared/answer-texts.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Cause of the mail that tells an applicant that nothing was heard. */
export const lateApplicationCause = (publicId: string): MailCause => `late-application:${publicId}`;

type Late = {
  readonly job: Pick<JobRow, 'publicId' | 'title'>;
  /** How many wait that long. */
  readonly count: number;
  readonly siteUrl: string;
};

/** Asks the owner of an offer to answer those who have waited for two weeks. */
export function lateAnswersMail({ job, count, siteUrl }: Late): Mail {
  const [wait, those] =
    count === 1 ? ['1 persona aspetta', 'ha lasciato'] : [`${count} persone aspettano`, 'hanno lasciato'];
  return composeMail({
    why: 'employer',
    subject: `${wait} una risposta: ${job.title}`,
    paragraphs: [
      `${wait} una risposta da ${LATE_DAYS} giorni o più per la tua offerta “${job.title}”.`,
      'Anche un no è una risposta: chi lo riceve smette di aspettare e cerca altrove. Dalla pagina scegli più persone insieme, e per un no bastano un motivo già scritto e un tocco.',
      `A chi si è candidata/o scriviamo, se ${those} un’email, che finora non abbiamo avuto notizie.`,
    ],
    link: {
      label: 'Rispondi a chi aspetta',
      url: siteUrl + withQuery(pagePath.applications(), { lato: 'ricevute', offerta: job.publicId }),
    },
  });
}

type Unheard = {
  readonly job: Pick<JobRow, 'title' | 'companyName'>;
  /** The applicant's. */
  readonly name: string;
  /** True of one that the employer has opened. */
  readonly read: boolean;
  /** True if the employer is asked for an answer at the same time. */
  readonly asked: boolean;
  /** Page where they follow it. */
  readonly link: { readonly label: string; readonly url: string };
};

/** Tells an applicant that nothing was heard for two weeks. */
export const unheardMail = ({ job, name, read, asked, link }: Unheard): Mail =>
  composeMail({
    why: 'applicant',
    subject: `Ancora nessuna risposta: ${job.title}`,
    paragraphs: [
      `Ciao ${name}, dopo ${LATE_DAYS} giorni non abbiamo avuto notizie da ${job.companyName} sulla tua candidatura per “${job.title}”.${read ? ' Risulta letta, ma senza risposta.' : ''}`,
      'Non vuol dire no, ma non aspettare solo loro: intanto candidati anche altrove.',
      `${asked ? 'Abbiamo chiesto a chi ha pubblicato l’offerta di rispondere. ' : ''}Se arriva una risposta, te la scriviamo.`,
    ],
    link,
  });
