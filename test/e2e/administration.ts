import { coseOf, type KnownPasskey } from '../../scripts/testing/software-passkey.ts';

/** The account that moderates in the journeys: nobody can make one over the API, so it comes with the database. */
export const ADMIN = { email: 'redazione@example.org', password: 'redazione-delle-prove' } as const;
const PASSWORD_HASH = '$scrypt$ln=14,r=8,p=5$7Quf8nn8wMIp6zNVvYQ+2A$tH9BlFQn01HfF+3EgQAPJdsQS3TDv4lVSYK4a7GBQvc';

/** Its passkey, without which it may not moderate. */
export const ADMIN_PASSKEY: KnownPasskey = {
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: '7C0eSASgateYfQk3jj33C12D71hgogBC_fuwX-5gKcs',
    y: 'Cei4LryGvTbky8yAsQb0dUnIE1Z8Ge-8L1UwgpS-mfk',
    d: 'j4McQ4vfLTIdqyprwurgogZ6qpMaHcEZnUsADxFPa1I',
  },
  id: 'cGFzc2tleS1yZWRhemlvbmU',
  account: 'redazione',
};

/** The administrator's passkey on a device that counts its signatures, as Chromium's does; what counts and what does not cannot share a row. */
export const COUNTING_PASSKEY: KnownPasskey = { ...ADMIN_PASSKEY, id: 'cGFzc2tleS1jaGUtY29udGE' };

/** Statements that give both to the account. */
export const ADMIN_PASSKEY_SQL = [ADMIN_PASSKEY, COUNTING_PASSKEY]
  .map(
    ({ id, key, account }) => `
  INSERT INTO passkeys (public_id, user_id, credential_id, public_key, counter, transports, device_type, backed_up, name, created_at)
  SELECT '${id}', id, '${id}', '${coseOf(key).toString('base64url')}', 0, '', 'multiDevice', 1, 'Prova', ${Date.now()}
  FROM users WHERE public_id = '${account}';
`,
  )
  .join('');

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
