import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { ApplicationStatus, CvType } from '../../../shared/application-values.ts';
import { users } from './accounts.ts';
import { jobs } from './jobs.ts';

export const applications = sqliteTable(
  'applications',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<ApplicationStatus>().notNull().default('sent'),
    /** When it became what it is. */
    statusAt: integer('status_at', { mode: 'timestamp_ms' }),
    /** When the employer first answered: anything but having read it. */
    answeredAt: integer('answered_at', { mode: 'timestamp_ms' }),
    /** Line that the employer has added to the present answer. */
    answerNote: text('answer_note'),
    message: text(),
    /** Key of the CV in the bucket; null without one. Name as the applicant's device gave it, size in bytes. */
    cvKey: text('cv_key'),
    cvName: text('cv_name'),
    cvType: text('cv_type').$type<CvType>(),
    cvSize: integer('cv_size'),
    /** Deleted by the applicant: gone for the employer at once, purged with its file after seven days. */
    deletedAt: integer('deleted_at', { mode: 'timestamp_ms' }),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is the address of an application.
    uniqueIndex('applications_public_id').on(table.publicId),
    // One application per person and offer; the apply box asks whether there is one.
    uniqueIndex('applications_job_user').on(table.jobId, table.userId),
    // Applications of an account, newest first.
    index('applications_user').on(table.userId, table.id),
    // Purge of deleted applications.
    index('applications_deleted_at').on(table.deletedAt),
    // Sweep of files without a row; a file is of one application.
    uniqueIndex('applications_cv_key').on(table.cvKey).where(sql`${table.cvKey} IS NOT NULL`),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

/** Status history of an application, in order. */
export const applicationEvents = sqliteTable(
  'application_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id),
    status: text().$type<ApplicationStatus>().notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // The history of an application.
    index('application_events_application').on(table.applicationId, table.id),
  ],
);
export type ApplicationEventRow = typeof applicationEvents.$inferSelect;

/**
 * Answering habits of employers, recounted every night (worker/answers/renew-employer-answers.ts), of those with enough
 * applications only.
 */
export const employerAnswers = sqliteTable('employer_answers', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  received: integer().notNull(),
  answered: integer().notNull(),
  /** Time within which at least half of all were answered; null where fewer were answered at all. */
  halfWithinMs: integer('half_within_ms'),
});
