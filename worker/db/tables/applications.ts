import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { jobs } from './jobs.ts';
import { users } from './users.ts';

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
    message: text(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull(),
  },
  (table) => [
    // Keeps the public id unique: it is the address of an application.
    uniqueIndex('applications_public_id').on(table.publicId),
    // One application per person and offer; the apply box asks whether there is one.
    uniqueIndex('applications_job_user').on(table.jobId, table.userId),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;
