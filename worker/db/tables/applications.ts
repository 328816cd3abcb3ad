import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { GivenAnswer, Tick } from '../../../shared/application-questions.ts';
import type { ApplicationStatus, CvType, RefusalReason } from '../../../shared/application-values.ts';
import type { Side } from '../../../shared/conversations.ts';
import type { Language } from '../../../shared/languages.ts';
import { keys, keyTo, time, users } from './accounts.ts';
import { jobs } from './jobs.ts';

export const applications = sqliteTable(
  'applications',
  {
    ...keys(),
    jobId: keyTo('job_id', () => jobs.id),
    /** Account of the applicant; null for an applicant without one, whose name and contact are here. */
    userId: integer('user_id').references(() => users.id),
    name: text(),
    email: text(),
    /** International form, `+393331234567`. */
    phone: text(),
    /** Language of the pages that it was sent from, in which its mails are; null for Italian. */
    language: text().$type<Language>(),
    /**
     * When the employer came to have it: at once, or when the mailed link was pressed. Null while that is waited for. One without an
     * account has a confirmed address if it has one and was delivered; a number is never confirmed.
     */
    deliveredAt: time('delivered_at'),
    /** Digest of what the browser made up for one sending: sent again, it is the same application. */
    sendingHash: text('sending_hash'),
    /** Digest of everything that was sent with it, its file too: the same key with anything else is refused. */
    contentHash: text('content_hash'),
    /** When an account with the same confirmed address took it over; null for what it sent itself. */
    takenOverAt: time('taken_over_at'),
    /** Requirements of the offer as they were asked for, and those that the applicant says to have. */
    ticks: text({ mode: 'json' }).$type<Tick[]>().notNull().default([]),
    answers: text({ mode: 'json' }).$type<GivenAnswer[]>().notNull().default([]),
    status: text().$type<ApplicationStatus>().notNull().default('sent'),
    /** Time since which the application has its present status. */
    statusAt: time('status_at'),
    /** When the employer first answered: anything but having read it. */
    answeredAt: time('answered_at'),
    answerNote: text('answer_note'),
    reason: text().$type<RefusalReason>(),
    /** When the employer was asked for an answer that is late, and the applicant told so. */
    remindedAt: time('reminded_at'),
    /** The applicant wants to be asked for the next season, and is stored for that longer than others. */
    nextSeason: integer('next_season', { mode: 'boolean' }).notNull().default(false),
    /** When the employer asked so, by mail; once and for all. */
    invitedAt: time('invited_at'),
    /** Side that has ended the conversation about it; null while that goes on. */
    endedBy: text('ended_by').$type<Side>(),
    message: text(),
    /** Key of the CV in the bucket; null without one. Name as the applicant's device gave it, size in bytes. */
    cvKey: text('cv_key'),
    cvName: text('cv_name'),
    cvType: text('cv_type').$type<CvType>(),
    cvSize: integer('cv_size'),
    /** Deleted by the applicant: gone for the employer at once, purged with its file after seven days. */
    deletedAt: time('deleted_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    // Refuses what would be nobody's: an account that has left since it was read is not an applicant without one.
    check('applications_applicant', sql`${table.userId} IS NOT NULL OR ${table.name} IS NOT NULL`),
    // Keeps the public id unique: it is the address of an application.
    uniqueIndex('applications_public_id').on(table.publicId),
    // One application per person and offer; the apply box asks whether there is one.
    uniqueIndex('applications_job_user').on(table.jobId, table.userId),
    // A form that was sent twice.
    uniqueIndex('applications_sending_hash').on(table.sendingHash).where(sql`${table.sendingHash} IS NOT NULL`),
    // Applications of an address without an account: renewing their link, and taking them over.
    index('applications_email').on(table.email).where(sql`${table.email} IS NOT NULL`),
    // Offers of a season with somebody hired.
    index('applications_hired').on(table.jobId).where(sql`${table.status} = 'hired'`),
    // Purge of those whose link nobody pressed.
    index('applications_undelivered').on(table.createdAt).where(sql`${table.deliveredAt} IS NULL`),
    // Those that are late for an answer.
    index('applications_unanswered')
      .on(table.deliveredAt)
      .where(sql`${table.answeredAt} IS NULL AND ${table.remindedAt} IS NULL`),
    // Applications of an account, newest first.
    index('applications_user').on(table.userId, table.id),
    // Purge of deleted applications.
    index('applications_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    // Sweep of files without a row; a file is of one application.
    uniqueIndex('applications_cv_key').on(table.cvKey).where(sql`${table.cvKey} IS NOT NULL`),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;

export const applicationEvents = sqliteTable(
  'application_events',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    applicationId: keyTo('application_id', () => applications.id),
    status: text().$type<ApplicationStatus>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Account that did it for the employer; null for the applicant, for links, and where the account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
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

/** CV and last message that an account keeps for its next application; either may be missing. */
export const storedApplications = sqliteTable(
  'stored_applications',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Key of the CV in the bucket: a file of its own, copied from and to applications. */
    cvKey: text('cv_key'),
    cvName: text('cv_name'),
    cvType: text('cv_type').$type<CvType>(),
    cvSize: integer('cv_size'),
    message: text(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [
    // Sweep of files without a row.
    uniqueIndex('stored_applications_cv_key').on(table.cvKey).where(sql`${table.cvKey} IS NOT NULL`),
    // Purge of what was not used for long.
    index('stored_applications_used_at').on(table.usedAt),
  ],
);
export type StoredApplicationRow = typeof storedApplications.$inferSelect;
