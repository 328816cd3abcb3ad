import { expect, test } from 'vitest';
import { instead } from './suggest.ts';
import { NEIGHBOURS } from './synonyms/neighbours.ts';
import { neighboursOf, readMeanings } from './thesaurus.ts';

const trades = readMeanings()
  .filter(({ kind }) => kind === 'trade')
  .map(({ names }) => names[0]?.text ?? '');

test('every trade has others near to it, and all of them are trades', () => {
  expect(trades.filter((trade) => neighboursOf(trade).length === 0)).toEqual([]);
  const named = NEIGHBOURS.trim().split(/,\s|\n/);
  expect(named.filter((trade) => !trades.includes(trade))).toEqual([]);
});

test.each([
  ['barista a Edolo part-time', ['barista', 'barman', 'cameriere']],
  ['waiter', ['cameriere', 'barista']],
  ['fare i letti', ['cameriera ai piani', 'governante']],
  ['muratore e idraulico', ['muratore', 'idraulico', 'manovale']],
  ['astronauta', []],
  ['', []],
])('%j is answered by its trades alone, then by those near to them', (text, first) => {
  expect(instead(text).slice(0, first.length)).toEqual(first);
  expect(instead(text).length > 0).toBe(first.length > 0);
});
