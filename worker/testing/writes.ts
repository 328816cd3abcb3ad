import { jobBody, makeApplication, makeJob, uniqueWord } from './factories.ts';
import { candidateBody, makeCandidate, makeLinkedCandidate } from './make-candidate.ts';
import { asEmployer, asVisitor, asWorker, type Person } from './requests.ts';

/** One thing that somebody sends, ready to be sent as often as a test likes. */
export type Write = {
  readonly by: Person;
  readonly path: string;
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Status of the first answer. */
  readonly done: number;
  /** Status where it is stored already, as the first answer was lost. */
  readonly again: number;
};

const post = (by: Person, path: string, body: unknown, done = 201, again = 200): Write => ({
  by,
  path,
  method: 'POST',
  body,
  done,
  again,
});

async function ownJob() {
  const by = await asEmployer();
  const job = await makeJob({ ownerId: by.account.id });
  return { by, path: `/api/jobs/${job.publicId}`, done: 200, again: 200 };
}

/** One write of each feature that stores something. */
export const WRITES: Readonly<Record<string, () => Promise<Write>>> = {
  'an offer': async () => post(await asEmployer(), '/api/jobs', jobBody()),
  'an edited offer': async () => ({ ...(await ownJob()), method: 'PATCH', body: { ...jobBody(), revision: 1 } }),
  'a paused offer': async () => {
    const { path, ...own } = await ownJob();
    return { ...own, path: `${path}/status`, method: 'PUT', body: { ownerStatus: 'paused' } };
  },
  'a deleted offer': async () => ({ ...(await ownJob()), method: 'DELETE', body: {} }),
  'a profile of an account': async () => post(await asWorker(), '/api/candidates', candidateBody()),
  'a profile without an account': async () => ({
    ...post(asVisitor, '/api/candidates', candidateBody({ email: `${uniqueWord()}@example.org` })),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  }),
  'an edited profile': async () => {
    const { candidate, headers } = await makeLinkedCandidate();
    const body = { hidden: true };
    return {
      by: asVisitor,
      path: `/api/candidates/${candidate.publicId}`,
      method: 'PATCH',
      body,
      headers,
      done: 200,
      again: 200,
    };
  },
  'an application': async () => {
    const job = await makeJob();
    return post(await asWorker(), `/api/jobs/${job.publicId}/applications`, { message: 'Buongiorno' }, 201, 409);
  },
  'an answer to an application': async () => {
    const by = await asEmployer();
    const job = await makeJob({ ownerId: by.account.id });
    const { publicId } = await makeApplication({ jobId: job.id });
    return {
      by,
      path: `/api/applications/${publicId}`,
      method: 'PATCH',
      body: { status: 'read' },
      done: 200,
      again: 200,
    };
  },
  'a message to a candidate': async () => {
    const { publicId } = await makeCandidate({ email: `${uniqueWord()}@example.org` });
    const body = { name: 'Ditta', email: `${uniqueWord()}@example.org`, message: 'Cerchiamo proprio te.' };
    return post(asVisitor, `/api/candidates/${publicId}/messages`, body);
  },
  'a message to who runs the site': async () => {
    const word = uniqueWord();
    const body = { name: 'Rosa', email: `${word}@example.org`, subject: 'Domanda', message: `Una domanda: ${word}?` };
    return post(asVisitor, '/api/messages', body);
  },
  'a registration': async () => {
    const body = { name: 'Nuova', email: `${uniqueWord()}@example.org`, password: 'parola segreta' };
    return post(asVisitor, '/api/register', body, 201, 409);
  },
  'a report': async () => post(asVisitor, `/api/jobs/${(await makeJob()).publicId}/report`, { reason: 'scam' }),
  'an alert': async () =>
    post(asVisitor, '/api/alerts', { email: `${uniqueWord()}@example.org`, search: 'v1:category=Turismo' }, 202, 202),
  'the newsletter': async () => post(asVisitor, '/api/newsletter', { email: `${uniqueWord()}@example.org` }, 202, 202),
};

/** Sends it; once more, with the same to send. */
export const sendWrite = ({ by, path, method, body, headers = {} }: Write, bindings: Env): Promise<Response> =>
  by.post(path, body, { method, headers, bindings });
