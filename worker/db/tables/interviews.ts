import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { InterviewState, Outcome } from '../../../shared/interview-values.ts';
import { time } from './accounts.ts';
import { applications } from './applications.ts';

/** The interview of an application: what was proposed last, and what came of it. */
export const interviews = sqliteTable(
  'interviews',
  {
    applicationId: integer('application_id')
      .primaryKey()
      .references(() => applications.id),
    /** Moments that the employer proposes, in milliseconds, the earliest first. */
    times: text({ mode: 'json' }).$type<number[]>().notNull(),
    minutes: integer().notNull(),
    /** An address, a telephone number, or an https link. */
    place: text().notNull(),
    /** The time that the applicant chose; null before. */
    startsAt: time('starts_at'),
    state: text().$type<InterviewState>().notNull(),
    /** Raised with each change: the SEQUENCE of calendars, and what a press was made against. */
    sequence: integer().notNull(),
    changedAt: time('changed_at').notNull(),
    /** When both were last reminded of it: the evening before, or after it the employer, to say how it went. */
    remindedAt: time('reminded_at'),
    /** The employer’s own note of how it went, which the applicant never reads. */
    outcome: text().$type<Outcome>(),
  },
  (table) => [
    // Those of tomorrow, and those that are over.
    index('interviews_starts_at').on(table.startsAt).where(sql`${table.startsAt} IS NOT NULL`),
  ],
);
export type InterviewRow = typeof interviews.$inferSelect;
