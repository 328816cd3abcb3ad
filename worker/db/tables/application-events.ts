import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { ApplicationStatus } from '../../../shared/application-values.ts';
import { applications } from './applications.ts';

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
