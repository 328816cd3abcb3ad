import { createScheduledController } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs } from './db/tables/jobs.ts';
import worker from './index.ts';
import { makeJob, testDb } from './testing/factories.ts';

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
