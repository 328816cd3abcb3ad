import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { brokenD1, withBindings } from '../testing/bindings.ts';
import { makeJob, newEmail, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { recordLog } from '../testing/log.ts';
import { asEmployer, asVisitor } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { makeWrite, sendWrite, WRITE_NAMES } from '../testing/writes.ts';

const DAY = 86_400_000;
const LIST = '/api/jobs?limit=20';

const setClock = (shift: number): void => {
  vi.useRealTimers();
  if (shift !== 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
};

const ids = async (path = LIST): Promise<string[]> =>
  ((await (await asVisitor.get(path)).json()) as PublicJob[]).map(({ id }) => id);

recordLog();
beforeEach(async () => {
  for (const { name } of (await env.LISTS.list()).keys) await env.LISTS.delete(name);
});
afterEach(() => {
  setClock(0);
});

describe.each([
  ['a day ahead', DAY],
  ['a day behind', -DAY],
])('a clock that is %s', (_, shift) => {
  test('leaves copies that stand in for the database, by the right clock too', async () => {
    setClock(shift);
    const job = await makeJob();
    await ids();
    await asVisitor.get(`/api/jobs/${job.publicId}`);
    await forgetCopies();
    for (const clock of [shift, 0]) {
      setClock(clock);
      for (const path of [LIST, `/api/jobs/${job.publicId}`, '/offerte', `/offerte/${job.publicId}`]) {
        const answer = await asVisitor.get(path, { bindings: withBindings({ DB: brokenD1() }) });
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(job.publicId);
      }
    }
  });

  test.each(WRITE_NAMES)('takes %s, which the right clock finds as it was sent', async (name) => {
    const write = await makeWrite(name);
    setClock(shift);
    expect((await sendWrite(write, env)).status).toBe(write.done);
    setClock(0);
    const again = (await sendWrite(write, env)).status;
    expect(again).toBeLessThan(500);
    // A day ahead it is what was sent already; a day behind it looks like one of yesterday.
    if (shift > 0) expect(again).toBe(write.again);
  });

  test('keeps nobody out: who signed in by it is signed in, and who was signed in stays so', async () => {
    const before = await asEmployer();
    const email = newEmail();
    setClock(shift);
    expect((await before.get('/api/account')).status).toBe(200);
    const body = { name: 'Ditta', email, password: 'parola segreta' };
    const { token } = (await (await asVisitor.post('/api/register', body)).json()) as { token: string };
    setClock(0);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await asVisitor.get('/api/account', { headers })).status).toBe(200);
    expect((await asVisitor.post('/api/login', { email, password: 'parola segreta' })).status).toBe(200);
  });

  test('loses no mail: the latest a day later it has gone out, once', async () => {
    setClock(shift);
    const word = uniqueWord();
    const body = { name: 'Rosa', email: `${word}@example.org`, subject: word, message: 'Una domanda' };
    await asVisitor.post('/api/messages', body, { bindings: mailTransport(() => true).bindings });
    setClock(0);
    const { sent, bindings } = mailTransport();
    for (const after of [1, 2]) await runScheduled('*/5 * * * *', bindings, new Date(Date.now() + after * DAY));
    expect(sent.filter(({ subject }) => subject.includes(word))).toHaveLength(1);
    const rows = await testDb()
      .select()
      .from(outbox)
      .where(eq(outbox.subject, `Messaggio dal sito: ${word}`));
    expect(rows.map(({ status }) => status)).toEqual(['sent']);
  });
});
