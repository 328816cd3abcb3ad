import type { QueryClient } from '@tanstack/react-query';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { TRAP_FIELD, TURNSTILE_FIELD } from '../../shared/public-forms.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { ApiError } from '../api/fetch-api.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { clearSession } from '../api/session.ts';
import { failureText } from '../forms/failure.ts';
import { humanHeaders, noteHuman } from '../forms/human-check.tsx';
import { showToast } from '../ui/toast-store.ts';
import { ACCOUNT_NEEDED, NOT_SENT } from './apply-texts.ts';
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

type Sending = {
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
    if (form.has('useKeptCv')) void client.invalidateQueries(storedApplicationOptions());
    return false;
  }
}

/** Shows an application as sent only once the server has stored it. */
async function apply(client: QueryClient, jobId: string, form: FormData, upload: Upload): Promise<void> {
  const which = { params: { id: jobId }, signedIn: true } as const;
  const hasFile = fileIn(form) !== null;
  if (hasFile) upload.onProgress?.(0);
  const sent = await (hasFile
    ? sendForm('POST /api/jobs/:id/applications', { ...which, form, ...upload })
    : send('POST /api/jobs/:id/applications', {
        ...which,
        body: { ...bodyOf(form), phone: String(form.get('phone') ?? '') },
      }));
  await keepStored(client, ownApplicationsOptions(jobId), () => [sent]);
  if (form.has('keep') || form.has('useKeptCv')) void client.invalidateQueries(storedApplicationOptions());
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

export type GuestErrors = Readonly<Record<string, string | undefined>>;

/** Result of sending without an account: stored, or refused at fields, or as a whole. */
export type GuestOutcome = {
  readonly applied?: GuestApplied;
  readonly errors?: GuestErrors;
  readonly failure?: string;
  /** Status of a refusal as a whole; 0 where nobody answered. */
  readonly status?: number;
};

const GUEST_TEXTS = {
  refused: 'Non è stato possibile inviare la candidatura.',
  unanswered: 'Controlla la connessione e riprova: quello che hai scritto è ancora qui, e non parte due volte.',
};

/** Keys by form: a second sending of the same words is the same application. */
const keys = new WeakMap<HTMLFormElement, { readonly content: string; readonly key: string }>();

function keyOf(element: HTMLFormElement, content: string): string {
  const known = keys.get(element);
  if (known?.content === content) return known.key;
  const key = crypto.randomUUID();
  keys.set(element, { content, key });
  return key;
}

type GuestSending = { readonly element: HTMLFormElement; readonly fields: FormData; readonly upload: Upload };

export async function sendGuestApplication(
  jobId: string,
  { element, fields, upload }: GuestSending,
): Promise<GuestOutcome> {
  noteHuman(element);
  // The values of the check are sent as headers.
  for (const name of [TRAP_FIELD, TURNSTILE_FIELD]) fields.delete(name);
  const cv = fileIn(fields);
  const body = { ...bodyOf(fields), name: String(fields.get('name')) };
  const sending = keyOf(element, JSON.stringify([jobId, body, cv?.name, cv?.size, cv?.lastModified]));
  fields.set('sending', sending);
  const which = { params: { id: jobId }, headers: humanHeaders() };
  try {
    const applied = await (cv === null
      ? send('POST /api/jobs/:id/guest-applications', { ...which, body: { ...body, sending } })
      : sendForm('POST /api/jobs/:id/guest-applications', { ...which, form: fields, ...upload }));
    return { applied };
  } catch (error) {
    if (upload.signal?.aborted) return { failure: 'Hai interrotto l’invio. Se premi di nuovo non parte due volte.' };
    const refused = error instanceof ApiError ? error.issues : [];
    if (refused.length > 0) return { errors: Object.fromEntries(refused.map(({ path, message }) => [path, message])) };
    return { failure: failureText(error, GUEST_TEXTS), status: error instanceof ApiError ? error.status : 0 };
  }
}
