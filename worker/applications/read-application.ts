import type { Context } from 'hono';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { type ApplyBody, applyBody } from '../../shared/applications.ts';
import { CV_REFUSALS, checkCv } from '../../shared/cv-file.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind } from '../errors.ts';
import { readFileForm } from '../http/file-form.ts';
import { checked } from '../http/validate.ts';
import type { SentCv } from './apply-to-job.ts';
import { cleanFileName } from './file-name.ts';

const KINDS: Readonly<Record<keyof typeof CV_REFUSALS, DomainErrorKind>> = {
  empty: 'invalid',
  large: 'too-large',
  type: 'unsupported',
};

/**
 * An application sent as a form, with or without a CV. The type of the file follows from its bytes, not from its name or
 * declared type.
 * @throws DomainError `invalid`, `too-large` or `unsupported`, at the field `cv` if the file is the reason
 */
export async function readApplicationForm(c: Context<AppEnv>): Promise<ApplyBody & { cv: SentCv | null }> {
  const limit = { name: 'cv', maxBytes: MAX_CV_BYTES, tooLarge: CV_REFUSALS.large };
  const { fields, file } = await readFileForm(c, limit);
  const body = checked(applyBody, fields);
  if (file === null) return { ...body, cv: null };
  const bytes = await file.arrayBuffer();
  const type = checkCv(bytes.byteLength, new Uint8Array(bytes));
  if (typeof type === 'object') {
    const message = CV_REFUSALS[type.refusal];
    throw new DomainError(KINDS[type.refusal], message, [{ path: 'cv', message }]);
  }
  return { ...body, cv: { bytes, type, name: cleanFileName(file.name, type) } };
}
