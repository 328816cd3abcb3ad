import type { Context } from 'hono';
import { REPEAT_HEADER } from '../../shared/repeat.ts';
import type { AppEnv } from '../env.ts';

/** Time in which equal content is a second click, not a second one of its kind. */
const SECOND_CLICK_MS = 10 * 60_000;
/** A form that waits longer than this to be sent again is a new one. */
const LONGEST_MS = 7 * 86_400_000;
/** On its way for as long as a request may take. */
const ON_ITS_WAY_MS = 60_000;

/**
 * Start of the time in which the same content of the same sender counts as a repeat: ten minutes ago, or the first
 * sending, where the form says that it got no response.
 */
export function sameSince(c: Context<AppEnv>): Date {
  const seconds = c.req.header(REPEAT_HEADER) ?? '';
  const ago = /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 + ON_ITS_WAY_MS : 0;
  return new Date(c.get('now').getTime() - Math.min(Math.max(ago, SECOND_CLICK_MS), LONGEST_MS));
}
