import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobViews } from '../db/tables/jobs.ts';
import type { AppEnv } from '../env.ts';
import { costOf } from '../testing/bindings.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { asVisitor } from '../testing/requests.ts';
import { type Batch, batch, makeBatch, setPatience, type Tally } from './batch.ts';

beforeEach(() => setPatience(400));
afterEach(() => setPatience(0));

test('fifty looks at three offers are written as three rows, and none is lost', async () => {
  const jobs = [await makeJob(), await makeJob(), await makeJob()];
  const { written } = await costOf((bindings) =>
    Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        asVisitor.post(`/api/jobs/${jobs[index % 3]?.publicId}/views`, undefined, { bindings }),
      ),
    ),
  );
  const views = await Promise.all(
    jobs.map(async ({ id }) => (await testDb().select().from(jobViews).where(eq(jobViews.jobId, id)))[0]?.views),
  );
  expect(views).toEqual([17, 17, 16]);
  // A row each, and its entry in the two indexes.
  expect(written.rowsWritten).toBeLessThanOrEqual(9);
});

/** A request that lives as long as the test says, and writes that a test sees. */
function requestOf() {
  const context = createExecutionContext();
  const c = { env, executionCtx: context } as unknown as Context<AppEnv>;
  return { c, end: () => waitOnExecutionContext(context) };
}
function noting(fails = 0): { events: Batch; tallies: [string, number][][] } {
  const tallies: [string, number][][] = [];
  let left = fails;
  const events = makeBatch('test', async (_, tally: Tally) => {
    if (left-- > 0) throw new Error(uniqueWord());
    tallies.push([...tally]);
  });
  return { events, tallies };
}

test('events that the database does not take are written with the next ones', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { events, tallies } = noting(1);
  const first = requestOf();
  batch(first.c, events, 'a');
  await first.end();
  const second = requestOf();
  batch(second.c, events, 'a');
  batch(second.c, events, 'b');
  await second.end();
  expect(tallies.map((one) => Object.fromEntries(one))).toEqual([{ a: 2, b: 1 }]);
});

test('the next event takes the place of a request that was ended before it wrote', async () => {
  const { events, tallies } = noting();
  // As a request leaves it that will not come back.
  events.waiting.set('a', 3);
  events.since = Date.now() - 1000;
  const next = requestOf();
  batch(next.c, events, 'a');
  await next.end();
  expect(tallies).toEqual([[['a', 4]]]);
});

test('many kinds of events are written at once, before the time is over', async () => {
  setPatience(30_000);
  const { events, tallies } = noting();
  const [waiting, full] = [requestOf(), requestOf()];
  batch(waiting.c, events, 'kind 0');
  for (let kind = 1; kind < 200; kind++) batch(full.c, events, `kind ${kind}`);
  await full.end();
  expect(tallies[0]).toHaveLength(200);
});
