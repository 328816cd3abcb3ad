import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { romeDay } from '../shared/dates.ts';
import { dailyCounts } from './db/tables/operation.ts';
import { withBindings } from './testing/bindings.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asAdmin, asWorker, type SignedIn } from './testing/requests.ts';

/**
 * Calls that change something and look at no account, so that only addresses limit them; each with its reason. A new one
 * must look at the account that asks (worker/http/session.ts counts it then), or say here why it does not.
 */
const WITHOUT_ACCOUNT: Readonly<Partial<Record<CallName, string>>> = {
  'POST /api/login/passkey/options': 'gives a random number, and stores nothing',
  'POST /api/login/passkey': 'by address, as nobody can guess a signature',
  'POST /api/alerts/confirm': 'the token of a mailed link',
  'POST /api/alerts/unsubscribe': 'the token of a mailed link',
  'POST /api/register': 'there is no account yet',
  'POST /api/login': 'by address, and by the account that is tried',
  'POST /api/password/forgot': 'by address, and five links a day to a mailbox',
  'POST /api/password/reset': 'the token of a mailed link',
  'POST /api/email/confirm': 'the token of a mailed link',
  'POST /api/own-candidates/keep': 'the token of a mailed link',
  'POST /api/own-candidates/confirm': 'the token of a mailed link',
  'POST /api/own-candidates/link': 'the token of a private link, and its caps a day',
  'POST /api/jobs/:id/check': 'the token of a mailed link',
  'POST /api/job-checks/link': 'the token of a mailed link, and five new ones a day for its account',
  'POST /api/applications/answer/link': 'the token of a mailed link, and five new ones a day for its account',
  'POST /api/applications/answer': 'the token of a mailed link, good for one answer',
  'POST /api/jobs/:id/guest-applications': 'there is no account: so many a day by contact, offer and network',
  'POST /api/applications/confirm': 'the token of a mailed link',
  'POST /api/applications/links': 'by address, and three a day to a mailbox',
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

/** Bindings whose limits are all full or all free; `requested` says which were asked, and under which keys. */
function limits(success: boolean) {
  const requested: Record<string, string[]> = {};
  const limit = (name: string): RateLimit => ({
    limit: async ({ key }) => {
      requested[name] = [...(requested[name] ?? []), key];
      return { success };
    },
  });
  const bindings = withBindings({
    RATE_LIMITS: 'on',
    WRITE_LIMIT: limit('WRITE_LIMIT'),
    PASSWORD_LIMIT: limit('PASSWORD_LIMIT'),
    REGISTER_LIMIT: limit('REGISTER_LIMIT'),
    SEARCH_LIMIT: limit('SEARCH_LIMIT'),
  });
  return { requested, bindings };
}

describe.each(writes)('$name', ({ name, method, path }) => {
  test('is limited per network address, and says so', async () => {
    // Removes the counts of other tests for the same account.
    await testDb().delete(dailyCounts);
    const address = `addr-${uniqueWord()}`;
    const { requested, bindings } = limits(false);
    const { headers, ...init } = sent(name);
    const answer = await personFor(path).send(pathOf(path), {
      method,
      ...init,
      bindings,
      headers: { ...headers, 'CF-Connecting-IP': address },
    });
    await expectProblem(answer, 429);
    const { limit } = calls[name] ?? {};
    expect(limit).toBeDefined();
    if (limit !== 'by handler') expect(Object.keys(requested)).toEqual([limit]);
    expect(Object.values(requested).join(), 'counted by the address of who asks').toContain(address);
  });

  test('counts guesses of a password by account, too', async () => {
    if (!calls[name]?.password) return;
    const { requested, bindings } = limits(true);
    await people.worker.send(pathOf(path), { method, ...sent(name), bindings });
    expect(requested.PASSWORD_LIMIT).toContain(`password:${people.worker.account.publicId}`);
  });

  test('has a cap per account and day, where it looks at one', async () => {
    if (name in WITHOUT_ACCOUNT) return;
    const person = personFor(path);
    const key = `write:${person.account.id}`;
    await testDb()
      .insert(dailyCounts)
      .values({ day: romeDay(new Date()), key, count: 2000 })
      .onConflictDoUpdate({ target: [dailyCounts.key, dailyCounts.day], set: { count: 2000 } });
    const { bindings } = limits(true);
    const answer = await person.send(pathOf(path), { method, ...sent(name), bindings });
    const { message } = await expectProblem(answer, 429);
    expect(message).toBe('Hai raggiunto il limite di oggi. Riprova domani.');
  });
});

test('a call that guesses at a secret is limited as logins are', () => {
  const guesses = Object.entries(calls).filter(
    ([, { body, password }]) => password || 'token' in Object(body?.example),
  );
  const others = guesses.filter(([, { limit }]) => limit !== 'PASSWORD_LIMIT').map(([name]) => name);
  // Their tokens are signed: nobody guesses a signature.
  expect(others.sort()).toEqual([
    'POST /api/applications/answer/link',
    'POST /api/applications/confirm',
    'POST /api/job-checks/link',
    'POST /api/jobs/:id/check',
    'POST /api/own-candidates/keep',
  ]);
});
