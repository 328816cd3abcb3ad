import type { Context } from 'hono';
import { romeDay } from '../../shared/dates.ts';
import { type Database, openDatabase } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { describeError } from '../errors.ts';
import { logLine } from '../log.ts';
import { dataPointsOf } from './data-points.ts';

/**
 * Events that are counted and nothing else, collected in this isolate and written together: a row for each kind of event,
 * however many there were. What is collected is lost where an isolate ends before it is written, so it waits for seconds only.
 */
const SECONDS = 10;
/** Kinds of events that are written at once, without waiting for others. */
const MOST_KINDS = 200;
/** Kinds that are kept while the database does not take them. */
const MOST_STORED = 1000;

/** How often each event happened, by its name, which holds its day. */
export type Tally = ReadonlyMap<string, number>;

export type Batch = {
  readonly what: string;
  waiting: Map<string, number>;
  /** When somebody began to wait for more; null where nobody does. */
  since: number | null;
  readonly write: (db: Database, tally: Tally) => Promise<unknown>;
};

/** @param what kind of events, by which they are read back */
export const makeBatch = (what: string, write: Batch['write']): Batch => ({
  what,
  waiting: new Map(),
  since: null,
  write,
});

let patience = SECONDS * 1000;

/** For tests, which look at once at what was counted. */
export const setPatience = (ms: number): void => {
  patience = ms;
};

/**
 * Counts an event, in Analytics Engine where that is there. Else the request of the first one waits, after its answer, and writes all that came meanwhile; where it was
 * ended before, as requests may be, the next event takes its place.
 */
export function batch(c: Context<AppEnv>, events: Batch, name: string): void {
  const points = dataPointsOf(c.env);
  if (points !== null) {
    points.write({ what: events.what, day: romeDay(c.get('now')), name });
    return;
  }
  const now = Date.now();
  add(events.waiting, name, 1);
  const isFull = events.waiting.size >= MOST_KINDS;
  const waits = events.since !== null && Math.abs(now - events.since) < 2 * patience;
  if (waits && !isFull) return;
  if (!isFull) events.since = now;
  c.executionCtx.waitUntil(writeAfter(c.env.DB, events, isFull ? 0 : patience));
}

async function writeAfter(d1: D1Database, events: Batch, ms: number): Promise<void> {
  if (ms > 0) await scheduler.wait(ms);
  const taken = events.waiting;
  events.waiting = new Map();
  events.since = null;
  if (taken.size === 0) return;
  try {
    await events.write(openDatabase(d1, null), taken);
  } catch (error) {
    for (const [name, times] of taken) if (events.waiting.size < MOST_STORED) add(events.waiting, name, times);
    logLine('warn', { counts: 'not written', error: describeError(error) });
  }
}

const add = (tally: Map<string, number>, name: string, times: number): void =>
  void tally.set(name, (tally.get(name) ?? 0) + times);
