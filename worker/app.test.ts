import { beforeEach, describe, expect, test } from 'vitest';
import { expectProblem } from './testing/expect-problem.ts';
import { jobBody, makeJob, uniqueWord } from './testing/factories.ts';
import { candidateBody, makeCandidate } from './testing/make-candidate.ts';
import { allowedMethods, apiEndpoints, badAuthorizations, badBodies } from './testing/refusals.ts';
import {
  asEmployer,
  asLeaving,
  asStranger,
  asSuspended,
  asVisitor,
  asWorker,
  type Person,
} from './testing/requests.ts';

/** What each endpoint answers to whom. A new endpoint must be put here: the first test says so. */
type Case = {
  readonly body?: () => unknown;
  readonly visitor: number;
  readonly worker: number;
  readonly employer: number;
  readonly stranger: number;
  /** To an account that is suspended or waits to be deleted: 403 where others must sign in, unless it says so here. */
  readonly heldBack?: number;
};
const everybody = (status: number) => ({ visitor: status, worker: status, employer: status, stranger: status });
const signedIn = (status: number) => ({ ...everybody(status), visitor: 401 });
/** What somebody who is held back may do too: read what is theirs, sign out, leave and come back. */
const alsoHeldBack = (status: number) => ({ ...signedIn(status), heldBack: status });

const CASES: Readonly<Record<string, Case>> = {
  'GET /api/health': everybody(200),
  'GET /api/jobs': everybody(200),
  'POST /api/jobs': { body: () => jobBody(), ...signedIn(201) },
  'GET /api/jobs/counts': everybody(200),
  // Without ids there is nothing to answer.
  'GET /api/jobs/saved': everybody(400),
  'GET /api/jobs/:id': everybody(200),
  'GET /api/jobs/:id/applications': alsoHeldBack(200),
  'POST /api/jobs/:id/applications': { body: () => ({ message: 'Buongiorno' }), ...signedIn(201) },
  'GET /api/candidates': everybody(200),
  'POST /api/candidates': { body: () => candidateBody(), ...everybody(201), heldBack: 403 },
  // Somebody's who is none of them, published without an account.
  'GET /api/own-candidates': alsoHeldBack(200),
  'GET /api/candidates/:id': everybody(200),
  'PATCH /api/candidates/:id': { body: () => ({ hidden: true }), ...signedIn(403) },
  'DELETE /api/candidates/:id': signedIn(403),
  'GET /api/candidates/:id/messages': alsoHeldBack(403),
  'POST /api/candidates/:id/messages': {
    body: () => ({ name: 'Ditta', email: 'ditta@example.org', message: uniqueWord() }),
    ...everybody(201),
    heldBack: 403,
  },
  'POST /api/register': {
    body: () => ({ name: 'Nuova', email: `${uniqueWord()}@example.org`, password: 'segreta' }),
    ...everybody(201),
  },
  // Nobody has this address.
  'POST /api/login': { body: () => ({ email: 'nessuno@example.org', password: 'segreta' }), ...everybody(401) },
  'POST /api/logout': alsoHeldBack(200),
  'GET /api/account': alsoHeldBack(200),
  'PATCH /api/account': { body: () => ({ name: 'Altro nome' }), ...signedIn(200) },
  // Nobody here has a password.
  'DELETE /api/account': { body: () => ({ currentPassword: 'sbagliata' }), ...alsoHeldBack(400) },
  'POST /api/account/restore': alsoHeldBack(200),
  'GET /api/account/export': alsoHeldBack(200),
  'POST /api/account/password': {
    body: () => ({ currentPassword: 'sbagliata', password: 'nuova parola' }),
    ...signedIn(400),
  },
  'POST /api/account/email': {
    body: () => ({ currentPassword: 'sbagliata', email: `${uniqueWord()}@example.org` }),
    ...signedIn(400),
  },
  'POST /api/account/email/link': signedIn(202),
  // No link was ever mailed with this token.
  'POST /api/email/confirm': { body: () => ({ token: 'A'.repeat(43) }), ...everybody(400) },
  'GET /api/account/sessions': alsoHeldBack(200),
  'DELETE /api/account/sessions': alsoHeldBack(200),
  // Nobody has this session.
  'DELETE /api/account/sessions/:id': alsoHeldBack(404),
  'GET /api/passkeys': alsoHeldBack(200),
  'POST /api/passkey-options': { body: () => ({ currentPassword: 'sbagliata' }), ...signedIn(400) },
  // Of no key and no challenge.
  'POST /api/passkeys': {
    body: () => ({
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', attestationObject: 'AA' },
    }),
    ...signedIn(400),
  },
  // Nobody has this passkey.
  'PATCH /api/passkeys/:id': { body: () => ({ name: 'Telefono' }), ...signedIn(404) },
  'DELETE /api/passkeys/:id': alsoHeldBack(404),
  'POST /api/login/passkey/options': everybody(200),
  'POST /api/login/passkey': {
    body: () => ({
      id: 'AA',
      rawId: 'AA',
      type: 'public-key',
      response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
    }),
    ...everybody(401),
  },
  'POST /api/password/forgot': { body: () => ({ email: 'nessuno@example.org' }), ...everybody(202) },
  // No link was ever mailed with this token.
  'POST /api/password/reset': { body: () => ({ token: 'A'.repeat(43), password: 'segreta' }), ...everybody(400) },
  'POST /api/messages': {
    body: () => ({ name: 'Rosa', email: 'rosa@example.org', subject: 'Prova', message: uniqueWord() }),
    ...everybody(201),
  },
};

