import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/d1';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { getPlatformProxy } from 'wrangler';
import { BACKED_UP } from '../../worker/db/backup-tables.ts';
import { type D1, exactRows, fillEveryTable, migrate } from '../testing/fill-every-table.ts';
import { readRows } from './read-rows.ts';

let folder: string;
let proxy: Awaited<ReturnType<typeof getPlatformProxy<{ FROM: D1; TO: D1 }>>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-rows-'));
  const database = (binding: string) => `[[d1_databases]]\nbinding = "${binding}"\ndatabase_name = "${binding}"\n`;
  const configPath = join(folder, 'wrangler.toml');
  await writeFile(
    configPath,
    `name = "prova"\ncompatibility_date = "2026-10-06"\n${database('FROM')}${database('TO')}`,
  );
  proxy = await getPlatformProxy({ configPath, persist: false, remoteBindings: false });
  for (const db of Object.values(proxy.env)) await migrate(db);
  await fillEveryTable(proxy.env.FROM);
});
afterAll(async () => {
  await proxy.dispose();
  await rm(folder, { recursive: true, force: true });
});

const from = () => drizzle(proxy.env.FROM as unknown as Parameters<typeof drizzle>[0]);
const rowsOf = async (db: D1, query: string) => (await db.prepare(query).all<Record<string, unknown>>()).results;

async function collect(statements: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const statement of statements) all.push(statement);
  return all;
}

/** Rows of the tables that are backed up, and words of the indexes that triggers keep. */
async function everything(db: D1) {
  const rows: Record<string, unknown[]> = {};
  for (const table of BACKED_UP) rows[table] = await exactRows(db, table);
  return {
    ...rows,
    sequences: await rowsOf(db, "SELECT * FROM sqlite_sequence WHERE name <> 'd1_migrations' ORDER BY name"),
    words: await rowsOf(db, 'SELECT * FROM job_words ORDER BY term, col'),
    people: await rowsOf(db, 'SELECT * FROM candidate_words ORDER BY term, col'),
    found: await rowsOf(db, "SELECT rowid FROM job_search WHERE job_search MATCH 'lungo' ORDER BY rowid"),
  };
}

it('writes statements that make every row, byte and type again, with its index', async () => {
  const { FROM, TO } = proxy.env;
  // Keys that were given to rows which are gone.
  await FROM.prepare('DELETE FROM reports WHERE id = 5').all();
  const before = await everything(FROM);
  expect(before.found).not.toEqual([]);
  for (const table of BACKED_UP) expect(Object(before)[table].length, table).toBeGreaterThanOrEqual(4);
  const { statements, rows, migration } = await readRows(from());
  const all = await collect(statements());
  for (const statement of all) expect(Buffer.byteLength(statement)).toBeLessThan(100_000);
  expect(Object.keys(rows)).toEqual(BACKED_UP);
  expect(rows).toMatchObject({ users: 5, reports: 4 });
  expect(migration).toMatch(/^\d{4}_\w+\.sql$/);
  // Connections that the simulator has closed meanwhile are seen to be closed before one is used again.
  await sleep(10);
  await TO.batch(
    all
      .flatMap((text) => text.split(/;\n(?=DELETE|INSERT INTO sqlite|$)/))
      .filter(Boolean)
      .map((text) => TO.prepare(text)),
  );
  expect(await everything(TO)).toEqual(before);
});

it('reads more rows than one page, each once, whatever is written meanwhile', async () => {
  const { FROM } = proxy.env;
  const columns = (await rowsOf(FROM, 'PRAGMA table_info(users)'))
    .map(({ name }) => String(name))
    .filter((name) => !/^(id|email|public_id)$/.test(name));
  const make = (prefix: string, count: number) =>
    FROM.prepare(`INSERT INTO users (public_id, email, ${columns}) SELECT '${prefix}' || value, '${prefix}' || value, ${columns}
      FROM users, json_each('[${Array.from({ length: count }, (_, index) => index)}]') WHERE users.id = 1`).all();
  await make('many', 2345);
  const db = from();
  const batch = db.batch.bind(db);
  // Before the second call, an account comes with what refers to it, and one goes.
  let calls = 0;
  vi.spyOn(db, 'batch').mockImplementation(async (queries) => {
    calls += 1;
    if (calls === 2) {
      await make('later', 1);
      await FROM.prepare(
        "INSERT INTO sessions (public_id, user_id, device, created_at, last_seen_at, expires_at) SELECT 'later', id, '', 0, 0, 0 FROM users WHERE public_id = 'later0'",
      ).all();
      await FROM.prepare("DELETE FROM users WHERE public_id = 'many7'").all();
    }
    return batch(queries) as never;
  });
  const { statements, rows } = await readRows(db);
  const text = (await collect(statements())).join('');
  expect(calls).toBeGreaterThan(3);
  expect(rows).toMatchObject({ users: 5 + 2345 - 1, sessions: 5 });
  const read = [...text.matchAll(/'many(\d+)', /g)].map(([, number]) => number);
  // Public id and address of each.
  expect(read.length).toBe(2 * 2344);
  expect(new Set(read).size).toBe(2344);
  expect(text).not.toContain("'later");
});

it('says so where a row has come to refer to a later one while it was read', async () => {
  const { FROM } = proxy.env;
  const db = from();
  const { statements } = await readRows(db);
  await FROM.prepare(
    "INSERT INTO users (public_id, email, name, password_hash, created_at) VALUES ('new', 'new', '', '', 0)",
  ).all();
  await FROM.prepare(
    "UPDATE candidates SET owner_id = (SELECT id FROM users WHERE public_id = 'new') WHERE id = 1",
  ).all();
  await expect(collect(statements())).rejects.toThrow('candidates was changed while it was read');
});
