import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';

/**
 * The versions of what everybody is shown: one row, whose versions triggers raise with each write (migrations/0001_first_release.sql),
 * read when they are published (worker/http/publish-versions.ts).
 */
export const shownVersions = sqliteTable('shown_versions', {
  id: integer().primaryKey(),
  /** Version of the offers: the moment of the last change in milliseconds, and higher than all before. */
  offers: integer().notNull(),
  /** Version of the profiles. */
  profiles: integer().notNull(),
  /** The higher of both as it was when somebody last took them to publish. */
  published: integer().notNull(),
  /** Time of the last taking, in milliseconds: within a second of it no other request may take the versions. */
  takenAt: integer('taken_at').notNull(),
});
