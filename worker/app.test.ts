import { beforeEach, describe, expect, test } from 'vitest';
import { CASES, type EndpointCase, everybody } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { makeJob } from './testing/factories.ts';
import { makeCandidate } from './testing/make-candidate.ts';
import { allowedMethods, apiEndpoints, badAuthorizations, badBodies } from './testing/refusals.ts';
import {
  asAdmin,
  asEmployer,
  asLeaving,
  asStranger,
  asSuspended,
  asVisitor,
  asWorker,
  type Person,
} from './testing/requests.ts';

const endpoints = apiEndpoints().map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
const caseOf = (name: string): EndpointCase => CASES[name] ?? everybody(0);

let people: Readonly<Record<'visitor' | 'worker' | 'employer' | 'stranger' | 'admin', Person>>;
let path: (pattern: string) => string;

// For each test: some of these endpoints sign people out.
beforeEach(async () => {
  people = {
    visitor: asVisitor,
    worker: await asWorker(),
    employer: await asEmployer(),
    stranger: await asStranger(),
    admin: await asAdmin(),
  };
  const job = await makeJob();
  const candidate = await makeCandidate();
  path = (pattern) => pattern.replace(':id', pattern.includes('/candidates/') ? candidate.publicId : job.publicId);
});

const bodyOf = ({ body }: EndpointCase): { readonly headers?: Record<string, string>; readonly body?: string } =>
  body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body()) } : {};

test('every endpoint of the app has its case', () => {
  expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(CASES).sort());
});

describe.each(endpoints)('$name', ({ name, method, path: pattern }) => {
  const expected = caseOf(name);
  const guarded = expected.visitor === 401 && expected.worker !== 401;
  const allowed = expected.admin === undefined ? 'worker' : 'admin';

  test.each(['visitor', 'worker', 'employer', 'stranger', 'admin'] as const)(
    'answers a %s as it should',
    async (who) => {
      const status = expected[who];
      if (status === undefined) return;
      const answer = await people[who].send(path(pattern), { method, ...bodyOf(expected) });
      if (status >= 400) await expectProblem(answer, status);
      else expect(answer.status).toBe(status);
    },
  );

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
      // Sent twice, it may be there already.
      expect(expected.visitor === 201 ? [200, 201] : [expected.visitor], what).toContain(answer.status);
      if (guarded) {
        expect(answer.headers.get('WWW-Authenticate'), what).toBe('Bearer');
        await expectProblem(answer, 401);
      }
    }
  });

  test('refuses a body that is not a small JSON object', async () => {
    if (!expected.body) return;
    for (const { what, status, init } of badBodies()) {
      const answer = await people[allowed].send(path(pattern), { method, ...init });
      expect(answer.status, what).toBe(status);
      await expectProblem(answer, status);
    }
  });

  test('names a field it does not know', async () => {
    if (!expected.body) return;
    const body = { ...Object(expected.body()), unknown: 'open', __proto: 1 };
    const { issues } = await expectProblem(await people[allowed].post(path(pattern), body, { method }), 400);
    expect(issues).toEqual([
      { path: 'unknown', message: 'Campo sconosciuto' },
      { path: '__proto', message: 'Campo sconosciuto' },
    ]);
  });

  test('takes its media type in any case and with parameters', async () => {
    if (!expected.body) return;
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ; charset="utf-8"']) {
      const answer = await people[allowed].post(
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
