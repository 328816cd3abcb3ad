import { LEAVING_DAYS, LOGIN_CODE } from '../../shared/account-state.ts';
import { clockTime, datePhrase } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { confirmEmailLink, resetPasswordLink } from '../../shared/token-links.ts';
import { composeMail, type EndingLink } from './layout.ts';
import type { Mail } from './outbox.ts';

const validUntil = (expiresAt: Date): string =>
  `Il link vale fino alle ${clockTime(expiresAt)} ${datePhrase('del', expiresAt)} (ora italiana) e si può usare una volta sola.`;

const confirmLink = ({ token, siteUrl }: EndingLink) => ({
  label: 'Conferma l’indirizzo',
  url: siteUrl + confirmEmailLink(token),
});

/** To the address of an account, that it may say it is its own. */
export const verifyEmailMail = (link: EndingLink): Mail =>
  composeMail({
    why: 'account',
    subject: 'Conferma il tuo indirizzo email',
    heading: 'Manca un passo al tuo account',
    paragraphs: [
      `Se lo hai aperto tu su ${SITE_NAME}, apri il link e premi il pulsante.`,
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
    heading: 'Una novità nel tuo account',
    paragraphs: [
      'Se l’account è tuo, confermalo con il link: da allora ti scriviamo anche per email. Quello che è arrivato prima resta nell’account.',
      'Non lo scriviamo qui, perché nessuno ha ancora confermato che l’indirizzo è suo: lo trovi quando accedi, nelle tue candidature o nei tuoi messaggi.',
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
    heading: 'Per oggi basta email',
    paragraphs: [
      'Non si perde niente: candidature, risposte e messaggi li trovi quando accedi. Se hai un profilo o una candidatura senza account, li trovi con il suo link privato.',
      `Nelle ultime 24 ore ${SITE_NAME} ti ha già scritto molte volte. Per non riempirti la posta, quello che arriva adesso non te lo mandiamo.`,
      'Domani ti scriviamo di nuovo come sempre. Se qualcuno ti scrive troppo, bloccalo dai tuoi messaggi o segnalacelo.',
    ],
    link: { label: 'Apri il tuo account, se ne hai uno', url: siteUrl + pagePath.account() },
  });

/** To the address an account wants to have; until it is confirmed, the old one stays. */
export const newEmailMail = (link: EndingLink): Mail =>
  composeMail({
    why: 'entered',
    subject: 'Conferma il tuo nuovo indirizzo email',
    heading: 'Poi accedi con questo',
    paragraphs: [
      `Se lo vuoi usare per il tuo account di ${SITE_NAME}, apri il link e premi il pulsante.`,
      validUntil(link.expiresAt),
      'Se non sei stata/o tu, non fare nulla: l’account tiene l’indirizzo che ha.',
    ],
    link: confirmLink(link),
  });

/** The link to choose a new password. It names nobody: it is composed for addresses without an account too. */
export function passwordResetMail({ token, expiresAt, siteUrl }: EndingLink): Mail {
  return composeMail({
    why: 'account',
    subject: 'È stata chiesta una nuova password',
    heading: 'Dimenticata? Se ne sceglie un’altra',
    paragraphs: [
      `Apri il link e scrivi la password che vuoi usare da adesso su ${SITE_NAME}. ${validUntil(expiresAt)}`,
      'Se non l’hai chiesta tu, non fare nulla: resta quella di prima. Non inoltrare questa email a nessuno.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + resetPasswordLink(token) },
  });
}

export const passwordChangedMail = (siteUrl: string): Mail =>
  composeMail({
    why: 'account',
    subject: 'La tua password è stata cambiata',
    heading: 'È opera tua?',
    paragraphs: [
      'Se sì, non devi fare altro. Se no, scegline subito una nuova: chi l’ha cambiata esce da tutti i dispositivi.',
      'Le passkey aggiunte dopo la conferma dell’indirizzo restano: se nella pagina del tuo account ce n’è una che non riconosci, rimuovila.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });

export const emailChangedMail = (siteUrl: string): Mail =>
  composeMail({
    why: 'account',
    subject: 'L’email del tuo account è cambiata',
    heading: 'Con questo indirizzo non si accede più',
    paragraphs: [
      'Accedi con quello nuovo. Se non sei stata/o tu a cambiarlo, scrivici subito: ti aiutiamo a riprendere l’account.',
    ],
    link: { label: 'Contattaci', url: siteUrl + pagePath.contact() },
  });

/** Confirms to an account's owner that it was deleted, and until when that can be taken back. */
export const accountDeletionMail = ({ purgedAt, siteUrl }: { purgedAt: Date; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: `Il tuo account sarà eliminato ${datePhrase('il', purgedAt)}`,
    heading: `Hai ${LEAVING_DAYS} giorni per ripensarci`,
    paragraphs: [
      'Se lo vuoi tenere, o se non l’hai chiesto tu, accedi e premi “Annulla eliminazione”. Se non sei stata/o tu, scegli anche una nuova password.',
      'Le tue offerte, il tuo profilo e le candidature che hai inviato non si vedono già più. Quando cancelliamo tutto, non si può più recuperare.',
    ],
    link: { label: 'Apri il tuo account', url: siteUrl + pagePath.account() },
  });

/** A passkey as its owner calls it; null for an address that nobody has confirmed, which is told no name. */
type Named = { readonly name: string | null; readonly siteUrl: string };

export const passkeyAddedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    why: 'account',
    subject: 'Una nuova passkey per il tuo account',
    heading: 'È opera tua?',
    paragraphs: [
      'Se sì, non devi fare altro. Se no, rimuovila dalla pagina del tuo account e cambia la password.',
      `${name === null ? '' : `Si chiama “${name}”. `}Da ora chi ha quel dispositivo può accedere senza password.`,
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });

export const passkeyRemovedMail = ({ name, siteUrl }: Named): Mail =>
  composeMail({
    why: 'account',
    subject: 'Una passkey del tuo account è stata rimossa',
    heading: 'È opera tua?',
    paragraphs: [
      'Se sì, non devi fare altro. Se no, qualcuno è entrato nel tuo account: cambia la password, guarda i dispositivi collegati e fai uscire quelli che non riconosci.',
      `${name === null ? '' : `Si chiamava “${name}”. `}Le altre passkey e la password valgono come prima.`,
    ],
    link: { label: 'Vai al tuo account', url: siteUrl + pagePath.account() },
  });

/** The code that a login asks for besides the password. It names nobody: it is composed for addresses without an account too. */
export const loginCodeMail = ({ code, siteUrl }: { code: string; siteUrl: string }): Mail =>
  composeMail({
    why: 'account',
    subject: 'Il tuo codice per accedere',
    heading: code,
    paragraphs: [
      `Scrivilo nella pagina di accesso. Vale ${LOGIN_CODE.minutes} minuti e una volta sola. Non darlo a nessuno: noi non te lo chiediamo mai.`,
      'Te lo chiediamo perché qualcuno, speriamo tu, ha scritto la password giusta da un dispositivo che non conosciamo. Se non sei stata/o tu, scegline subito una nuova.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });
