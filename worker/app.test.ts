import { beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from './testing/access-world.ts';
import { storedRows } from './testing/database-tables.ts';
import { CASES, type EndpointCase } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { apiEndpoints, badAuthorizations, badBodies } from './testing/refusals.ts';
import { asVisitor } from './testing/requests.ts';

// Statuses by asker are tested in worker/access.test.ts.
const endpoints = apiEndpoints().map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));

let shared: World;
let bad: [what: string, authorization: string][];
beforeAll(async () => {
  shared = await makeWorld();
  bad = [...(await badAuthorizations())];
});

type Init = { readonly headers?: Record<string, string>; readonly body?: string };
const bodyOf = ({ body }: EndpointCase, world: World): Init =>
  body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body(world)) } : {};

describe.each(endpoints)('$name', ({ name, method, path: pattern }) => {
  const expected = CASES[name] ?? expect.fail(`${name} has no row in shared/calls`);
  const guarded = expected.visitor === 401 && expected.worker !== 401;

  test('is not opened, nor closed, by a bad token', async () => {
    // Open to everybody, some of these endpoints sign people out.
    const world = guarded ? shared : await makeWorld();
    // Public endpoints do not read tokens, and three of them cost a password hash each time.
    for (const [what, Authorization] of guarded ? bad : bad.slice(0, 2)) {
      const init = bodyOf(expected, world);
      const headers = { ...init.headers, Authorization };
      const answer = await asVisitor.send(world.path(pattern), { method, ...init, headers });
      // Sent twice, it may be there already.
      expect(expected.visitor === 201 ? [200, 201] : [expected.visitor], what).toContain(answer.status);
      if (guarded) {
        expect(answer.headers.get('WWW-Authenticate'), what).toBe('Bearer');
        await expectProblem(answer, 401);
      }
    }
  });

  const asker = expected.worker === 403 && expected.admin === 200 ? 'admin' : expected.owner;
  const allowed = () => shared.ask(asker, expected.owner);

  if (method === 'GET')
    test('changes no row as a read', async () => {
      for (const reading of ['GET', 'HEAD']) {
        const before = await storedRows();
        const answer = await allowed().send(shared.path(pattern), { method: reading });
        expect(answer.status, reading).toBe(expected[asker]);
        if (reading === 'HEAD') expect(await answer.text()).toBe('');
        expect(await storedRows(), reading).toEqual(before);
      }
    });

  // Requests of a permitted asker with invalid input.
  const makeBody = expected.body;
  if (makeBody === undefined) return;

  test('refuses a body that is not a small JSON object', async () => {
    for (const { what, status, init } of badBodies()) {
      const answer = await allowed().send(shared.path(pattern), { method, ...init });
      expect(answer.status, what).toBe(status);
      await expectProblem(answer, status);
    }
  });

  test('names a field it does not know', async () => {
    const body = { ...Object(makeBody(shared)), unknown: 'open', __proto: 1 };
    const { issues } = await expectProblem(await allowed().post(shared.path(pattern), body, { method }), 400);
    expect(issues).toEqual([
      { path: 'unknown', message: 'Campo sconosciuto' },
      { path: '__proto', message: 'Campo sconosciuto' },
    ]);
  });

  test('takes its media type in any case and with parameters', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ; charset="utf-8"']) {
      const answer = await allowed().post(
        shared.path(pattern),
        { nonsense: true },
        { method, headers: { 'Content-Type': type } },
      );
      const { issues } = await expectProblem(answer, 400);
      expect(issues, type).toContainEqual({ path: 'nonsense', message: 'Campo sconosciuto' });
    }
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/jobs/x/y/z', '/api/jobs/', '/api//jobs', '/api/JOBS'])(
  '%s is no address of the API, for any method',
  async (address) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      await expectProblem(await shared.people.worker.send(address, { method }), 404);
    }
  },
);

test.each(['/', '/offerte', '/api/jobs', '/api/jobs/nothing', '/openapi.json', '/assets/fixture-1a2b3c4d.css'])(
  '%s does not repeat to anybody what they sent: TRACE is refused',
  async (path) => {
    const answer = await asVisitor.send(path, { method: 'TRACE', headers: { 'X-Sent': 'nobody-repeats-this' } });
    expect(answer.headers.get('Allow')).toContain('GET, HEAD');
    expect(answer.headers.get('Allow')).not.toContain('TRACE');
    expect(JSON.stringify([...answer.headers])).not.toContain('nobody-repeats-this');
    expect(JSON.stringify(await expectProblem(answer, 405))).not.toContain('nobody-repeats-this');
  },
);
