import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { CALLS } from '../shared/calls/all.ts';
import type { Call, DailyCaps } from '../shared/calls/call.ts';
import { pathOf } from '../shared/calls/path.ts';
import { dailyCounts } from './db/tables/operation.ts';
import { addressKey } from './http/daily-cap.ts';
import { hashLinkToken } from './link-token.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeApplication, makeJob, makeUser, newEmail, testDb, uniqueWord } from './testing/factories.ts';
import { setCount } from './testing/log-ins.ts';
import { makeLinkedCandidate } from './testing/make-candidate.ts';
import { makeOwnJob } from './testing/own-jobs.ts';
import { PASSWORD, passwordHash } from './testing/passwords.ts';
import { asAccount, asAdmin, asVisitor, asWorker, sendExample } from './testing/requests.ts';

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

const counted = (action: string, account: string | number, count: number) => setCount(`${action}:${account}`, count);

async function expectLast(send: () => Promise<Response>): Promise<void> {
  expect((await send()).status).not.toBe(429);
  await expectProblem(await send(), 429, 'Hai raggiunto il limite di oggi. Riprova domani.');
}

const ALL: readonly [string, Call][] = Object.entries(CALLS);
const DECLARED = ALL.flatMap(([name, { daily, who }]) => (daily ? [{ name, daily, who }] : []));

test('caps that calls declare are those that people are told', () => {
  const notified: Record<string, Omit<DailyCaps, 'action'>> = {};
  for (const {
    daily: { action, ...caps },
  } of DECLARED)
    notified[action] = { ...notified[action], ...caps };
  expect(notified).toEqual({
    register: { network: 30 },
    export: { account: 10 },
    'list-file': { account: 100 },
    'email-link': { account: 5, email: 5 },
    passkey: { account: 20 },
    apply: { account: 50 },
    conversation: { account: 100 },
    'applicant-links': { email: 3, network: 30 },
    interview: { account: 100 },
    'answer-all': { account: 50 },
    'change-job': { account: 200 },
    push: { network: 300 },
    'publish-job': { account: 30 },
    'read-page': { account: 60 },
    'publish-candidate': { account: 10, email: 5, network: 30, visitors: true },
    'change-candidate': { account: 200 },
    'candidate-message': { account: 20, email: 20, network: 60 },
    'change-message': { account: 500 },
    contact: { account: 10, email: 10, network: 60 },
    alert: { account: 20, network: 60, visitors: true },
    'invite-applicants': { account: 20 },
    'invite-member': { account: 20 },
    'change-members': { account: 100 },
    'change-employer': { account: 100 },
    report: { account: 30, email: 10, network: 30 },
    moderate: { account: 1000 },
  });
});

const GUESSING = ALL.filter(([, { password }]) => password).map(([name]) => name);

test.each(GUESSING)('%s takes fifty passwords of an account', async (name) => {
  const person = await asWorker();
  await counted('password', person.account.id, 49);
  await expectLast(() => sendExample(name, person, { bindings }));
});

const cappedBy = (kind: 'account' | 'email' | 'network') =>
  DECLARED.flatMap(({ daily: { action, [kind]: cap }, ...call }) => (cap ? [{ ...call, action, cap }] : []));

const byAccount = cappedBy('account').filter(({ who }) => who !== 'link');
test.each(byAccount)('$name is counted by account', async ({ name, who, action, cap }) => {
  const person = who === 'admin' ? await asAdmin() : await asWorker();
  await counted(action, person.account.id, cap - 1);
  await expectLast(() => sendExample(name, person, { bindings }));
});

const byLink = cappedBy('account').filter(({ who }) => who === 'link' || who === 'account or link');
test.each(byLink)('$name is counted by private link', async ({ name, action, cap }) => {
  const { headers, token } = await makeLinkedCandidate();
  await counted(action, addressKey(hashLinkToken(token), env.JWT_SECRET), cap - 1);
  await expectLast(() => sendExample(name, asVisitor, { bindings, headers }));
});

test.each(cappedBy('network'))('$name is counted by network', async ({ name, action, cap, ...call }) => {
  const network = '2001:db8:b:0::/64';
  await counted(action, addressKey(network, env.JWT_SECRET), cap - 1);
  const who = call.who === 'account or link' ? await asWorker() : asVisitor;
  await expectLast(() => sendExample(name, who, { bindings, headers: { 'CF-Connecting-IP': '2001:DB8:b::1' } }));
  await expectNoCounterWith(network);
});

