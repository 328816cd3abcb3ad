import { datePhrase } from '../../shared/dates.ts';
import { OPEN_DAYS } from '../../shared/employer-values.ts';
import { EMPLOYER_LINK_DAYS } from '../../shared/link-days.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { endMailsLink, linkTo } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

const confirmEmployerLink = linkTo(pagePath.confirmEmployer);
export const keepOpenLink = linkTo(pagePath.keepOpen);

type Claim = { readonly domain: string; readonly token: string; readonly siteUrl: string };

/** To an address of a website's domain that somebody typed: it repeats nothing typed but that domain. */
export const employerLinkMail = ({ domain, token, siteUrl }: Claim): Mail =>
  composeMail({
    why: 'entered',
    subject: `Confermi la pagina di ${domain} su ${SITE_NAME}?`,
    heading: 'È la pagina della tua azienda?',
    paragraphs: [
      'Se è vostra apri il link e premi il pulsante: diventa pubblica. Se non ne sai niente non fare nulla: senza la conferma nessuno la vede.',
      `Chi la prepara ha scritto che il vostro sito è ${domain}. Il link vale ${EMPLOYER_LINK_DAYS} giorni.`,
    ],
    link: { label: 'Guarda e conferma', url: siteUrl + confirmEmployerLink(token) },
  });

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
    unsubscribe: { label: 'Spegnile', url: siteUrl + endMailsLink(token) },
  });
