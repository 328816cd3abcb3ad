import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, expect, it } from 'vitest';
import { contactMessages } from '../../worker/db/tables/mail.ts';
import { reindex } from '../../worker/reindex.ts';
import { AWKWARD, type D1, fillEveryTable, migrate } from '../testing/fill-every-table.ts';
import { makeState, withDatabase } from '../testing/local-database.ts';
import { withLocal } from './database.ts';
import { textD1, wranglerD1 } from './wrangler-d1.ts';

const state = makeState();
beforeAll(() =>
  withDatabase(state, async (db) => {
    await migrate(db);
    await fillEveryTable(db);
  }),
);

it('wrangler takes every awkward text as it is, gives it back, and keeps nothing of a batch that fails', async () => {
  const db = drizzle(wranglerD1(['--local', '--persist-to', state]));
  // The whole of the longest would be too long for one argument of a command.
  const texts = AWKWARD.map((text) => text.slice(0, 9000));
  const insert = (message: string, n: number) => {
    const written = { id: n + 1, publicId: `id${n}`, name: 'Ada', email: 'ada@example.org', subject: 'Prova', message };
    return db.insert(contactMessages).values({ ...written, createdAt: new Date(n) });
  };
  const read = db.select().from(contactMessages).orderBy(contactMessages.createdAt);
  const [, found] = await db.batch([db.delete(contactMessages), read, ...texts.map(insert)]);
  expect(found).toEqual([]);
  // The key of the second is taken, and none of the batch is written.
  const failed = db.batch([insert('rimasto', 8), insert('mai detto', 1)]);
  await expect(failed).rejects.toThrow(
    /^Asking the database failed\n(?![\s\S]*mai detto)[\s\S]*UNIQUE constraint failed/,
  );
  const stored = (await read).map(({ message, contentHash, createdAt }) => [message, contentHash, createdAt.getTime()]);
  expect(stored).toEqual(texts.map((text, n) => [text, null, n]));
});

it('a rebuild does the same with its values in the text of its statements', () =>
  withLocal(state, async ({ DB }) => {
    const d1 = DB as unknown as D1;
    const textual = drizzle(textD1((statements) => d1.batch(statements.map((statement) => d1.prepare(statement)))));
    const all = { rows: AWKWARD.length, changed: AWKWARD.length };
    expect(await reindex(textual)).toEqual({ jobs: all, candidates: all });
    const none = { ...all, changed: 0 };
    expect(await reindex(drizzle(DB))).toEqual({ jobs: none, candidates: none });
  }));
