import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The version of each part of what everybody is shown: one row, kept by triggers (migrations/0001_first_release.sql),
 * read when it is published (worker/http/publish-versions.ts).
 */
export const shownVersions = sqliteTable('shown_versions', {
  id: integer().primaryKey(),
  /** By part; each version is higher than all that were there before it. */
  versions: text({ mode: 'json' }).$type<Readonly<Record<string, number>>>().notNull(),
  /** Highest of them. */
  latest: integer().notNull(),
  /** The highest that somebody has taken to publish. */
  published: integer().notNull(),
  /** Time of the last taking, in milliseconds: within a second of it no other request may take the versions. */
  takenAt: integer('taken_at').notNull(),
});
