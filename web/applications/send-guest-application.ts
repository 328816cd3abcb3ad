import { NO_CONTACT, NO_NAME } from '../../shared/application-values.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import { TRAP_FIELD, TURNSTILE_FIELD } from '../../shared/public-forms.ts';
import { send } from '../api/call.ts';
import { ApiError } from '../api/fetch-api.ts';
import { sendForm, type Upload } from '../api/send-form.ts';
import { failureText } from '../forms/failure.ts';
import { humanHeaders, noteHuman } from '../forms/human-check.tsx';
import { bodyOf, fileIn } from './apply-body.ts';
import { phoneProblem } from './phone-problem.ts';

export type Sending = {
  readonly element: HTMLFormElement;
  readonly fields: FormData;
  /** Why the chosen file cannot be sent. */
  readonly cvProblem: string | undefined;
  readonly upload: Upload;
};

/** Result of a sending: stored, or refused at fields, or as a whole. */
export type GuestOutcome = {
  readonly applied?: GuestApplied;
  readonly errors?: Readonly<Record<string, string>>;
  readonly failure?: string;
};

const TEXTS = {
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

/** Sends an application without an account, and says what came of it. */
export async function sendGuestApplication(
  jobId: string,
  { element, fields, cvProblem, upload }: Sending,
): Promise<GuestOutcome> {
  noteHuman(element);
  const headers = humanHeaders();
  const wrongPhone = await phoneProblem(String(fields.get('phone') ?? ''));
  const errors = {
    ...missingIn(fields),
    ...(wrongPhone === undefined ? {} : { phone: wrongPhone }),
    ...(cvProblem === undefined ? {} : { cv: cvProblem }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  // Removes the fields of the human check, whose values are sent as headers.
  for (const name of [TRAP_FIELD, TURNSTILE_FIELD]) fields.delete(name);
  const cv = fileIn(fields);
  const body = { ...bodyOf(fields), name: String(fields.get('name')) };
  const sending = keyOf(element, JSON.stringify([jobId, body, cv?.name, cv?.size, cv?.lastModified]));
  fields.set('sending', sending);
  const which = { params: { id: jobId }, headers };
  try {
    const applied = await (cv === null
      ? send('POST /api/jobs/:id/guest-applications', { ...which, body: { ...body, sending } })
      : sendForm('POST /api/jobs/:id/guest-applications', { ...which, form: fields, ...upload }));
    return { applied };
  } catch (error) {
    if (upload.signal?.aborted) return { failure: 'Hai interrotto l’invio. Se premi di nuovo non parte due volte.' };
    const refused = error instanceof ApiError ? error.issues : [];
    if (refused.length > 0) return { errors: Object.fromEntries(refused.map(({ path, message }) => [path, message])) };
    return { failure: failureText(error, TEXTS) };
  }
}

/** Refusals that need no server. */
function missingIn(fields: FormData): Record<string, string> {
  const isEmpty = (name: string) => String(fields.get(name) ?? '').trim() === '';
  return {
    ...(isEmpty('name') ? { name: NO_NAME } : {}),
    ...(isEmpty('phone') && isEmpty('email') ? { phone: NO_CONTACT } : {}),
  };
}
