import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';

/** What a form may weigh beside its file: its texts, and what parts them. */
const MAX_AROUND_BYTES = 64 * 1024;

/** Whether a request brings a form that may hold a file (RFC 7578). */
export const isFileForm = (c: Context<AppEnv>): boolean =>
  c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() === 'multipart/form-data';

/** A form as it was sent; of a file, only that of the name that was asked for. */
export type FileForm = { readonly fields: Readonly<Record<string, string>>; readonly file: File | null };

/**
 * Reads a form with at most one file, no further than it may weigh.
 * @param name of the field that holds the file
 * @throws DomainError `too-large`, or `invalid` for what broke off or is no such form
 */
export async function readFileForm(
  c: Context<AppEnv>,
  { name, maxBytes, tooLarge }: { name: string; maxBytes: number; tooLarge: string },
): Promise<FileForm> {
  const refuse = () => new DomainError('too-large', tooLarge, [{ path: name, message: tooLarge }]);
  const bytes = await readBytes(c.req.raw, maxBytes + MAX_AROUND_BYTES);
  if (bytes === 'too large') throw refuse();
  const parts = bytes === 'broken off' ? null : await parse(bytes, c.req.header('content-type') ?? '');
  if (parts === null) throw new DomainError('invalid', 'I dati non sono arrivati per intero. Riprova.');
  const fields = new Map<string, string>();
  let file: File | null = null;
  for (const [field, value] of parts) {
    // What browsers send of a field in which nothing was chosen: a file without name and content.
    if (field === name && (value === '' || (typeof value !== 'string' && value.size === 0 && value.name === '')))
      continue;
    if (typeof value === 'string' && field !== name && !fields.has(field)) fields.set(field, value);
    else if (typeof value !== 'string' && field === name && file === null) file = value;
    else
      throw new DomainError('invalid', 'Dati non validi', [{ path: field.slice(0, 60), message: 'Campo non valido' }]);
  }
  if (file !== null && file.size > maxBytes) throw refuse();
  return { fields: Object.fromEntries(fields), file };
}

/** `Content-Length` may be missing or untrue: what is read is counted, and nothing is read after the limit. */
async function readBytes(request: Request, limit: number): Promise<Blob | 'too large' | 'broken off'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) return 'too large';
      chunks.push(chunk);
    }
  } catch {
    return 'broken off';
  }
  return new Blob(chunks);
}

async function parse(bytes: Blob, type: string): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    return null;
  }
}
