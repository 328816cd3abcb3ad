import { alertWords } from '../../shared/alert-words.ts';
import { type AlertSearch, readAlertSearch } from '../../shared/alerts.ts';
import type { ArticleSummary } from '../../shared/articles.ts';
import { CONFIRM_DAYS } from '../../shared/link-days.ts';
import { ARTICLES } from '../../shared/newsletter.ts';
import { pagePath } from '../../shared/paths.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmAlertLink, endMailsLink, manageAlertsLink } from '../../shared/token-links.ts';
import { composeMail, type MailGroup } from './layout.ts';
import type { Mail } from './outbox.ts';

type Requested = { readonly token: string; readonly search: string; readonly siteUrl: string };

/** The link that starts an alert. It repeats no text that was typed: nobody has checked whose address it goes to. */
export const confirmAlertMail = ({ token, search, siteUrl }: Requested): Mail =>
  composeMail({
    why: 'entered',
    subject: search === ARTICLES ? 'Conferma l’iscrizione alla newsletter' : 'Conferma il tuo avviso',
    heading: search === ARTICLES ? 'Gli articoli del blog, una volta al mese' : 'Le nuove offerte, per email',
    paragraphs: [
      `Per ${search === ARTICLES ? 'riceverli' : 'riceverle'} apri il link e premi il pulsante. Il link vale ${CONFIRM_DAYS} giorni.`,
      ...(search === ARTICLES
        ? []
        : [
            withoutTyped(readAlertSearch(search) ?? {}),
            'Poi ti scriviamo al massimo una volta al giorno, la mattina, e solo se c’è qualcosa di nuovo.',
          ]),
      `Lo ha chiesto a ${SITE_NAME} qualcuno, speriamo tu, che ha scritto questo indirizzo.`,
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

/** Parts of every mail of alerts: why it came, the way to its alerts, by these words, and their end. */
const ofAlerts = (label: string, { manageToken, endToken, siteUrl }: AlertLinks) => ({
  why: 'alerts' as const,
  link: { label, url: siteUrl + manageAlertsLink(manageToken) },
  closing: ['Chi ha questo link può cambiare i tuoi avvisi: non inoltrarlo.'],
  unsubscribe: { label: 'Non voglio più ricevere avvisi', url: siteUrl + endMailsLink(endToken) },
});

/** The first of some titles; after it that there are others, as a subject has no room for all. */
const withOthers = ([first = '', ...others]: readonly string[]): string =>
  others.length > 0 ? `${first}, e altro` : first;

/** The new offers of a day for one address: for each of its alerts those that no other has shown. */
export const alertDigestMail = ({
  groups,
  total,
  ...to
}: AlertLinks & { readonly groups: readonly MailGroup[]; readonly total: number }): Mail =>
  composeMail({
    ...ofAlerts('Gestisci i tuoi avvisi', to),
    subject: `${total === 1 ? 'Una nuova offerta' : `${total} nuove offerte`} per te: ${withOthers(groups.flatMap(({ items }) => items.map(({ label }) => label)))}`,
    heading: 'Dai tuoi avvisi',
    paragraphs: [`Apri quello che ti interessa: ti candidi direttamente su ${SITE_NAME}.`],
    groups,
  });

export const stillWantedMail = ({
  searches,
  days,
  ...to
}: AlertLinks & { searches: readonly string[]; days: number }): Mail =>
  composeMail({
    ...ofAlerts('Continua a ricevere gli avvisi', to),
    subject: 'Vuoi ancora ricevere gli avvisi?',
    heading: 'È passato un anno',
    paragraphs: [
      `Se ti servono, apri il link e premi “Continua per un anno”. Se non fai nulla, tra ${days} giorni smettiamo e li cancelliamo.`,
      `Quello che ti manda ${SITE_NAME}:\n${searches.join('\n')}`,
    ],
  });

type Issue = Omit<AlertLinks, 'manageToken'> & { readonly articles: readonly ArticleSummary[] };

export const newsletterMail = ({ articles, endToken, siteUrl }: Issue): Mail =>
  composeMail({
    why: 'newsletter',
    subject: `Dal blog: ${withOthers(articles.map(({ title }) => title))}`,
    heading: 'Uscito dall’ultima volta',
    paragraphs: ['Tocca un titolo per leggere tutto l’articolo.'],
    groups: [
      {
        title: articles.length === 1 ? 'Da leggere' : 'Da leggere questo mese',
        items: articles.map(({ title, excerpt, path }) => ({ label: title, about: excerpt, url: siteUrl + path })),
      },
    ],
    link: { label: 'Tutti gli articoli', url: siteUrl + pagePath.blog() },
    unsubscribe: { label: 'Non voglio più ricevere la newsletter', url: siteUrl + endMailsLink(endToken) },
  });
