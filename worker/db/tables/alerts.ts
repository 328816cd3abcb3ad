import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { alertAddresses } from './alert-addresses.ts';

/** Searches whose new offers somebody wants by mail. */
export const alerts = sqliteTable(
  'alerts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    addressId: integer('address_id')
      .notNull()
      .references(() => alertAddresses.id),
    /** Versioned query string, see shared/alerts.ts. */
    search: text().notNull(),
    /** Offers that were published before it are not new: when it was asked for, or last resumed. */
    since: integer({ mode: 'timestamp_ms' }).notNull(),
    /** SHA-256 of the token of the confirmation link; the token itself is in the mail only. Null once it was used. */
    confirmHash: text('confirm_hash'),
    /** When that link was asked for, and until when it can be used. */
    requestedAt: integer('requested_at', { mode: 'timestamp_ms' }),
    confirmUntil: integer('confirm_until', { mode: 'timestamp_ms' }),
    /** When the reader of the address confirmed; nothing is sent before. */
    confirmedAt: integer('confirmed_at', { mode: 'timestamp_ms' }),
    pausedAt: integer('paused_at', { mode: 'timestamp_ms' }),
    /** When it is asked whether it is still wanted, and when that was asked. */
    endsAt: integer('ends_at', { mode: 'timestamp_ms' }),
    askedAt: integer('asked_at', { mode: 'timestamp_ms' }),
  },
  (table) => [
    // Pausing and deleting: the address of an alert.
    uniqueIndex('alerts_public_id').on(table.publicId),
    // The alerts of an address; the same search asked for again.
    uniqueIndex('alerts_address_search').on(table.addressId, table.search),
    // Confirming: the alert of a token.
    uniqueIndex('alerts_confirm_hash').on(table.confirmHash),
    // Purge of links that nobody opened.
    index('alerts_confirm_until').on(table.confirmUntil),
    // Asking after twelve months.
    index('alerts_ends_at').on(table.endsAt),
    // Purge of what nobody wanted any more.
    index('alerts_asked_at').on(table.askedAt),
  ],
);
export type AlertRow = typeof alerts.$inferSelect;
