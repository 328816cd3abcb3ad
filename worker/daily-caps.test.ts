import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { pathOf } from '../shared/calls/path.ts';
import { romeDay } from '../shared/dates.ts';
import { dailyCounts } from './db/tables/search.ts';
import { addressKey } from './http/daily-cap.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from './testing/factories.ts';
import { candidateBody, makeCandidate, makeLinkedCandidate } from './testing/make-candidate.ts';
import { makeOwnJob } from './testing/own-jobs.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import { asAccount, asAdmin, asVisitor, asWorker, type Person, type SignedIn } from './testing/requests.ts';

// Limits of a minute are tested in worker/write-limits.test.ts and worker/http/rate-limit.test.ts.
const unlimited: RateLimit = { limit: async () => ({ success: true }) };
const bindings = withBindings({
  RATE_LIMITS: 'on',
  WRITE_LIMIT: unlimited,
  PASSWORD_LIMIT: unlimited,
  REGISTER_LIMIT: unlimited,
});

beforeEach(async () => {
  await testDb().delete(dailyCounts);
});

/** Counts an action so often for today. */
const counted = (action: string, account: string | number, count: number) =>
  testDb()
    .insert(dailyCounts)
    .values({ day: romeDay(new Date()), key: `${action}:${account}`, count });

async function expectLast(send: () => Promise<Response>): Promise<void> {
  expect((await send()).status).not.toBe(429);
  const { message } = await expectProblem(await send(), 429);
  expect(message).toBe('Hai raggiunto il limite di oggi. Riprova domani.');
}

const DECLARED = Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(([name, { daily, body }]) =>
  daily ? [{ name: name as CallName, daily, body }] : [],
);

test('caps that calls declare are those that people are told', () => {
  expect(Object.fromEntries(DECLARED.map(({ daily: { action, times } }) => [action, times]))).toEqual({
    export: 10,
    'email-link': 5,
    passkey: 20,
    apply: 50,
    'answer-all': 50,
    'change-job': 200,
    'publish-job': 30,
    'invite-member': 20,
    'change-members': 100,
    moderate: 1000,
  });
});

const GUESSING = Object.entries(CALLS as Readonly<Record<string, Call>>).flatMap(([name, { password, body }]) =>
  password ? [{ name: name as CallName, body }] : [],
);

test.each(GUESSING)('$name takes fifty passwords of an account', async ({ name, body }) => {
  const person = await asWorker();
  await counted('password', person.account.id, 49);
  const [method = '', pattern = ''] = name.split(' ');
  await expectLast(() => person.post(pattern.replace(':id', 'none'), body?.example, { method, bindings }));
});

test.each(DECLARED)('$name is counted by account, up to the cap that it declares', async ({ name, daily, body }) => {
  const person = name.includes('/moderation/') ? await asAdmin() : await asWorker();
  await counted(daily.action, person.account.id, daily.times - 1);
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/:\w+/, 'nothing');
  await expectLast(() =>
    body ? person.post(path, body.example, { method, bindings }) : person.send(path, { method, bindings }),
  );
});

type Sending = { readonly who: Person; readonly email: string; readonly headers: Readonly<Record<string, string>> };
type Send = (sending: Sending) => Promise<Response>;

const contact: Send = ({ who, email, headers }) => {
  const body = { name: 'Rosa', email, subject: 'Prova', message: uniqueWord() };
  return who.post(pathOf('POST /api/messages'), body, { bindings, headers });
};
const message: Send = async ({ who, email, headers }) => {
  const path = pathOf('POST /api/candidates/:id/messages', { id: (await makeCandidate()).publicId });
  return who.post(path, { name: 'Ditta', email, message: uniqueWord() }, { bindings, headers });
};
const report: Send = async ({ who, email, headers }) => {
  const path = pathOf('POST /api/jobs/:id/report', { id: (await makeJob()).publicId });
  return who.post(path, { reason: 'scam', email }, { bindings, headers });
};
const profile: Send = ({ who, email, headers }) =>
  who.post(pathOf('POST /api/candidates'), candidateBody({ email }), { bindings, headers });
const alert: Send = ({ who, email, headers }) =>
  who.post(pathOf('POST /api/alerts'), { email, search: `v1:search=${uniqueWord()}` }, { bindings, headers });
const newsletter: Send = ({ who, email, headers }) =>
  who.post(pathOf('POST /api/newsletter'), { email }, { bindings, headers });
const guest: Send = async ({ who, email, headers }) => {
  const path = pathOf('POST /api/jobs/:id/guest-applications', { id: (await makeJob()).publicId });
  return who.post(path, { name: 'Rosa', email }, { bindings, headers });
};
const byPhone: Send = async ({ who, headers }) => {
  const path = pathOf('POST /api/jobs/:id/guest-applications', { id: (await makeJob()).publicId });
  return who.post(path, { name: 'Rosa', phone: '3331234567', message: uniqueWord() }, { bindings, headers });
};
const links: Send = ({ who, email, headers }) =>
  who.post(pathOf('POST /api/applications/links'), { email }, { bindings, headers });
const forgotten: Send = ({ who, email, headers }) =>
  who.post(pathOf('POST /api/password/forgot'), { email }, { bindings, headers });
