import type { Context } from 'hono';
import type * as mini from 'zod/mini';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { CV_REFUSALS, checkCv } from '../../shared/cv-file.ts';
import { TRAP_FIELD, TURNSTILE_FIELD } from '../../shared/public-forms.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind } from '../errors.ts';
import { TRAPPED } from '../http/check-human.ts';
import { isFileForm, readFileForm } from '../http/file-form.ts';
import { makeTurns } from '../http/turns.ts';
import { checked } from '../http/validate.ts';
import type { SentCv } from './deliver-application.ts';
import { cleanFileName } from './file-name.ts';

const KINDS: Readonly<Record<keyof typeof CV_REFUSALS, DomainErrorKind>> = {
  empty: 'invalid',
  large: 'too-large',
  type: 'unsupported',
};

/**
 * Forms that are received at once: each is held whole, 5 MB, from its first byte until its file is stored, as its structure is
 * checked from the first byte to the last. A slow one has two minutes before another takes its place.
 */
export const takeTurn = makeTurns({
  atOnce: 2,
  waiting: 40,
  patienceMs: 60_000,
  leaseMs: 120_000,
  busy: 'In questo momento stiamo ricevendo troppi file: la candidatura non è partita. Riprova tra mezzo minuto.',
});

/**
 * Reads an application, with a CV where it came as a form, and applies while its turn lasts. The type of the file follows from its
 * structure, not from its name or declared type.
 * @param body the same as JSON, checked already; of a form it is empty
 * @throws DomainError `invalid`, `too-large` or `unsupported`, at the field `cv` if the file is the reason
 */
export function readApplication<Schema extends mini.core.$ZodType, Result>(
  c: Context<AppEnv>,
  schema: Schema,
  body: mini.output<Schema>,
  apply: (sent: { readonly body: mini.output<Schema>; readonly cv: SentCv | null }) => Promise<Result>,
): Promise<Result> {
  return isFileForm(c) ? takeTurn(async () => apply(await readForm(c, schema))) : apply({ body, cv: null });
}

async function readForm<Schema extends mini.core.$ZodType>(c: Context<AppEnv>, schema: Schema) {
  const limit = { name: 'cv', repeated: ['ticks'], maxBytes: MAX_CV_BYTES, tooLarge: CV_REFUSALS.large };
  const { fields, file } = await readFileForm(c, limit);
  const { [TRAP_FIELD]: trap = '', [TURNSTILE_FIELD]: _, ...typed } = fields;
  if (trap !== '') throw new DomainError('invalid', TRAPPED);
  const body = checked(schema, typed);
  return { body, cv: file && (await checkedCv(file)) };
}

async function checkedCv(file: File): Promise<SentCv> {
  const bytes = await file.arrayBuffer();
  const type = checkCv(file.name, new Uint8Array(bytes));
  if (typeof type === 'object') {
    const message = CV_REFUSALS[type.refusal];
    throw new DomainError(KINDS[type.refusal], message, [{ path: 'cv', message }]);
  }
  return { bytes, type, name: cleanFileName(file.name, type) };
}
