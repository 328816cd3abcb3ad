import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '../db/client.ts';
import { shownVersions } from '../db/tables/operation.ts';
import { brokenD1 } from '../testing/bindings.ts';
import { makeJob, testDb } from '../testing/factories.ts';
import { mendVersions, publishVersions } from './publish-versions.ts';
import { readVersions, versionOf } from './versions.ts';

type Put = { readonly at: number; readonly value: string };

/** KV that notes its writes, refusing or delaying those that `meanwhile` says. */
function noting(meanwhile: (nth: number) => Promise<void> = async () => undefined) {
  const puts: Put[] = [];
  const put = async (key: string, value: string): Promise<void> => {
    puts.push({ at: performance.now(), value });
    await meanwhile(puts.length);
    await env.LISTS.put(key, value);
  };
  return { puts, kv: { put, get: env.LISTS.get.bind(env.LISTS) } as unknown as KVNamespace };
}

const publish = (kv: KVNamespace = env.LISTS) => publishVersions(kv, openDatabase(env.DB, 'first-primary'));
const release = () => testDb().update(shownVersions).set({ takenAt: 0 });
const stored = async () => {
  const [row] = await testDb().select().from(shownVersions);
  return { offers: row?.offers, profiles: row?.profiles, pages: row?.pages };
};

test('fifty writes at once are published by two writes to the key, more than a second apart', async () => {
  await makeJob();
  await publish();
  const { kv, puts } = noting();
  await release();
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      await makeJob();
      await publish(kv);
    }),
  );
  expect(puts.length).toBeLessThanOrEqual(3);
  for (const [index, { at }] of puts.slice(1).entries()) expect(at - (puts[index]?.at ?? 0)).toBeGreaterThan(1000);
  expect(JSON.parse(puts.at(-1)?.value ?? '{}')).toMatchObject(await stored());
});

test('versions that KV refuses are published a moment later', async () => {
  const refusing = noting((nth) => (nth === 1 ? Promise.reject(new Error('KV PUT failed: 429')) : Promise.resolve()));
  await release();
  await makeJob();
  await publish(refusing.kv);
  expect(refusing.puts).toHaveLength(2);
  expect(await readVersions(env.LISTS)).toMatchObject(await stored());
});

test('versions that arrive late are published once more, as they may have replaced later ones', async () => {
  const slow = noting((nth) => (nth === 1 ? scheduler.wait(1200) : Promise.resolve()));
  await release();
  await makeJob();
  const first = publish(slow.kv);
  await scheduler.wait(50);
  await makeJob();
  await Promise.all([first, publish()]);
  expect(await readVersions(env.LISTS)).toMatchObject(await stored());
});

test('a database that does not answer leaves the versions as they are, for the cron', async () => {
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined);
  await makeJob();
  const before = await env.LISTS.get('version');
  await publishVersions(env.LISTS, openDatabase(brokenD1(), null));
  expect(await env.LISTS.get('version')).toBe(before);
  vi.restoreAllMocks();
  await release();
  await mendVersions(env.LISTS, openDatabase(env.DB, null));
  expect(await readVersions(env.LISTS)).toMatchObject(await stored());
});

test('the cron writes nothing where the versions are those of the database', async () => {
  await release();
  await mendVersions(env.LISTS, openDatabase(env.DB, null));
  const { kv, puts } = noting();
  await release();
  await mendVersions(kv, openDatabase(env.DB, null));
  expect(puts).toEqual([]);
});

test('the version of offers changes with an offer, and that of profiles does not', async () => {
  const now = async () => {
    await release();
    await publish();
    return readVersions(env.LISTS);
  };
  const before = await now();
  await makeJob();
  const after = await now();
  expect(versionOf(after, ['offers'])).not.toBe(versionOf(before, ['offers']));
  expect(versionOf(after)).not.toBe(versionOf(before));
  expect(versionOf(after, ['profiles'])).toBe(versionOf(before, ['profiles']));
});
