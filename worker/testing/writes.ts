import { env } from 'cloudflare:workers';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { accountLinks } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { sign } from '../sign.ts';
import { successOf } from './endpoint-cases.ts';
import { jobBody, makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from './factories.ts';
import { candidateBody, makeLinkedCandidate } from './make-candidate.ts';
import { makeOwnJob } from './own-jobs.ts';
import { asEmployer, asVisitor, asWorker, type Person } from './requests.ts';

/** One thing that somebody sends, ready to be sent as often as a test likes. */
type Sent = {
  readonly by: Person;
  readonly body: unknown;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Write = Sent & {
  readonly path: string;
  readonly method: string;
  /** Status of the first answer. */
  readonly done: number;
  /** Status where it is stored already, as the first answer was lost. */
  readonly again: number;
};

/** A change of an offer, by its owner. */
async function ownJob(body: unknown): Promise<Sent> {
  const { owner, job } = await makeOwnJob();
  return { by: owner, id: job.publicId, body };
}

type Recipe = { readonly call: CallName; readonly make: () => Promise<Sent> };

/** One write of each feature that stores something. */
export const WRITES = {
  'an offer': { call: 'POST /api/jobs', make: async () => ({ by: await asEmployer(), body: jobBody() }) },
  'an edited offer': { call: 'PATCH /api/jobs/:id', make: () => ownJob({ ...jobBody(), revision: 1 }) },
  'a paused offer': { call: 'PUT /api/jobs/:id/status', make: () => ownJob({ ownerStatus: 'paused' }) },
  'a deleted offer': { call: 'DELETE /api/jobs/:id', make: () => ownJob({}) },
  'a profile of an account': {
    call: 'POST /api/candidates',
    make: async () => ({ by: await asWorker(), body: candidateBody() }),
  },
  'a profile without an account': {
    call: 'POST /api/candidates',
    make: async () => ({
      by: asVisitor,
      body: candidateBody({ email: newEmail() }),
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  },
  'an edited profile': {
    call: 'PATCH /api/candidates/:id',
    make: async () => {
      const { candidate, headers } = await makeLinkedCandidate();
      return { by: asVisitor, id: candidate.publicId, body: { email: newEmail(), revision: 1 }, headers };
    },
  },
  'an application': {
    call: 'POST /api/jobs/:id/applications',
    make: async () => ({
      by: await asWorker(),
      id: (await makeJob()).publicId,
      body: { message: 'Buongiorno' },
    }),
  },
  'an application without an account': {
    call: 'POST /api/jobs/:id/guest-applications',
    make: async () => ({
      by: asVisitor,
      id: (await makeJob()).publicId,
      body: { name: 'Rosa', email: newEmail(), sending: uniqueWord() },
    }),
  },
  'an application with a number alone': {
    call: 'POST /api/jobs/:id/guest-applications',
    make: async () => ({
      by: asVisitor,
      id: (await makeJob()).publicId,
      body: { name: 'Rosa', phone: '333 1234567', sending: uniqueWord() },
    }),
  },
  'a confirmed application': {
    call: 'POST /api/applications/confirm',
    make: async () => {
      const guest = { userId: null, name: 'Rosa', email: newEmail(), deliveredAt: null };
      const { publicId } = await makeApplication(guest);
      const signing = { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), 5) };
      const token = await sign('confirm-application', { sub: publicId }, signing);
      return { by: asVisitor, body: { token } };
    },
  },
  'an answer to an application': {
    call: 'PATCH /api/applications/:id',
    make: async () => {
      const { owner, job } = await makeOwnJob();
      return { by: owner, id: (await makeApplication({ jobId: job.id })).publicId, body: { status: 'hired' } };
    },
  },
  'an answer to several applications': {
    call: 'POST /api/applications/answers',
    make: async () => {
      const { owner, job } = await makeOwnJob();
      // One of them: each is a batch of its own, and what a lost answer kept from being sent is sent with the repeat.
      const { publicId } = await makeApplication({ jobId: job.id });
      return { by: owner, body: { ids: [publicId], status: 'rejected', reason: 'many' } };
    },
  },
  'an invitation': {
    call: 'POST /api/members',
    make: async () => ({ by: await asEmployer(), body: { email: newEmail(), role: 'manage' } }),
  },
  'a message to a candidate': {
    call: 'POST /api/candidates/:id/messages',
    make: async () => ({
      by: asVisitor,
      id: (await makeLinkedCandidate({ email: newEmail() })).candidate.publicId,
      body: { name: 'Ditta', email: newEmail(), message: 'Cerchiamo proprio te.' },
    }),
  },
  'a message to who runs the site': {
    call: 'POST /api/messages',
    make: async () => {
      const word = uniqueWord();
      const message = `Una domanda: ${word}?`;
      return { by: asVisitor, body: { name: 'Rosa', email: `${word}@example.org`, subject: 'Domanda', message } };
    },
  },
  'a registration': {
    call: 'POST /api/register',
    make: async () => ({ by: asVisitor, body: { name: 'Nuova', email: newEmail(), password: 'parola segreta' } }),
  },
  'a new password': {
    call: 'POST /api/password/reset',
    make: async () => {
      const token = newLinkToken();
      const [{ id: userId }, expiresAt] = [await makeUser({ email: newEmail() }), addDays(new Date(), 2)];
      await testDb()
        .insert(accountLinks)
        .values({ kind: 'reset', userId, tokenHash: hashLinkToken(token), expiresAt });
      return { by: asVisitor, body: { token, password: 'parola nuova' } };
    },
  },
  'a report': {
    call: 'POST /api/jobs/:id/report',
    make: async () => ({ by: asVisitor, id: (await makeJob()).publicId, body: { reason: 'scam' } }),
  },
  'an alert': {
    call: 'POST /api/alerts',
    make: async () => ({ by: asVisitor, body: { email: newEmail(), search: 'v1:category=Turismo' } }),
  },
  'the newsletter': {
    call: 'POST /api/alerts',
    make: async () => ({ by: asVisitor, body: { email: newEmail(), search: 'articles' } }),
  },
} as const satisfies Readonly<Record<string, Recipe>>;
export type WriteName = keyof typeof WRITES;
export const WRITE_NAMES = Object.keys(WRITES) as WriteName[];

/** Statuses of the second answer that are neither that of the first nor 200: the same is refused as a conflict, a link is dead. */
const AGAIN: Partial<Record<WriteName, number>> = {
  'an application': 409,
  'a registration': 409,
  'a new password': 400,
};

/** Makes what a write needs, addressed as its call is declared. */
export async function makeWrite(name: WriteName): Promise<Write> {
  const { call, make }: Recipe = WRITES[name];
  const sent = await make();
  const { responses }: Call = CALLS[call];
  const done = successOf(CALLS[call]);
  return {
    ...sent,
    path: filledPath(call, sent.id === undefined ? {} : { id: sent.id }),
    method: call.slice(0, call.indexOf(' ')),
    done,
    again: AGAIN[name] ?? (200 in responses ? 200 : done),
  };
}

/** Sends it; once more, with the same to send. */
export const sendWrite = ({ by, path, method, body, headers = {} }: Write, bindings: Env): Promise<Response> =>
  by.post(path, body, { method, headers, bindings });
