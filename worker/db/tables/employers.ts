import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { EmployerPageKind, OpenWay } from '../../../shared/employer-values.ts';
import type { JobCategory } from '../../../shared/job-values.ts';
import { keys, keyTo, time, users } from './accounts.ts';

/** The page of an employer: one an account, which its people work on as on its offers. */
export const employerPages = sqliteTable(
  'employer_pages',
  {
    ...keys(),
    ownerId: keyTo('owner_id', () => users.id),
    /** Made of the first name, and never changed. */
    slug: text().notNull(),
    /** True where everybody sees it; written by worker/db/settle.ts, after any of the columns that it follows from. */
    shown: integer({ mode: 'boolean' }).notNull().default(false),
    name: text().notNull(),
    /** The name as names are compared: two who claim one go to the editors. */
    nameKey: text('name_key').notNull(),
    kind: text().$type<EmployerPageKind>().notNull(),
    town: text().notNull(),
    category: text().$type<JobCategory>().notNull(),
    text: text(),
    directions: text(),
    website: text(),
    vatNumber: text('vat_number'),
    /** Domain of the website at which somebody who saved the page has a confirmed address; null where the editors confirmed it. */
    confirmedDomain: text('confirmed_domain'),
    /** How people come forward without an offer; null where that is off. */
    way: text().$type<OpenWay>(),
    /** A number, or days and hours. */
    contact: text(),
    monthly: integer(),
    trades: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** Last day of a pause. */
    pausedUntil: text('paused_until'),
    /** Hidden by an administrator, with the reason that is told to the owner, or without one until the editors have confirmed it. */
    hiddenAt: time('hidden_at'),
    hiddenReason: text('hidden_reason'),
    /** Taken off by its owner, and purged after some days. */
    endedAt: time('ended_at'),
    revision: integer().notNull().default(1),
    updatedAt: time('updated_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Changing one, and reports of it.
    uniqueIndex('employer_pages_public_id').on(table.publicId),
    // GET /api/employers/{slug}, page of an employer.
    uniqueIndex('employer_pages_slug').on(table.slug),
    // The one page of an account; the page of an offer's employer.
    uniqueIndex('employer_pages_owner').on(table.ownerId),
    // The list of all, by name.
    index('employer_pages_shown').on(table.shown, table.nameKey, table.id),
    // Claims of one name.
    index('employer_pages_name').on(table.nameKey),
    // Purge of ended pages.
    index('employer_pages_ended').on(table.endedAt).where(sql`ended_at IS NOT NULL`),
  ],
);
export type EmployerPageRow = typeof employerPages.$inferSelect;
