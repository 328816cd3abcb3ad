import { alertWords } from '../../shared/alert-words.ts';
import { type AlertSearch, CONFIRM_DAYS, readAlertSearch } from '../../shared/alerts.ts';
import { resolvePlaces } from '../../shared/places/resolve-places.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmAlertLink } from '../../shared/token-links.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/**
 * The link that starts an alert. It repeats no text that was typed: nobody has checked whose address it goes to, and it must
 * not carry a stranger's words there.
 */
export const confirmAlertMail = ({
  token,
  search,
  siteUrl,
}: {
  readonly token: string;
  readonly search: string;
  readonly siteUrl: string;
}): Mail =>
  composeMail({
    subject: 'Conferma il tuo avviso',
    paragraphs: [
      `Qualcuno, speriamo tu, ha chiesto a ${SITE_NAME} di mandare a questo indirizzo le nuove offerte che corrispondono a una ricerca.`,
      withoutTyped(readAlertSearch(search) ?? {}),
      `Per riceverle apri il link e conferma. Il link vale ${CONFIRM_DAYS} giorni. Poi ti scriviamo al massimo una volta al giorno, la mattina, e solo se c’è qualcosa di nuovo.`,
      'Se non sei stata/o tu, non fare nulla: senza conferma non ti mandiamo altro, e l’indirizzo si cancella da solo.',
    ],
    link: { label: 'Conferma l’avviso', url: siteUrl + confirmAlertLink(token) },
  });

/** The part of a search that was chosen from lists, without typed text. */
function withoutTyped({ search, location, ...chosen }: AlertSearch): string {
  const [place, ...others] = resolvePlaces(location ?? '');
  // A CAP of several municipalities is no stranger's words.
  const words = alertWords({ ...chosen, location: others.length > 0 ? location : place?.name });
  return search === undefined ? `Cerca: ${words}.` : `Cerca: ${words}, e qualche parola che qui non ripetiamo.`;
}
