import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databaseTables } from '../../testing/database-tables.ts';
import { NOT_PERSONAL, PARTS } from './registry.ts';

const tables = await databaseTables();
const partsOf = (name: string) => PARTS.filter(({ table }) => getTableName(table) === name);

test('every table of the database is exported and purged in parts, or is said to hold nothing about people', () => {
  const body = [...new Set(PARTS.map(({ table }) => getTableName(table))), ...Object.keys(NOT_PERSONAL)];
  expect(
    tables.map(({ name }) => name).sort(),
    'worker/db/personal-data: a part for the table, or a reason in NOT_PERSONAL (docs/change-paths.md)',
  ).toEqual(body.sort());
});

describe.each(tables.filter(({ name }) => !(name in NOT_PERSONAL)))('$name', ({ name, columns, references }) => {
  test('has every column exported, or left out with a reason', () => {
    for (const part of partsOf(name)) {
      const known = Object.entries(getTableColumns(part.table)).map(([key, column]) => [
        column.name,
        part.columns[key],
      ]);
      expect(known.map(([column]) => column).sort(), part.name).toEqual(columns.map((column) => column.name).sort());
      for (const [column, exported] of known)
        expect(exported === true || (exported ?? '').length > 10, `${part.name}: ${column}`).toBe(true);
    }
  });

  test('is purged by some part, and after what refers to it', () => {
    const place = (table: string) => PARTS.map((part) => getTableName(part.table)).lastIndexOf(table);
    expect(partsOf(name).some(({ retained }) => retained === undefined || retained.length > 10)).toBe(true);
    for (const parent of references.values())
      expect(place(name), `comes after ${parent}`).toBeGreaterThan(place(parent));
  });
});

test('every section has a name of its own and says what it is', () => {
  const names = PARTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { about } of PARTS) expect(about).toMatch(/^[A-Z].*\.$/);
});
