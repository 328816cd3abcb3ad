import { addDays } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import {
  EMPLOYER_FIELDS,
  type EmployerDetail,
  type EmployerSummary,
  type OwnEmployer,
  PUBLIC_EMPLOYER_FIELDS,
} from '../../shared/employers.ts';
import { keysOf, pick } from '../../shared/records.ts';
import { type Actor, employerOf, mayManage } from '../db/employers.ts';
import type { Door } from '../db/spontaneous.ts';
import type { EmployerPageRow } from '../db/tables/employers.ts';
import { pageStatus } from '../db/visibility.ts';
import type { ListedEmployer } from './queries.ts';

const PUBLIC_NAMES = keysOf(PUBLIC_EMPLOYER_FIELDS);

export const toOwnEmployer = (row: EmployerPageRow, account: Actor, door: Door | null): OwnEmployer => {
  const employer = employerOf(account, row.ownerId);
  return {
    id: row.publicId,
    ...pick(row, keysOf(EMPLOYER_FIELDS)),
    ...pick(row, ['slug', 'hiddenReason', 'revision']),
    status: pageStatus(row),
    purgedAt: row.endedAt && addDays(row.endedAt, ENDED_EMPLOYER_DAYS).toISOString(),
    openUntil: door?.job.validThrough.toISOString() ?? null,
    employer: employer && pick(employer, ['id', 'name']),
    mayChange: mayManage(account, row.ownerId),
  };
};

export const toEmployerSummary = (row: ListedEmployer): EmployerSummary => ({
  id: row.publicId,
  ...pick(row, ['slug', 'name', 'kind', 'town', 'category', 'openJobs']),
});

/** An employer's page as everybody sees it: by allow-list. */
export const toEmployerDetail = (
  row: EmployerPageRow,
  { answers, jobs, past }: Pick<EmployerDetail, 'answers' | 'jobs' | 'past'>,
  door: Door | null,
): EmployerDetail => ({
  id: row.publicId,
  ...pick(row, PUBLIC_NAMES),
  ...pick(row, ['slug', 'confirmedDomain']),
  answers,
  jobs,
  spontaneous: door && {
    jobId: door.job.publicId,
    ...pick(door, ['way', 'closed']),
    ...pick(row, ['contact', 'trades']),
  },
  past,
});
