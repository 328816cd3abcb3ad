import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { pack, packData, readPageData, unpack } from './page-data.ts';

const CASES: readonly unknown[] = [
  null,
  7,
  'text',
  [],
  {},
  [1, 2, 3],
  [{}, {}],
  [{ a: 1 }],
  [
    { a: 1, b: null },
    { a: 2, b: 'x' },
  ],
  // Other fields, or in another order.
  [{ a: 1 }, { b: 2 }],
  [
    { a: 1, b: 2 },
    { b: 3, a: 4 },
  ],
  [{ a: 1 }, null],
  // A list in a list, and things in things.
  [
    [{ a: 1 }, { a: 2 }],
    [{ a: 3 }, { a: 4 }],
  ],
  [
    { a: [{ b: 1 }, { b: 2 }], c: { d: [] } },
    { a: [], c: { d: [{ e: 1 }, { e: 2 }] } },
  ],
  // One value in a field of all, and in every field.
  [
    { a: 1, b: 'x', c: null, d: { e: 1 } },
    { a: 2, b: 'x', c: null, d: { e: 1 } },
  ],
  [{ a: 1 }, { a: 1 }, { a: 1 }],
  [
    { a: 1, b: [2] },
    { a: 1, b: [2] },
  ],
  { pages: [{ items: [{ id: 'x' }, { id: 'y' }] }], pageParams: [null] },
];

describe.each(CASES.map((value) => [JSON.stringify(value), value] as const))('%s', (_, value) => {
  test('is what it was after packing', () => {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value);
  });
});

test('the fields of a list are named once', () => {
  const list = Array.from({ length: 20 }, (_, id) => ({ id, title: 'Cuoco' }));
  expect(JSON.stringify(pack(list)).match(/title/g)).toHaveLength(1);
});

test('a query is what it was, read without an error or with one', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['read'], { items: [{ id: 'x' }] });
  await client.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('refused')) });
  const queries = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => ({ queryKey, state }));
  const data = { now: '2026-11-25T12:00:00.000Z', siteUrl: 'https://example.org', queries, texts: undefined };
  const sent = JSON.stringify(packData(data));
  expect(sent.match(/fetchFailureCount/g)).toHaveLength(1);
  expect(readPageData(sent)).toEqual(JSON.parse(JSON.stringify(data)));
});
