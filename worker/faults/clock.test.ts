import { afterEach, expect, test, vi } from 'vitest';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob, newEmail } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { asEmployer, asVisitor, withAuthorization } from '../testing/requests.ts';

const DAY = 86_400_000;

recordLog();
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a clock that is %s leaves copies that stand in for the database, and keeps nobody out', async (_, shift) => {
  const before = await asEmployer();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
  const job = await makeJob();
  const paths = ['/api/jobs?limit=20', `/api/jobs/${job.publicId}`, '/offerte', `/offerte/${job.publicId}`];
  await forgetCopies();
  for (const path of paths.slice(0, 2)) await asVisitor.get(path);
  await forgetCopies();
  const expectCopies = async () => {
    for (const path of paths) {
      const answer = await asVisitor.get(path, { bindings: withBindings({ DB: brokenD1() }) });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(job.publicId)]);
    }
  };
  await expectCopies();
  expect((await before.get('/api/account')).status).toBe(200);
  const body = { name: 'Ditta', email: newEmail(), password: 'parola segreta' };
  const { token } = (await (await asVisitor.post('/api/register', body)).json()) as { token: string };
  vi.useRealTimers();
  await expectCopies();
  expect((await withAuthorization(`Bearer ${token}`).get('/api/account')).status).toBe(200);
});
