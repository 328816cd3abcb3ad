/** Share of a day's mails that a kind counts towards (worker/mail/lanes.ts). */
export type Lane = 'urgent' | 'urgent-unconfirmed' | 'needed' | 'unconfirmed' | 'routine' | 'alerts' | 'newsletter';

type Kind = {
  /** Subject of the mail, for administrators. */
  readonly label: string;
  readonly lane: Lane;
};

/** Days that an application without an account waits for the press of its mailed link. */
export const UNDELIVERED_DAYS = 7;
/** Days that an employer can answer from the mail. */
export const ANSWER_LINK_DAYS = 30;

/** Every kind of mail, by the beginning of its cause. */
export const MAIL_KINDS = {
  'password-reset': { label: 'Link per una nuova password', lane: 'urgent' },
  'login-code': { label: 'Codice per accedere', lane: 'urgent' },
  'account-deletion': { label: 'Eliminazione di un account', lane: 'needed' },
  application: { label: 'Nuova candidatura', lane: 'needed' },
  'application-answer': { label: 'Risposta a una candidatura', lane: 'needed' },
  'offer-full': { label: 'Offerta in pausa: candidature raggiunte', lane: 'needed' },
  'applicant-links': { label: 'Link delle candidature senza account', lane: 'needed' },
  'renewed-answer-link': { label: 'Nuovo link per rispondere', lane: 'needed' },
  'renewed-check-link': { label: 'Nuovo link per le offerte aperte', lane: 'needed' },
  'candidate-message': { label: 'Messaggio a un profilo', lane: 'needed' },
  'more-waits': { label: 'Altre novità nell’account', lane: 'needed' },
  'email-changed': { label: 'Email cambiata', lane: 'needed' },
  'password-changed': { label: 'Password cambiata', lane: 'needed' },
  'passkey-added': { label: 'Passkey aggiunta', lane: 'needed' },
  'passkey-removed': { label: 'Passkey tolta', lane: 'needed' },
  'member-changed': { label: 'Persone di un datore di lavoro', lane: 'needed' },
  moderation: { label: 'Decisione della redazione', lane: 'needed' },
  'confirm-application': { label: 'Conferma di una candidatura', lane: 'unconfirmed' },
  'candidate-link': { label: 'Link privato di un profilo', lane: 'unconfirmed' },
  'email-link': { label: 'Conferma di un indirizzo', lane: 'unconfirmed' },
  'new-email-link': { label: 'Conferma di un nuovo indirizzo', lane: 'unconfirmed' },
  'alert-link': { label: 'Conferma di un avviso', lane: 'unconfirmed' },
  'newsletter-link': { label: 'Conferma della newsletter', lane: 'unconfirmed' },
  'member-invited': { label: 'Invito a lavorare alle offerte', lane: 'unconfirmed' },
  'something-waits': { label: 'Qualcosa attende la conferma', lane: 'unconfirmed' },
  'contact-message': { label: 'Messaggio dalla pagina dei contatti', lane: 'unconfirmed' },
  report: { label: 'Nuova segnalazione', lane: 'unconfirmed' },
  'report-decided': { label: 'Risposta a una segnalazione', lane: 'unconfirmed' },
  'job-check': { label: 'Offerte ancora aperte?', lane: 'routine' },
  'candidate-idle': { label: 'Profilo non aperto da mesi', lane: 'routine' },
  'late-answers': { label: 'Candidature senza risposta', lane: 'routine' },
  'late-application': { label: 'Ancora nessuna risposta', lane: 'routine' },
  'alert-digest': { label: 'Nuove offerte di un avviso', lane: 'alerts' },
  'alert-renewal': { label: 'Avvisi ancora voluti?', lane: 'alerts' },
  newsletter: { label: 'Newsletter', lane: 'newsletter' },
  'newsletter-renewal': { label: 'Newsletter ancora voluta?', lane: 'newsletter' },
} as const satisfies Readonly<Record<string, Kind>>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Cause of a mail: its kind, and what names the one event that it tells. */
export type MailCause = `${MailKind}:${string}`;

/** A kind by its name; undefined for one of an earlier release. */
export const mailKind = (name: string): Kind | undefined =>
  Object.hasOwn(MAIL_KINDS, name) ? MAIL_KINDS[name as MailKind] : undefined;

/** The kind of a cause. */
export const kindOfCause = (cause: string): Kind | undefined => mailKind(cause.slice(0, cause.indexOf(':')));
