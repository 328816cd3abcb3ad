import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { runScheduled } from '../scheduled.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob, newEmail, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { asEmployer, asVisitor, withAuthorization } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { makeWrite, sendWrite, WRITE_NAMES } from '../testing/writes.ts';

const DAY = 86_400_000;

recordLog();

const CLOCKS = Object.entries({ 'a day ahead': DAY, 'a day behind': -DAY });

test.each(CLOCKS)('a clock that is %s leaves copies for the database, and keeps nobody out', async (_, shift) => {
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
  const login = { email: newEmail(), password: 'parola segreta' };
  const answer = await asVisitor.post('/api/register', { name: 'Ditta', ...login });
  const { token } = (await answer.json()) as { token: string };
  vi.useRealTimers();
  await expectCopies();
  expect((await asVisitor.post('/api/login', login)).status).toBe(200);
  expect((await withAuthorization(`Bearer ${token}`).get('/api/account')).status).toBe(200);
});

test.each(CLOCKS)('a clock that is %s takes what is sent once, with one mail', async (_, shift) => {
  for (const name of WRITE_NAMES) {
    const write = await makeWrite(name);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
    expect((await sendWrite(write, env)).status, name).toBe(write.done);
    vi.useRealTimers();
    const again = (await sendWrite(write, env)).status;
    expect(again, name).toBeLessThan(500);
    // A day ahead it is what was sent already; a day behind it looks like one of yesterday.
    if (shift > 0) expect(again, name).toBe(write.again);
  }
  const word = uniqueWord();
  const body = { name: 'Rosa', email: newEmail(), subject: word, message: 'Una domanda' };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
  await asVisitor.post('/api/messages', body, { bindings: mailTransport(() => true).bindings });
  vi.useRealTimers();
  const { sent, bindings } = mailTransport();
  for (const after of [1, 2]) await runScheduled('*/5 * * * *', bindings, new Date(Date.now() + after * DAY));
  expect(sent.filter(({ subject }) => subject.includes(word))).toHaveLength(1);
});
