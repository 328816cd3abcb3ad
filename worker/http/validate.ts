import { zValidator } from '@hono/zod-validator';
import type { Context } from 'hono';
import { z } from 'zod';
import { ownApiPath } from '../../shared/own-api-path.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { isFileForm } from './file-form.ts';
import { problem } from './problem.ts';

// For what a schema has no words of its own: zod's English never leaves.
z.config({ customError: () => 'Valore non valido' });

const MAX_BODY_BYTES = 64 * 1024;

/** What is read of zod's issues; `keys` are those of an object that nobody knows. */
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly keys?: readonly string[] };

function refuse(issues: readonly Issue[]): never {
  const listed = issues.flatMap((issue) =>
    issue.keys
      ? issue.keys.map((key) => ({ path: key.slice(0, 60), message: 'Campo sconosciuto' }))
      : [{ path: issue.path.join('.'), message: issue.path.length === 0 ? 'Dati non validi' : issue.message }],
  );
  throw new DomainError('invalid', listed[0]?.message ?? 'Dati non validi', listed.slice(0, 50));
}

/** The way in for a JSON body. */
export const body = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('json', schema, (result) => {
    if (!result.success) refuse(result.error.issues);
  });

/** The way in for a query string. Empty means absent, as forms send it; a parameter given twice has no one meaning. */
export const query = <Schema extends z.core.$ZodType>(schema: Schema) =>
  zValidator('query', z.preprocess(withoutEmpty, schema), (result) => {
    if (!result.success) refuse(result.error.issues);
  });

/** What arrived in another way than as JSON, checked like it. */
export function checked<Schema extends z.core.$ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : refuse(result.error.issues);
}

const withoutEmpty = (params: unknown): unknown =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== ''));

/** Calls that take a form with a file as well as JSON: their routes read it, and refuse what weighs too much. */
const TAKES_FILE = /^\/api\/jobs\/[^/]+\/applications$/;
/** Calls that mail programs and forms without script post to (RFC 8058). What counts is in their address. */
const TAKES_FORMS: readonly string[] = [ownApiPath.endAlerts(), ownApiPath.endNewsletter()];

/** Before any body is read: 415 unless it is JSON, 413 above 64 KB, however it is sent. */
export async function checkBody(c: Context<AppEnv>, next: () => Promise<void>): Promise<Response | undefined> {
  const { method } = c.req;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || (isFileForm(c) && TAKES_FILE.test(c.req.path))) {
    await next();
    return undefined;
  }
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json' && !TAKES_FORMS.includes(c.req.path) && !(await isEmpty(c.req.raw)))
    return problem(c, {
      status: 415,
      title: 'Unsupported media type',
      message: 'Il corpo deve essere in formato JSON.',
    });
  if (await isTooLarge(c.req.raw))
    return problem(c, {
      status: 413,
      title: 'Content too large',
      message: 'I dati inviati sono troppo grandi (massimo 64 KB).',
    });
  await next();
  return undefined;
}

/** On the network a request without a body may come with one of no bytes. */
async function isEmpty(request: Request): Promise<boolean> {
  const reader = request.clone().body?.getReader();
  let chunk = await reader?.read();
  while (chunk && !chunk.done && chunk.value.byteLength === 0) chunk = await reader?.read();
  await reader?.cancel();
  return !chunk || chunk.done;
}

/** Reads a copy of the body only as far as the limit: `Content-Length` may be missing or untrue. */
async function isTooLarge(request: Request): Promise<boolean> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return true;
  const copy = request.clone().body;
  if (copy === null) return false;
  let bytes = 0;
  const reader = copy.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      return true;
    }
  }
  return false;
}
