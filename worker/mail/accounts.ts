import { LEAVING_DAYS, LOGIN_CODE } from '../../shared/account-state.ts';
import { clockTime, longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmEmailLink, resetPasswordLink } from '../../shared/token-links.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';

const validUntil = (expiresAt: Date): string =>
  `Il link vale fino alle ${clockTime(expiresAt)} del ${longDate(expiresAt)} (ora italiana) e si può usare una volta sola.`;

const confirmLink = ({ token, siteUrl }: EndingLink) => ({
  label: 'Conferma l’indirizzo',
  url: siteUrl + confirmEmailLink(token),
});

/** To the address of an account, that it may say it is its own. */
export const verifyEmailMail = (link: EndingLink): Mail =>
  composeMail({
    why: 'account',
    subject: 'Conferma il tuo indirizzo email',
    paragraphs: [
      `Con questo indirizzo è stato aperto un account su ${SITE_NAME}. Se sei stata/o tu, confermalo.`,
      validUntil(link.expiresAt),
      'Se non sei stata/o tu, non fare nulla: senza conferma nessuno può dire che l’indirizzo è suo.',
    ],
    link: confirmLink(link),
  });

/** To an account that nobody has confirmed, once: something came. It holds no word of anybody, not even the account's name. */
export const somethingWaitsMail = (link: EndingLink): Mail =>
  composeMail({
    why: 'account',
    subject: 'C’è qualcosa per te: conferma il tuo indirizzo',
    paragraphs: [
      `Nell’account aperto con questo indirizzo su ${SITE_NAME} è arrivato qualcosa di nuovo. Non lo scriviamo qui, perché nessuno ha ancora confermato che l’indirizzo è suo: lo trovi quando accedi, nelle tue candidature o nei tuoi messaggi.`,
      'Se l’account è tuo, confermalo con il link: da allora ti scriviamo anche per email. Quello che è arrivato prima resta nell’account.',
      validUntil(link.expiresAt),
      'Poi puoi chiederne un altro dalla pagina del tuo account. Se non sei stata/o tu ad aprirlo, non fare nulla: fino alla conferma non ti mandiamo altre email come questa.',
    ],
    link: confirmLink(link),
  });

/** To an address that has got as many mails as it gets in a day: the others are not sent, and nothing is lost. */
export const moreWaitsMail = (siteUrl: string): Mail =>
  composeMail({
    why: 'author',
    subject: 'Altre novità ti aspettano sul sito',
    paragraphs: [
      `Nelle ultime 24 ore ${SITE_NAME} ti ha già scritto molte volte. Per non riempirti la posta, quello che arriva adesso non te lo mandiamo.`,
      'Non si perde niente: candidature, risposte e messaggi li trovi quando accedi. Se hai un profilo o una candidatura senza account, li trovi con il suo link privato.',
      'Domani ti scriviamo di nuovo come sempre. Se qualcuno ti scrive troppo, bloccalo dai tuoi messaggi o segnalacelo.',
    ],
    link: { label: 'Apri il tuo account, se ne hai uno', url: siteUrl + pagePath.account() },
  });

/** To the address an account wants to have; until it is confirmed, the old one stays. */
export const newEmailMail = (link: EndingLink): Mail =>
  composeMail({
    why: 'entered',
    subject: 'Conferma il tuo nuovo indirizzo email',
    paragraphs: [
      `Qualcuno, speriamo tu, vuole usare questo indirizzo per il suo account di ${SITE_NAME}.`,
      validUntil(link.expiresAt),
      'Se non sei stata/o tu, non fare nulla: l’account tiene l’indirizzo che ha.',
    ],
    link: confirmLink(link),
  });

