import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { keys, keyTo, time } from './accounts.ts';

/** Mail addresses that alerts were asked for; each alert says if the owner of the address has confirmed it. */
export const alertAddresses = sqliteTable(
  'alert_addresses',
  {
    ...keys(),
    email: text().notNull(),
    /** Last day in Rome whose offers were gone through for it; empty before the first. */
    digestedOn: text('digested_on').notNull().default(''),
  },
  (table) => [
    // Signed links of mails: the address of a link.
    uniqueIndex('alert_addresses_public_id').on(table.publicId),
    // A new alert; the alerts of an account.
    uniqueIndex('alert_addresses_email').on(table.email),
    // The morning's mails: who has not been gone through yet.
    index('alert_addresses_digested_on').on(table.digestedOn),
  ],
);
export type AlertAddressRow = typeof alertAddresses.$inferSelect;

/** Searches whose new offers somebody wants by mail, and newsletters: the new articles. */
export const alerts = sqliteTable(
  'alerts',
  {
    ...keys(),
    addressId: keyTo('address_id', () => alertAddresses.id),
    /** Versioned query string, see shared/alerts.ts; `articles` of a newsletter. */
    search: text().notNull(),
    /**
     * Offers that were published before it are not new: when it was asked for, or last resumed. Of a newsletter the articles through
     * its day in Rome, also of the last issue.
     */
    since: time('since').notNull(),
    /** SHA-256 of the token of the confirmation link; the token itself is in the mail only. Null once it was used. */
    confirmHash: text('confirm_hash'),
    /** When that link was asked for, and until when it can be used. */
    requestedAt: time('requested_at'),
    confirmUntil: time('confirm_until'),
    /** When the reader of the address confirmed; nothing is sent before. */
    confirmedAt: time('confirmed_at'),
    pausedAt: time('paused_at'),
    /** When it is asked whether it is still wanted, and when that was asked. */
    endsAt: time('ends_at'),
    promptedAt: time('prompted_at'),
    /** Month, `YYYY-MM`, of the last issue that a newsletter was gone through for. */
    issuedIn: text('issued_in').notNull().default(''),
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
    index('alerts_prompted_at').on(table.promptedAt),
    // The month's newsletters: which were not gone through yet.
    index('alerts_search_issued_in').on(table.search, table.issuedIn),
  ],
);
export type AlertRow = typeof alerts.$inferSelect;
