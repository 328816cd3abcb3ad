import type { JobDetail, JobSummary, PublicJob } from '../../shared/jobs.ts';
import type { employerAnswers } from '../db/tables/employer-answers.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { isOpenRow, statusNow } from '../db/visibility.ts';
import { similarWords } from '../search/similar.ts';

const DAY_MS = 86_400_000;

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** A stored offer without its long text. */
export type JobSummaryRow = Omit<JobRow, 'description'>;

/** An offer as everybody may see it: column by column, so that a new column stays private until it is named here. */
export const toPublicJob = (row: JobRow, now: Date): PublicJob => ({
  ...toJobSummary(row, now),
  description: row.description,
});

/** An offer with the row that says how its owner answers. */
export type JobWithAnswers = { readonly job: JobRow; readonly answers: typeof employerAnswers.$inferSelect | null };

/** As `toPublicJob`, for the offer's own page. */
export const toJobDetail = ({ job, answers }: JobWithAnswers, now: Date): JobDetail => ({
  ...toPublicJob(job, now),
  answers: answers && {
    received: answers.received,
    answered: answers.answered,
    // Within the day it was sent is within one.
    medianDays: answers.halfWithinMs === null ? null : Math.max(1, Math.ceil(answers.halfWithinMs / DAY_MS)),
  },
  similarSearch: similarWords(job.title),
});

/** The same without its long text. */
export const toJobSummary = (row: JobSummaryRow, now: Date): JobSummary => ({
  id: row.publicId,
  title: row.title,
  companyName: row.companyName,
  location: row.location,
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  category: row.category,
  type: row.type,
  experience: row.experience,
  contract: row.contract,
  postedDate: row.postedAt.toISOString(),
  validThrough: row.validThrough.toISOString(),
  open: isOpenRow(row, now),
  status: statusNow(row, now),
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  salaryPeriod: row.salaryPeriod,
  salaryNet: row.salaryNet,
  housing: row.housing,
  meals: row.meals,
  startDate: row.startDate,
  endDate: row.endDate,
  shifts: row.shifts,
  openings: row.openings,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});
