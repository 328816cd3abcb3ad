import { datePhrase } from '../../shared/dates.ts';
import { OPEN_DAYS } from '../../shared/employer-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkTo } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

export const keepOpenLink = linkTo(pagePath.keepOpen);

type OpenCheck = { readonly until: Date; readonly token: string; readonly siteUrl: string };

/** Asks an employer whether it still wants spontaneous applications: one press keeps them, another one ends them at once. */
export const openCheckMail = ({ until, token, siteUrl }: OpenCheck): Mail =>
  composeMail({
    why: 'employer',
    subject: 'Vuoi ancora ricevere candidature spontanee?',
    heading: `Altrimenti finiscono ${datePhrase('il', until)}`,
    paragraphs: [
      `Se le vuoi ancora apri il link e premi “Restano aperte”: valgono per altri ${OPEN_DAYS} giorni. Se non fai nulla si spengono da sole.`,
      'Con lo stesso link le spegni anche subito, senza accedere.',
    ],
    link: { label: 'Tienile aperte, o spegnile', url: siteUrl + keepOpenLink(token) },
  });
