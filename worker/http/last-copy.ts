import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError, describeError } from '../errors.ts';
import { inTime, OVERDUE } from '../in-time.ts';
import { logLine } from '../log.ts';

/** Longest time in which a last copy may be served (docs/adr/0004-copies-while-something-is-away.md). */
export const COPY_SECONDS = 24 * 60 * 60;

/**
 * How long a reader waits for the database where a copy may stand in for it. Less than the three seconds after which a
 * device takes what it has kept itself, which is older (docs/adr/0004-copies-while-something-is-away.md).
 */
const PATIENCE_MS = 2000;

/** Header of a response that is a copy: when it was made, in ISO 8601. */
const COPY_OF = 'X-Copy-Of';

export type JsonResponse = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
export type Copy = JsonResponse & { readonly madeAt: Date };

/**
 * Answers with what the database says; with the last copy, said to be one, where the database fails or takes too long. A
 * read that is late goes on after the response, and renews what it would have renewed.
 * @param copy never throws; null where there is none, and then the database is waited for
 * @throws DomainError of `read`, and whatever failed where there is no copy
 */
export async function respondOrCopy(
  c: Context<AppEnv>,
  read: () => Promise<JsonResponse>,
  copy: () => Promise<Copy | null>,
): Promise<Response> {
  const reading = read();
  const outcome = await inTime(reading, PATIENCE_MS).catch((error: unknown) => ({ error }));
  if (typeof outcome === 'object' && 'body' in outcome) return jsonResponse(outcome);
  if (outcome !== OVERDUE && outcome.error instanceof DomainError) throw outcome.error;
  const last = await copy();
  // Waits on, or fails as it has failed.
  if (last === null) return jsonResponse(await reading);
  c.executionCtx.waitUntil(reading.catch(() => undefined));
  const why = outcome === OVERDUE ? 'slow' : 'down';
  const error = outcome === OVERDUE ? undefined : describeError(outcome.error);
  const cache = `database ${why}, answered with a copy`;
  logLine('error', { requestId: c.get('requestId'), cache, error });
  return jsonResponse(last, { [COPY_OF]: last.madeAt.toISOString() });
}

export const jsonResponse = ({ body, headers }: JsonResponse, more: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    headers: { ...headers, ...more, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
