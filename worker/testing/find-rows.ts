import type { Expression } from '../search/expression.ts';
import { type Kind, matchWords, openIndex } from '../search/open-index.ts';
import { FOR_EVERYBODY, findIds } from '../search/search.ts';
import { testDb } from './factories.ts';

/** Keys of the open rows that a condition finds, newest first. */
export async function findRows(kind: Kind, condition: Expression): Promise<number[]> {
  const db = testDb();
  const index = await openIndex({ db, cache: null }, kind);
  const question = { ...FOR_EVERYBODY[kind], audience: null, words: new Map([['title', condition]]) };
  return findIds(index, { question, found: await matchWords(db, kind, [condition]), now: new Date() });
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
