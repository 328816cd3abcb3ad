import { jobField, type LongJobField, PUBLIC_JOB_FIELDS, type PublicJobField } from '../../shared/job-fields.ts';
import type { JobDetail, JobSummary, PublicJob } from '../../shared/jobs.ts';
import { pick } from '../db/pick.ts';
import type { employerAnswers } from '../db/tables/applications.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { isOpenRow, statusNow } from '../db/visibility.ts';
import { similarWords } from '../text-search/similar.ts';

const DAY_MS = 86_400_000;

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** A stored offer without its long text. */
export type JobSummaryRow = Omit<JobRow, 'description'>;

/** An offer as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicJob = (row: JobRow, now: Date): PublicJob => ({
  ...toJobSummary(row, now),
  ...pick(row, PUBLIC_JOB_FIELDS),
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

const isShort = (name: PublicJobField): name is Exclude<PublicJobField, LongJobField> =>
  jobField(name).kind !== 'paragraph';
const SHORT_FIELDS = PUBLIC_JOB_FIELDS.filter(isShort);

/** The same without its long text. */
export const toJobSummary = (row: JobSummaryRow, now: Date): JobSummary => ({
  id: row.publicId,
  ...pick(row, SHORT_FIELDS),
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  postedDate: row.postedAt.toISOString(),
  validThrough: row.validThrough.toISOString(),
  open: isOpenRow(row, now),
  status: statusNow(row, now),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});
