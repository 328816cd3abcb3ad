import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../db/tables/accounts.ts';
import { jobs } from '../db/tables/jobs.ts';
import { withBindings } from '../testing/bindings.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { jobBody, makeUser, testDb } from '../testing/factories.ts';
import { asAccount } from '../testing/requests.ts';

describe('an account whose address nobody has confirmed', () => {
  const unlimited: RateLimit = { limit: async () => ({ success: true }) };
  const bindings = withBindings({ RATE_LIMITS: 'on', WRITE_LIMIT: unlimited });
  const unconfirmed = async () => {
    const user = await makeUser({ role: 'employer', emailVerifiedAt: null });
    const person = await asAccount(user);
    return { user, publish: (body = jobBody()) => person.post('/api/jobs', body, { bindings }) };
  };

  test('publishes three offers, is told what to do at the fourth, and goes on once it is confirmed', async () => {
    const { user, publish } = await unconfirmed();
    for (let time = 0; time < 3; time++) expect((await publish()).status).toBe(201);
    const { message } = await expectProblem(await publish(), 403);
    expect(message).toBe(
      'Finché non confermi la tua email puoi pubblicare tre offerte. Apri il link che ti abbiamo mandato, o chiedine un altro dalla pagina del tuo account, poi riprova: quello che hai scritto resta qui.',
    );
    await testDb().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, user.id));
    expect((await publish()).status).toBe(201);
  });

  test('gets the third offer again where its answer was lost, and no fourth by three at once', async () => {
    const { user, publish } = await unconfirmed();
    const [first, second] = [jobBody(), jobBody()];
    expect((await publish(first)).status).toBe(201);
    expect((await publish(second)).status).toBe(201);
    const answers = await Promise.all([publish(), publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect((await publish(first)).status).toBe(200);
    expect(await testDb().$count(jobs, eq(jobs.ownerId, user.id))).toBe(3);
  });

  test('wins no room by deleting one', async () => {
    const { user, publish } = await unconfirmed();
    for (let time = 0; time < 3; time++) await publish();
    await testDb().update(jobs).set({ status: 'deleted', deletedAt: new Date() }).where(eq(jobs.ownerId, user.id));
    await expectProblem(await publish(), 403);
  });

  test('publishes as many as it likes where limits are off', async () => {
    const person = await asAccount(await makeUser({ emailVerifiedAt: null }));
    for (let time = 0; time < 4; time++) expect((await person.post('/api/jobs', jobBody())).status).toBe(201);
  });
});
