import type { Context } from 'hono';
import type { AppEnv } from '../env.ts';
import { DomainError } from '../errors.ts';
import { bodyFits } from './body-limit.ts';

/** Largest size of a form without its file: its texts and separators. */
const MAX_AROUND_BYTES = 64 * 1024;

/** True if a request is a form that may hold a file (RFC 7578). */
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
  const broken = () => new DomainError('invalid', 'I dati non sono arrivati per intero. Riprova.');
  const within = await bodyFits(c, maxBytes + MAX_AROUND_BYTES).catch(() => {
    throw broken();
  });
  if (!within) throw refuse();
  const parts = await c.req.raw.formData().catch(() => {
    throw broken();
  });
  const fields = new Map<string, string>();
  let file: File | null = null;
  for (const [field, value] of parts) {
    // Browsers send an empty field as a file without name and content.
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
