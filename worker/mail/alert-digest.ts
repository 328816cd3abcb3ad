import { SITE_NAME } from '../../shared/site.ts';
import { endAlertsLink, manageAlertsLink } from '../../shared/token-links.ts';
import { composeMail, type MailGroup } from './layout.ts';
import type { Mail } from './outbox.ts';

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

/** Asks after a year whether the alerts of an address are still wanted. */
export function stillWantedMail({
  searches,
  days,
  ...to
}: AlertLinks & { searches: readonly string[]; days: number }): Mail {
  const { manage, unsubscribe } = linksOf(to);
  return composeMail({
    subject: 'Vuoi ancora ricevere gli avvisi?',
    paragraphs: [
      `Da un anno ${SITE_NAME} ti manda le nuove offerte che corrispondono a quello che cerchi:`,
      searches.join('\n'),
      `Se ti servono ancora, apri il link e premi “Continua per un anno”. Se non fai nulla, tra ${days} giorni smettiamo e cancelliamo la tua ricerca.`,
    ],
    link: { label: 'Continua a ricevere gli avvisi', url: manage },
    closing: ['Chi ha questo link può cambiare i tuoi avvisi: non inoltrarlo.'],
    unsubscribe,
  });
}
