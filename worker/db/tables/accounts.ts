import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { Role } from '../../../shared/accounts.ts';

/** Moment to the millisecond. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });

/** Key of a row, and the id by which people know it. */
export const keys = () => ({
  id: integer().primaryKey({ autoIncrement: true }),
  publicId: text('public_id').notNull(),
});

/** Column with the key of a row of another table, which every row has. */
export const keyTo = <Name extends string>(name: Name, key: () => AnySQLiteColumn) =>
  integer(name).notNull().references(key);

export const users = sqliteTable(
  'users',
  {
    ...keys(),
    name: text().notNull(),
    email: text().notNull(),
    /** PHC string, see worker/accounts/password.ts. */
    passwordHash: text('password_hash').notNull(),
    role: text().$type<Role>().notNull().default('user'),
    /** Tokens carry the version they were made under; raising it revokes them all. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Public ids of the offers it has saved, the last one first. */
    savedJobs: text('saved_jobs', { mode: 'json' }).$type<string[]>().notNull().default([]),
    /** When somebody opened a link that was mailed to `email`; null until then. */
    emailVerifiedAt: time('email_verified_at'),
    /** When the one mail was written that tells an unconfirmed address that something waits; null until then. */
    waitingNotifiedAt: time('waiting_notified_at'),
    /** When the service for mails last refused `email` for good; null once a mail goes through, or a mailed link is used. */
    mailRefusedAt: time('mail_refused_at'),
    /** True once its owner wants no more mails that propose to publish an offer of the last season again. */
    unproposed: integer({ mode: 'boolean' }).notNull().default(false),
    /** Set by an administrator: signs in and exports, but everything of it is hidden. The reason is told to the person. */
    suspendedAt: time('suspended_at'),
    suspendedReason: text('suspended_reason'),
    /** Asked to be deleted: everything of it is hidden at once, and purged after seven days. */
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Every signed-in request: the account of a token.
    uniqueIndex('users_public_id').on(table.publicId),
    // Login, and the one account per address.
    uniqueIndex('users_email').on(table.email),
    // Purge of accounts whose time has come.
    index('users_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** Devices on which an account is signed in. A token works only as long as its session is in this table. */
export const sessions = sqliteTable(
  'sessions',
  {
    ...keys(),
    userId: keyTo('user_id', () => users.id),
    /** Browser and system in words, see worker/accounts/start-session.ts; nothing that tells one device from another of its kind. */
    device: text().notNull(),
    createdAt: time('created_at').notNull(),
    /** To the hour: see worker/http/session.ts. */
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The passkey that opened it, or confirmed it later; null for one that rests on the password alone. Ends with it. */
    passkeyId: integer('passkey_id').references((): AnySQLiteColumn => passkeys.id, { onDelete: 'cascade' }),
    /** When that passkey's device verified its holder, by finger, face or code; null where it did not. */
    verifiedAt: time('verified_at'),
  },
  (table) => [
    // Every signed-in request: the session of a token.
    uniqueIndex('sessions_public_id').on(table.publicId),
    // Removing a passkey: the sessions that end with it.
    index('sessions_passkey').on(table.passkeyId).where(sql`passkey_id IS NOT NULL`),
    // The list of an account's devices, and ending them all.
    index('sessions_user').on(table.userId),
    // Purge of what has expired.
    index('sessions_expires_at').on(table.expiresAt),
  ],
);
export type SessionRow = typeof sessions.$inferSelect;

/** Keys by which an account signs in instead of by its password (WebAuthn). The private half never leaves the device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    ...keys(),
    userId: keyTo('user_id', () => users.id),
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** Signatures so far as the authenticator counts them; many always say 0. */
    counter: integer().notNull(),
    /** How browsers reach the authenticator, such as "internal,hybrid"; empty where they do not say. */
    transports: text().notNull(),
    /** `multiDevice` where the passkey is synchronised between devices of the person. */
    deviceType: text('device_type').$type<'singleDevice' | 'multiDevice'>().notNull(),
    backedUp: integer('backed_up', { mode: 'boolean' }).notNull(),
    /** The person's; until they choose one, browser and system in words. */
    name: text().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [
    // Renaming and removing one.
    uniqueIndex('passkeys_public_id').on(table.publicId),
    // Login: the passkey that has signed. One key is one account's.
    uniqueIndex('passkeys_credential_id').on(table.credentialId),
    // The list of an account's passkeys, and how many they are.
    index('passkeys_user').on(table.userId),
  ],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Challenges that a passkey has answered: none counts a second time. See worker/accounts/passkeys/challenge.ts. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge. Login and new passkeys: whether it was answered before. */
    hash: text().primaryKey(),
    /** After this moment it is refused for its age. */
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [
    // Purge of what has expired.
    index('used_challenges_expires_at').on(table.expiresAt),
  ],
);

export const accountLinks = sqliteTable(
  'account_links',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `email` proves that an address is the account's, the one it has or one it wants to have; `reset` chooses a new password. */
    kind: text().$type<LinkKind>().notNull(),
    /** Null for a reset where nobody has the address: whether it is known must not show in what a request writes. */
    userId: integer('user_id').references(() => users.id),
    /** The address that the link proves, to which it was mailed; null for a reset. */
    email: text(),
    /** SHA-256 of the link's token; the token itself is in the mail only. */
    tokenHash: text('token_hash').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    // Confirming and resetting: the link of a token.
    uniqueIndex('account_links_token_hash').on(table.tokenHash),
    // Confirming and resetting: links of the account that end with the one that was used.
    index('account_links_user').on(table.userId),
    // Purge of expired links.
    index('account_links_expires_at').on(table.expiresAt),
  ],
);
export type LinkKind = 'email' | 'reset';

/** Codes that are mailed to an account whose password somebody has, on a device that it is not known on, while many guess. */
export const loginCodes = sqliteTable(
  'login_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: keyTo('user_id', () => users.id),
    /** SHA-256 of the attempt that the code is for: only the form that asked for it has it. */
    attemptHash: text('attempt_hash').notNull(),
    /** HMAC of attempt and code; the code itself is in the mail only. */
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [
    // Login: the code of an attempt.
    uniqueIndex('login_codes_attempt_hash').on(table.attemptHash),
    // How many codes an account was mailed within a day.
    index('login_codes_user').on(table.userId, table.createdAt),
    // Purge of those of days before.
    index('login_codes_created_at').on(table.createdAt),
  ],
);
