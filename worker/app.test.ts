import { beforeAll, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../shared/calls/all.ts';
import type { Call } from '../shared/calls/call.ts';
import { makeWorld, type World } from './testing/access-world.ts';
import { storedRows } from './testing/database-tables.ts';
import { CASES, type EndpointCase } from './testing/endpoint-cases.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { apiEndpoints, badAuthorizations, badBodies } from './testing/refusals.ts';
import { asVisitor } from './testing/requests.ts';

// Statuses by asker are tested in worker/access.test.ts.
const endpoints = apiEndpoints().map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }));
type Named = (typeof endpoints)[number];
const caseOf = ({ name }: Named): EndpointCase => CASES[name] ?? expect.fail(`${name} has no row in shared/calls`);

let shared: World;
beforeAll(async () => {
  shared = await makeWorld();
});

/** Sends a request as somebody who may. */
const send = (endpoint: Named, init: Parameters<typeof asVisitor.send>[1] = {}) => {
  const { owner, worker, admin } = caseOf(endpoint);
  const asker = worker === 403 && admin === 200 ? 'admin' : owner;
  return shared.ask(asker, owner).send(shared.path(endpoint.path), { method: endpoint.method, ...init });
};
const sendJson = (endpoint: Named, body: object, type = 'application/json') =>
  send(endpoint, { body: JSON.stringify(body), headers: { 'Content-Type': type } });

const isGuarded = (endpoint: Named): boolean => {
  const { visitor, worker } = caseOf(endpoint);
  return visitor === 401 && worker !== 401;
};
/** One call of each way to look at an account: the calls of one way share it. */
const oneOfEach = [
  ...Map.groupBy(endpoints.filter(isGuarded), ({ name }) => (CALLS[name as CallName] as Call).who).values(),
].flatMap(([first]) => first ?? []);

test.each(oneOfEach)('$name is not opened by a bad token', async (endpoint) => {
  const { body } = caseOf(endpoint);
  const json = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body(shared)) };
  for (const [what, Authorization] of await badAuthorizations()) {
    const headers = { ...json?.headers, Authorization };
    const init = { method: endpoint.method, ...json, headers };
    const answer = await asVisitor.send(shared.path(endpoint.path), init);
    expect(answer.headers.get('WWW-Authenticate'), what).toBe('Bearer');
    await expectProblem(answer, 401);
  }
});

test.each(endpoints.filter(({ method }) => method === 'GET'))('$name changes no row as a read', async (endpoint) => {
  const before = await storedRows();
  const answer = await send(endpoint);
  const head = await send(endpoint, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([answer.status, '']);
  expect(await storedRows()).toEqual(before);
});

// Requests of a permitted asker with invalid input.
const withBody = endpoints.filter((endpoint) => caseOf(endpoint).body !== undefined);

test.each(withBody)('$name names a field it does not know', async (endpoint) => {
  const body = { ...Object(caseOf(endpoint).body?.(shared)), unknown: 'open', __proto: 1 };
  const { issues } = await expectProblem(await sendJson(endpoint, body), 400);
  expect(issues).toEqual([
    { path: 'unknown', message: 'Campo sconosciuto' },
    { path: '__proto', message: 'Campo sconosciuto' },
  ]);
});

// One call of JSON alone, and one that takes a form as well: all others have the same steps.
describe.each(withBody.filter(({ name }) => /^POST .api.jobs(.:id.applications)?$/.test(name)))('$name', (endpoint) => {
  test('refuses a body that is not a small JSON object', async () => {
    for (const { what, status, init } of badBodies()) {
      const answer = await send(endpoint, init);
      expect(answer.status, what).toBe(status);
      await expectProblem(answer, status);
    }
  });

  test('takes its media type in any case and with parameters', async () => {
    for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json ; charset="utf-8"']) {
      const { issues } = await expectProblem(await sendJson(endpoint, { nonsense: true }, type), 400);
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
