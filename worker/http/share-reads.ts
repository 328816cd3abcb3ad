import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';

/** Reads something, or answers what was read under the same name. */
export type Share = <Value>(name: string, read: () => Promise<Value>) => Promise<Value>;

/** Shares nothing. */
export const apart: Share = (_name, read) => read();

const known = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Reads that the calls of one request share: a page asks for a list and for its counts, and a text is looked for once. For
 * sessions with the bookmark of the request only.
 */
export function shareReads(c: Context<AppEnv>): Share {
  const reads = known.get(c.executionCtx) ?? new Map<string, Promise<unknown>>();
  known.set(c.executionCtx, reads);
  return <Value>(name: string, read: () => Promise<Value>) => {
    const found = (reads.get(name) as Promise<Value> | undefined) ?? read();
    reads.set(name, found);
    return found;
  };
}
