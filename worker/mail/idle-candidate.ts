import { longDate } from '../../shared/dates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { keepCandidateLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Warns that a profile which nobody looks after will be deleted; its link keeps it. */
export const idleCandidateMail = (warning: {
  readonly title: string;
  /** When it is deleted at the earliest. */
  readonly until: Date;
  readonly token: string;
  readonly siteUrl: string;
}): Mail => {
  const day = longDate(warning.until);
  return composeMail({
    subject: `Vuoi tenere il tuo profilo? Lo cancelliamo il ${day}`,
    paragraphs: [
      `Su ${SITE_NAME} c’è un tuo profilo, “${warning.title}”, che non apri da molti mesi.`,
      `Per non tenere dati che non servono più, il ${day} lo cancelliamo, con i messaggi ricevuti.`,
      'Se lo vuoi tenere apri il link e premi il pulsante: resta per altri 12 mesi. Se non ti serve più, non devi fare nulla.',
    ],
    link: { label: 'Tieni il profilo', url: warning.siteUrl + keepCandidateLink(warning.token) },
  });
};
