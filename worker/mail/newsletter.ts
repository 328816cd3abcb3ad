import type { ArticleSummary } from '../../shared/articles.ts';
import { ASKED_DAYS, CONFIRM_DAYS } from '../../shared/link-days.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmNewsletterLink, endNewsletterLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** The link that starts the newsletter; until it is used the address gets nothing else. */
export const confirmNewsletterMail = ({ token, siteUrl }: { readonly token: string; readonly siteUrl: string }): Mail =>
  composeMail({
    why: 'asked',
    subject: 'Conferma l’iscrizione alla newsletter',
    paragraphs: [
      `Qualcuno, speriamo tu, ha chiesto di ricevere a questo indirizzo i nuovi articoli del blog di ${SITE_NAME}, una volta al mese.`,
      `Per riceverli apri il link e conferma. Il link vale ${CONFIRM_DAYS} giorni.`,
      'Se non sei stata/o tu, non fare nulla: senza conferma non ti mandiamo altro, e l’indirizzo si cancella da solo.',
    ],
    link: { label: 'Conferma l’iscrizione', url: siteUrl + confirmNewsletterLink(token) },
  });

/** Asked after a year; the link confirms it once more. */
export const newsletterStillWantedMail = ({
  token,
  endToken,
  siteUrl,
}: {
  readonly token: string;
  readonly endToken: string;
  readonly siteUrl: string;
}): Mail =>
  composeMail({
    why: 'newsletter',
    subject: 'Vuoi ancora la newsletter?',
    paragraphs: [
      `Da un anno ricevi a questo indirizzo i nuovi articoli del blog di ${SITE_NAME}.`,
      `Se li vuoi ancora apri il link e conferma, entro ${ASKED_DAYS} giorni. Senza risposta smettiamo di mandarteli e cancelliamo l’indirizzo.`,
    ],
    link: { label: 'Sì, la voglio ancora', url: siteUrl + confirmNewsletterLink(token) },
    unsubscribe: { label: 'Non voglio più ricevere la newsletter', url: siteUrl + endNewsletterLink(endToken) },
  });

/** The articles that are new since the last issue, the newest first. */
export const newsletterMail = ({
  articles,
  endToken,
  siteUrl,
}: {
  readonly articles: readonly ArticleSummary[];
  readonly endToken: string;
  readonly siteUrl: string;
}): Mail =>
  composeMail({
    why: 'newsletter',
    subject: articles.length === 1 ? `Dal blog: ${articles[0]?.title}` : `${articles.length} nuovi articoli dal blog`,
    paragraphs: [`Ecco che cosa è uscito sul blog di ${SITE_NAME} dall’ultima volta.`],
    groups: [
      {
        title: articles.length === 1 ? 'Da leggere' : 'Da leggere questo mese',
        items: articles.map(({ title, excerpt, path }) => ({ label: title, about: excerpt, url: siteUrl + path })),
      },
    ],
    link: { label: 'Tutti gli articoli', url: siteUrl + pagePath.blog() },
    unsubscribe: { label: 'Non voglio più ricevere la newsletter', url: siteUrl + endNewsletterLink(endToken) },
  });
