import { and, eq } from 'drizzle-orm';
import type { EditJobBody } from '../../shared/jobs.ts';
import type { Database } from '../db/client.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { DomainError } from '../errors.ts';
import { changeJob, notDeleted, type OwnJobChange, refuseDeleted } from './change-job.ts';
import { editedColumns } from './job-row.ts';
import type { OwnJobRow } from './queries.ts';

/**
 * Writes what was typed over the revision it was typed over. Its age, its end and what is said about its status stay.
 * Sent again, as the answer was lost, it is the edit already stored.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` where somebody has edited or deleted it meanwhile
 */
export async function editJob(db: Database, change: OwnJobChange & { readonly body: EditJobBody }): Promise<OwnJobRow> {
  const { revision, ...body } = change.body;
  const columns = editedColumns(body);
  const { row, written } = await changeJob(db, change, {
    // The offer is another one now than the one that a second click on 'Pubblica Offerta' would repeat.
    columns: { ...columns, contentHash: null, revision: revision + 1 },
    where: and(notDeleted(), eq(jobs.revision, revision)),
  });
  if (written) return row;
  refuseDeleted(row);
  if (row.revision === revision + 1 && says(row, columns)) return row;
  throw new DomainError(
    'conflict',
    'Questa offerta è cambiata in un’altra scheda o su un altro dispositivo. Le tue modifiche non sono salvate.',
  );
}

/** True if an offer holds all of these values. */
function says(row: JobRow, columns: Partial<JobRow>): boolean {
  const held = new Map<string, unknown>(Object.entries(row));
  return Object.entries(columns).every(([name, value]) => JSON.stringify(held.get(name)) === JSON.stringify(value));
}
