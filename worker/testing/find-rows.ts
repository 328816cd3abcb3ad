import type { Expression } from '../search/expression.ts';
import { matchWords } from '../search/match-words.ts';
import { type Kind, openRows } from '../search/open-index.ts';
import { testOf } from '../search/search.ts';
import { testDb } from './factories.ts';

/** Keys of the open rows that a condition finds, newest first. */
export async function findRows(kind: Kind, condition: Expression): Promise<number[]> {
  const db = testDb();
  const rows = await openRows({ db, cache: null }, kind);
  return rows.filter(testOf(condition, await matchWords(db, kind, [condition]))).map(({ id }) => id);
}

/** Keys of rows, each in the first of some conditions that finds it. */
export async function findInTiers(kind: Kind, conditions: readonly Expression[]): Promise<number[][]> {
  const before = new Set<number>();
  const tiers: number[][] = [];
  for (const condition of conditions) {
    const found = (await findRows(kind, condition)).filter((id) => !before.has(id));
    for (const id of found) before.add(id);
    tiers.push(found);
  }
  return tiers;
}
