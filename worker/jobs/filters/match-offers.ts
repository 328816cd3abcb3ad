import type { Database } from '../../db/client.ts';
import { ANY_ROW } from '../../db/lists/words.ts';
import { type OpenOffer, readMatching } from './queries.ts';

/** The open offers that a text finds: all of them, or the newest where there are too many to be read. */
export type Matches = { readonly ids: ReadonlySet<number>; readonly whole: boolean };

/** Rows of the index that are read for one text, however many offers it finds. */
export const MOST_READ = 5200;
const FIRST_READ = 600;

/**
 * Finds the offers of a text in steps, newest first. Each step reads the matches or the others, whichever were fewer in
 * the step before: at most half of the open offers, where matches are spread evenly over time.
 */
export async function matchOffers(
  db: Database,
  match: string,
  offers: Promise<readonly OpenOffer[]>,
): Promise<Matches> {
  const first = await readMatching(db, match, { before: Number.MAX_SAFE_INTEGER, limit: FIRST_READ });
  const ids = (await offers).map(({ id }) => id);
  const found = new Set<number>();
  let [read, limit, spent, at, others] = [first, FIRST_READ, first.length, 0, false];
  for (;;) {
    const last = read.length < limit ? 0 : (read.at(-1) ?? 0);
    const end = read.length < limit ? ids.length : firstBelow(ids, last, at);
    const listed = new Set(read);
    const before = found.size;
    for (const id of ids.slice(at, end)) if (listed.has(id) !== others) found.add(id);
    others = (found.size - before) * 2 > end - at;
    at = end;
    limit = Math.min(2 * limit, MOST_READ - spent);
    if (at >= ids.length || limit <= 0) return { ids: found, whole: at >= ids.length };
    read = await readMatching(db, others ? `(${ANY_ROW}) NOT (${match})` : match, { before: last, limit });
    spent += read.length;
  }
}

/** Index of the first key below another one; keys descend. */
function firstBelow(ids: readonly number[], key: number, from: number): number {
  const index = ids.findIndex((id, at) => at >= from && id < key);
  return index === -1 ? ids.length : index;
}
