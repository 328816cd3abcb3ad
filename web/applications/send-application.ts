import type { QueryClient } from '@tanstack/react-query';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { clearSession } from '../api/session.ts';
import { failureText } from '../forms/failure.ts';
import { showToast } from '../ui/toast-store.ts';
import { bodyOf, fileIn } from './apply-body.ts';
import { ACCOUNT_NEEDED, NOT_SENT } from './apply-texts.ts';
import { keptApplicationOptions, ownApplicationsOptions } from './queries.ts';

type Sending = {
  /** Fields of the application, with the CV. */
  readonly form: FormData;
  readonly upload: Upload;
  /** Called with the server's reason if it refuses the file only. */
  readonly onRefusedCv: (reason: string) => void;
};

/** Sends an application of an account, and says in a toast what came of it. @returns whether the server has stored it */
export async function sendApplication(client: QueryClient, jobId: string, sending: Sending): Promise<boolean> {
  const { form, upload, onRefusedCv } = sending;
  try {
    await apply(client, jobId, form, upload);
    showToast({ title: 'Candidatura inviata!' });
    return true;
  } catch (error) {
    if (upload.signal?.aborted) return showBrokenOff(client, jobId);
    const refusedCv = error instanceof ApiError && error.issues.find(({ path }) => path === 'cv');
    if (refusedCv) onRefusedCv(refusedCv.message);
    else showFailed(client, jobId, error);
    // It may be gone, deleted on another device.
    if (form.has('useKeptCv')) void client.invalidateQueries(keptApplicationOptions());
    return false;
  }
}

/**
 * Shows an application as sent only once the server has stored it.
 * @throws ApiError, TypeError where there is no network, or an `AbortError`
 */
async function apply(client: QueryClient, jobId: string, form: FormData, upload: Upload): Promise<void> {
  const which = { params: { id: jobId }, signedIn: true } as const;
  const hasFile = fileIn(form) !== null;
  if (hasFile) upload.onProgress?.(0);
  const sent = await (hasFile
    ? sendForm('POST /api/jobs/:id/applications', { ...which, form, ...upload })
    : send('POST /api/jobs/:id/applications', { ...which, body: bodyOf(form) }));
  await keepStored(client, ownApplicationsOptions(jobId), () => [sent]);
  if (form.has('keep') || form.has('useKeptCv')) void client.invalidateQueries(keptApplicationOptions());
}

function showFailed(client: QueryClient, jobId: string, error: unknown): void {
  const status = error instanceof ApiError ? error.status : undefined;
  // Sent before, perhaps from another device: the box then shows when.
  if (status === 409) void client.invalidateQueries(ownApplicationsOptions(jobId));
  if (status === 401) clearSession();
  const description = failureText(error, { refused: NOT_SENT.description });
  showToast(status === 401 ? ACCOUNT_NEEDED : { ...NOT_SENT, description });
}

/** The application may have arrived in the very last moment: only the server knows. */
async function showBrokenOff(client: QueryClient, jobId: string): Promise<boolean> {
  const stored = await client.fetchQuery({ ...ownApplicationsOptions(jobId), staleTime: 0 }).catch(() => null);
  if (stored?.length) showToast({ title: 'Candidatura inviata!', description: 'Era già arrivata: se vuoi, ritirala.' });
  else if (stored) showToast({ title: 'Invio annullato', description: 'Il messaggio e il file sono ancora qui.' });
  else
    showToast({
      title: 'Invio interrotto',
      description: 'Quando la connessione torna, guarda tra le tue candidature se era già arrivata.',
    });
  return Boolean(stored?.length);
}
