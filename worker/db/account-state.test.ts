import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { makeJob, makeUser, testDb } from '../testing/factories.ts';
import { makeCandidate } from '../testing/make-candidate.ts';
import { asAccount, asVisitor } from '../testing/requests.ts';
import { liftSuspension, suspendAccount } from './account-state.ts';
import { candidates } from './tables/candidates.ts';
import { jobs } from './tables/jobs.ts';

test('a suspended account signs in and is told why; what it shows is hidden, and shown again when that is taken back', async () => {
  const user = await makeUser({ role: 'employer' });
  const now = new Date();
  const open = await makeJob({ ownerId: user.id });
  const paused = await makeJob({ ownerId: user.id, ownerStatus: 'paused', status: 'paused' });
  const past = await makeJob({ ownerId: user.id, postedAt: addDays(now, -40), status: 'expired' });
  const profile = await makeCandidate({ ownerId: user.id });
  const others = await makeJob();
  const states = async () => {
    const db = testDb();
    const offers = await db.select({ id: jobs.id, status: jobs.status }).from(jobs);
    const [candidate] = await db.select().from(candidates).where(eq(candidates.id, profile.id));
    const of = ({ id }: { id: number }) => offers.find((offer) => offer.id === id)?.status;
    return [of(open), of(paused), of(past), candidate?.status, of(others)];
  };

  await testDb().batch(suspendAccount(testDb(), user.id, 'Offerte false', now));
  expect(await states()).toEqual(['hidden', 'hidden', 'hidden', 'hidden', 'open']);
  expect((await asVisitor.get(`/api/jobs/${open.publicId}`)).status).toBe(404);
  const account = await (await asAccount(user)).get('/api/account');
  expect(await account.json()).toMatchObject({
    suspended: { since: now.toISOString(), reason: 'Offerte false' },
    purgedAt: null,
  });

  await testDb().batch(liftSuspension(testDb(), user.id, now));
  expect(await states()).toEqual(['open', 'paused', 'expired', 'open', 'open']);
  expect(await (await (await asAccount(user)).get('/api/account')).json()).toMatchObject({ suspended: null });
});
