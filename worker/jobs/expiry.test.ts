import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/dates.ts';
import { type JobRow, type JobStatus, jobs } from '../db/tables/jobs.ts';
import { runScheduled } from '../scheduled.ts';
import { makeJob, testDb, uniqueWord } from '../testing/factories.ts';
import { forgetCopies } from '../testing/forget-copies.ts';
import { asVisitor } from '../testing/requests.ts';
import { placesAbout, placesOf, showing } from '../testing/shown-places.ts';

const SWEEP = '*/5 * * * *';

const statusOf = async ({ id }: JobRow): Promise<JobStatus | undefined> =>
  (await testDb().select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id)))[0]?.status;

const make = (columns: Parameters<typeof makeJob>[0]) =>
  makeJob({ location: 'Edolo', category: 'Turismo', ...columns });

describe('the sweep', () => {
  test('ends what is past its time and nothing else, and raises the versions of what showed it', async () => {
    const now = new Date();
    const ended = await make({ postedAt: addDays(now, -30) });
    const open = await make({ postedAt: addDays(now, -29) });
    const renewed = await make({ postedAt: addDays(now, -40), validThrough: addDays(now, 20) });
    const paused = await make({ postedAt: addDays(now, -40), status: 'paused' });
    const before = await env.LISTS.get('version');
    await runScheduled(SWEEP, env, now);
    expect(await Promise.all([ended, open, renewed, paused].map(statusOf))).toEqual([
      'expired',
      'open',
      'open',
      'paused',
    ]);
    expect(await env.LISTS.get('version')).not.toBe(before);
  });

  test('leaves the version alone where there is nothing to end', async () => {
    const before = await env.LISTS.get('version');
    await runScheduled(SWEEP, env, new Date());
    expect(await env.LISTS.get('version')).toBe(before);
  });
});

test.each<[columns: Partial<JobRow>, status: number]>([
  [{ validThrough: new Date() }, 200],
  [{ status: 'expired' }, 200],
  [{ status: 'paused' }, 200],
  [{ status: 'closed' }, 200],
  [{ status: 'hidden' }, 404],
  [{ status: 'deleted' }, 404],
])(
  'an offer that became %j is in no list, page, feed or sitemap, and its address answers %i',
  async (columns, status) => {
    const job = await makeJob({ title: uniqueWord(), location: 'Temù', category: 'Automotive' });
    await forgetCopies();
    expect(await showing(job)).toEqual(placesOf(job));
    await testDb().update(jobs).set(columns).where(eq(jobs.id, job.id));
    await forgetCopies();
    const [own = '', ...others] = placesAbout(job);
    // The list of saved offers says that it has ended.
    const lists = (await showing(job)).filter((path) => path !== own && !others.includes(path) && !/saved/.test(path));
    expect(lists).toEqual([]);
    const answer = await asVisitor.get(own);
    expect(answer.status).toBe(status);
    if (status === 200) expect(await answer.json()).toMatchObject({ id: job.publicId, open: false });
  },
);
