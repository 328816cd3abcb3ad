import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NOT_PERSONAL, PARTS } from '../../worker/db/personal-data/registry.ts';
import { read } from './repository.ts';

const DOC = read('docs/security.md');
const tables = new Map(PARTS.map(({ table }) => [getTableName(table), table]));

test('docs/security.md has every column that holds something about people', () => {
  const wanted = [...tables].map(([name, table]) => {
    const columns = Object.values(getTableColumns(table)).map((column) => `\`${column.name}\``);
    return `- \`${name}\`: ${columns.filter((column) => column !== '`id`').join(', ')}`;
  });
  expect(DOC.split('\n').filter((line) => /^- `\w+`: /.test(line))).toEqual(wanted);
});

test('docs/security.md says of every such table why it is there and how long', () => {
  const rows = DOC.split('\n').filter((line) => /^\| .* \| .* \| .* \| .* \| .* \|$/.test(line));
  const named = new Set(
    rows.flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name)),
  );
  expect([...tables.keys()].filter((name) => !named.has(name))).toEqual([]);
  const transient = ['daily_counts', 'search_counts', 'used_challenges'];
  expect(transient.filter((name) => !named.has(name) || !(name in NOT_PERSONAL))).toEqual([]);
});
