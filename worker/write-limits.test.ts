import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { romeDay } from '../shared/dates.ts';
import { candidateMessages } from './db/tables/candidates.ts';
import { contactMessages } from './db/tables/mail.ts';
import { dailyCounts } from './db/tables/search.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asAdmin, asVisitor, asWorker, type SignedIn } from './testing/requests.ts';
import { roomInMinute } from './testing/room-in-minute.ts';

/**
 * Calls that change something and look at no account, so that only addresses limit them; each with its reason. A new one
 * must look at the account that asks (worker/http/session.ts counts it then), or say here why it does not.
 */
const WITHOUT_ACCOUNT: Readonly<Partial<Record<CallName, string>>> = {
  'POST /api/login/passkey/options': 'gives a random number, and stores nothing',
  'POST /api/login/passkey': 'by address, as nobody can guess a signature',
  'POST /api/newsletter': 'by address, and three links a day to a mailbox',
  'POST /api/newsletter/confirm': 'the token of a mailed link',
  'POST /api/newsletter/unsubscribe': 'the token of a mailed link',
  'POST /api/alerts/confirm': 'the token of a mailed link',
  'POST /api/alerts/unsubscribe': 'the token of a mailed link',
  'POST /api/register': 'there is no account yet',
  'POST /api/login': 'by address, and by the account that is tried',
  'POST /api/password/forgot': 'by address, and five links a day to a mailbox',
  'POST /api/password/reset': 'the token of a mailed link',
  'POST /api/email/confirm': 'the token of a mailed link',
  'POST /api/own-candidates/keep': 'the token of a mailed link',
  'POST /api/jobs/:id/check': 'the token of a mailed link',
  'POST /api/applications/answer': 'the token of a mailed link, good for one answer',
  'POST /api/jobs/:id/views': 'a counter, which does not know who looks',
  'POST /api/searches': 'a counter, which must not know who searches; so many different ones a day',
};

const calls: Readonly<Record<string, Call>> = CALLS;

const writes = apiEndpoints()
  .map(({ method, path }) => ({ name: `${method} ${path}`, method, path }))
  .filter(({ method }) => method !== 'GET');

let people: { readonly worker: SignedIn; readonly admin: SignedIn };
let pathOf: (pattern: string) => string;

beforeAll(async () => {
  people = { worker: await asWorker(), admin: await asAdmin() };
  const [job, candidate] = [await makeJob(), await makeCandidate()];
  pathOf = (pattern) =>
    pattern
      .replace(':id', pattern.includes('/candidates/') ? candidate.publicId : job.publicId)
      .replace(/:[a-z]+/, 'nothing');
});

const personFor = (path: string): SignedIn => (path.includes('/moderation/') ? people.admin : people.worker);

/** Request with the example of the call's declaration. */
function sent(name: string): RequestInit {
  const example = calls[name]?.body?.example;
  return example === undefined
    ? {}
    : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(example) };
}

/** Bindings of which one limit stands for all. */
const limitedBy = (limit: RateLimit): Env =>
  withBindings({
    RATE_LIMITS: 'on',
    WRITE_LIMIT: limit,
    PASSWORD_LIMIT: limit,
    REGISTER_LIMIT: limit,
    SEARCH_LIMIT: limit,
  });

describe.each(writes)('$name', ({ name, method, path }) => {
  test('is limited per network address, and says so', async () => {
    // Removes the counts of other tests for the same account.
    await testDb().delete(dailyCounts);
    const address = `addr-${uniqueWord()}`;
    const asked: string[] = [];
    const full: RateLimit = {
      limit: async ({ key }) => {
        asked.push(key);
        return { success: false };
      },
    };
    const bindings = limitedBy(full);
    const { headers, ...init } = sent(name);
    const answer = await personFor(path).send(pathOf(path), {
      method,
      ...init,
      bindings,
      headers: { ...headers, 'CF-Connecting-IP': address },
    });
    await expectProblem(answer, 429);
    expect(asked.join(), 'counted by the address of who asks').toContain(address);
    expect(calls[name]?.limit).toBeDefined();
  });

  test('has a cap per account and day, where it looks at one', async () => {
    if (name in WITHOUT_ACCOUNT) return;
    const person = personFor(path);
    const key = `write:${person.account.id}`;
    await testDb()
      .insert(dailyCounts)
      .values({ day: romeDay(new Date()), key, count: 2000 })
      .onConflictDoUpdate({ target: [dailyCounts.key, dailyCounts.day], set: { count: 2000 } });
    const free: RateLimit = { limit: async () => ({ success: true }) };
    const bindings = limitedBy(free);
    const answer = await person.send(pathOf(path), { method, ...sent(name), bindings });
    const { message } = await expectProblem(answer, 429);
    expect(message).toBe('Hai raggiunto il limite di oggi. Riprova domani.');
  });
});

describe('messages without end', () => {
  const bindings = withBindings({ RATE_LIMITS: 'on' });
  const body = () => ({ name: 'Ditta', email: `${uniqueWord()}@example.org`, message: uniqueWord() });

  test('five hundred in a minute from one address: twenty arrive, the others are told', async () => {
    await roomInMinute(30);
    const { publicId } = await makeCandidate();
    const [messages, contacts] = [await testDb().$count(candidateMessages), await testDb().$count(contactMessages)];
    for (const [path, times, more] of [
      [`/api/candidates/${publicId}/messages`, 500, {}],
      ['/api/messages', 40, { subject: 'Prova' }],
    ] as const) {
      const statuses = new Map<number, number>();
      for (let n = 0; n < times; n++) {
        const headers = { 'CF-Connecting-IP': '203.0.113.250' };
        const { status } = await asVisitor.post(path, { ...body(), ...more }, { bindings, headers });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect(Object.fromEntries(statuses), path).toEqual({ 201: 20, 429: times - 20 });
    }
    expect(await testDb().$count(candidateMessages)).toBe(messages + 20);
    expect(await testDb().$count(contactMessages)).toBe(contacts + 20);
  }, 120_000);

  test('one of a megabyte is refused before anything is read of it', async () => {
    const { publicId } = await makeCandidate();
    const before = [await testDb().$count(candidateMessages), await testDb().$count(contactMessages)];
    const large = { ...body(), message: 'a'.repeat(1024 * 1024) };
    for (const path of [`/api/candidates/${publicId}/messages`, '/api/messages']) {
      await expectProblem(await asVisitor.post(path, large), 413);
      // As a stream it does not say how long it is.
      const stream = new Response(JSON.stringify(large)).body;
      const headers = { 'Content-Type': 'application/json' };
      await expectProblem(await asVisitor.send(path, { method: 'POST', headers, body: stream }), 413);
    }
    expect([await testDb().$count(candidateMessages), await testDb().$count(contactMessages)]).toEqual(before);
  });
});
