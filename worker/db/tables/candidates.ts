import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { CandidateAudience } from '../../../shared/candidate-values.ts';
import { users } from './users.ts';

/** State of a profile as its owner has set it. */
export type CandidateOwnerStatus = 'open' | 'hidden';

/**
 * State of a profile, computed from its owner's wish, moderation and time (worker/db/settle.ts). Only `open` profiles are in public lists and have
 * a page; `companies` ones are for registered companies, with an index of their own; a `deleted` one waits to be purged.
 */
export type CandidateStatus = CandidateOwnerStatus | 'companies' | 'deleted';

export const candidates = sqliteTable(
  'candidates',
  {
    /** Grows with recency: "newest first" is this key descending, here and in the search index. */
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    /** Null where it was published without an account: then a link manages it. */
    ownerId: integer('owner_id').references(() => users.id),
    /** SHA-256 of the link's token; the token itself is told once. Null where an account owns the profile. */
    manageTokenHash: text('manage_token_hash'),
    /** Written by worker/db/settle.ts, after any of the columns that it follows from. */
    status: text().$type<CandidateStatus>().notNull().default('open'),
    ownerStatus: text('owner_status').$type<CandidateOwnerStatus>().notNull().default('open'),
    audience: text().$type<CandidateAudience>().notNull().default('everyone'),
    /** Hidden by an administrator; the reason is told to the person. */
    hiddenAt: integer('hidden_at', { mode: 'timestamp_ms' }),
    hiddenReason: text('hidden_reason'),
    name: text().notNull(),
    title: text().notNull(),
    location: text().notNull(),
    skills: text({ mode: 'json' }).$type<string[]>().notNull(),
    experience: text(),
    /** Address that messages are forwarded to; never shown. Null where none was left, or where an account owns the profile. */
    email: text(),
    /** Slug of the municipality that the location names, if any. */
    town: text(),
    /** Degrees to two decimals, about a kilometre: nobody's home is stored. */
    lat: real(),
    lon: real(),
    postedAt: integer('posted_at', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
    /** When the person last did something with it, for the purge of idle profiles. */
    activeAt: integer('active_at', { mode: 'timestamp_ms' }),
    /** How often they were warned since that it would be purged, and the last time; null: never. */
    idleWarnings: integer('idle_warnings').notNull().default(0),
    idleWarnedAt: integer('idle_warned_at', { mode: 'timestamp_ms' }),
    /** Grows with every edit: an edit of an older revision is refused. */
    revision: integer().notNull().default(1),
    /** Folded title and location: the order of the lists sorted by them. */
    titleKey: text('title_key').notNull(),
    locationKey: text('location_key').notNull(),
    /** Key of the position in `candidate_cells`; null without a position. */
    cell: text(),
    /** Values of the profile's filters, as words of the search index (worker/candidates/candidate-row.ts). */
    facets: text().notNull(),
    /** Digest of what was typed and by whom, for the first minutes: the same profile sent twice is one profile. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // GET /api/candidates/{id}, page of a profile.
    uniqueIndex('candidates_public_id').on(table.publicId),
    // Lists, newest first, without a filter.
    index('candidates_status_id').on(table.status, table.id),
    // Lists sorted by title.
    index('candidates_status_title').on(table.status, table.titleKey, table.id),
    // Lists sorted by location.
    index('candidates_status_location').on(table.status, table.locationKey, table.id),
    // Publishing: the same profile sent a moment ago.
    uniqueIndex('candidates_content').on(table.contentHash),
    // Managing by link: the profile of a token.
    uniqueIndex('candidates_manage_token').on(table.manageTokenHash),
    // Managing by account: its profiles.
    index('candidates_owner').on(table.ownerId),
    // Deleting an account: profiles without one under its address. Moderation: a search by address.
    index('candidates_email').on(table.email),
    // Purge of deleted profiles.
    index('candidates_deleted_at').on(table.deletedAt),
    // Warnings and purge of idle profiles.
    index('candidates_active_at').on(table.activeAt),
  ],
);
export type CandidateRow = typeof candidates.$inferSelect;
export type NewCandidateRow = typeof candidates.$inferInsert;
