import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { time } from './accounts.ts';

/** Heartbeat of each cron: when it last began, and how that ended. */
export const cronRuns = sqliteTable('cron_runs', {
  /** Its expression in `wrangler.toml`. */
  cron: text().primaryKey(),
  /** Time of the first run of any cron that knew this one; from then on, this cron is late if it does not run. */
  expectedSince: time('expected_since').notNull(),
  beganAt: time('began_at'),
  /** End of its last run in which nothing failed, and how long that took. */
  endedAt: time('ended_at'),
  ms: integer(),
  /** End of its last run in which something failed, and the request id of that line in the log. */
  failedAt: time('failed_at'),
  errorId: text('error_id'),
});
export type CronRunRow = typeof cronRuns.$inferSelect;

/**
 * The versions of what everybody is shown: one row, whose versions triggers raise with each write (migrations/0001_first_release.sql),
 * read when they are published (worker/http/publish-versions.ts).
 */
export const shownVersions = sqliteTable('shown_versions', {
  id: integer().primaryKey(),
  /** Version of the offers: the moment of the last change in milliseconds, and higher than all before. */
  offers: integer().notNull(),
  profiles: integer().notNull(),
  /** Version of the pages of employers. */
  pages: integer().notNull(),
  /** The highest of them as it was when somebody last took them to publish. */
  published: integer().notNull(),
  /** Time of the last taking, in milliseconds: within a second of it no other request may take the versions. */
  takenAt: integer('taken_at').notNull(),
});

/** How far a copy has come, from which the next run goes on. */
export type CopyProgress = {
  /** The last migration: a copy is of one release. */
  readonly migration: string;
  /** Parts of the rows that are stored, and where the next one begins; null at the beginning and after the end. */
  readonly parts: number;
  readonly rows: { readonly table: string; readonly after: number } | null;
  /** Files that are stored, and the key of the last one; null while there are rows to come. */
  readonly files: number;
  readonly file: string | null;
};

/** The weekly copy to the bucket of another account (worker/backup/send-copy.ts): one row, the first time it begins. */
export const weeklyCopies = sqliteTable('weekly_copies', {
  id: integer().primaryKey(),
  /** Beginning of the copy that is being made, or was made last; its name. */
  beganAt: time('began_at').notNull(),
  /** Null once it is whole. */
  progress: text({ mode: 'json' }).$type<CopyProgress>(),
  /** Beginning of the last copy that is whole: nothing in it is older. */
  wholeAt: time('whole_at'),
});

/** Pages of offers that began or ended, written by triggers, until search engines are told (worker/jobs/send-changed-pages.ts). */
export const changedPages = sqliteTable('changed_pages', {
  publicId: text('public_id').primaryKey(),
  changedAt: time('changed_at').notNull(),
});

/** How often something was searched for on a day, with nothing about who did; purged after 90 days. */
export const searchCounts = sqliteTable(
  'search_counts',
  {
    kind: text().$type<'jobs' | 'candidates'>().notNull(),
    day: text().notNull(),
    /** Folded words; empty where only a place was asked for. */
    words: text().notNull(),
    /** Slug of the municipality asked for, or nearest to the position; empty without. */
    town: text().notNull(),
    found: integer({ mode: 'boolean' }).notNull(),
    count: integer().notNull(),
  },
  // Counting; what was sought since a day; the purge.
  (table) => [primaryKey({ columns: [table.day, table.kind, table.words, table.town, table.found] })],
);

/** Counters of a day in Rome: how often somebody did something, for the daily caps, and what happened on the whole site. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    /** `action:account`, never an address of a person; `figure:offers` and the like for the whole site. */
    key: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.day] }), index('daily_counts_day').on(table.day)],
);
