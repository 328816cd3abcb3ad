import type { Context } from 'hono';
import { MAX_CV_BYTES } from '../../shared/application-values.ts';
import { type ApplyBody, applyBody } from '../../shared/applications.ts';
import type { applicationCalls } from '../../shared/calls/applications.ts';
import { CV_REFUSALS, checkCv } from '../../shared/cv-file.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind } from '../errors.ts';
import { readCursor } from '../http/cursor.ts';
import { isFileForm, readFileForm } from '../http/file-form.ts';
import type { Handlers } from '../http/handlers.ts';
import { delist } from '../http/show-change.ts';
import { makeTurns } from '../http/turns.ts';
import { checked } from '../http/validate.ts';
import { applyToJob, type SentCv } from './apply-to-job.ts';
import { deleteApplication, restoreApplication, withdrawApplication } from './delete-application.ts';
import { attachment, cleanFileName } from './file-name.ts';
import { eventsOf, jobWithOwner, ownApplication, requireCv, SENT, type StoredCv, sentApplications } from './queries.ts';
import { toOwnApplication, toSentApplication } from './to-own-application.ts';

const KINDS: Readonly<Record<keyof typeof CV_REFUSALS, DomainErrorKind>> = {
  empty: 'invalid',
  large: 'too-large',
  type: 'unsupported',
};

/**
 * Forms that are received at once: each is held whole, 5 MB, from its first byte until its file is stored, as its structure is
 * checked from the first byte to the last. A slow one has two minutes before another takes its place.
 */
const takeTurn = makeTurns({
  atOnce: 2,
  waiting: 40,
  patienceMs: 60_000,
  leaseMs: 120_000,
  busy: 'In questo momento stiamo ricevendo troppi file: la candidatura non è partita. Riprova tra mezzo minuto.',
});

/**
 * An application sent as a form, with or without a CV. The type of the file follows from its structure, not from its name
 * or declared type.
 * @throws DomainError `invalid`, `too-large` or `unsupported`, at the field `cv` if the file is the reason
 */
async function readApplicationForm(c: Context<AppEnv>): Promise<ApplyBody & { cv: SentCv | null }> {
  const limit = { name: 'cv', maxBytes: MAX_CV_BYTES, tooLarge: CV_REFUSALS.large };
  const { fields, file } = await readFileForm(c, limit);
  const body = checked(applyBody, fields);
  if (file === null) return { ...body, cv: null };
  const bytes = await file.arrayBuffer();
  const type = checkCv(file.name, new Uint8Array(bytes));
  if (typeof type === 'object') {
    const message = CV_REFUSALS[type.refusal];
    throw new DomainError(KINDS[type.refusal], message, [{ path: 'cv', message }]);
  }
  return { ...body, cv: { bytes, type, name: cleanFileName(file.name, type) } };
}

/**
 * A CV as a download. It is somebody else's file on our address: the browser must neither guess its type nor run it.
 * @throws DomainError `not-found` where the file is gone, `unavailable` where the bucket does not answer
 */
async function cvResponse(bucket: R2Bucket, { key, name, type }: StoredCv): Promise<Response> {
  const file = await bucket.get(key).catch((cause: unknown) => {
    throw new DomainError('unavailable', 'In questo momento il CV non si può leggere. Riprova tra poco.', [], cause);
  });
  if (file === null) throw new DomainError('not-found', 'Questo CV non esiste o è stato eliminato.');
  return new Response(file.body, {
    headers: {
      'Content-Type': type,
      'Content-Length': String(file.size),
      'Content-Disposition': attachment(name),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

export const applicationHandlers: Handlers<typeof applicationCalls> = {
  // The account's own application for this offer: an empty list, or one.
  'GET /api/jobs/:id/applications': async ({ db, account, params }) => {
    const found = await jobWithOwner(db, params.id);
    if (found === null) throw new DomainError('not-found', "L'offerta che stai cercando non esiste o è stata rimossa.");
    const row = await ownApplication(db, found.job.id, account.id);
    return row ? [toOwnApplication(row, found.job.publicId)] : [];
  },
  'POST /api/jobs/:id/applications': async ({ c, db, now, config, account: applicant, params, body }) => {
    const { JWT_SECRET: secret, SITE_URL: siteUrl } = config;
    // A form is no JSON, and an empty application to the schema before.
    const apply = async (sent: ApplyBody & { cv: SentCv | null }) => {
      const asked = { jobPublicId: params.id, applicant, ...sent, siteUrl, secret, now };
      const { row, paused } = await applyToJob(db, c.env.CV_FILES, asked);
      if (paused) delist(c, [params.id]);
      return toOwnApplication(row, params.id);
    };
    return isFileForm(c) ? takeTurn(async () => apply(await readApplicationForm(c))) : apply({ ...body, cv: null });
  },
  // Applications of the asking account, newest first.
  'GET /api/applications': async ({ db, now, account, query: { cursor, limit } }) => {
    const after = cursor === undefined ? null : readCursor(SENT, cursor).id;
    const page = await sentApplications(db, { userId: account.id, after, limit });
    const ids = page.rows.map(({ application }) => application.id);
    const events = await eventsOf(db, ids);
    return { ...page, rows: page.rows.map((row) => toSentApplication(row, events, now)) };
  },
  'GET /api/applications/:id/cv': async ({ c, db, account, params }) =>
    cvResponse(c.env.CV_FILES, await requireCv(db, params.id, account.id)),
  'POST /api/applications/:id/withdraw': async ({ db, now, account, params }) => {
    const asked = { publicId: params.id, applicant: account.id, now };
    const { application, jobPublicId } = await withdrawApplication(db, asked);
    return toOwnApplication(application, jobPublicId);
  },
  'DELETE /api/applications/:id': async ({ db, now, account, params }) => {
    const { application, jobPublicId } = await deleteApplication(db, {
      publicId: params.id,
      applicant: account.id,
      now,
    });
    return toOwnApplication(application, jobPublicId);
  },
  'POST /api/applications/:id/restore': async ({ db, now, account, params }) => {
    const { application, jobPublicId } = await restoreApplication(db, {
      publicId: params.id,
      applicant: account.id,
      now,
    });
    return toOwnApplication(application, jobPublicId);
  },
};
