import { expect } from 'vitest';
import { type OwnJob, ownJobSchema } from '../../shared/jobs.ts';
import type { JobRow, NewJobRow } from '../db/tables/jobs.ts';
import { makeJob, makeUser } from './factories.ts';
import { asAccount, asEmployer, asStranger, asVisitor, asWorker, type Person, type SignedIn } from './requests.ts';
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

/** Everybody who does not own an offer, an administrator among them, and what a call about it answers to them. */
export async function others(): Promise<readonly { who: string; person: Person; status: 401 | 403 }[]> {
  return [
    { who: 'visitor', person: asVisitor, status: 401 },
    { who: 'worker', person: await asWorker(), status: 403 },
    { who: 'employer', person: await asEmployer(), status: 403 },
    { who: 'stranger', person: await asStranger(), status: 403 },
    { who: 'admin', person: await asAccount(await makeUser({ role: 'admin' })), status: 403 },
  ];
}
