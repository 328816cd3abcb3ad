import { sql } from 'drizzle-orm';
import { accountLinks, loginCodes, passkeys, sessions, users } from '../tables/accounts.ts';
import { jobs } from '../tables/jobs.ts';
import { KEY, lookUp, OWN, part, SECRET } from './part.ts';

export const ACCOUNT_PARTS = [
  part({
    name: 'account',
    about: 'Il tuo account. Della password teniamo solo un’impronta, da cui non si può ricavare.',
    table: users,
    rows: ({ ids }) => sql`${users.id} IN ${ids}`,
    columns: {
      id: KEY,
      publicId: true,
      name: true,
      email: true,
      passwordHash: SECRET,
      role: true,
      tokenVersion: SECRET,
      savedJobs: true,
      emailVerifiedAt: true,
      waitingToldAt: true,
      mailRefusedAt: true,
      suspendedAt: true,
      suspendedReason: true,
      deletedAt: true,
      createdAt: true,
    },
    purged: true,
    // As long as one of its offers is kept: somebody has to answer for it.
    keptRows: () => sql`EXISTS (SELECT 1 FROM ${jobs} WHERE ${jobs.ownerId} = ${users.id})`,
  }),
  part({
    name: 'passkeys',
    about:
      'Le passkey con cui accedi. La chiave che teniamo serve solo a riconoscerle: quella segreta resta sul dispositivo.',
    table: passkeys,
    rows: ({ ids }) => sql`${passkeys.userId} IN ${ids}`,
    columns: {
      id: KEY,
      publicId: true,
      userId: OWN,
      credentialId: SECRET,
      publicKey: SECRET,
      counter: SECRET,
      transports: true,
      deviceType: true,
      backedUp: true,
      name: true,
      createdAt: true,
      lastUsedAt: true,
    },
    purged: true,
  }),
  part({
    name: 'sessions',
    about: 'I dispositivi su cui hai effettuato l’accesso.',
    table: sessions,
    rows: ({ ids }) => sql`${sessions.userId} IN ${ids}`,
    columns: {
      id: KEY,
      publicId: true,
      userId: OWN,
      device: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      passkeyId: KEY,
      verifiedAt: true,
    },
    more: {
      passkey: lookUp(sql`SELECT ${passkeys.name} FROM ${passkeys} WHERE ${passkeys.id} = ${sessions.passkeyId}`),
    },
    purged: true,
  }),
  part({
    name: 'accountLinks',
    about:
      'I link per confermare un indirizzo o scegliere una nuova password che sono stati chiesti negli ultimi giorni.',
    table: accountLinks,
    rows: ({ ids }) => sql`${accountLinks.userId} IN ${ids}`,
    columns: { id: KEY, kind: true, userId: OWN, email: true, tokenHash: SECRET, expiresAt: true, usedAt: true },
    purged: true,
  }),
  part({
    name: 'loginCodes',
    about: 'I codici per accedere che ti abbiamo mandato per email nell’ultimo giorno.',
    table: loginCodes,
    rows: ({ ids }) => sql`${loginCodes.userId} IN ${ids}`,
    columns: {
      id: KEY,
      userId: OWN,
      attemptHash: SECRET,
      codeHash: SECRET,
      tries: true,
      createdAt: true,
      expiresAt: true,
      usedAt: true,
    },
    purged: true,
  }),
];
