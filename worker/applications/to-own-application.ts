import type { OwnApplication } from '../../shared/applications.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';

/** An application as the person who sent it sees it. */
export const toOwnApplication = (row: ApplicationRow, jobPublicId: string): OwnApplication => ({
  id: row.publicId,
  jobId: jobPublicId,
  message: row.message,
  createdAt: row.createdAt.toISOString(),
});
