import { expect } from 'vitest';
import { type OwnJob, ownJobSchema } from '../../shared/jobs.ts';
import type { JobRow, NewJobRow } from '../db/tables/jobs.ts';
import { makeJob } from './factories.ts';
import { asEmployer, type SignedIn } from './requests.ts';
import { strict } from './strict.ts';

/** An offer, and its owner signed in. */
export async function makeOwnJob(
  columns: Partial<NewJobRow> = {},
): Promise<{ readonly owner: SignedIn; readonly job: JobRow }> {
  const owner = await asEmployer();
  return { owner, job: await makeJob({ ...columns, ownerId: owner.account.id }) };
}

/** An answer that must be one's own offer, with exactly the fields that its owner sees. */
export async function readOwnJob(answer: Response): Promise<OwnJob> {
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status: 200 });
  return strict(ownJobSchema).parse(JSON.parse(text));
}
