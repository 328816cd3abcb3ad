import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { databaseTables } from '../testing/database-tables.ts';
import { BACKED_UP, DERIVED } from './backup-tables.ts';

const tables = await databaseTables();

test('every table of the database is backed up, or listed as rebuilt from those', () => {
  expect(
    tables.map(({ name }) => name).sort(),
    'worker/db/backup-tables.ts: is the table the truth, or what makes it anew? (docs/change-paths.md)',
  ).toEqual([...BACKED_UP, ...Object.keys(DERIVED)].sort());
});

test('a table is restored after those it refers to', () => {
  for (const { name, references } of tables.filter((table) => BACKED_UP.includes(table.name)))
    for (const parent of references.values())
      expect(BACKED_UP.indexOf(parent), `${name} comes after ${parent}`).toBeLessThan(BACKED_UP.indexOf(name));
});

test('no index is backed up, and every table that is has a key to be paged by', async () => {
  for (const { name, isIndex } of tables) if (isIndex) expect(Object.keys(DERIVED)).toContain(name);
  for (const name of BACKED_UP) await env.DB.prepare(`SELECT rowid FROM ${name} LIMIT 1`).all();
});
