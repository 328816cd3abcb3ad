import { applyD1Migrations } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { reindex } from '../reindex.ts';
import { all, derived, dropIndexReaders } from '../testing/derived.ts';
import { testDb } from '../testing/factories.ts';
import { freshStorage } from '../testing/fresh-storage.ts';
import { asVisitor } from '../testing/requests.ts';
import { PASSWORD, type WrittenTable, writeRowsOfTheirTime } from '../testing/rows-of-their-time.ts';

const MIGRATIONS = inject('migrations');

/** What a migration itself changes in rows that are there; what they are then is looked at below. */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  jobs: ['facets', 'announced_on', 'facts'],
  candidates: ['facets', 'active_at'],
};

/** Kept by crons, and of the day: after any migration they are those of the next run. */
const OF_TODAY = new Set(['windows', 'sorted', 'vocabulary']);

/**
 * What migrations leave to `npm run reindex` (docs/runbook.md): tables that came before their triggers, and profiles for
 * companies of before they had positions of their own.
 */
function leftToReindex(migrations: number): string[] {
  if (migrations === 1) return ['cells'];
  if (migrations === 4) return ['candidateCounts', 'candidateCells'];
  return migrations >= 8 && migrations <= 12 ? ['companyCells'] : [];
}

const parts = (all: object): [string, unknown][] => Object.entries(all);

type Rows = Readonly<Record<string, unknown[]>>;

/** Rows as they were written, without what migrations change on purpose. */
async function read(tables: readonly WrittenTable[]): Promise<Rows> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, columns } of tables) {
    const kept = columns.filter((column) => !CHANGED[name]?.includes(column));
    rows[name] = await all(`SELECT ${kept.map((column) => `"${column}"`)} FROM ${name} ORDER BY rowid`);
  }
  return rows;
}

const migrateOn = () => applyD1Migrations(env.DB, MIGRATIONS);

const asked = async (path: string): Promise<unknown> => {
  const answer = await asVisitor.get(path);
  expect(answer.status, path).toBe(200);
  return answer.json();
};
const idsOf = async (path: string): Promise<string[]> => {
  const list = (await asked(path)) as { id: string }[];
  return list.map(({ id }) => id);
};

/** Everything derived, with the words of facets in one order: migrations add theirs at the end. */
async function derivedNow() {
  const found = await derived();
  const sorted = (rows: unknown[]) =>
    rows.map((row) => ({ ...Object(row), facets: String(Object(row).facets).split(' ').sort() }));
  return { ...found, jobs: sorted(found.jobs), candidates: sorted(found.candidates) };
}

afterAll(async () => {
  await dropIndexReaders();
  await freshStorage();
});

test('an empty database answers, and has nothing to put right', async () => {
  await freshStorage();
  await expect(asked('/api/health')).resolves.toMatchObject({ status: 'ok' });
  await expect(idsOf('/api/jobs')).resolves.toEqual([]);
  await expect(idsOf('/api/candidates')).resolves.toEqual([]);
  const before = await derived();
  await expect(reindex(testDb(), new Date())).resolves.toEqual({
    jobs: { rows: 0, changed: 0 },
    candidates: { rows: 0, changed: 0 },
  });
  const { windows, vocabulary } = await derived();
  expect(await derived()).toEqual({ ...before, windows, vocabulary });
});

const RELEASES = MIGRATIONS.slice(0, -1).map(({ name }, index) => ({ release: name, migrations: index + 1 }));

describe.each(RELEASES)('rows of the release up to $release', ({ migrations }) => {
  let tables: WrittenTable[];
  let written: Rows;

  beforeAll(async () => {
    await dropIndexReaders();
    await freshStorage(migrations);
    tables = await writeRowsOfTheirTime(migrations);
    written = await read(tables);
    await migrateOn();
  });

  test('are all there, refer to each other, and have what later releases expect', async () => {
    expect(Object.keys(written).length).toBeGreaterThanOrEqual(5);
    expect(await read(tables)).toEqual(written);
    await expect(all('PRAGMA foreign_key_check')).resolves.toEqual([]);
    await expect(all('PRAGMA quick_check')).resolves.toEqual([{ quick_check: 'ok' }]);
    // Every application has its history, every profile says when its person was last there, no offer of before is news.
    await expect(
      all(`SELECT (SELECT count(*) FROM applications AS a WHERE NOT EXISTS (SELECT 1 FROM application_events WHERE application_id = a.id)) AS untold,
        (SELECT count(*) FROM candidates WHERE active_at IS NULL) AS unseen,
        (SELECT count(*) FROM jobs WHERE announced_on IS NULL) AS news,
        (SELECT count(*) FROM jobs WHERE facts = '') AS uncounted,
        (SELECT count(*) FROM candidates WHERE (owner_status = 'hidden') <> (status = 'hidden')) AS unsaid`),
    ).resolves.toEqual([{ untold: 0, unseen: 0, news: 0, uncounted: 0, unsaid: 0 }]);
  });

  test('are found and answered after npm run reindex, which finds their columns as it would write them', async () => {
    const migrated = await derivedNow();
    await reindex(testDb(), new Date());
    const settled = await derivedNow();
    const left = parts(settled).filter(([name, value]) => !isDeepStrictEqual(value, Object(migrated)[name]));
    expect(left.map(([name]) => name).filter((name) => !OF_TODAY.has(name))).toEqual(leftToReindex(migrations));
    const again = await reindex(testDb(), new Date());
    expect([again.jobs.changed, again.candidates.changed]).toEqual([0, 0]);
    expect(await derivedNow()).toEqual(settled);
    const open = await all("SELECT public_id FROM jobs WHERE status = 'open' ORDER BY id DESC");
    expect(open.length).toBeGreaterThanOrEqual(3);
    await expect(idsOf('/api/jobs')).resolves.toEqual(open.map((row) => Object(row).public_id));
    await expect(idsOf('/api/jobs?town=esine')).resolves.toEqual(['offerta2']);
    await expect(idsOf('/api/jobs?housing=true&shift=notte&openings=true&start=2027-06')).resolves.toEqual([
      'offerta1',
    ]);
    await expect(idsOf('/api/jobs?sort=title&category=edilizia')).resolves.toEqual(['offerta2']);
    await expect(asked('/api/jobs/offerta1')).resolves.toMatchObject({ title: 'Cuoca d’albergo 1' });
    expect((await asVisitor.get('/offerte/offerta1')).status).toBeLessThan(400);
    if (written.candidates) {
      await expect(idsOf('/api/candidates?search=barista')).resolves.toEqual(['profilo1']);
      await expect(asked('/api/candidates/profilo1')).resolves.toMatchObject({ title: 'Barista' });
    }
    const login = await asVisitor.post('/api/login', { email: 'ada@example.org', password: PASSWORD });
    expect(login.status).toBe(200);
  });
});
