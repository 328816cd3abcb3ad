import { longDate } from '../../shared/dates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmApplicationLink } from '../../shared/token-links.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';

type Offer = Pick<JobRow, 'title' | 'companyName'>;

/**
 * Asks the address of an application without an account whether it is its sender's. It repeats nothing that anybody has typed, the
 * offer's title included: nobody has checked whose address it goes to. The page behind the link names the offer.
 */
export const confirmApplicationMail = ({ token, expiresAt, siteUrl }: EndingLink): Mail =>
  composeMail({
    why: 'asked',
    subject: 'Ultimo passo: invia la candidatura',
    paragraphs: [
      `Su ${SITE_NAME} è stata preparata, con questa email, una candidatura a un’offerta di lavoro.`,
      `Non è ancora partita. Apri il link, che dice per quale offerta è, e premi “Invia la candidatura”: solo allora chi ha pubblicato l’offerta la riceve. Il link vale fino al ${longDate(expiresAt)}, poi la candidatura si cancella da sola.`,
      'Se non l’hai preparata tu, non fare nulla.',
    ],
    link: { label: 'Invia la candidatura', url: siteUrl + confirmApplicationLink(token) },
  });

/** The links of all applications that were sent from an address without an account. */
export const applicantLinksMail = (links: readonly { readonly job: Offer; readonly url: string }[]): Mail => {
  const [first, ...others] = links;
  return composeMail({
    why: 'applicant',
    subject: 'I link per seguire le tue candidature',
    paragraphs: [
      'Con questi link segui le candidature che hai inviato senza account: leggi la risposta, le ritiri o le cancelli. Chi ha il link può fare lo stesso: conservali e non inoltrarli.',
      ...(first ? [`${first.job.title} (${first.job.companyName}): il pulsante qui sotto.`] : []),
      ...others.map(({ job, url }) => `${job.title} (${job.companyName}):\n${url}`),
    ],
    link: { label: 'Segui la candidatura', url: first?.url ?? '' },
  });
};
