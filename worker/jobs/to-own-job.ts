import { addDays } from '../../shared/dates.ts';
import { JOB_FIELD_NAMES } from '../../shared/job-fields.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pick } from '../db/pick.ts';
import type { OwnJobRow } from './queries.ts';
import { toPublicJob } from './to-public-job.ts';

/** An offer as its owner sees it. */
export const toOwnJob = (row: OwnJobRow, now: Date): OwnJob => ({
  ...toPublicJob(row, now),
  ...pick(row, JOB_FIELD_NAMES),
  ownerStatus: row.ownerStatus,
  hiddenReason: row.hiddenReason,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  purgedAt: row.deletedAt && addDays(row.deletedAt, DELETED_JOB_DAYS).toISOString(),
  revision: row.revision,
  applications: row.applications,
});
