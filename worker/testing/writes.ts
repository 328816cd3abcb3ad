import { env } from 'cloudflare:workers';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { addDays } from '../../shared/dates.ts';
import { accountLinks } from '../db/tables/accounts.ts';
import { hashLinkToken, newLinkToken } from '../link-token.ts';
import { sign } from '../sign.ts';
import { newBody, successOf } from './endpoint-cases.ts';
import { insertOne, makeApplication, makeJob, makeUser, newEmail, uniqueWord } from './factories.ts';
import { makeLinkedCandidate } from './make-candidate.ts';
import { makeOwnJob } from './own-jobs.ts';
import { asEmployer, asVisitor, asWorker, type Person } from './requests.ts';

/** One thing that somebody sends, ready to be sent as often as a test likes. */
type Sent = {
  readonly by: Person;
  /** Fields in place of those of the example, or the whole body. */
  readonly stated?: object;
  readonly body?: object;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
export type Write = Omit<Sent, 'stated' | 'id'> & {
  readonly path: string;
  readonly method: string;
  readonly done: number;
  /** Status where it is stored already, as the first answer was lost. */
  readonly again: number;
};

async function byOwner(stated: object = {}): Promise<Sent> {
  const { owner, job } = await makeOwnJob();
  return { by: owner, id: job.publicId, stated };
}

/** By the owner of an offer, about an application for it. */
async function byEmployer() {
  const { owner, apply } = await makeOwnJob();
  return { by: owner, id: (await apply()).publicId };
}

/** For an offer, by somebody without an account unless they are given. */
const forJob = async (stated: object = {}, by = asVisitor): Promise<Sent> => ({
  by,
  id: (await makeJob()).publicId,
  stated,
});

type Recipe = readonly [call: CallName, make: () => Promise<Sent>];

/** One write of each feature that stores something: its call, with the example of its body, and what it needs. */
export const WRITES = {
  'an offer': ['POST /api/jobs', async () => ({ by: await asEmployer() })],
  'an edited offer': ['PATCH /api/jobs/:id', byOwner],
  'a paused offer': ['PUT /api/jobs/:id/status', () => byOwner({ ownerStatus: 'paused' })],
  'a deleted offer': ['DELETE /api/jobs/:id', byOwner],
  'a profile of an account': ['POST /api/candidates', async () => ({ by: await asWorker() })],
  'a profile without an account': [
    'POST /api/candidates',
    async () => ({ by: asVisitor, stated: { email: newEmail() }, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
  ],
  'an edited profile': [
    'PATCH /api/candidates/:id',
    async () => {
      const { candidate, headers } = await makeLinkedCandidate();
      return { by: asVisitor, id: candidate.publicId, body: { email: newEmail(), revision: 1 }, headers };
    },
  ],
  'an application': ['POST /api/jobs/:id/applications', async () => forJob({}, await asWorker())],
  'an application without an account': [
    'POST /api/jobs/:id/guest-applications',
    () => forJob({ email: newEmail(), phone: undefined, sending: uniqueWord() }),
  ],
  'an application with a number alone': [
    'POST /api/jobs/:id/guest-applications',
    () => forJob({ sending: uniqueWord() }),
  ],
  'a confirmed application': [
    'POST /api/applications/confirm',
    async () => {
      const guest = { userId: null, name: 'Rosa', email: newEmail(), deliveredAt: null };
      const { publicId } = await makeApplication(guest);
      const signing = { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), 5) };
      const token = await sign('confirm-application', { sub: publicId }, signing);
      return { by: asVisitor, stated: { token } };
    },
  ],
  'a proposed interview': ['POST /api/applications/:id/interview', byEmployer],
  'an answer to an application': ['PATCH /api/applications/:id', byEmployer],
  'an answer to several applications': [
    'POST /api/applications/answers',
    async () => {
      // One of them: each is a batch of its own, and what a lost answer kept from being sent is sent with the repeat.
      const { by, id } = await byEmployer();
      return { by, stated: { ids: [id] } };
    },
  ],
  'a line of a conversation': ['POST /api/applications/:id/conversation', byEmployer],
  'invitations for a new season': [
    'POST /api/jobs/:id/season-invitations',
    async () => {
      const { owner, job: last, apply } = await makeOwnJob({ status: 'closed', ownerStatus: 'closed' });
      await apply({ nextSeason: true });
      const job = await makeJob({ ownerId: owner.account.id, lastSeason: last.publicId });
      return { by: owner, id: job.publicId };
    },
  ],
  'an invitation': ['POST /api/members', async () => ({ by: await asEmployer() })],
  'a message to a candidate': [
    'POST /api/candidates/:id/messages',
    async () => ({ by: asVisitor, id: (await makeLinkedCandidate({ email: newEmail() })).candidate.publicId }),
  ],
  'a message to who runs the site': ['POST /api/messages', async () => ({ by: asVisitor })],
  'a registration': ['POST /api/register', async () => ({ by: asVisitor })],
  'a new password': [
    'POST /api/password/reset',
    async () => {
      const token = newLinkToken();
      const link = { userId: (await makeUser({ email: newEmail() })).id, expiresAt: addDays(new Date(), 2) };
      await insertOne(accountLinks, { ...link, kind: 'reset', tokenHash: hashLinkToken(token) });
      return { by: asVisitor, stated: { token } };
    },
  ],
  'a report': ['POST /api/jobs/:id/report', () => forJob()],
  'an alert': ['POST /api/alerts', async () => ({ by: asVisitor })],
  'the newsletter': ['POST /api/alerts', async () => ({ by: asVisitor, stated: { search: 'articles' } })],
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
  const [call, make]: Recipe = WRITES[name];
  const { id, stated, ...sent } = await make();
  const { responses }: Call = CALLS[call];
  const done = successOf(CALLS[call]);
  return {
    body: { ...newBody(CALLS[call]), ...stated },
    ...sent,
    path: filledPath(call, id === undefined ? {} : { id }),
    method: call.slice(0, call.indexOf(' ')),
    done,
    again: AGAIN[name] ?? (200 in responses ? 200 : done),
  };
}

export const sendWrite = ({ by, path, method, body, headers = {} }: Write, bindings: Env): Promise<Response> =>
  by.post(path, body, { method, headers, bindings });
