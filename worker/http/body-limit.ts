import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { inTime, OVERDUE } from '../in-time.ts';

/** Least pace of a body: so many bytes in every window, and all of it before the deadline. */
export type Pace = { readonly bytes: number; readonly windowMs: number; readonly deadlineMs: number };

const SLOW = 'I dati arrivano troppo lentamente: non è stato inviato niente. Riprova dove la connessione è migliore.';

/**
 * Reads a body no further than it may weigh, so that the next reader has it whole; false if it weighs more. A body that
 * says its length is left as it is: the platform ends the request where that is not true.
 */
export async function bodyFits(c: Context<AppEnv>, maxBytes: number): Promise<boolean> {
  if (c.req.raw.body === null) return true;
  const length = lengthOf(c);
  return length === null ? receiveBody(c, maxBytes) : length <= maxBytes;
}

export function lengthOf(c: Context<AppEnv>): number | null {
  const length = c.req.header('content-length');
  return length === undefined || c.req.header('transfer-encoding') !== undefined ? null : Number(length);
}

/**
 * Reads a body whole, so that the next reader does not wait; false if it weighs more than it may.
 * @throws DomainError `too-slow` for one that falls below the pace
 */
export async function receiveBody(c: Context<AppEnv>, maxBytes: number, pace?: Pace): Promise<boolean> {
  const { raw } = c.req;
  if (raw.body === null) return true;
  if ((lengthOf(c) ?? 0) > maxBytes) return false;
  const reader = raw.body.getReader();
  // The rest is for `dropBody`.
  const pieces = await readPieces(reader, maxBytes, pace).finally(() => reader.releaseLock());
  if (pieces === null) return false;
  c.req.raw = new Request(raw, { body: await new Blob(pieces).bytes() });
  return true;
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readPieces(reader: Reader, maxBytes: number, pace?: Pace): Promise<Uint8Array[] | null> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const read = pace ? keepPace(reader, pace) : () => reader.read();
  for (let next = await read(); !next.done; next = await read()) {
    size += next.value.byteLength;
    if (size > maxBytes) return null;
    pieces.push(next.value);
  }
  return pieces;
}

function keepPace(reader: Reader, { bytes, windowMs, deadlineMs }: Pace): Reader['read'] {
  const deadline = Date.now() + deadlineMs;
  let windowEnd = Date.now() + windowMs;
  let arrived = 0;
  return async () => {
    const reading = reader.read();
    // Ends with an error where nobody waits for it any longer.
    reading.catch(() => undefined);
    for (;;) {
      const next = await inTime(reading, Math.min(windowEnd, deadline) - Date.now());
      if (next !== OVERDUE && next.done) return next;
      arrived += next === OVERDUE ? 0 : next.value.byteLength;
      const now = Date.now();
      if (now >= deadline || (now >= windowEnd && arrived < bytes)) throw new DomainError('too-slow', SLOW);
      if (now >= windowEnd) [windowEnd, arrived] = [now + windowMs, 0];
      if (next !== OVERDUE) return next;
    }
  };
}

/** The most that is read of a body which nobody wanted: six times the largest one that is accepted. */
const MOST_DROPPED = 32 * 1024 * 1024;
const PATIENCE_MS = 10_000;

/**
 * Reads what a refusal has left of a body and drops it, up to a bound, before the answer: otherwise the connection ends with
 * the answer, which is lost with it, and so is the next request on the same connection.
 */
export const dropBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { raw } = c.req;
  await next();
  const isHuge = Number(c.req.header('content-length')) > MOST_DROPPED;
  if (raw.body === null || raw.body.locked || isHuge) return;
  await inTime(drop(raw.body), PATIENCE_MS).catch(() => undefined);
};

async function drop(body: ReadableStream<Uint8Array>): Promise<void> {
  const reader = body.getReader();
  for (let left = MOST_DROPPED; left > 0; ) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}
