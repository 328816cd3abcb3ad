import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import * as mini from 'zod/mini';
import type { Call } from '../../shared/calls/call.ts';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { bodyFits } from './body-limit.ts';
import { isFileForm } from './file-form.ts';

// For what a schema has no words of its own: zod's English never leaves.
mini.config({ customError: () => 'Valore non valido' });

const MAX_BYTES = 64 * 1024;

/** The part of zod's issues that is used; `keys` are the unknown keys of an object. */
type Issue = { readonly path: readonly PropertyKey[]; readonly message: string; readonly keys?: readonly string[] };

function refuse(issues: readonly Issue[]): never {
  const listed = issues.flatMap((issue) =>
    issue.keys
      ? issue.keys.map((key) => ({ path: key.slice(0, 60), message: 'Campo sconosciuto' }))
      : [{ path: issue.path.join('.'), message: issue.path.length === 0 ? 'Dati non validi' : issue.message }],
  );
  throw new DomainError('invalid', listed[0]?.message ?? 'Dati non validi', listed.slice(0, 50));
}

/** Zod compares the `length` of whatever stands for a text, and throws where an object of that name has nothing to compare. */
const parse = (schema: mini.core.$ZodType, value: unknown) =>
  mini.safeParseAsync(schema, value).catch((error: unknown) => {
    if (error instanceof TypeError) return refuse([{ path: [], message: '' }]);
    throw error;
  });

/** The way in for a JSON body. One that came as a form with a file is checked when that is read. */
export const body = ({ schema, file }: NonNullable<Call['body']>): MiddlewareHandler<AppEnv> => {
  const check = validator('json', async (value) => {
    const result = await parse(schema, value);
    return result.success ? result.data : refuse(result.error.issues);
  }) as MiddlewareHandler<AppEnv>;
  return (c, next) => (file && isFileForm(c) ? next() : check(c, next));
};

/** The way in for a query string. Empty means absent, as forms send it; a parameter given twice has no one meaning. */
export const query = (schema: mini.core.$ZodType): MiddlewareHandler<AppEnv> =>
  zValidator('query', mini.pipe(mini.transform(withoutEmpty), schema), (result) => {
    if (!result.success) refuse(result.error.issues);
  });

/** Validates a value that did not arrive as JSON in the same way. */
export function checked<Schema extends mini.core.$ZodType>(schema: Schema, value: unknown): mini.output<Schema> {
  const result = mini.safeParse(schema, value);
  return result.success ? result.data : refuse(result.error.issues);
}

const withoutEmpty = (params: unknown): unknown =>
  Object.fromEntries(Object.entries(params ?? {}).filter(([, value]) => value !== ''));

const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Before any body is read: 415 unless it is JSON or a form that the call takes, 413 above 64 KB, however it is sent. */
export const checkBody =
  ({ body, takesForms }: Pick<Call, 'body' | 'takesForms'>): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    // A form with a file may weigh more: its handler refuses what weighs too much.
    if (READS.includes(c.req.method) || (body?.file && isFileForm(c))) return next();
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json' && !takesForms && !(await isEmpty(c.req.raw)))
      throw new DomainError('unsupported', 'Il corpo deve essere in formato JSON.');
    if (!(await bodyFits(c, MAX_BYTES)))
      throw new DomainError('too-large', 'I dati inviati sono troppo grandi (massimo 64 KB).');
    return next();
  };

/** On the network a request without a body may come with one of no bytes. */
async function isEmpty(request: Request): Promise<boolean> {
  const reader = request.clone().body?.getReader();
  let chunk = await reader?.read();
  while (chunk && !chunk.done && chunk.value.byteLength === 0) chunk = await reader?.read();
  await reader?.cancel();
  return !chunk || chunk.done;
}
