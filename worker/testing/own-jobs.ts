import { expect } from 'vitest';
import { type OwnJob, ownJobSchema } from '../../shared/jobs.ts';
import type { ApplicationRow } from '../db/tables/applications.ts';
import type { NewJobRow } from '../db/tables/jobs.ts';
import { strict } from './expect-problem.ts';
import { makeApplication, makeJob } from './factories.ts';
import { asEmployer } from './requests.ts';

/** An offer, its owner signed in, and what applies for it. */
export async function makeOwnJob(columns: Partial<NewJobRow> = {}) {
  const owner = await asEmployer();
  const job = await makeJob({ ...columns, ownerId: owner.account.id });
  const apply = (application: Partial<ApplicationRow> = {}) => makeApplication({ jobId: job.id, ...application });
  return { owner, job, apply };
}

/** An answer that must be one's own offer, with exactly the fields that its owner sees. */
export async function readOwnJob(answer: Response): Promise<OwnJob> {
  const text = await answer.text();
  expect({ status: answer.status, text }).toMatchObject({ status: 200 });
  return strict(ownJobSchema).parse(JSON.parse(text));
}
