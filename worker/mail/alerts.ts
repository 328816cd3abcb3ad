import { alertWords } from '../../shared/alert-words.ts';
import { type AlertSearch, readAlertSearch } from '../../shared/alerts.ts';
import type { ArticleSummary } from '../../shared/articles.ts';
import { CONFIRM_DAYS } from '../../shared/link-days.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { pagePath } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmAlertLink, endAlertsLink, manageAlertsLink } from '../../shared/token-links.ts';
import { composeMail, type MailGroup } from './layout.ts';
import type { Mail } from './outbox.ts';

type Requested = { readonly token: string; readonly search: string; readonly siteUrl: string };

/** The link that starts an alert. It repeats no text that was typed: nobody has checked whose address it goes to. */
export const confirmAlertMail = ({ token, search, siteUrl }: Requested): Mail =>
  composeMail({
    why: 'entered',
    subject: search === ARTICLES ? 'Conferma l’iscrizione alla newsletter' : 'Conferma il tuo avviso',
    paragraphs: [
      ...(search === ARTICLES
        ? [
            `Qualcuno, speriamo tu, ha chiesto di ricevere a questo indirizzo i nuovi articoli del blog di ${SITE_NAME}, una volta al mese.`,
            `Per riceverli apri il link e conferma. Il link vale ${CONFIRM_DAYS} giorni.`,
          ]
        : [
            `Qualcuno, speriamo tu, ha chiesto a ${SITE_NAME} di mandare a questo indirizzo le nuove offerte che corrispondono a una ricerca.`,
            withoutTyped(readAlertSearch(search) ?? {}),
            `Per riceverle apri il link e conferma. Il link vale ${CONFIRM_DAYS} giorni. Poi ti scriviamo al massimo una volta al giorno, la mattina, e solo se c’è qualcosa di nuovo.`,
          ]),
      'Se non sei stata/o tu, non fare nulla: senza conferma non ti mandiamo altro, e l’indirizzo si cancella da solo.',
    ],
    link: {
      label: search === ARTICLES ? 'Conferma l’iscrizione' : 'Conferma l’avviso',
      url: siteUrl + confirmAlertLink(token),
    },
  });

function withoutTyped({ search, location, ...chosen }: AlertSearch): string {
  const [place, ...others] = resolvePlaces(location ?? '');
  // A CAP of several municipalities is no stranger's words.
  const words = alertWords({ ...chosen, location: others.length > 0 ? location : place?.name });
  return search === undefined ? `Cerca: ${words}.` : `Cerca: ${words}, e qualche parola che qui non ripetiamo.`;
}

type AlertLinks = { readonly manageToken: string; readonly endToken: string; readonly siteUrl: string };

const linksOf = ({ manageToken, endToken, siteUrl }: AlertLinks) => ({
  manage: siteUrl + manageAlertsLink(manageToken),
  unsubscribe: { label: 'Non voglio più ricevere avvisi', url: siteUrl + endAlertsLink(endToken) },
});

/** The new offers of a day for one address: for each of its alerts those that no other has shown. */
export function alertDigestMail({
  groups,
  total,
  ...to
}: AlertLinks & { readonly groups: readonly MailGroup[]; readonly total: number }): Mail {
  const { manage, unsubscribe } = linksOf(to);
  return composeMail({
    why: 'alerts',
    subject: total === 1 ? 'Una nuova offerta per te' : `${total} nuove offerte per te`,
    paragraphs: [
      total === 1
        ? `Su ${SITE_NAME} c’è una nuova offerta che corrisponde ai tuoi avvisi.`
        : `Su ${SITE_NAME} ci sono ${total} nuove offerte che corrispondono ai tuoi avvisi.`,
    ],
    groups,
    link: { label: 'Gestisci i tuoi avvisi', url: manage },
    closing: ['Chi ha questo link può cambiare i tuoi avvisi: non inoltrarlo.'],
    unsubscribe,
  });
}

export function stillWantedMail({
  searches,
  days,
  ...to
}: AlertLinks & { searches: readonly string[]; days: number }): Mail {
  const { manage, unsubscribe } = linksOf(to);
  return composeMail({
    why: 'alerts',
    subject: 'Vuoi ancora ricevere gli avvisi?',
    paragraphs: [
      `Da un anno ${SITE_NAME} ti manda quello che hai chiesto:`,
      searches.join('\n'),
      `Se ti servono ancora, apri il link e premi “Continua per un anno”. Se non fai nulla, tra ${days} giorni smettiamo e lo cancelliamo.`,
    ],
    link: { label: 'Continua a ricevere gli avvisi', url: manage },
    closing: ['Chi ha questo link può cambiare i tuoi avvisi: non inoltrarlo.'],
    unsubscribe,
  });
}

type Issue = Omit<AlertLinks, 'manageToken'> & { readonly articles: readonly ArticleSummary[] };

export const newsletterMail = ({ articles, endToken, siteUrl }: Issue): Mail =>
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
    unsubscribe: { label: 'Non voglio più ricevere la newsletter', url: siteUrl + endAlertsLink(endToken) },
  });
