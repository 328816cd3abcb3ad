import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { lengthOf, type Pace, receiveBody } from './body-limit.ts';

/** Largest size of a form without its file: its texts and separators. */
const MAX_AROUND_BYTES = 64 * 1024;

export const isFileForm = (c: Context<AppEnv>): boolean =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';

/** Fields of a form as its body: `answers.inizio` is a field of `answers`, and of a repeated one all values are there. */
type FormBody = Readonly<Record<string, string | readonly string[] | Readonly<Record<string, string>>>>;

type FileForm = { readonly fields: FormBody; readonly file: File | null };

/** The field of a form that holds its file, and the refusal of one that weighs more than it may. */
type FileLimit = { readonly name: string; readonly maxBytes: number; readonly tooLarge: string };

const refuse = ({ name, tooLarge }: FileLimit) =>
  new DomainError('too-large', tooLarge, [{ path: name, message: tooLarge }]);

function broken(error: unknown): never {
  if (error instanceof DomainError) throw error;
  throw new DomainError('invalid', 'I dati non sono arrivati per intero. Riprova.');
}

/** True for a form that says it is too small to hold a file worth speaking of. */
export const isSmallForm = (c: Context<AppEnv>): boolean => (lengthOf(c) ?? Infinity) <= MAX_AROUND_BYTES;

/**
 * Receives a form whole, no further than it may weigh.
 * @throws DomainError `too-large`, `too-slow`, or `invalid` for what broke off
 */
export async function receiveFileForm(c: Context<AppEnv>, limit: FileLimit, pace: Pace): Promise<void> {
  if (!(await receiveBody(c, limit.maxBytes + MAX_AROUND_BYTES, pace).catch(broken))) throw refuse(limit);
}

/**
 * Reads a form with at most one file, which has been received.
 * @param repeated names of the fields that may come several times
 * @throws DomainError `too-large`, or `invalid` for what is no such form
 */
export async function readFileForm(
  c: Context<AppEnv>,
  { repeated = [], ...limit }: FileLimit & { readonly repeated?: readonly string[] },
): Promise<FileForm> {
  const { name, maxBytes } = limit;
  const parts = await c.req.raw.formData().catch(broken);
  const fields = new Map<string, string>();
  const lists = new Map(repeated.map((field): [string, string[]] => [field, []]));
  let file: File | null = null;
  for (const [field, value] of parts) {
    // Browsers send an empty field as a file without name and content.
    if (field === name && (value === '' || (typeof value !== 'string' && value.size === 0 && value.name === '')))
      continue;
    if (typeof value === 'string' && lists.has(field)) lists.get(field)?.push(value);
    else if (typeof value === 'string' && field !== name && !fields.has(field)) fields.set(field, value);
    else if (typeof value !== 'string' && field === name && file === null) file = value;
    else
      throw new DomainError('invalid', 'Dati non validi', [{ path: field.slice(0, 60), message: 'Campo non valido' }]);
  }
  if (file !== null && file.size > maxBytes) throw refuse(limit);
  return {
    fields: { ...nested(fields), ...Object.fromEntries([...lists].filter(([, values]) => values.length > 0)) },
    file,
  };
}

/** Puts `answers.inizio` into `answers`. No name of a body has a dot otherwise. */
function nested(fields: ReadonlyMap<string, string>): FormBody {
  const body = new Map<string, string | Record<string, string>>();
  for (const [field, value] of fields) {
    const [, group = '', part = ''] = /^(\w+)\.(\w+)$/.exec(field) ?? [];
    if (group === '') body.set(field, value);
    else body.set(group, { ...Object(body.get(group)), [part]: value });
  }
  // No assignment by name: a field may be named like a method of every object.
  return Object.fromEntries(body);
}

/** True for a form that a page without script has sent: its answer is opened as a page. Scripts ask for no HTML. */
export const isFormOfPage = (c: Context<AppEnv>): boolean =>
  c.req.method === 'POST' && isFileForm(c) && /text\/html/.test(c.req.header('accept') ?? '');