/** The link to choose a new password. It names nobody: it is composed for addresses without an account too. */
export function passwordResetMail({ token, expiresAt, siteUrl }: EndingLink): Mail {
  return composeMail({
    why: 'account',
    subject: 'Scegli una nuova password',
    paragraphs: [
      `Qualcuno, speriamo tu, ha chiesto di cambiare la password del tuo account di ${SITE_NAME}.`,
      `Apri il link e scegli una nuova password. Il link vale fino alle ${clockTime(expiresAt)} del ${longDate(expiresAt)} (ora italiana) e si può usare una volta sola.`,
      'Se non sei stata/o tu, non fare nulla: la tua password resta quella di prima. Non inoltrare questa email a nessuno.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + resetPasswordLink(token) },
  });
}

export const passwordChangedMail = (siteUrl: string): Mail =>
  composeMail({
    why: 'account',
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      `La password del tuo account di ${SITE_NAME} è stata appena cambiata.`,
      'Se sei stata/o tu, non devi fare altro. Se non sei stata/o tu, scegline subito una nuova: chi l’ha cambiata esce da tutti i dispositivi.',
      'Le passkey aggiunte dopo la conferma dell’indirizzo restano: se nella pagina del tuo account ce n’è una che non riconosci, rimuovila.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });

export const emailChangedMail = (siteUrl: string): Mail =>
  composeMail({
    why: 'account',
    subject: 'L’email del tuo account è cambiata',
    paragraphs: [
      `Da adesso il tuo account di ${SITE_NAME} ha un altro indirizzo email, e questo non serve più per accedere.`,
      'Se non sei stata/o tu, scrivici subito: ti aiutiamo a riprendere l’account.',
    ],
    link: { label: 'Contattaci', url: siteUrl + pagePath.contact() },
  });

/** Confirms to an account's owner that it was deleted, and until when that can be taken back. */
export const accountDeletionMail = ({ purgedAt, siteUrl }: { purgedAt: Date; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: `Il tuo account sarà eliminato il ${longDate(purgedAt)}`,
    paragraphs: [
      `Hai chiesto di eliminare il tuo account di ${SITE_NAME}. Le tue offerte, il tuo profilo e le candidature che hai inviato non si vedono già più.`,
      `Il ${longDate(purgedAt)} cancelliamo tutto, e da quel giorno non si può più recuperare.`,
      `Se ci ripensi, o se non sei stata/o tu, hai ${LEAVING_DAYS} giorni: accedi e premi “Annulla eliminazione”. Se non sei stata/o tu, scegli anche una nuova password.`,
    ],
    link: { label: 'Apri il tuo account', url: siteUrl + pagePath.account() },
  });

/** A passkey as its owner calls it; null for an address that nobody has confirmed, which is told no name. */
type Named = { readonly name: string | null; readonly siteUrl: string };

export const passkeyAddedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    why: 'account',
    subject: 'Una nuova passkey per il tuo account',
    paragraphs: [
      `Al tuo account di ${SITE_NAME} è stata appena aggiunta una passkey${name === null ? '' : `: “${name}”`}. Da ora chi ha quel dispositivo può accedere senza password.`,
      'Se sei stata/o tu, non devi fare altro. Se non sei stata/o tu, rimuovi la passkey dalla pagina del tuo account e cambia la password.',
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });

export const passkeyRemovedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    why: 'account',
    subject: 'Una passkey del tuo account è stata rimossa',
    paragraphs: [
      `${name === null ? 'Una passkey' : `La passkey “${name}”`} non apre più il tuo account di ${SITE_NAME}. Le altre passkey e la password valgono come prima.`,
      'Se non sei stata/o tu, qualcuno è entrato nel tuo account: cambia la password, guarda i dispositivi collegati e fai uscire quelli che non riconosci.',
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });

/** The code that a login asks for besides the password. It names nobody: it is composed for addresses without an account too. */
export const loginCodeMail = ({ code, siteUrl }: { code: string; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: 'Il tuo codice per accedere',
    paragraphs: [
      `Qualcuno, speriamo tu, vuole accedere al tuo account di ${SITE_NAME} con la password giusta, da un dispositivo che non conosciamo. Questo è il codice da scrivere nella pagina di accesso:`,
      code,
      `Vale ${LOGIN_CODE.minutes} minuti e una volta sola. Non darlo a nessuno: noi non te lo chiediamo mai.`,
      'Se non sei stata/o tu, qualcuno conosce la tua password: scegline subito una nuova.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });
