import { addDays, DAY_MS, romeDay } from '../../shared/dates.ts';
import { JOB_FIELDS, PUBLIC_JOB_FIELDS } from '../../shared/job-fields.ts';
import { DELETED_JOB_DAYS, typeLabel } from '../../shared/job-values.ts';
import { JOB_STATUS_LABELS } from '../../shared/job-words.ts';
import type { JobDetail, JobSummary, OwnJob, PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { keysOf, pick } from '../../shared/records.ts';
import { type Actor, employerOf, mayManage } from '../db/employers.ts';
import { isOpenRow, statusNow } from '../db/visibility.ts';
import { csvDay, csvResponse } from '../http/csv.ts';
import { similarWords } from '../text-search/trades.ts';
import { occupationOf } from './occupations.ts';
import { proposedCategory } from './propose-category.ts';
import type { JobSummaryRow, JobWithAnswers, OwnJobRow, ShownJobRow } from './queries.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** An offer as everybody may see it: a field stays private until it is declared public, a column until it is named here. */
export const toPublicJob = (row: ShownJobRow, now: Date): PublicJob => ({
  ...toJobSummary(row, now),
  description: row.description,
});

export const toJobDetail = ({ job, answers }: JobWithAnswers, now: Date): JobDetail => ({
  ...toPublicJob(job, now),
  answers: answers && {
    received: answers.received,
    answered: answers.answered,
    // Within the day it was sent is within one.
    medianDays: answers.halfWithinMs === null ? null : Math.max(1, Math.ceil(answers.halfWithinMs / DAY_MS)),
  },
  similarSearch: similarWords(job.title),
  occupation: occupationOf(job.title),
});

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

type FileRow = JobSummaryRow & { readonly applications: number };

/** The list of own offers as a file. */
export const ownJobsFile = (rows: readonly FileRow[], { siteUrl, now }: { siteUrl: string; now: Date }): Response =>
  csvResponse(`offerte-${romeDay(now)}`, rows, [
    ['Offerta', ({ title }) => title],
    ['Azienda', ({ companyName }) => companyName],
    ['Località', ({ location }) => location],
    ['Categoria', ({ category }) => category],
    ['Tipo', ({ type }) => typeLabel(type)],
    ['Contratto', ({ contract }) => contract],
    ['Paga', payText],
    ['Stato', (row) => JOB_STATUS_LABELS[statusNow(row, now)]],
    ['Pubblicata il', ({ postedAt }) => csvDay(postedAt)],
    ['Valida fino al', ({ validThrough }) => csvDay(validThrough)],
    ['Candidature', ({ applications }) => applications],
    ['Indirizzo', ({ publicId }) => siteUrl + pagePath.job(publicId)],
  ]);
