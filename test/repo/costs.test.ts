import { expect, test } from 'vitest';
import { read } from './repository.ts';

const DAYS = 30;
const [, SECTION = ''] = read('docs/growing.md').split('## What it costs');
const ROWS = [...SECTION.matchAll(/^\|(.+)\|$/gm)].map(([, row = '']) =>
  row.split('|').map((cell) => cell.replaceAll('*', '').trim()),
);

const numberOf = (text = ''): number => Number(text.replaceAll(',', ''));
const rowOf = (name: string): readonly string[] => ROWS.find(([first]) => first?.startsWith(name)) ?? [];

/** Number before some words in the sentence about a view. */
const perView = (words: string): number => Number(new RegExp(`([\\d.]+) ${words}`).exec(SECTION)?.[1]);

/** Amount of each row that a view causes, in the unit of the row. */
const CAUSED: Readonly<Record<string, number>> = {
  Requests: perView('requests') / 1e6,
  CPU: perView('ms of CPU') / 1e6,
  'KV read': perView('reads') / 1e6,
  'KV written': perView('writes of KV') / 1e6,
  'D1 read': perView('rows read') / 1e6,
  'D1 written': perView('written in D1') / 1e6,
  Mails: perView('mails') / 1e3,
};

/** As the table writes an amount: whole dollars from ten on. */
const shown = (dollars: number): number => (dollars < 10 ? Math.round(dollars * 10) / 10 : Math.round(dollars));

test.each([
  [1_000, 3],
  [100_000, 4],
  [5_000_000, 5],
])('at %i views a day each item costs what prices and a view make of it, and the sum is theirs', (views, column) => {
  const reckoned = Object.entries(CAUSED).map(([name, each]) => {
    const [, included, price] = rowOf(name);
    return Math.max(0, views * DAYS * each - numberOf(included)) * numberOf(price);
  });
  expect(Object.keys(CAUSED).map((name) => numberOf(rowOf(name)[column]))).toEqual(reckoned.map(shown));
  const fixed = ['R2', 'Workers Paid'].map((name) => numberOf(rowOf(name)[column]));
  const together = [...reckoned, ...fixed].reduce((sum, dollars) => sum + dollars);
  expect(numberOf(rowOf('Together')[column])).toBe(shown(together));
});
