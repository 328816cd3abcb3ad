import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Mail addresses that alerts were asked for; each alert says if the owner of the address has confirmed it. */
export const alertAddresses = sqliteTable(
  'alert_addresses',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Identifier in signed links. */
    publicId: text('public_id').notNull(),
    /** Trimmed and in lower case. */
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
