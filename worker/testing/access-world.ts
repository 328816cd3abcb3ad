import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { addDays } from '../../shared/dates.ts';
import { settleAccount, suspendAccount } from '../db/account-state.ts';
import { sessions, type UserRow, users } from '../db/tables/accounts.ts';
import { storedApplications } from '../db/tables/applications.ts';
import { blockedSenders, candidateBlocks, candidateMessages } from '../db/tables/candidates.ts';
import { conversationLines } from '../db/tables/conversations.ts';
import { outbox } from '../db/tables/mail.ts';
import { reports } from '../db/tables/moderation.ts';
import { sign } from '../sign.ts';
import {
  insertOne,
  makeApplication,
  makeJob,
  makeSession,
  makeUser,
  newEmail,
  testDb,
  uniqueWord,
} from './factories.ts';
import { makeAlert } from './make-alert.ts';
import { makeCandidate } from './make-candidate.ts';
import { makeEmployerPage } from './make-employer-page.ts';
import { asMember, makeMember } from './make-member.ts';
import { makePasskey } from './make-passkey.ts';
import { passwordHash } from './passwords.ts';
import { asAccount, asVisitor, type Person, type SignedIn, withAuthorization } from './requests.ts';

/**
 * Askers of the access matrix. `worker` owns profile and application, `employer` the offer; `manager` and `reader` work
 * for the employer; `stranger` and `rival` own nothing here. The last four are an owner who is suspended, leaving, or
 * has an expired token or an ended session.
 */
export const ASKERS = [
  'visitor',
  'worker',
  'employer',
  'manager',
  'reader',
  'stranger',
  'rival',
  'admin',
  'suspended',
  'leaving',
  'expired',
  'revoked',
] as const;
export type Asker = (typeof ASKERS)[number];

export type Owner = 'worker' | 'employer';

/** Two people with everything that somebody can have here, and others who have none of it. */
export type World = {
  readonly ask: (asker: Asker, owner: Owner) => Person;
  readonly people: Readonly<Record<Owner, SignedIn>>;
  /** The path of an endpoint with real ids: of rows of `worker` and `employer`. */
  readonly path: (pattern: string) => string;
  /** Words that only their owners may read: every private text of the two contains them. */
  readonly secrets: readonly string[];
};

/** @param held what one of the two is, if anything restricts them */
export async function makeWorld(held: 'suspended' | 'leaving' | null = null, owner: Owner = 'worker'): Promise<World> {
  const secret = uniqueWord();
  const member = async (role: UserRow['role'], name: string) =>
    asAccount(await makeUser({ role, name, email: newEmail(), passwordHash }));
  const worker = await member('user', `Rosa ${secret}`);
  const employer = await member('employer', `Ditta ${secret}`);
  const others = {
    manager: await asMember(employer.account.id, 'manage'),
    reader: await asMember(employer.account.id, 'read'),
    stranger: await member('user', 'Estranea'),
    rival: await member('employer', 'Concorrente'),
    admin: await member('admin', 'Redazione'),
  };
  const ids = await leaveRows({ worker: worker.account, employer: employer.account, secret });
  const people = { worker, employer };
  const bad = {
    expired: { worker: await expired(worker.account), employer: await expired(employer.account) },
    revoked: { worker: await revoked(worker.account), employer: await revoked(employer.account) },
  };
  if (held !== null) {
    await holdBack(people[owner].account, held);
    // Suspending ends the sessions: they have signed in again, on both devices.
    const { account } = people[owner];
    if (held === 'suspended' && owner === 'worker')
      await makeSession({ userId: account.id, publicId: ids.sessions ?? '', device: secret });
    people[owner] = await asAccount(account);
  }
  return {
    people,
    ask: (asker, of) => {
      if (asker === 'visitor') return asVisitor;
      if (asker === 'worker' || asker === 'employer') return people[asker];
      if (asker === 'suspended' || asker === 'leaving') return people[of];
      return asker === 'expired' || asker === 'revoked' ? bad[asker][of] : others[asker];
    },
    path: (pattern) => pattern.replace(/\/([a-z-]+)\/:\w+/g, (_, what: string) => `/${what}/${ids[what] ?? 'nothing'}`),
    secrets: [secret, worker.account.email, employer.account.email],
  };
}

