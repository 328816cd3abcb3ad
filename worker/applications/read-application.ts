import type { Context } from 'hono';
import type * as mini from 'zod/mini';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { CV_REFUSALS, checkCv } from '../../shared/cv-file.ts';
import { TRAP_FIELD, TURNSTILE_FIELD } from '../../shared/public-forms.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind } from '../errors.ts';
import type { Pace } from '../http/body-limit.ts';
import { readCaller } from '../http/callers.ts';
import { TRAPPED } from '../http/check-human.ts';
import { isFileForm, isSmallForm, readFileForm, receiveFileForm } from '../http/file-form.ts';
import { clientNetwork } from '../http/network.ts';
import { makeSemaphore } from '../http/semaphore.ts';
import { checked } from '../http/validate.ts';
import { cleanFileName } from './cv-response.ts';
import type { Applicant } from './queries.ts';
import type { SentCv } from './set-stored-application.ts';

export const readApplicant = async (c: Context<AppEnv>, publicId: string): Promise<Applicant> =>
  (await readCaller(c, publicId))?.id ?? null;

const KINDS: Readonly<Record<keyof typeof CV_REFUSALS, DomainErrorKind>> = {
  empty: 'invalid',
  large: 'too-large',
  type: 'unsupported',
  damaged: 'unsupported',
  locked: 'unsupported',
};

const BUSY = 'In questo momento stiamo ricevendo troppi file: la candidatura non è partita. Riprova tra mezzo minuto.';

/** Applications that are worked on at once: each is held whole, 5 MB, and several times over while its file is checked and stored. */
export const acquire = makeSemaphore({ atOnce: 2, waiting: 40, patienceMs: 60_000, leaseMs: 120_000, busy: BUSY });

/** Files that are held at once, from their first byte on, one of each network: a slow one blocks nobody else. */
const takePlace = makeSemaphore({
  atOnce: 10,
  waiting: 40,
  patienceMs: 60_000,
  leaseMs: 420_000,
  busy: BUSY,
  each: { atOnce: 1, waiting: 8 },
});

/** 2 kB a second, as the slowest mobile network; some seconds without any signal are forgiven. */
const PACE: Pace = { bytes: 20_000, windowMs: 10_000, deadlineMs: 240_000 };

const CV = { name: 'cv', maxBytes: MAX_CV_BYTES, tooLarge: CV_REFUSALS.large };

/**
 * Reads an application, with a CV where it came as a form, and applies in its turn, which begins when all of it is here. The
 * type of the file follows from its structure, not from its name or declared type.
 * @param body sent as JSON, checked already; of a form it is empty
 */
export function readApplication<Schema extends mini.core.$ZodType, Result>(
  c: Context<AppEnv>,
  schema: Schema,
  body: mini.output<Schema>,
  apply: (sent: { readonly body: mini.output<Schema>; readonly cv: SentCv | null }) => Promise<Result>,
): Promise<Result> {
  if (!isFileForm(c)) return apply({ body, cv: null });
  const receive = async (): Promise<Result> => {
    await receiveFileForm(c, CV, PACE);
    return acquire(async () => apply(await readForm(c, schema)));
  };
  return isSmallForm(c) ? receive() : takePlace(receive, clientNetwork(c));
}

async function readForm<Schema extends mini.core.$ZodType>(c: Context<AppEnv>, schema: Schema) {
  const { fields, file } = await readFileForm(c, { ...CV, repeated: ['ticks'] });
  const { [TRAP_FIELD]: trap = '', [TURNSTILE_FIELD]: _, ...typed } = fields;
  if (trap !== '') throw new DomainError('invalid', TRAPPED);
  const body = checked(schema, typed);
  return { body, cv: file && (await checkedCv(file)) };
}

async function checkedCv(file: File): Promise<SentCv> {
  const bytes = await file.arrayBuffer();
  const type = checkCv(new Uint8Array(bytes));
  if (typeof type === 'object') {
    const message = CV_REFUSALS[type.refusal];
    throw new DomainError(KINDS[type.refusal], message, [{ path: 'cv', message }]);
  }
  return { bytes, type, name: cleanFileName(file.name, type) };
}
