import type { QueryClient } from '@tanstack/react-query';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { TRAP_FIELD, TURNSTILE_FIELD } from '../../shared/public-forms.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { humanHeaders } from '../forms/human-check.tsx';
import type { Shown } from '../forms/use-declared-form.ts';
import { showToast } from '../ui/toast-store.ts';
import { ownApplicationsOptions, storedApplicationOptions } from './queries.ts';

const ANSWER = 'answers.';

const textOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value.trim() : '');

const fileIn = (form: FormData): File | null => {
  const cv = form.get('cv');
  return cv instanceof File && cv.size > 0 ? cv : null;
};

/** The fields of an application as JSON, from its form: what was left empty is left out. */
function bodyOf(form: FormData) {
  const entries = [...form].filter(([, value]) => textOf(value) !== '');
  const plain = entries.filter(([name]) => name !== 'ticks' && !name.startsWith(ANSWER));
  const answers = entries.filter(([name]) => name.startsWith(ANSWER));
  const ticks = form.getAll('ticks').map(textOf);
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])),
    ...(ticks.length > 0 ? { ticks } : {}),
    ...(answers.length > 0
      ? { answers: Object.fromEntries(answers.map(([name, value]) => [name.slice(ANSWER.length), textOf(value)])) }
      : {}),
  };
}

/** Sends an application of an account. @returns null where it was broken off, which a toast then says */
export async function sendApplication(
  client: QueryClient,
  jobId: string,
  form: FormData,
  upload: Required<Upload>,
): Promise<true | null> {
  try {
    await apply(client, jobId, form, upload);
    showToast({ title: 'Candidatura inviata!' });
    return true;
  } catch (error) {
    if (upload.signal.aborted) return showBrokenOff(client, jobId);
    // It may be gone, deleted on another device.
    if (form.has('useKeptCv')) void client.invalidateQueries(storedApplicationOptions());
    // Sent before, perhaps from another device: the box then shows when.
    if (error instanceof ApiError && error.status === 409) void client.invalidateQueries(ownApplicationsOptions(jobId));
    throw error;
  }
}

/** Shows an application as sent only once the server has stored it. */
async function apply(client: QueryClient, jobId: string, form: FormData, upload: Required<Upload>): Promise<void> {
  const which = { params: { id: jobId }, signedIn: true } as const;
  const hasFile = fileIn(form) !== null;
  if (hasFile) upload.onProgress(0);
  const sent = await (hasFile
    ? sendForm('POST /api/jobs/:id/applications', { ...which, form, ...upload })
    : send('POST /api/jobs/:id/applications', {
        ...which,
        body: { ...bodyOf(form), phone: String(form.get('phone') ?? '') },
      }));
  await keepStored(client, ownApplicationsOptions(jobId), () => [sent]);
  if (form.has('keep') || form.has('useKeptCv')) void client.invalidateQueries(storedApplicationOptions());
}

/** The application may have arrived in the very last moment: only the server knows. */
async function showBrokenOff(client: QueryClient, jobId: string): Promise<true | null> {
  const stored = await client.fetchQuery({ ...ownApplicationsOptions(jobId), staleTime: 0 }).catch(() => null);
  if (stored?.length) showToast({ title: 'Candidatura inviata!', description: 'Era già arrivata: se vuoi, ritirala.' });
  else if (stored) showToast({ title: 'Invio annullato', description: 'Il messaggio e il file sono ancora qui.' });
  else
    showToast({
      title: 'Invio interrotto',
      description: 'Quando la connessione torna, guarda tra le tue candidature se era già arrivata.',
    });
  return stored?.length ? true : null;
}

/** Keys by form: a second sending of the same words is the same application. */
const keys = new WeakMap<HTMLFormElement, { readonly content: string; readonly key: string }>();

function keyOf(element: HTMLFormElement, content: string): string {
  const known = keys.get(element);
  if (known?.content === content) return known.key;
  const key = crypto.randomUUID();
  keys.set(element, { content, key });
  return key;
}

/** Sends an application without an account. @throws ApiError, TypeError or an `AbortError` */
export function sendGuestApplication(
  jobId: string,
  { element, fields }: Shown,
  upload: Required<Upload>,
): Promise<GuestApplied> {
  const headers = humanHeaders(fields);
  // They are sent as headers.
  for (const name of [TRAP_FIELD, TURNSTILE_FIELD]) fields.delete(name);
  const cv = fileIn(fields);
  const body = { ...bodyOf(fields), name: String(fields.get('name')) };
  const sending = keyOf(element, JSON.stringify([jobId, body, cv?.name, cv?.size, cv?.lastModified]));
  fields.set('sending', sending);
  const which = { params: { id: jobId }, headers };
  return cv === null
    ? send('POST /api/jobs/:id/guest-applications', { ...which, body: { ...body, sending } })
    : sendForm('POST /api/jobs/:id/guest-applications', { ...which, form: fields, ...upload });
}
