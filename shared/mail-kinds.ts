import type { Side } from './conversations.ts';
import { OPEN_CHECK_DAYS } from './employer-values.ts';
import {
  ALERT_RENEWAL_DAYS,
  ANSWER_LINK_DAYS,
  CHECK_DAYS,
  CONFIRM_DAYS,
  EMAIL_LINK_DAYS,
  INVITATION_DAYS,
  UNDELIVERED_DAYS,
} from './link-days.ts';
import { isKeyOf, keysOf, recordOf } from './records.ts';

/** Share of a day's mails that a kind counts towards (worker/mail/priorities.ts). */
export type MailPriority = 'urgent' | 'urgent-unconfirmed' | 'needed' | 'unconfirmed' | 'routine' | 'alerts';

type Kind = {
  readonly label: string;
  readonly priority: MailPriority;
  /**
   * Cause of the mail, which decides how many of them a recipient gets in a day (worker/mail/claim-mails.ts): the recipient, or a
   * visitor who typed the address; others, of whom anybody can have many sent to somebody; the operator, who decides them or is sent them; the site itself.
   */
  readonly by: 'recipient' | 'others' | 'operator' | 'site';
  /**
   * Side of a conversation that gets it, and may answer it by a reply: its cause then begins with the application's public id.
   */
  readonly reply?: Side;
  /** Days that its link is good for, after which it is not sent again; 0 of one that lives some minutes. */
  readonly linkDays?: number;
};

const kindsOf = <Name extends string>(priority: MailPriority, kinds: Readonly<Record<Name, Omit<Kind, 'priority'>>>) =>
  recordOf(keysOf(kinds), (name): Kind => ({ ...kinds[name], priority }));

/** Every kind of mail, by the beginning of its cause. */
export const MAIL_KINDS = {
  ...kindsOf('urgent', {
    'password-reset': { label: 'Link per una nuova password', by: 'recipient', linkDays: 0 },
    'login-code': { label: 'Codice per accedere', by: 'recipient', linkDays: 0 },
  }),
  ...kindsOf('needed', {
    'account-deletion': { label: 'Eliminazione di un account', by: 'recipient' },
    application: { label: 'Nuova candidatura', by: 'others', reply: 'employer' },
    'application-answer': { label: 'Risposta a una candidatura', by: 'others', reply: 'applicant' },
    'employer-line': { label: 'Messaggio a chi si è candidato', by: 'others', reply: 'applicant' },
    'applicant-line': { label: 'Messaggio di chi si è candidato', by: 'others', reply: 'employer' },
    interview: { label: 'Colloquio proposto, fissato o annullato', by: 'others' },
    'interview-tomorrow': { label: 'Colloquio di domani', by: 'others' },
    'offer-full': { label: 'Offerta in pausa: candidature raggiunte', by: 'site' },
    'applicant-links': { label: 'Link delle candidature senza account', by: 'recipient' },
    'renewed-answer-link': {
      label: 'Nuovo link per rispondere',
      by: 'recipient',
      reply: 'employer',
      linkDays: ANSWER_LINK_DAYS,
    },
    'renewed-check-link': { label: 'Nuovo link per le offerte aperte', by: 'recipient', linkDays: CHECK_DAYS },
    'candidate-message': { label: 'Messaggio a un profilo', by: 'others' },
    'more-waits': { label: 'Altre novità nell’account', by: 'site' },
    'email-changed': { label: 'Email cambiata', by: 'recipient' },
    'password-changed': { label: 'Password cambiata', by: 'recipient' },
    'passkey-added': { label: 'Passkey aggiunta', by: 'recipient' },
    'passkey-removed': { label: 'Passkey tolta', by: 'recipient' },
    'member-changed': { label: 'Persone di un datore di lavoro', by: 'others' },
    moderation: { label: 'Decisione della redazione', by: 'operator' },
  }),
  ...kindsOf('unconfirmed', {
    'confirm-application': { label: 'Conferma di una candidatura', by: 'recipient', linkDays: UNDELIVERED_DAYS },
    'candidate-link': { label: 'Link privato di un profilo', by: 'recipient' },
    'email-link': { label: 'Conferma di un indirizzo', by: 'recipient', linkDays: EMAIL_LINK_DAYS },
    'new-email-link': { label: 'Conferma di un nuovo indirizzo', by: 'recipient', linkDays: EMAIL_LINK_DAYS },
    'alert-link': { label: 'Conferma di un avviso', by: 'recipient', linkDays: CONFIRM_DAYS },
    'member-invited': { label: 'Invito a lavorare alle offerte', by: 'others', linkDays: INVITATION_DAYS },
    'something-waits': { label: 'Qualcosa attende la conferma', by: 'site', linkDays: EMAIL_LINK_DAYS },
    'reply-note': { label: 'Avviso su una risposta per email', by: 'recipient' },
    'contact-message': { label: 'Messaggio dalla pagina dei contatti', by: 'operator' },
    report: { label: 'Nuova segnalazione', by: 'operator' },
    'report-decided': { label: 'Risposta a una segnalazione', by: 'others' },
  }),
  ...kindsOf('routine', {
    'job-check': { label: 'Offerte ancora aperte?', by: 'site', linkDays: CHECK_DAYS },
    // The later of the two warnings is this many days ahead of the end.
    'candidate-idle': { label: 'Profilo non aperto da mesi', by: 'site', linkDays: 7 },
    'next-season': { label: 'Ripubblicare per la nuova stagione?', by: 'site' },
    'season-invitation': { label: 'Invito per la nuova stagione', by: 'others' },
    'employer-open': { label: 'Ancora aperti alle candidature spontanee?', by: 'site', linkDays: OPEN_CHECK_DAYS },
    // Two days after it, of a link that lives for thirty.
    'interview-outcome': { label: 'Com’è andato il colloquio?', by: 'others', linkDays: 28 },
    'late-answers': { label: 'Candidature senza risposta', by: 'site' },
    'late-application': { label: 'Ancora nessuna risposta', by: 'others', reply: 'applicant' },
  }),
  ...kindsOf('alerts', {
    'alert-digest': { label: 'Nuove offerte di un avviso', by: 'site' },
    'alert-renewal': { label: 'Avvisi ancora voluti?', by: 'site', linkDays: ALERT_RENEWAL_DAYS },
    newsletter: { label: 'Newsletter', by: 'site' },
  }),
};

export type MailKind = keyof typeof MAIL_KINDS;

/** Cause of a mail: its kind, and what names the one event that it tells. */
export type MailCause = `${MailKind}:${string}`;

export const kindName = (cause: string): string => cause.split(':', 1)[0] ?? '';

/** A kind by its name; undefined for one of an earlier release. */
export const mailKind = (name: string): Kind | undefined => (isKeyOf(MAIL_KINDS, name) ? MAIL_KINDS[name] : undefined);
