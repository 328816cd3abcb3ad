import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import type { QuestionId } from '../../../shared/application-questions.ts';
import type {
  EmployerKind,
  HousingRoom,
  JOB_OWNER_STATUSES,
  JOB_STATUSES,
  JobCategory,
  JobContract,
  JobExperience,
  JobType,
  Licence,
  SalaryPeriod,
  Shift,
} from '../../../shared/job-values.ts';
import type { Requirement } from '../../../shared/requirement-values.ts';
import { keys, keyTo, time, users } from './accounts.ts';

export type JobOwnerStatus = (typeof JOB_OWNER_STATUSES)[number];

/** State of an offer, computed from its owner's wish, moderation and time (worker/db/settle.ts). Only `open` offers are in the search index. */
export type JobStatus = (typeof JOB_STATUSES)[number];

export const jobs = sqliteTable(
  'jobs',
  {
    /** Grows with recency: "newest first" is this key descending, here and in the search index. */
    ...keys(),
    ownerId: keyTo('owner_id', () => users.id),
    /** True of the row by which spontaneous applications come (worker/db/spontaneous.ts): in no list, and without a page. */
    spontaneous: integer({ mode: 'boolean' }).notNull().default(false),
    /** Written by worker/db/settle.ts, after any of the columns that it follows from. */
    status: text().$type<JobStatus>().notNull().default('open'),
    ownerStatus: text('owner_status').$type<JobOwnerStatus>().notNull().default('open'),
    /** Hidden by an administrator; the reason is told to the owner. */
    hiddenAt: time('hidden_at'),
    hiddenReason: text('hidden_reason'),
    deletedAt: time('deleted_at'),
    title: text().notNull(),
    companyName: text('company_name').notNull(),
    employerKind: text('employer_kind').$type<EmployerKind>(),
    /** Ministerial authorisation of an agency. */
    authorisation: text(),
    location: text().notNull(),
    category: text().$type<JobCategory>().notNull(),
    /** True once its owner has said that 'Altro' is right, and no other category is proposed any more. */
    categoryFixed: integer('category_fixed', { mode: 'boolean' }).notNull().default(false),
    type: text().$type<JobType>().notNull(),
    experience: text().$type<JobExperience>().notNull(),
    contract: text().$type<JobContract>().notNull(),
    description: text().notNull(),
    /** Slug of the municipality that the location names, if any. */
    town: text(),
    lat: real(),
    lon: real(),
    postedAt: time('posted_at').notNull(),
    validThrough: time('valid_through').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When the owner last said that the place is still open. */
    confirmedAt: time('confirmed_at'),
    /** When the owner was last asked so, by mail. */
    promptedAt: time('prompted_at'),
    /** For an offer of a season: the night from which it was known to have ended with somebody hired. Its applications go sooner. */
    filledAt: time('filled_at'),
    /** When its owner was asked, by mail, whether to publish it again for the next season; once and for all. */
    proposedAt: time('proposed_at'),
    /** Public id of the offer of the last season that it was copied from; that may be gone. */
    lastSeason: text('last_season'),
    /** Grows with every edit: an edit of an older revision is refused. */
    revision: integer().notNull().default(1),
    salaryMin: real('salary_min'),
    salaryMax: real('salary_max'),
    salaryPeriod: text('salary_period').$type<SalaryPeriod>(),
    salaryNet: integer('salary_net', { mode: 'boolean' }).notNull().default(false),
    /** Hours of a week, by which pay an hour is compared with pay a month. */
    weeklyHours: integer('weekly_hours'),
    /** Collective agreement, from the list or as it was typed. */
    agreement: text(),
    agreementLevel: text('agreement_level'),
    housing: integer({ mode: 'boolean' }).notNull().default(false),
    housingRoom: text('housing_room').$type<HousingRoom>(),
    /** Euro a month; 0 where it is free. */
    housingCost: integer('housing_cost'),
    /** Minutes on foot to the work; 0 where it is the same place. */
    housingMinutes: integer('housing_minutes'),
    meals: integer({ mode: 'boolean' }).notNull().default(false),
    startDate: text('start_date'),
    endDate: text('end_date'),
    shifts: text({ mode: 'json' }).$type<Shift[]>().notNull().default([]),
    openings: integer(),
    licence: text().$type<Licence>(),
    requirements: text({ mode: 'json' }).$type<Requirement[]>().notNull().default([]),
    /** Questions to applicants, by their ids in the catalogue (shared/application-questions.ts). */
    questions: text({ mode: 'json' }).$type<QuestionId[]>().notNull().default([]),
    /** Last day for applications, in Rome: the offer ends with it. */
    applyBy: text('apply_by'),
    /** From when until when somebody is needed at once, as clocks in Rome show it (`2027-06-04T18:00`): the offer ends with the first. */
    neededFrom: text('needed_from'),
    neededUntil: text('needed_until'),
    /** When the devices were told that want to know of it; null before, and for any other offer. */
    pushedAt: time('pushed_at'),
    /** Number of applications after which the offer pauses by itself. */
    closeAfter: integer('close_after'),
    /** True where no feed for other sites may have it. */
    onlyHere: integer('only_here', { mode: 'boolean' }).notNull().default(false),
    /** Folded title and location: the order of the lists sorted by them. */
    titleKey: text('title_key').notNull(),
    locationKey: text('location_key').notNull(),
    /** Their folded words for the search index; null where it reads company and description as they are. */
    companyKey: text('company_key'),
    descriptionKey: text('description_key'),
    /** Every value of a filter that finds the offer (worker/search/facets.ts). */
    codes: text().notNull(),
    /** Day in Rome whose mails of alerts may name the offer: the first morning it was open. It never changes, so nobody reads it twice. */
    announcedOn: text('announced_on'),
    /** Digest of what was typed, for the first minutes: the same offer sent twice is one offer. */
    contentHash: text('content_hash'),
  },
  (table) => [
    // GET /api/jobs/{id}, offer page.
    uniqueIndex('jobs_public_id').on(table.publicId),
    // The index of open offers (worker/search/open-index.ts).
    index('jobs_status_id').on(table.status, table.id),
    // Sweep of what has expired, and the totals' correction for what the sweep has not reached yet.
    index('jobs_status_valid_through').on(table.status, table.validThrough),
    // Own offers, newest first; settling the offers of an account.
    index('jobs_owner').on(table.ownerId, table.id),
    // Purge of deleted offers.
    index('jobs_deleted_at').on(table.deletedAt).where(sql`deleted_at IS NOT NULL`),
    // Mails of alerts: offers that no morning has announced yet, and those of the last mornings.
    index('jobs_status_announced').on(table.status, table.announcedOn),
    // Offers of a season whose next one is near.
    index('jobs_filled_at').on(table.filledAt).where(sql`filled_at IS NOT NULL AND proposed_at IS NULL`),
    // Urgent offers whose messages were not written yet; those that nobody has let out before their start.
    index('jobs_unpushed').on(table.status, table.pushedAt).where(sql`needed_from IS NOT NULL`),
    // An employer has one urgent offer that is open, or waits to be let out (`isHeld` in worker/db/visibility.ts).
    uniqueIndex('jobs_owner_urgent')
      .on(table.ownerId)
      .where(
        sql`needed_from IS NOT NULL AND (status = 'open' OR (status = 'hidden' AND owner_status = 'open' AND hidden_at IS NOT NULL AND hidden_reason IS NULL))`,
      ),
    // Publishing: the same offer sent a moment ago.
    uniqueIndex('jobs_owner_content').on(table.ownerId, table.contentHash),
  ],
);
export type JobRow = typeof jobs.$inferSelect;
export type NewJobRow = typeof jobs.$inferInsert;

/** How often an offer's page was looked at on a day in Rome; by whom is nowhere. */
export const jobViews = sqliteTable(
  'job_views',
  {
    /** No reference: the purge of an offer need not know of its views, which follow the night after. */
    jobId: integer('job_id').notNull(),
    day: text().notNull(),
    views: integer().notNull(),
  },
  (table) => [
    // Counting up; the chart of an offer.
    primaryKey({ columns: [table.jobId, table.day] }),
    // Purge of days of long ago.
    index('job_views_day').on(table.day),
  ],
);
