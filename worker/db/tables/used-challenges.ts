import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Challenges that a passkey has answered: none counts a second time. See worker/accounts/passkeys/challenge.ts. */
export const usedChallenges = sqliteTable(
  'used_challenges',
  {
    /** SHA-256 of the challenge. Login and new passkeys: whether it was answered before. */
    hash: text().primaryKey(),
    /** After this moment it is refused for its age. */
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Purge of what has expired.
    index('used_challenges_expires_at').on(table.expiresAt),
  ],
);
