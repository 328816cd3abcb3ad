import type { Database } from '../db/client.ts';

/** Reads something, or answers what was read under the same name. */
export type Share = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>;

/** Shares nothing. */
export const apart: Share = (_name, read) => read();

const known = new WeakMap<Database, Map<string, Promise<unknown>>>();

/** Reads that one session makes once: a page asks for a list and for its counts, and a text is looked for once. */
export function shareReads(db: Database): Share {
  const reads = known.get(db) ?? new Map<string, Promise<unknown>>();
  known.set(db, reads);
  return <Value>(name: string, read: () => Promise<Value>) => {
    const found = (reads.get(name) as Promise<Value> | undefined) ?? read();
    reads.set(name, found);
    return found;
  };
}
