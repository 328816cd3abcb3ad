import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env.ts';
import { inTime } from '../in-time.ts';

/**
 * Reads a body no further than it may weigh, so that the next reader has it whole; false if it weighs more. A body that
 * says its length is left as it is: the platform ends the request where that is not true.
 */
export async function bodyFits(c: Context<AppEnv>, maxBytes: number): Promise<boolean> {
  const { raw } = c.req;
  if (raw.body === null) return true;
  const length = c.req.header('content-length');
  if (length !== undefined && c.req.header('transfer-encoding') === undefined) return Number(length) <= maxBytes;
  const reader = raw.body.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.byteLength;
    if (size > maxBytes) break;
    pieces.push(next.value);
  }
  // The rest is for `dropBody`.
  reader.releaseLock();
  if (size > maxBytes) return false;
  c.req.raw = new Request(raw, { body: await new Blob(pieces).bytes() });
  return true;
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
