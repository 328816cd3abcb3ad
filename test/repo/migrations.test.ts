import { is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import { expectNone, filesIn, read } from './repository.ts';

const FILES = filesIn('migrations')
  .map((path) => path.slice('migrations/'.length))
  .filter((name) => name.endsWith('.sql'));

type Snapshot = {
  readonly id: string;
  readonly prevId: string;
  readonly tables: Readonly<
    Record<
      string,
      { readonly columns: Readonly<Record<string, unknown>>; readonly indexes: Readonly<Record<string, unknown>> }
    >
  >;
};
const snapshotOf = (name: string): Snapshot => JSON.parse(read(`migrations/meta/${name.slice(0, 4)}_snapshot.json`));

test('migrations are named NNNN_purpose.sql and numbered without a gap', () => {
  expect(FILES.map((name) => name.slice(0, 4))).toEqual(FILES.map((_, index) => String(index + 1).padStart(4, '0')));
  expectNone(
    'Name it by its purpose: migrations/0002_what_it_does.sql',
    FILES.filter((name) => !/^\d{4}_[a-z][a-z0-9]*(_[a-z0-9]+)*\.sql$/.test(name)),
  );
});

test('the journal and the snapshots of drizzle-kit are in step with the files', () => {
  const { entries }: { entries: { idx: number; tag: string }[] } = JSON.parse(read('migrations/meta/_journal.json'));
  expect(
    entries.map(({ idx, tag }) => [idx, `${tag}.sql`]),
    'migrations/meta/_journal.json',
  ).toEqual(FILES.map((name, index) => [index + 1, name]));
  const snapshots = FILES.map(snapshotOf);
  expect(
    snapshots.slice(1).map(({ prevId }) => prevId),
    'migrations/meta: each snapshot follows the one before it',
  ).toEqual(snapshots.slice(0, -1).map(({ id }) => id));
});

test('statements stand between breakpoints, and no comment holds what could end one', () => {
  const breaches = FILES.flatMap((name) => {
    const text = read(`migrations/${name}`);
    const statements = text.split('--> statement-breakpoint').map((statement) => statement.replaceAll(/^--.*$/gm, ''));
    return [
      ...(text.includes('\r') ? [`${name}: a line ends in CR LF`] : []),
      ...(text.match(/^\s*--.*;.*$/gm) ?? []).map((comment) => `${name}: ${comment}`),
      ...statements
        .filter((statement) => (statement.match(/;\s*$/gm) ?? []).length > 1 && !/\bCREATE TRIGGER\b/.test(statement))
        .map((statement) => `${name}: ${statement.trim().slice(0, 80)}`),
      ...statements.filter((statement) => (statement.match(/\bCREATE TRIGGER\b/g) ?? []).length > 1),
      // The parser of the live database has taken either for the end of a trigger.
      ...statements
        .filter((statement) => /\bCREATE TRIGGER\b/i.test(statement))
        .filter((trigger) => /\bCASE\b/i.test(trigger) || !/\bBEGIN$[\s\S]*^END;\s*$/m.test(trigger))
        .map((trigger) => `${name}: ${trigger.trim().slice(0, 80)}`),
    ];
  });
  expectNone(
    'One statement between two breakpoints, LF, no `;` in a comment, triggers with BEGIN and END in capitals and without CASE',
    breaches,
  );
});

test('tables, columns and indexes of worker/db/tables are those of the last migration', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../worker/db/tables/*.ts', { eager: true });
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value) => is(value, SQLiteTable))
    .map(getTableConfig);
  const inCode = tables.map(({ name, columns, indexes }) => [
    name,
    { columns: columns.map((column) => column.name).sort(), indexes: indexes.map((found) => found.config.name).sort() },
  ]);
  const migrated = Object.entries(snapshotOf(FILES.at(-1) ?? '').tables).map(([name, { columns, indexes }]) => [
    name,
    { columns: Object.keys(columns).sort(), indexes: Object.keys(indexes).sort() },
  ]);
  expect(Object.fromEntries(inCode), 'Make the migration: npm run db:generate -- --name what_it_does').toEqual(
    Object.fromEntries(migrated),
  );
});

test('each index says which query it serves', () => {
  const breaches = filesIn('worker/db/tables').flatMap((path) => {
    const lines = read(path).split('\n');
    return lines.flatMap((line, number) =>
      /^\s*(uniqueIndex|index)\(/.test(line) && !/^\s*(\/\/|\*\/)/.test(lines[number - 1] ?? '')
        ? [`${path}:${number + 1} ${line.trim()}`]
        : [],
    );
  });
  expectNone('Write above the index which query it serves', breaches);
});

test('no migration makes an account', () => {
  expectNone(
    'Accounts are made by people who register',
    FILES.filter((name) => /\b(INSERT|REPLACE)\b[^;]*\bINTO\s+[`"]?users\b/i.test(read(`migrations/${name}`))),
  );
});