const registration: Send = ({ who, email, headers }) => {
  const body = { name: 'Rosa', email, password: 'una-lunga-parola', role: 'user' };
  return who.post(pathOf('POST /api/register'), body, { bindings, headers });
};
const otherAddress: Send = async ({ email, headers }) => {
  const who = await asAccount(await makeUser({ passwordHash }));
  const body = { email, currentPassword: PASSWORD };
  return who.post(pathOf('POST /api/account/email'), body, { bindings, headers });
};
const newAddress: Send = async ({ email, headers }) => {
  const { candidate, headers: link } = await makeLinkedCandidate();
  const ask = { method: 'PATCH', bindings, headers: { ...headers, ...link } };
  return asVisitor.post(`/api/candidates/${candidate.publicId}`, { email, revision: 1 }, ask);
};

test.each<[what: string, by: 'account' | 'network' | 'mailbox', times: number, action: string, send: Send]>([
  ['messages to who runs the site', 'mailbox', 10, 'contact', contact],
  ['messages to who runs the site', 'account', 10, 'contact', contact],
  ['messages to who runs the site', 'network', 60, 'contact', contact],
  ['messages to candidates', 'mailbox', 20, 'candidate-message', message],
  ['messages to candidates', 'account', 20, 'candidate-message', message],
  ['messages to candidates', 'network', 60, 'candidate-message', message],
  ['reports', 'network', 30, 'report', report],
  ['reports', 'account', 30, 'report', report],
  ['reports', 'mailbox', 10, 'report', report],
  ['profiles', 'mailbox', 5, 'publish-candidate', profile],
  ['profiles', 'account', 10, 'publish-candidate', profile],
  ['profiles', 'network', 30, 'publish-candidate', profile],
  ['profiles with a new address', 'mailbox', 5, 'publish-candidate', newAddress],
  ['alerts', 'account', 20, 'alert', alert],
  ['alerts', 'network', 60, 'alert', alert],
  ['alerts to confirm', 'mailbox', 5, 'alert-mail', alert],
  ['newsletters to confirm', 'mailbox', 3, 'newsletter', newsletter],
  ['applications without an account', 'mailbox', 6, 'guest-application', guest],
  ['applications without an account', 'network', 60, 'guest-application', guest],
  ['applications with a number alone', 'network', 20, 'unproven-application', byPhone],
  ['links of applications', 'mailbox', 3, 'applicant-links', links],
  ['links of applications', 'network', 30, 'applicant-links', links],
  ['accounts', 'network', 30, 'register', registration],
  ['links to an address that accounts want to have', 'mailbox', 5, 'new-email-link', otherAddress],
  ['links for a new password', 'mailbox', 5, 'password-reset', forgotten],
])('%s of one %s: %i a day', async (_what, by, times, action, send) => {
  const [email, network] = [newEmail(), `addr-${uniqueWord()}`];
  const who = by === 'account' ? await asWorker() : asVisitor;
  const account = 'account' in who ? (who as SignedIn).account.id : 0;
  const whose = { account, network: addressKey(network, env.JWT_SECRET), mailbox: addressKey(email, env.JWT_SECRET) };
  await counted(action, whose[by], times - 1);
  const headers = { 'CF-Connecting-IP': network };
  await expectLast(() => send({ who, email: email.toUpperCase(), headers }));
  // No counter holds an address.
  const counters = JSON.stringify(await testDb().select().from(dailyCounts));
  for (const personal of [email, network]) expect(counters.toLowerCase()).not.toContain(personal);
});

test('a network of IPv6 is counted whole, and the one beside it by itself', async () => {
  const key = addressKey('2001:db8:b:0::/64', env.JWT_SECRET);
  await counted('contact', key, 59);
  const send = (address: string) =>
    contact({ who: asVisitor, email: newEmail(), headers: { 'CF-Connecting-IP': address } });
  const addresses = ['2001:db8:b::1', '2001:0DB8:B:0:a:b:c:d'];
  await expectLast(() => send(addresses.shift() ?? ''));
  expect((await send('2001:db8:b:1::1')).status).toBe(201);
});

test('an account changes its profiles two hundred times, and what they keep out', async () => {
  const worker = await asWorker();
  const path = `/api/candidates/${(await makeCandidate({ ownerId: worker.account.id })).publicId}`;
  await counted('change-candidate', worker.account.id, 199);
  await expectLast(() => worker.post(path, { hidden: true }, { method: 'PATCH', bindings }));
  await expectProblem(
    await worker.post(`${path}/blocks`, { kind: 'domain', value: 'ditta.example' }, { bindings }),
    429,
  );
});

test('an account changes what it received five hundred times', async () => {
  const worker = await asWorker();
  await counted('change-message', worker.account.id, 499);
  await expectLast(() =>
    worker.send(pathOf('DELETE /api/messages/:id', { id: 'nothing' }), { method: 'DELETE', bindings }),
  );
});

describe('answers to applications', () => {
  async function received() {
    const { owner, job } = await makeOwnJob();
    const { publicId } = await makeApplication({ jobId: job.id });
    const say = (status: string) =>
      owner.post(pathOf('PATCH /api/applications/:id', { id: publicId }), { status }, { method: 'PATCH', bindings });
    return { owner, publicId, say };
  }

  test('are counted by account, and by application', async () => {
    const { owner, publicId, say } = await received();
    await counted('answer', `${owner.account.id}:${publicId}`, 9);
    let times = 0;
    await expectLast(() => say(times++ % 2 ? 'rejected' : 'reviewing'));
    const other = await received();
    await counted('answer', other.owner.account.id, 500);
    await expectProblem(await other.say('hired'), 429);
  });
});