test.each(cappedBy('email'))('$name is counted by mail address', async ({ name, action, cap, ...call }) => {
  const email = newEmail();
  const isVisitor = call.who === 'anyone' || call.who === 'visitor or account';
  const who = isVisitor ? asVisitor : await asAccount(await makeUser({ passwordHash }));
  const stated = { email: email.toUpperCase(), ...(GUESSING.includes(name) && { currentPassword: PASSWORD }) };
  await counted(action, addressKey(email, env.JWT_SECRET), cap - 1);
  await expectLast(() => sendExample(name, who, { bindings, stated }));
  await expectNoCounterWith(email);
});

test.each(DECLARED.filter(({ daily }) => daily.visitors))('$name counts no network of an account', async (call) => {
  const [network, email] = [`addr-${uniqueWord()}`, newEmail()];
  for (const from of [network, email]) await counted(call.daily.action, addressKey(from, env.JWT_SECRET), 10_000);
  const notified = { bindings, stated: { email }, headers: { 'CF-Connecting-IP': network } };
  expect((await sendExample(call.name, await asWorker(), notified)).status).not.toBe(429);
  expect((await sendExample(call.name, asVisitor, notified)).status).toBe(429);
});

/** Counters hold nothing personal. */
async function expectNoCounterWith(personal: string): Promise<void> {
  expect(JSON.stringify(await testDb().select().from(dailyCounts)).toLowerCase()).not.toContain(personal);
}

type Send = (email: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

const example =
  (name: string, stated: object): Send =>
  (email, headers) =>
    sendExample(name, asVisitor, { bindings, headers, stated: { ...stated, email } });
const alert = example('POST /api/alerts', {});
const forgotten = example('POST /api/password/forgot', {});
const apply =
  (contact: (email: string) => object): Send =>
  async (email, headers) => {
    const path = pathOf('POST /api/jobs/:id/guest-applications', { id: (await makeJob()).publicId });
    return asVisitor.post(path, { name: 'Rosa', ...contact(email) }, { bindings, headers });
  };
const guest = apply((email) => ({ email }));
const byPhone = apply(() => ({ phone: '3331234567', message: uniqueWord() }));
const newAddress: Send = async (email, headers) => {
  const { candidate, headers: link } = await makeLinkedCandidate();
  const request = { method: 'PATCH', bindings, headers: { ...headers, ...link } };
  return asVisitor.post(`/api/candidates/${candidate.publicId}`, { email, revision: 1 }, request);
};

test.each<[what: string, by: 'network' | 'mailbox', times: number, action: string, send: Send]>([
  ['profiles with a new address', 'mailbox', 5, 'publish-candidate', newAddress],
  ['links for a new password', 'mailbox', 5, 'password-reset', forgotten],
  ['alerts to confirm', 'mailbox', 5, 'alert-mail', alert],
  ['applications without an account', 'mailbox', 6, 'guest-application', guest],
  ['applications without an account', 'network', 60, 'guest-application', guest],
  ['applications with a number alone', 'network', 20, 'unproven-application', byPhone],
])('%s of one %s: %i a day', async (_what, by, times, action, send) => {
  const [email, network] = [newEmail(), `addr-${uniqueWord()}`];
  await counted(action, addressKey(by === 'network' ? network : email, env.JWT_SECRET), times - 1);
  await expectLast(() => send(email.toUpperCase(), { 'CF-Connecting-IP': network }));
  for (const personal of [email, network]) await expectNoCounterWith(personal);
});

test('answers to applications are counted by account, and by application', async () => {
  async function received() {
    const { owner, job } = await makeOwnJob();
    const { publicId } = await makeApplication({ jobId: job.id });
    const say = (status: string) =>
      sendExample('PATCH /api/applications/:id', owner, { id: publicId, stated: { status }, bindings });
    return { owner, publicId, say };
  }
  const { owner, publicId, say } = await received();
  await counted('answer', `${owner.account.id}:${publicId}`, 9);
  let times = 0;
  await expectLast(() => say(times++ % 2 ? 'rejected' : 'reviewing'));
  const other = await received();
  await counted('answer', other.owner.account.id, 500);
  await expectProblem(await other.say('hired'), 429);
});
