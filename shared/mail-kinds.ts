import {
  ALERT_RENEWAL_DAYS,
  ANSWER_LINK_DAYS,
  CHECK_DAYS,
  CONFIRM_DAYS,
  EMAIL_LINK_DAYS,
  INVITATION_DAYS,
  UNDELIVERED_DAYS,
} from './link-days.ts';
import { isKeyOf } from './records.ts';

/** Share of a day's mails that a kind counts towards (worker/mail/priorities.ts). */
export type MailPriority = 'urgent' | 'urgent-unconfirmed' | 'needed' | 'unconfirmed' | 'routine' | 'alerts';

type Kind = {
  /** Subject of the mail, for administrators. */
  readonly label: string;
  readonly priority: MailPriority;
  /**
   * Cause of the mail, which decides how many of them a recipient gets in a day (worker/mail/claim-mails.ts): the recipient, or a
   * visitor who typed the address; others, of whom anybody can have many sent to somebody; the operator, who decides them or is sent them; the site itself.
   */
  readonly by: 'recipient' | 'others' | 'operator' | 'site';
  /** Days that its link is good for, after which it is not sent again; 0 of one that lives some minutes. */
  readonly linkDays?: number;
};

/** Every kind of mail, by the beginning of its cause. */
export const MAIL_KINDS = {
  'password-reset': { label: 'Link per una nuova password', priority: 'urgent', by: 'recipient', linkDays: 0 },
  'login-code': { label: 'Codice per accedere', priority: 'urgent', by: 'recipient', linkDays: 0 },
  'account-deletion': { label: 'Eliminazione di un account', priority: 'needed', by: 'recipient' },
  application: { label: 'Nuova candidatura', priority: 'needed', by: 'others' },
  'application-answer': { label: 'Risposta a una candidatura', priority: 'needed', by: 'others' },
  'offer-full': { label: 'Offerta in pausa: candidature raggiunte', priority: 'needed', by: 'site' },
  'applicant-links': { label: 'Link delle candidature senza account', priority: 'needed', by: 'recipient' },
  'renewed-answer-link': {
    label: 'Nuovo link per rispondere',
    priority: 'needed',
    by: 'recipient',
    linkDays: ANSWER_LINK_DAYS,
  },
  'renewed-check-link': {
    label: 'Nuovo link per le offerte aperte',
    priority: 'needed',
    by: 'recipient',
    linkDays: CHECK_DAYS,
  },
  'candidate-message': { label: 'Messaggio a un profilo', priority: 'needed', by: 'others' },
  'more-waits': { label: 'Altre novità nell’account', priority: 'needed', by: 'site' },
  'email-changed': { label: 'Email cambiata', priority: 'needed', by: 'recipient' },
  'password-changed': { label: 'Password cambiata', priority: 'needed', by: 'recipient' },
  'passkey-added': { label: 'Passkey aggiunta', priority: 'needed', by: 'recipient' },
  'passkey-removed': { label: 'Passkey tolta', priority: 'needed', by: 'recipient' },
  'member-changed': { label: 'Persone di un datore di lavoro', priority: 'needed', by: 'others' },
  moderation: { label: 'Decisione della redazione', priority: 'needed', by: 'operator' },
  'confirm-application': {
    label: 'Conferma di una candidatura',
    priority: 'unconfirmed',
    by: 'recipient',
    linkDays: UNDELIVERED_DAYS,
  },
  'candidate-link': { label: 'Link privato di un profilo', priority: 'unconfirmed', by: 'recipient' },
  'email-link': {
    label: 'Conferma di un indirizzo',
    priority: 'unconfirmed',
    by: 'recipient',
    linkDays: EMAIL_LINK_DAYS,
  },
  'new-email-link': {
    label: 'Conferma di un nuovo indirizzo',
    priority: 'unconfirmed',
    by: 'recipient',
    linkDays: EMAIL_LINK_DAYS,
  },
  'alert-link': { label: 'Conferma di un avviso', priority: 'unconfirmed', by: 'recipient', linkDays: CONFIRM_DAYS },
  'member-invited': {
    label: 'Invito a lavorare alle offerte',
    priority: 'unconfirmed',
    by: 'others',
    linkDays: INVITATION_DAYS,
  },
  'something-waits': {
    label: 'Qualcosa attende la conferma',
    priority: 'unconfirmed',
    by: 'site',
    linkDays: EMAIL_LINK_DAYS,
  },
  'contact-message': { label: 'Messaggio dalla pagina dei contatti', priority: 'unconfirmed', by: 'operator' },
  report: { label: 'Nuova segnalazione', priority: 'unconfirmed', by: 'operator' },
  'report-decided': { label: 'Risposta a una segnalazione', priority: 'unconfirmed', by: 'others' },
  'job-check': { label: 'Offerte ancora aperte?', priority: 'routine', by: 'site', linkDays: CHECK_DAYS },
  // The later of the two warnings is this many days ahead of the end.
  'candidate-idle': { label: 'Profilo non aperto da mesi', priority: 'routine', by: 'site', linkDays: 7 },
  'late-answers': { label: 'Candidature senza risposta', priority: 'routine', by: 'site' },
  'late-application': { label: 'Ancora nessuna risposta', priority: 'routine', by: 'others' },
  'alert-digest': { label: 'Nuove offerte di un avviso', priority: 'alerts', by: 'site' },
  'alert-renewal': { label: 'Avvisi ancora voluti?', priority: 'alerts', by: 'site', linkDays: ALERT_RENEWAL_DAYS },
  newsletter: { label: 'Newsletter', priority: 'alerts', by: 'site' },
} as const satisfies Readonly<Record<string, Kind>>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Cause of a mail: its kind, and what names the one event that it tells. */
export type MailCause = `${MailKind}:${string}`;

/** Name of the kind of a mail in the outbox. */
export const kindName = (cause: string): string => cause.split(':', 1)[0] ?? '';

/** A kind by its name; undefined for one of an earlier release. */
export const mailKind = (name: string): Kind | undefined => (isKeyOf(MAIL_KINDS, name) ? MAIL_KINDS[name] : undefined);