type Owners = { readonly worker: UserRow; readonly employer: UserRow; readonly secret: string };

/** One row of each kind that an address can name; its public id, by the part of the path before it. */
async function leaveRows({ worker, employer, secret }: Owners): Promise<Readonly<Record<string, string>>> {
  const now = new Date();
  // About to end, so that it can be renewed.
  const job = await makeJob({
    ownerId: employer.id,
    validThrough: addDays(now, 2),
    salaryMin: 1400,
    salaryPeriod: 'mese',
  });
  const cvKey = `cv/${secret}`;
  await env.CV_FILES.put(cvKey, `%PDF-1.4 ${secret}`);
  const cv = { cvKey, cvName: `${secret}.pdf`, cvType: 'application/pdf', cvSize: 20 } as const;
  const application = await makeApplication({ jobId: job.id, userId: worker.id, message: secret, ...cv });
  const line = { side: 'applicant', kind: 'page', text: secret } as const;
  await insertOne(conversationLines, { applicationId: application.id, ...line });
  const storedKey = `kept/${secret}`;
  await env.CV_FILES.put(storedKey, `%PDF-1.4 ${secret}`);
  await insertOne(storedApplications, { userId: worker.id, message: secret, ...cv, cvKey: storedKey, usedAt: now });
  const candidate = await makeCandidate({ ownerId: worker.id });
  const session = await makeSession({ userId: worker.id, device: secret });
  const { alert } = await makeAlert({ email: worker.email, search: `v1:search=${secret}` });
  const page = await makeEmployerPage({ ownerId: employer.id });
  const invitation = await makeMember({ ownerId: employer.id, email: worker.email });
  const email = `${secret}@example.org`;
  const candidateId = candidate.id;
  const block = await insertOne(candidateBlocks, { candidateId, kind: 'company', value: secret, key: secret });
  const message = await insertOne(candidateMessages, { candidateId, name: secret, email, message: secret });
  const sender = await insertOne(blockedSenders, { ownerId: worker.id, email });
  const { passkey } = await makePasskey({}, {}, worker.id, secret);
  const report = await insertOne(reports, {
    targetKind: 'job',
    targetId: job.publicId,
    reason: 'other',
    text: secret,
    email,
  });
  const mail = await insertOne(outbox, {
    cause: `test:${secret}`,
    recipient: worker.email,
    subject: secret,
    bodyText: secret,
    bodyHtml: secret,
    status: 'undelivered',
    nextAttemptAt: now,
  });
  return {
    jobs: job.publicId,
    employers: page.publicId,
    'own-employers': page.publicId,
    'own-jobs': job.publicId,
    applications: application.publicId,
    candidates: candidate.publicId,
    blocks: block.publicId,
    messages: message.publicId,
    'blocked-senders': sender.publicId,
    sessions: session.publicId,
    passkeys: passkey.publicId,
    alerts: alert.publicId,
    accounts: worker.publicId,
    reports: report.publicId,
    mails: String(mail.id),
    members: invitation.publicId,
  };
}

/** Sender with an expired token of an existing account, whose session is not yet purged. */
async function expired({ id, publicId, tokenVersion: ver }: UserRow): Promise<Person> {
  const session = await makeSession({ userId: id });
  const signing = { secret: env.JWT_SECRET, expiresAt: addDays(new Date(), -1) };
  const token = await sign('session', { sub: publicId, ver, jti: session.publicId }, signing);
  return withAuthorization(`Bearer ${token}`);
}

async function revoked(account: UserRow): Promise<Person> {
  const { token, ...person } = await asAccount(account);
  const { jti = '' } = decodeJwt(token);
  await testDb().delete(sessions).where(eq(sessions.publicId, jti));
  return person;
}

/** Suspends an account, or marks it as leaving: everything of it is hidden. */
async function holdBack({ id }: UserRow, how: 'suspended' | 'leaving'): Promise<void> {
  const db = testDb();
  const now = new Date();
  if (how === 'suspended') await db.batch(suspendAccount(db, id, 'Offerte false', now));
  else
    await db.batch([db.update(users).set({ deletedAt: now }).where(eq(users.id, id)), ...settleAccount(db, id, now)]);
}
