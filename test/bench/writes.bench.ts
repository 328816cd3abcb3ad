import { env } from 'cloudflare:workers';
import { test } from 'vitest';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { setPatience } from '../../worker/http/batch.ts';
import { toOutbox } from '../../worker/mail/outbox.ts';
import { sendAllWaiting } from '../../worker/mail/send-waiting.ts';
import { countingD1, withBindings } from '../../worker/testing/bindings.ts';
import { makeJob, newEmail, testDb, uniqueWord } from '../../worker/testing/factories.ts';
import { asVisitor } from '../../worker/testing/requests.ts';
import { mailTransport } from '../../worker/testing/transport.ts';

const TIMES = 200;

/** Does something so many times, and prints what each of them took of a database, which does one thing at a time. */
async function measure(what: string, work: (DB: D1Database) => Promise<unknown>): Promise<void> {
  // Until its statements have been compiled.
  await work(env.DB);
  const { db, cost, written, duration } = countingD1(env.DB);
  await work(db);
  const each = (total: number, digits: number) => (total / TIMES).toFixed(digits);
  console.log(
    `WRITES ${what}: ${each(cost().statements, 1)} statements, ${each(written().rowsWritten, 1)} rows written, ${each(duration(), 2)} ms`,
  );
}

const eachOf = async (request: (n: number) => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < TIMES; n++) {
    await request(n);
    // Counts are written after the answer.
    await scheduler.wait(3);
  }
};

test('writes', { timeout: 3_600_000 }, async () => {
  setPatience(0);
  const jobs = await Promise.all(Array.from({ length: 20 }, () => makeJob()));
  await measure('a look at an offer, by itself', (DB) =>
    eachOf((n) => {
      const path = `/api/jobs/${jobs[n % jobs.length]?.publicId}/views`;
      return asVisitor.send(path, { method: 'POST', bindings: withBindings({ DB }) });
    }),
  );
  await measure('a counted search, by itself', (DB) =>
    eachOf((n) => {
      const search = { kind: 'jobs', search: 'cuoco', location: MUNICIPALITIES[n % 2]?.name };
      return asVisitor.post('/api/searches', search, { bindings: withBindings({ DB }) });
    }),
  );
  const mail = { subject: 'Prova', text: 'x'.repeat(2000), html: 'x'.repeat(8000) };
  await measure('a mail of a run, to be claimed and marked', async (DB) => {
    const now = new Date();
    for (let n = 0; n < TIMES; n++)
      await toOutbox(testDb(), { cause: `alert-digest:${uniqueWord()}`, recipient: newEmail(), mail, now });
    const { EMAIL } = mailTransport().bindings;
    await sendAllWaiting(withBindings({ DB, EMAIL, RATE_LIMITS: 'on', MAIL_PER_DAY: '1000000' }), now);
  });
});
