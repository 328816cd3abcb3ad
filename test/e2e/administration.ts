/** The account that moderates in the journeys: nobody can make one over the API, so it comes with the database. */
export const ADMIN = { email: 'redazione@example.org', password: 'redazione-delle-prove' } as const;
const PASSWORD_HASH = '$scrypt$ln=14,r=8,p=5$7Quf8nn8wMIp6zNVvYQ+2A$tH9BlFQn01HfF+3EgQAPJdsQS3TDv4lVSYK4a7GBQvc';

/**
 * Recipients of undelivered mails, as the mail binding of the journeys never fails: one to be shown, one to be tried again.
 */
export const UNDELIVERED = { shown: 'casella-piena@example.org', retried: 'casella-svuotata@example.org' } as const;

const mail = (recipient: string): string =>
  `('application:${recipient}', '${recipient}', 'Nuova candidatura', 'Testo', '<p>Testo</p>', 'undelivered', 9, ${Date.now()}, ${Date.now()})`;

/** Statements that put both into an empty database. */
export const ADMINISTRATION_SQL = `
  INSERT INTO users (public_id, name, email, password_hash, role, created_at)
  VALUES ('redazione', 'Redazione', '${ADMIN.email}', '${PASSWORD_HASH}', 'admin', ${Date.now()});
  INSERT INTO outbox (cause, recipient, subject, body_text, body_html, status, attempts, created_at, next_attempt_at)
  VALUES ${Object.values(UNDELIVERED).map(mail).join(', ')};
`;
