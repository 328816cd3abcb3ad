import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { dailyCounts } from './db/tables/operation.ts';
import { withBindings } from './testing/bindings.ts';
import { looksAtAccount } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob, testDb, uniqueWord } from './testing/factories.ts';
import { setCount } from './testing/log-ins.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asAdmin, asWorker, type SignedIn, sendExample } from './testing/requests.ts';

const calls: Readonly<Record<string, Call>> = CALLS;

const writes = apiEndpoints()
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => `${method} ${path}`);

let people: { readonly worker: SignedIn; readonly admin: SignedIn };
let ids: { readonly job: string; readonly candidate: string };

beforeAll(async () => {
  people = { worker: await asWorker(), admin: await asAdmin() };
  ids = { job: (await makeJob()).publicId, candidate: (await makeCandidate()).publicId };
});

const personFor = (name: string): SignedIn => (name.includes('/moderation/') ? people.admin : people.worker);
const idFor = (name: string): string => (name.includes('/candidates/') ? ids.candidate : ids.job);

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

describe.each(writes)('%s', (name) => {
  test('is limited per network address, and says so', async () => {
    // Removes the counts of other tests for the same account.
    await testDb().delete(dailyCounts);
    const address = `addr-${uniqueWord()}`;
    const { requested, bindings } = limits(false);
    const headers = { 'CF-Connecting-IP': address };
    const answer = await sendExample(name, personFor(name), { id: idFor(name), bindings, headers });
    await expectProblem(answer, 429);
    const { limit } = calls[name] ?? {};
    expect(limit).toBeDefined();
    if (limit !== 'by handler') expect(Object.keys(requested)).toEqual([limit]);
    expect(Object.values(requested).join(), 'counted by the address of who asks').toContain(address);
  });

  test('counts guesses of a password by account, too', async () => {
    if (!calls[name]?.password) return;
    const { requested, bindings } = limits(true);
    await sendExample(name, people.worker, { id: idFor(name), bindings });
    expect(requested.PASSWORD_LIMIT).toContain(`password:${people.worker.account.publicId}`);
  });

  test('has a cap per account and day, where it looks at one', async () => {
    const { [name]: call } = calls;
    if (call === undefined || !looksAtAccount(call)) return;
    const person = personFor(name);
    const key = `write:${person.account.id}`;
    await setCount(key, 2000);
    const { bindings } = limits(true);
    const answer = await sendExample(name, person, { id: idFor(name), bindings });
    await expectProblem(answer, 429, 'Hai raggiunto il limite di oggi. Riprova domani.');
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
    'POST /api/own-employers/openness',
  ]);
});
