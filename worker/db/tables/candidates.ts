import { sql } from 'drizzle-orm';
import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { BlockKind, CandidateAudience } from '../../../shared/candidate-values.ts';
import { keys, keyTo, time, users } from './accounts.ts';

export type CandidateOwnerStatus = 'open' | 'hidden';

/**
 * State of a profile, computed from its owner's wish, moderation and time (worker/db/settle.ts). Only `open` profiles are in
 * public lists and have a page; `companies` ones are for registered companies, with an index of their own; a `deleted` one
 * waits to be purged.
 */
export type CandidateStatus = CandidateOwnerStatus | 'companies' | 'deleted';

export const candidates = sqliteTable(
  'candidates',
  {
    /** Grows with recency: "newest first" is this key descending, here and in the search index. */
    ...keys(),
    /** Null where it was published without an account: then a link manages it. */
    ownerId: integer('owner_id').references(() => users.id),
    /** SHA-256 of the link's token; the token itself is told once. Null where an account owns the profile. */
    manageTokenHash: text('manage_token_hash'),
    /** SHA-256 of the token that was mailed to `email`: another one, as the person who left the address has seen the first. */
    mailedTokenHash: text('mailed_token_hash'),
    /** Written by worker/db/settle.ts, after any of the columns that it follows from. */
    status: text().$type<CandidateStatus>().notNull().default('open'),
    ownerStatus: text('owner_status').$type<CandidateOwnerStatus>().notNull().default('open'),
    audience: text().$type<CandidateAudience>().notNull().default('everyone'),
    hiddenAt: time('hidden_at'),
    hiddenReason: text('hidden_reason'),
    name: text().notNull(),
    title: text().notNull(),
    location: text().notNull(),
    skills: text({ mode: 'json' }).$type<string[]>().notNull(),
    experience: text(),
    /** Last day, in Rome, on which the person can start at once, and when they last said so; over once the day is. */
    availableUntil: text('available_until'),
    availableSince: time('available_since'),
    /** Address that messages are forwarded to; never shown. Null where none was left, or where an account owns the profile. */
    email: text(),
    /** When somebody used the link that was mailed to `email`; null until then, and again where the address changes. */
    emailConfirmedAt: time('email_confirmed_at'),
    /** When the one mail was written that tells an unconfirmed `email` that something waits; null until then. */
    waitingNotifiedAt: time('waiting_notified_at'),
    /** Slug of the municipality that the location names, if any. */
    town: text(),
    /** Degrees to two decimals, about a kilometre: nobody's home is stored. */
    lat: real(),
    lon: real(),
    postedAt: time('posted_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    deletedAt: time('deleted_at'),
    /** When the person last did something with it, for the purge of idle profiles. */
    activeAt: time('active_at'),
    /** How many days before the purge they were last warned of it since, and when; null: never. */
    idleWarning: integer('idle_warning'),
    idleWarnedAt: time('idle_warned_at'),
    /** Grows with every edit: an edit of an older revision is refused. */
    revision: integer().notNull().default(1),
    /** Folded title and location: the order of the lists sorted by them. */
    titleKey: text('title_key').notNull(),
    locationKey: text('location_key').notNull(),
    /** Their folded words for the search index; null where it reads name and skills as they are. */
    nameKey: text('name_key'),
    skillsKey: text('skills_key'),
    /** Municipalities that the profile is found under (worker/search/facets.ts). */
    codes: text().notNull(),
    /** Digest of what was typed and by whom, for the first minutes: the same profile sent twice is one profile. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // GET /api/candidates/{id}, page of a profile.
    uniqueIndex('candidates_public_id').on(table.publicId),
    // The index of open profiles (worker/search/open-index.ts).
    index('candidates_status_id').on(table.status, table.id),
    // Publishing: the same profile sent a moment ago.
    uniqueIndex('candidates_content').on(table.contentHash),
    // Managing by link: the profile of a token.
    uniqueIndex('candidates_manage_token').on(table.manageTokenHash),
    // Finding a profile by the link that was mailed.
    uniqueIndex('candidates_mailed_token').on(table.mailedTokenHash),
    // Managing by account: its profiles.
    index('candidates_owner').on(table.ownerId),
    // Deleting an account: profiles without one under its address. Moderation: a search by address.
    index('candidates_email').on(table.email),
    // Purge of deleted profiles.
    index('candidates_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    // Warnings and purge of idle profiles.
    index('candidates_active_at').on(table.activeAt),
  ],
);
export type CandidateRow = typeof candidates.$inferSelect;
export type NewCandidateRow = typeof candidates.$inferInsert;

/** Companies that must not see a profile; it keeps them out while it is for companies only. */
export const candidateBlocks = sqliteTable(
  'candidate_blocks',
  {
    ...keys(),
    candidateId: integer('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    kind: text().$type<BlockKind>().notNull(),
    value: text().notNull(),
    /** Key that senders are compared by (worker/db/companies.ts): a domain contains a dot, a folded name never does. */
    key: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is how a block is named.
    uniqueIndex('candidate_blocks_public_id').on(table.publicId),
    // The list of a profile; the same company is there once.
    uniqueIndex('candidate_blocks_key').on(table.candidateId, table.key),
    // The profiles that keep a company out.
    index('candidate_blocks_company').on(table.key, table.candidateId),
  ],
);

/** Messages written to a candidate, kept for twelve months. */
export const candidateMessages = sqliteTable(
  'candidate_messages',
  {
    ...keys(),
    candidateId: keyTo('candidate_id', () => candidates.id),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** When the person it is for opened it; null until then, and again where they say so. */
    readAt: time('read_at'),
    /** Deleted by that person: gone for them at once, purged after seven days. */
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull(),
    /** Digest of what was typed, for the first minutes: the same message sent twice is one message. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // Keeps the public id unique: it is how a message is named.
    uniqueIndex('candidate_messages_public_id').on(table.publicId),
    // Messages of a profile, newest first.
    index('candidate_messages_candidate').on(table.candidateId, table.id),
    // Sending: the same message sent a moment ago.
    uniqueIndex('candidate_messages_content').on(table.candidateId, table.contentHash),
    // Export of an account: what was written from its address.
    index('candidate_messages_email').on(table.email),
    // Purge of messages past their time.
    index('candidate_messages_created_at').on(table.createdAt),
    // Purge of those that were deleted.
    index('candidate_messages_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
  ],
);
export type CandidateMessageRow = typeof candidateMessages.$inferSelect;

/** Addresses from which somebody takes no more messages: for all profiles of an account, or for one without an account. */
export const blockedSenders = sqliteTable(
  'blocked_senders',
  {
    ...keys(),
    /** Account that blocks; null where a private link manages the profile. */
    ownerId: integer('owner_id').references(() => users.id),
    /** Profile without an account that blocks; null where an account owns it. */
    candidateId: integer('candidate_id').references(() => candidates.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is how a block is named.
    uniqueIndex('blocked_senders_public_id').on(table.publicId),
    // Writing to a profile of an account; the same address is there once.
    uniqueIndex('blocked_senders_owner').on(table.ownerId, table.email),
    // Each address once for a profile without an account.
    uniqueIndex('blocked_senders_candidate').on(table.candidateId, table.email),
  ],
);
export type BlockedSenderRow = typeof blockedSenders.$inferSelect;
