import { expect, test } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { uniqueWord } from '../testing/factories.ts';
import { readJobs } from '../testing/job-lists.ts';
import { makeOwnJob, readOwnJob } from '../testing/own-jobs.ts';
import { mailsTo } from '../testing/post-office.ts';
import { asVisitor, asWorker, type SignedIn } from '../testing/requests.ts';

/** A mail binding that fails, so that what waits in the outbox stays there to be looked at. */
const unsent = withBindings({ EMAIL: { send: () => Promise.reject(new Error('no mail')) } as unknown as SendEmail });

const apply = async (publicId: string) =>
  (await asWorker()).post(pathOf('POST /api/jobs/:id/applications', { id: publicId }), {}, { bindings: unsent });
const setStatus = async (owner: SignedIn, id: string, ownerStatus: string): Promise<OwnJob> =>
  readOwnJob(await owner.post(pathOf('PUT /api/jobs/:id/status', { id }), { ownerStatus }, { method: 'PUT' }));
const fullMails = async (owner: SignedIn) =>
  (await mailsTo(owner.account.email)).filter(({ cause }) => cause.startsWith('offer-full:'));

test('an offer pauses with the last application that its owner wants, who is told and asked', async () => {
  const { owner, job } = await makeOwnJob({ title: `Cuoca ${uniqueWord()}`, closeAfter: 2 });
  expect((await apply(job.publicId)).status).toBe(201);
  expect((await readJobs({ search: job.title })).ids).toEqual([job.publicId]);
  expect(await fullMails(owner)).toEqual([]);
  expect((await apply(job.publicId)).status).toBe(201);
  expect((await readJobs({ search: job.title })).ids).toEqual([]);
  const own = await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })));
  expect(own).toMatchObject({ status: 'paused', ownerStatus: 'paused', closeAfter: 2, applications: 2 });
  const [mail, ...others] = await fullMails(owner);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`In pausa: “${job.title}” ha le candidature che volevi`);
});

test('a later applicant reads that it takes none for now, and nobody but the owner reads the number', async () => {
  const { job } = await makeOwnJob({ closeAfter: 1 });
  expect((await apply(job.publicId)).status).toBe(201);
  const { message } = await expectProblem(await apply(job.publicId), 409);
  expect(message).toBe('Questa offerta è sospesa: per ora non riceve candidature.');
  const shown = await asVisitor.get(pathOf('GET /api/jobs/:id', { id: job.publicId }));
  expect(Object.keys(await shown.json<object>())).not.toContain('closeAfter');
});

test('an offer that is opened again has no limit that was reached, and keeps one that was not', async () => {
  const { owner, job } = await makeOwnJob({ closeAfter: 1 });
  await apply(job.publicId);
  expect(await setStatus(owner, job.publicId, 'open')).toMatchObject({ status: 'open', closeAfter: null });
  expect((await apply(job.publicId)).status).toBe(201);
  const other = await makeOwnJob({ closeAfter: 5 });
  await setStatus(other.owner, other.job.publicId, 'paused');
  expect(await setStatus(other.owner, other.job.publicId, 'open')).toMatchObject({ closeAfter: 5 });
});

test('an offer without a limit, or one that its owner has paused, is left as it is', async () => {
  const { owner, job } = await makeOwnJob({ closeAfter: null });
  await apply(job.publicId);
  const own = await readOwnJob(await owner.get(pathOf('GET /api/own-jobs/:id', { id: job.publicId })));
  expect(own.status).toBe('open');
  expect(await fullMails(owner)).toEqual([]);
});
