import { addDays, DAY_MS } from '../../shared/dates.ts';
import type { EmployerDetail } from '../../shared/employers.ts';
import { JOB_FIELDS, PUBLIC_JOB_FIELDS } from '../../shared/job-fields.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { JobDetail, JobSummary, OwnJob, PublicJob } from '../../shared/jobs.ts';
import { keysOf, pick } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, employerOf, mayManage } from '../db/employers.ts';
import { isOpenRow, statusNow } from '../db/visibility.ts';
import { similarWords } from '../text-search/trades.ts';
import { proposedCategory } from './propose-category.ts';
import {
  type JobSummaryRow,
  type JobWithAnswers,
  jobsOfEmployer,
  type OwnJobRow,
  type ShownJobRow,
} from './queries.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** An offer as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicJob = (row: ShownJobRow, now: Date): PublicJob => ({
  ...toJobSummary(row, now),
  description: row.description,
});

export const toJobDetail = ({ job, answers, page }: JobWithAnswers, now: Date): JobDetail => ({
  ...toPublicJob(job, now),
  answers: toAnswers(answers),
  employerPage: page && {
    slug: page.slug ?? '',
    name: page.name,
    website: page.nameKey === blockKey('company', job.companyName) ? page.website : null,
  },
  similarSearch: similarWords(job.title),
});

const toAnswers = (answers: JobWithAnswers['answers']): JobDetail['answers'] =>
  answers && {
    received: answers.received,
    answered: answers.answered,
    // Within the day it was sent is within one.
    medianDays: answers.halfWithinMs === null ? null : Math.max(1, Math.ceil(answers.halfWithinMs / DAY_MS)),
  };

/** The offers of an employer as its page shows them, and how it answers. */
export async function offersOfEmployer(
  db: Database,
  { ownerId, answers, now }: { ownerId: number; answers: JobWithAnswers['answers']; now: Date },
): Promise<Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>> {
  const { open, past } = await jobsOfEmployer(db, { ownerId, now });
  return {
    answers: toAnswers(answers),
    jobs: open.map((row) => toJobSummary(row, now)),
    past: past.map(({ title, postedAt }) => ({ title, postedDate: new Date(postedAt).toISOString() })),
  };
}

const { description: _long, ...SHORT_FIELDS } = PUBLIC_JOB_FIELDS;
const SHORT_NAMES = keysOf(SHORT_FIELDS);

export const toJobSummary = (row: JobSummaryRow, now: Date): JobSummary => ({
  id: row.publicId,
  ...pick(row, SHORT_NAMES),
  town: row.town,
  lat: degrees(row.lat),
  lon: degrees(row.lon),
  postedDate: row.postedAt.toISOString(),
  validThrough: row.validThrough.toISOString(),
  open: isOpenRow(row, now),
  status: statusNow(row, now),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
});

/** An offer as its owner sees it, and people who work for the owner. */
export const toOwnJob = (row: OwnJobRow, { account, now }: { account: Actor; now: Date }): OwnJob => ({
  ...toPublicJob(row, now),
  ...pick(row, keysOf(JOB_FIELDS)),
  ownerStatus: row.ownerStatus,
  hiddenReason: row.hiddenReason,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_JOB_DAYS).toISOString(),
  revision: row.revision,
  applications: row.applications,
  proposedCategory: proposedCategory(row),
  employer: toEmployer(account, row.ownerId),
  mayChange: mayManage(account, row.ownerId),
});

function toEmployer(account: Actor, ownerId: number): OwnJob['employer'] {
  const employer = employerOf(account, ownerId);
  return employer && { id: employer.id, name: employer.name };
}
