import {
  ANSWER_LINK_DAYS,
  ASKED_DAYS,
  CHECK_DAYS,
  CONFIRM_DAYS,
  EMAIL_LINK_DAYS,
  INVITATION_DAYS,
  UNDELIVERED_DAYS,
} from './link-days.ts';
import { isKeyOf } from './records.ts';

/** Share of a day's mails that a kind counts towards (worker/mail/lanes.ts). */
export type Lane = 'urgent' | 'urgent-unconfirmed' | 'needed' | 'unconfirmed' | 'routine' | 'alerts';

type Kind = {
  /** Subject of the mail, for administrators. */
  readonly label: string;
  readonly lane: Lane;
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
  'password-reset': { label: 'Link per una nuova password', lane: 'urgent', by: 'recipient', linkDays: 0 },
  'login-code': { label: 'Codice per accedere', lane: 'urgent', by: 'recipient', linkDays: 0 },
  'account-deletion': { label: 'Eliminazione di un account', lane: 'needed', by: 'recipient' },
  application: { label: 'Nuova candidatura', lane: 'needed', by: 'others' },
  'application-answer': { label: 'Risposta a una candidatura', lane: 'needed', by: 'others' },
  'offer-full': { label: 'Offerta in pausa: candidature raggiunte', lane: 'needed', by: 'site' },
  'applicant-links': { label: 'Link delle candidature senza account', lane: 'needed', by: 'recipient' },
  'renewed-answer-link': {
    label: 'Nuovo link per rispondere',
    lane: 'needed',
    by: 'recipient',
    linkDays: ANSWER_LINK_DAYS,
  },
  'renewed-check-link': {
    label: 'Nuovo link per le offerte aperte',
    lane: 'needed',
    by: 'recipient',
    linkDays: CHECK_DAYS,
  },
  'candidate-message': { label: 'Messaggio a un profilo', lane: 'needed', by: 'others' },
  'more-waits': { label: 'Altre novità nell’account', lane: 'needed', by: 'site' },
  'email-changed': { label: 'Email cambiata', lane: 'needed', by: 'recipient' },
  'password-changed': { label: 'Password cambiata', lane: 'needed', by: 'recipient' },
  'passkey-added': { label: 'Passkey aggiunta', lane: 'needed', by: 'recipient' },
  'passkey-removed': { label: 'Passkey tolta', lane: 'needed', by: 'recipient' },
  'member-changed': { label: 'Persone di un datore di lavoro', lane: 'needed', by: 'others' },
  moderation: { label: 'Decisione della redazione', lane: 'needed', by: 'operator' },
  'confirm-application': {
    label: 'Conferma di una candidatura',
    lane: 'unconfirmed',
    by: 'recipient',
    linkDays: UNDELIVERED_DAYS,
  },
  'candidate-link': { label: 'Link privato di un profilo', lane: 'unconfirmed', by: 'recipient' },
  'email-link': { label: 'Conferma di un indirizzo', lane: 'unconfirmed', by: 'recipient', linkDays: EMAIL_LINK_DAYS },
  'new-email-link': {
    label: 'Conferma di un nuovo indirizzo',
    lane: 'unconfirmed',
    by: 'recipient',
    linkDays: EMAIL_LINK_DAYS,
  },
  'alert-link': { label: 'Conferma di un avviso', lane: 'unconfirmed', by: 'recipient', linkDays: CONFIRM_DAYS },
  'member-invited': {
    label: 'Invito a lavorare alle offerte',
    lane: 'unconfirmed',
    by: 'others',
    linkDays: INVITATION_DAYS,
  },
  'something-waits': {
    label: 'Qualcosa attende la conferma',
    lane: 'unconfirmed',
    by: 'site',
    linkDays: EMAIL_LINK_DAYS,
  },
  'contact-message': { label: 'Messaggio dalla pagina dei contatti', lane: 'unconfirmed', by: 'operator' },
  report: { label: 'Nuova segnalazione', lane: 'unconfirmed', by: 'operator' },
  'report-decided': { label: 'Risposta a una segnalazione', lane: 'unconfirmed', by: 'others' },
  'job-check': { label: 'Offerte ancora aperte?', lane: 'routine', by: 'site', linkDays: CHECK_DAYS },
  // The later of the two warnings is this many days ahead of the end.
  'candidate-idle': { label: 'Profilo non aperto da mesi', lane: 'routine', by: 'site', linkDays: 7 },
  'late-answers': { label: 'Candidature senza risposta', lane: 'routine', by: 'site' },
  'late-application': { label: 'Ancora nessuna risposta', lane: 'routine', by: 'others' },
  'alert-digest': { label: 'Nuove offerte di un avviso', lane: 'alerts', by: 'site' },
  'alert-renewal': { label: 'Avvisi ancora voluti?', lane: 'alerts', by: 'site', linkDays: ASKED_DAYS },
  newsletter: { label: 'Newsletter', lane: 'alerts', by: 'site' },
} as const satisfies Readonly<Record<string, Kind>>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Cause of a mail: its kind, and what names the one event that it tells. */
export type MailCause = `${MailKind}:${string}`;

/** Name of the kind of a mail in the outbox. */
export const kindName = (cause: string): string => cause.split(':', 1)[0] ?? '';

/** A kind by its name; undefined for one of an earlier release. */
export const mailKind = (name: string): Kind | undefined => (isKeyOf(MAIL_KINDS, name) ? MAIL_KINDS[name] : undefined);
