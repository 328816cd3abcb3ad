import type { Context } from 'hono';
import { heldBackOffers } from '../db/held-back-offers.ts';
import type { AppEnv } from '../env.ts';
import { raiseListsVersion } from './hot-lists.ts';
import { noteWithdrawn } from './withdrawn.ts';

/** Raises the lists' version after a change that lists show; calls that declare `shown` do so by themselves. */
export const showChange = (c: Context<AppEnv>): void =>
  c.executionCtx.waitUntil(raiseListsVersion(c.env.LISTS, c.get('db').bookmark()));

/** Records offers that have left every list, by public id, so that no older copy of a list shows them. */
export function withdraw(c: Context<AppEnv>, offers: readonly string[]): void {
  if (offers.length > 0) c.executionCtx.waitUntil(noteWithdrawn(c.env.LISTS, offers));
}

/** `withdraw` for every offer of an account that was suspended or deleted. */
export function withdrawOffersOf(c: Context<AppEnv>, accountPublicId: string): void {
  const noted = heldBackOffers(c.get('db'), accountPublicId, c.get('now')).then((ids) =>
    noteWithdrawn(c.env.LISTS, ids),
  );
  c.executionCtx.waitUntil(noted.catch(() => console.warn(JSON.stringify({ cache: 'withdrawal not noted' }))));
}
