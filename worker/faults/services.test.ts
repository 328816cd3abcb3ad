import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { addDays } from '../../shared/dates.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { applications } from '../db/tables/applications.ts';
import { contactMessages, outbox } from '../db/tables/mail.ts';
import { runScheduled } from '../scheduled.ts';
import { brokenAssets, brokenLimit, brokenR2, missingAssets, withBindings } from '../testing/bindings.ts';
import { applyByForm, cvForm, makeSent, PHONE } from '../testing/cv.ts';
import { storedRows } from '../testing/database-tables.ts';
import { expectProblem } from '../testing/expect-problem.ts';
import { insertOne, makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { failingOn } from '../testing/faulty-d1.ts';
import { recordLog } from '../testing/log.ts';
import { elements } from '../testing/read-page.ts';
import { asVisitor, asWorker } from '../testing/requests.ts';
import { mailTransport } from '../testing/transport.ts';
import { makeWrite, sendWrite, WRITE_NAMES, WRITES } from '../testing/writes.ts';

const MINUTE = 60_000;

const logged = recordLog();

describe('R2 that does not answer', () => {
  const away = withBindings({ CV_FILES: brokenR2() });

  test('refuses an application with a CV in clear words and stores nothing; without one it is sent', async () => {
    const [worker, job] = [await asWorker(), await makeJob()];
    const path = `/api/jobs/${job.publicId}/applications`;
    const before = await storedRows();
    const answer = await applyByForm(worker, job.publicId, cvForm({ message: 'Buongiorno', cv: samplePdf() }), away);
    expect(answer.headers.get('Retry-After')).toBe('30');
    const problem = await expectProblem(answer, 503);
    expect(problem.message).toMatch(/la candidatura non è partita\. Riprova tra poco, oppure inviala senza CV\.$/);
    expect(problem.issues?.map((issue) => issue.path)).toEqual(['cv']);
    expect(await storedRows()).toEqual(before);
    expect(logged.join()).toContain('10001');
    expect((await worker.post(path, { phone: PHONE, message: 'Buongiorno' }, { bindings: away })).status).toBe(201);
  });

  test('is told to who wants to read a CV, which is there when R2 is', async () => {
    const { employer, sent } = await makeSent();
    const { message } = await expectProblem(
      await employer.get(`/api/applications/${sent.id}/cv`, { bindings: away }),
      503,
    );
    expect(message).toBe('In questo momento il CV non si può leggere. Riprova tra poco.');
    expect((await employer.get(`/api/applications/${sent.id}/cv`)).status).toBe(200);
  });

  test('stops no withdrawal, and of the nightly cron only the files, which go the next night', async () => {
    const {
      worker,
      sent: { id },
    } = await makeSent();
    const [row] = await testDb().select().from(applications).where(eq(applications.publicId, id));
    const key = row?.cvKey ?? '';
    expect((await worker.post(`/api/applications/${id}/withdraw`, {}, { bindings: away })).status).toBe(200);
    expect(await env.CV_FILES.head(key)).not.toBeNull();

    const old = await makeMessage(addDays(new Date(), -400));
    const night = addDays(new Date(), 8);
    await expect(runScheduled('10 3 * * *', away, night)).rejects.toThrow(/10001/);
    expect(await testDb().$count(contactMessages, eq(contactMessages.publicId, old))).toBe(0);
    await runScheduled('10 3 * * *', env, addDays(night, 1));
    expect(await env.CV_FILES.head(key)).toBeNull();
  });
});

async function makeMessage(createdAt: Date): Promise<string> {
  const publicId = uniqueWord();
  const typed = { name: 'Rosa', email: `${publicId}@example.org`, subject: 'Prova', message: 'Ciao' };
  await insertOne(contactMessages, { ...typed, publicId, createdAt });
  return publicId;
}

describe('a mail transport that takes no mail', () => {
  /** They mail for some bodies alone. */
  const SELDOM: readonly string[] = ['a profile of an account', 'an offer', 'an edited offer'];
  const MAILED = WRITE_NAMES.filter((name) => !SELDOM.includes(name) && (CALLS[WRITES[name][0]] as Call).mails);

  test.each(MAILED)('%s is stored; its mail waits, and goes out once', async (name) => {
    const known = await testDb().select({ id: outbox.id }).from(outbox);
    const write = await makeWrite(name);
    expect((await sendWrite(write, mailTransport(() => true).bindings)).status).toBe(write.done);
    const isNew = ({ id }: { id: number }) => !known.some((other) => other.id === id);
    const mails = (await testDb().select().from(outbox)).filter(isNew);
    expect(mails).not.toEqual([]);
    for (const mail of mails) {
      expect(mail).toMatchObject({ status: 'waiting', attempts: 1 });
      expect(logged.join()).toContain(`"mail":${mail.id}`);
    }
    // The addresses they go to are nobody's but the outbox's.
    expect(logged.join()).not.toContain('@');

    const { sent, bindings } = mailTransport();
    const later = new Date(Math.max(...mails.map(({ nextAttemptAt }) => nextAttemptAt.getTime())) + 1000);
    const timesSent = () =>
      mails.map((mail) => sent.filter(({ to, subject }) => to === mail.recipient && subject === mail.subject).length);
    const once = mails.map(() => 1);
    await Promise.all([1, 2, 3].map(() => runScheduled('*/5 * * * *', bindings, later)));
    expect(timesSent()).toEqual(once);
    await runScheduled('*/5 * * * *', bindings, addDays(later, 1));
    expect(timesSent()).toEqual(once);
  });

  test('gets a mail that could not be marked once more after its lease, and no other twice', async () => {
    const word = uniqueWord();
    const body = { name: 'Rosa', email: `${word}@example.org`, subject: word, message: 'Una domanda' };
    await asVisitor.post('/api/messages', body, { bindings: mailTransport(() => true).bindings });
    const { sent, bindings } = mailTransport();
    const ofThis = () => sent.filter(({ subject }) => subject.includes(word)).length;
    const later = new Date(Date.now() + 10 * MINUTE);
    const marking = { ...bindings, DB: failingOn(/^update "outbox" .* where "outbox"\."id" = \?$/) };
    await expect(runScheduled('*/5 * * * *', marking, later)).rejects.toThrow(/Network connection lost/);
    expect(ofThis()).toBe(1);
    await runScheduled('*/5 * * * *', bindings, later);
    expect(ofThis()).toBe(1);
    for (const minutes of [3, 4, 60])
      await runScheduled('*/5 * * * *', bindings, new Date(later.getTime() + minutes * MINUTE));
    expect(ofThis()).toBe(2);
  });
});

describe.each([
  ['are missing', missingAssets],
  ['cannot be served', brokenAssets],
])('built files that %s', (_, assets) => {
  const away = withBindings({ ASSETS: assets() });

  test.each(['/', '/offerte?search=cuoco', '/login', '/nothing', '/bacheca/edolo', '/app-shell'])(
    'leave %s with a plain Italian page that needs none of them',
    async (path) => {
      const answer = await asVisitor.get(path, { bindings: away, headers: { Accept: 'text/html,*/*;q=0.8' } });
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Retry-After')).toBe('30');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      const html = await answer.text();
      expect((await elements(html, 'html')).map(({ attributes }) => attributes.get('lang'))).toEqual(['it']);
      expect((await elements(html, 'main h1')).map(({ text }) => text)).toEqual([
        'Il sito in questo momento non risponde',
      ]);
      expect((await elements(html, 'title'))[0]?.text).toContain('Il sito in questo momento non risponde');
      expect(html).toContain('Riprova');
      expect(html).toContain(answer.headers.get('X-Request-Id') ?? 'no id');
      expect(await elements(html, '[src], link, script, [style]')).toEqual([]);
    },
  );

  test('leave the API, feeds and what programs read as they are', async () => {
    for (const path of ['/api/jobs', '/api/health', '/feed.xml', '/robots.txt', '/openapi.json'])
      expect((await asVisitor.get(path, { bindings: away })).status).toBe(200);
    expect((await sendWrite(await makeWrite('an offer'), away)).status).toBe(201);
  });
});

test('limits that nobody counts let people through, and the log says so', async () => {
  const [limit, away] = [brokenLimit(), { RATE_LIMITS: 'on' }];
  const bindings = withBindings({ ...away, WRITE_LIMIT: limit, PASSWORD_LIMIT: limit, REGISTER_LIMIT: limit });
  for (const name of ['an offer', 'a registration', 'a message to who runs the site'] as const) {
    const write = await makeWrite(name);
    expect((await sendWrite(write, bindings)).status).toBe(write.done);
  }
  expect(logged.join()).toContain('"limit":"not counted"');
});
