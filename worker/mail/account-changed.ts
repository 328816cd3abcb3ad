import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { composeMail } from './layout.ts';
import type { Mail } from './outbox.ts';

/** Tells an account's owner that its password was changed, in case somebody else did it. */
export const passwordChangedMail = (siteUrl: string): Mail =>
  composeMail({
    subject: 'La tua password è stata cambiata',
    paragraphs: [
      `La password del tuo account di ${SITE_NAME} è stata appena cambiata.`,
      'Se sei stata/o tu, non devi fare altro. Se non sei stata/o tu, scegline subito una nuova: chi l’ha cambiata esce da tutti i dispositivi.',
      'Le passkey restano: se nella pagina del tuo account ce n’è una che non riconosci, rimuovila.',
    ],
    link: { label: 'Scegli una nuova password', url: siteUrl + pagePath.forgotPassword() },
  });

/** To the address an account had until now. */
export const emailChangedMail = (siteUrl: string): Mail =>
  composeMail({
    subject: 'L’email del tuo account è cambiata',
    paragraphs: [
      `Da adesso il tuo account di ${SITE_NAME} ha un altro indirizzo email, e questo non serve più per accedere.`,
      'Se non sei stata/o tu, scrivici subito: ti aiutiamo a riprendere l’account.',
    ],
    link: { label: 'Contattaci', url: siteUrl + pagePath.contact() },
  });