const endpoints = apiEndpoints().map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const caseOf = (name: string): Case => CASES[name] ?? everybody(0);

let people: Readonly<Record<'visitor' | 'worker' | 'employer' | 'stranger', Person>>;
let path: (pattern: string) => string;

// For each test: some of these endpoints sign people out.
beforeEach(async () => {
  people = { visitor: asVisitor, worker: await asWorker(), employer: await asEmployer(), stranger: await asStranger() };
  const job = await makeJob();
  const candidate = await makeCandidate();
  path = (pattern) => pattern.replace(':id', pattern.startsWith('/api/candidates') ? candidate.publicId : job.publicId);
});

const bodyOf = ({ body }: Case): { readonly headers?: Record<string, string>; readonly body?: string } =>
  body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body()) } : {};

test('every endpoint of the app has its case here', () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(CASES).sort());
});

describe.each(endpoints)('$name', ({ name, method, path: pattern }) => {
  const expected = caseOf(name);
  const guarded = expected.visitor === 401 && expected.worker !== 401;

  test.each(['visitor', 'worker', 'employer', 'stranger'] as const)('answers a %s as it should', async (who) => {
    const answer = await people[who].send(path(pattern), { method, ...bodyOf(expected) });
    if (expected[who] >= 400) await expectProblem(answer, expected[who]);
    else expect(answer.status).toBe(expected[who]);
  });

  test('is closed to who is held back, with why, unless it says otherwise', async () => {
    const status = expected.heldBack ?? (guarded ? 403 : expected.stranger);
    for (const [person, why] of [
      [await asSuspended('Offerte false'), 'Il tuo account è sospeso. Motivo: Offerte false.'],
      [await asLeaving(), 'Il tuo account sarà eliminato il '],
    ] as const) {
      const answer = await person.send(path(pattern), { method, ...bodyOf(expected) });
      if (status < 400) expect(answer.status).toBe(status);
      else {
        const { message } = await expectProblem(answer, status);
        if (status === 403 && expected.heldBack !== expected.stranger) expect(message).toContain(why);
      }
    }
  });

  test('is not opened, nor closed, by a bad token', async () => {
    const bad = [...(await badAuthorizations())];
    // What is open does not look at tokens, and three of these endpoints cost a password hash each time.
    for (const [what, Authorization] of guarded ? bad : bad.slice(0, 2)) {
      const init = bodyOf(expected);
      const headers = { ...init.headers, Authorization };
      const answer = await asVisitor.send(path(pattern), { method, ...init, headers });
      expect(answer.status, what).toBe(expected.visitor);
      if (guarded) {
        expect(answer.headers.get('WWW-Authenticate'), what).toBe('Bearer');
        await expectProblem(answer, 401);
      }
    }
  });

  test('refuses a body that is not a small JSON object', async () => {
    if (!expected.body) return;
    for (const { what, status, init } of badBodies()) {
      const answer = await people.worker.send(path(pattern), { method, ...init });
      expect(answer.status, what).toBe(status);
      await expectProblem(answer, status);
    }
  });

  test('names a field it does not know', async () => {
    if (!expected.body) return;
    const body = { ...Object(expected.body()), status: 'open', __proto: 1 };
    const { issues } = await expectProblem(await people.worker.post(path(pattern), body, { method }), 400);
    expect(issues).toEqual([
      { path: 'status', message: 'Campo sconosciuto' },
      { path: '__proto', message: 'Campo sconosciuto' },
    ]);
  });

  test('takes its media type in any case and with parameters', async () => {
    if (!expected.body) return;
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ; charset="utf-8"']) {
      const answer = await people.stranger.post(
        path(pattern),
        { nonsense: true },
        { method, headers: { 'Content-Type': type } },
      );
      const { issues } = await expectProblem(answer, 400);
      expect(issues, type).toContainEqual({ path: 'nonsense', message: 'Campo sconosciuto' });
    }
  });
});

describe.each([...new Set(endpoints.map((endpoint) => endpoint.path))])('%s', (pattern) => {
  test('refuses other methods and says which it has', async () => {
    const allowed = allowedMethods(pattern);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((method) => !allowed.includes(method));
    for (const method of others) {
      const answer = await people.worker.send(path(pattern), { method });
      expect(answer.headers.get('Allow'), method).toBe(allowed.join(', '));
      await expectProblem(answer, 405);
    }
  });

  test('answers HEAD as GET, without the body', async () => {
    if (!allowedMethods(pattern).includes('GET')) return;
    const [head, get] = await Promise.all([
      people.worker.send(path(pattern), { method: 'HEAD' }),
      people.worker.get(path(pattern)),
    ]);
    expect(head.status).toBe(get.status);
    expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
    expect(await head.text()).toBe('');
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/jobs/x/y/z', '/api/jobs/', '/api//jobs', '/api/JOBS'])(
  '%s is no address of the API, for any method',
  async (address) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      await expectProblem(await people.worker.send(address, { method }), 404);
    }
  },
);

test('a page takes GET and HEAD only', async () => {
  const answer = await asVisitor.send('/offerte', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
  expect(answer.headers.get('Allow')).toBe('GET, HEAD');
  await expectProblem(answer, 405);
});
