import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { setBookmark } from './bookmark.ts';
import { raiseListsVersion } from './hot-lists.ts';

/** What lists show has changed: who changed it sees it at once, everybody else with the next version. */
export function showChange(c: Context<AppEnv>): void {
  setBookmark(c);
  c.executionCtx.waitUntil(raiseListsVersion(c.env.LISTS, c.get('db').bookmark()));
}
