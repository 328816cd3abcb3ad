import { index, integer, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type {
  JobCategory,
  JobContract,
  JobExperience,
  JobType,
  SalaryPeriod,
  Shift,
} from '../../../shared/job-values.ts';
import { users } from './users.ts';

/** `open` until it ends; `expired` is set by the sweep, the rest by people. Only `open` offers are in the search index. */
export type JobStatus = 'open' | 'expired' | 'paused' | 'closed' | 'hidden' | 'deleted';

export const jobs = sqliteTable(
  'jobs',
  {
    /** Grows with recency: "newest first" is this key descending, here and in the search index. */
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text('public_id').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => users.id),
    status: text().$type<JobStatus>().notNull().default('open'),
    title: text().notNull(),
    companyName: text('company_name').notNull(),
    location: text().notNull(),
    category: text().$type<JobCategory>().notNull(),
    type: text().$type<JobType>().notNull(),
    experience: text().$type<JobExperience>().notNull(),
    contract: text().$type<JobContract>().notNull(),
    description: text().notNull(),
    /** Slug of the municipality that the location names, if any. */
    town: text(),
    lat: real(),
    lon: real(),
    postedAt: integer('posted_at', { mode: 'timestamp_ms' }).notNull(),
    validThrough: integer('valid_through', { mode: 'timestamp_ms' }).notNull(),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull(),
    /** Euro, as the employer wrote it. */
    salaryMin: real('salary_min'),
    salaryMax: real('salary_max'),
    salaryPeriod: text('salary_period').$type<SalaryPeriod>(),
    salaryNet: integer('salary_net', { mode: 'boolean' }).notNull().default(false),
    housing: integer({ mode: 'boolean' }).notNull().default(false),
    meals: integer({ mode: 'boolean' }).notNull().default(false),
    startDate: text('start_date'),
    endDate: text('end_date'),
    shifts: text({ mode: 'json' }).$type<Shift[]>().notNull().default([]),
    openings: integer(),
    /** Folded title and location: the order of the lists sorted by them. */
    titleKey: text('title_key').notNull(),
    locationKey: text('location_key').notNull(),
    /** Key of the position in `job_cells`; null without a position. */
    cell: text(),
    /** What the offer can be filtered by, as words of the search index (worker/jobs/facets.ts). */
    facets: text().notNull(),
    /** Digest of what was typed, for the first minutes: the same offer sent twice is one offer. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // GET /api/jobs/{id}, offer page.
    uniqueIndex('jobs_public_id').on(table.publicId),
    // Lists, newest first, without a filter.
    index('jobs_status_id').on(table.status, table.id),
    // Sweep of what has expired, and the totals' correction for what the sweep has not reached yet.
    index('jobs_status_valid_through').on(table.status, table.validThrough),
    // Lists sorted by title.
    index('jobs_status_title').on(table.status, table.titleKey, table.id),
    // Lists sorted by location.
    index('jobs_status_location').on(table.status, table.locationKey, table.id),
    // Publishing: the same offer sent a moment ago.
    uniqueIndex('jobs_owner_content').on(table.ownerId, table.contentHash),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
export type NewJobRow = typeof jobs.$inferInsert;
