import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './users.ts';

/** Keys by which an account signs in instead of by its password (WebAuthn). The private half never leaves the device. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Base64url, as the authenticator made it. */
    credentialId: text('credential_id').notNull(),
    /** COSE key in base64url. */
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
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
    lastUsedAt: integer('last_used_at', { mode: 'timestamp_ms' }),
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
