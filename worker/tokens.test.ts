import { beforeAll, describe, expect, test } from 'vitest';
import { makeWorld, type World } from './testing/access-world.ts';
import { dumpStorage } from './testing/dump-storage.ts';
import { CASES } from './testing/endpoint-cases.ts';
import { makeEveryToken, PURPOSES } from './testing/every-token.ts';
import { expectProblem } from './testing/expect-problem.ts';
import { apiEndpoints } from './testing/refusals.ts';
import { asVisitor } from './testing/requests.ts';

describe.each(PURPOSES)('a token to use for: %s', (purpose) => {
  test('works for that', async () => {
    const { tokens, use } = await makeEveryToken();
    expect((await use[purpose](tokens[purpose])).status).toBe(200);
  });

  test('works for nothing else', async () => {
    const { tokens, use } = await makeEveryToken();
    const before = await dumpStorage();
    // One call ends alerts and the newsletter, each by its own token.
    for (const other of PURPOSES.filter((one) => use[one] !== use[purpose])) {
      const answer = await use[other](tokens[purpose]);
      expect([400, 401, 403], other).toContain(answer.status);
      await expectProblem(answer, answer.status);
    }
    expect(await dumpStorage()).toBe(before);
  });
});

const guarded = apiEndpoints()
  .map((endpoint) => ({ ...endpoint, name: `${endpoint.method} ${endpoint.path}` }))
  .filter(({ name }) => CASES[name]?.visitor === 401 && CASES[name]?.worker !== 401);

describe('a good token in the wrong place', () => {
  let world: World;
  beforeAll(async () => {
    world = await makeWorld();
  });

  test.each(guarded)('$name: neither query, cookie, body nor another header lets anybody in', async (endpoint) => {
    const { owner, body } = CASES[endpoint.name] ?? { owner: 'worker' };
    const { token } = world.people[owner];
    const path = world.path(endpoint.path);
    const json = { 'Content-Type': 'application/json' };
    const content = body === undefined ? {} : { headers: json, body: JSON.stringify(body(world)) };
    const places: readonly [what: string, path: string, init: RequestInit][] = [
      ['query', `${path}?token=${token}&access_token=${token}&jwt=${token}`, content],
      ['query as a header', `${path}?authorization=Bearer%20${token}`, content],
      ['cookie', path, { ...content, headers: { ...content.headers, Cookie: `token=${token}; session=${token}` } }],
      ['another header', path, { ...content, headers: { ...content.headers, 'X-Auth-Token': token } }],
      ['proxy', path, { ...content, headers: { ...content.headers, 'Proxy-Authorization': `Bearer ${token}` } }],
    ];
    const before = await dumpStorage();
    for (const [what, address, init] of places) {
      const answer = await asVisitor.send(address, { method: endpoint.method, ...init });
      expect(answer.status, what).toBe(401);
    }
    expect(await dumpStorage()).toBe(before);
  });
});
