import { createScheduledController } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { newsletterSubscribers } from './db/tables/alerts.ts';
import { jobs } from './db/tables/jobs.ts';
import worker from './index.ts';
import { newPublicId } from './public-id.ts';
import { runScheduled } from './scheduled.ts';
import { makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { postOffice } from './testing/post-office.ts';

test('the Worker answers, pages and calls', async () => {
  for (const path of ['/api/health', '/offerte']) {
    const answer = await exports.default.fetch(`http://localhost:8787${path}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
});

test('a cron counts from the time it was meant for, however late it runs', async () => {
  const meant = new Date('2026-05-01T12:00:00Z');
  const ended = await makeJob({ validThrough: new Date(meant.getTime() - 1) });
  const open = await makeJob({ validThrough: new Date(meant.getTime() + 60_000) });
  await worker.scheduled(createScheduledController({ cron: '*/5 * * * *', scheduledTime: meant }), env);
  const status = async (id: number) => (await testDb().select().from(jobs).where(eq(jobs.id, id)))[0]?.status;
  expect(await status(ended.id)).toBe('expired');
  expect(await status(open.id)).toBe('open');
});

test('a task that fails keeps none of those after it, and the error says which statement, not of whom', async () => {
  const morning = new Date('2026-12-01T07:30:00Z');
  const email = `${uniqueWord()}@example.org`;
  const known = { confirmedAt: addDays(morning, -365), sentThrough: '2020-01-01', issuedIn: '2020-01' };
  await testDb()
    .insert(newsletterSubscribers)
    .values({ publicId: newPublicId(), email, ...known });
  const { sent, bindings } = postOffice();
  await env.DB.exec('ALTER TABLE alerts RENAME TO alerts_away');
  try {
    const error = await runScheduled('* 5-9 * * *', bindings, morning).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    const { message } = error as Error;
    expect(message).toMatch(/^\* 5-9 \* \* \*: .*no such table: alerts.*; .*no such table: alerts/);
    expect(message).not.toMatch(/params|2026-12-01|\n/);
    expect(message).not.toContain(String(morning.getTime()));
  } finally {
    await env.DB.exec('ALTER TABLE alerts_away RENAME TO alerts');
  }
  expect(sent.map(({ to }) => to)).toEqual([email, email]);
});
