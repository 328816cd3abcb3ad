import type { Context } from 'hono';
import { heldBackOffers } from '../db/held-back-offers.ts';
import type { AppEnv } from '../env.ts';
import { setBookmark } from './bookmark.ts';
import { raiseListsVersion } from './hot-lists.ts';
import { noteWithdrawn } from './withdrawn.ts';

/**
 * What lists show has changed: who changed it sees it at once, everybody else with the next version.
 * @param withdrawn public ids of offers that no list shows any more, so that no copy of before shows them either
 */
export function showChange(c: Context<AppEnv>, withdrawn: readonly string[] = []): void {
  setBookmark(c);
  c.executionCtx.waitUntil(raiseListsVersion(c.env.LISTS, c.get('db').bookmark()));
  if (withdrawn.length > 0) c.executionCtx.waitUntil(noteWithdrawn(c.env.LISTS, withdrawn));
}

/** `showChange` for an account that is held back now, with all that it had shown. */
export function showHeldBack(c: Context<AppEnv>, accountPublicId: string): void {
  showChange(c);
  const noted = heldBackOffers(c.get('db'), accountPublicId, c.get('now')).then((ids) =>
    noteWithdrawn(c.env.LISTS, ids),
  );
  c.executionCtx.waitUntil(noted.catch(() => console.warn(JSON.stringify({ cache: 'withdrawal not noted' }))));
}
