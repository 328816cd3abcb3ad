import { beforeAll, expect, test } from 'vitest';
import { makeWorld, type World } from './testing/access-world.ts';
import { storedRows } from './testing/database-tables.ts';
import { CASES } from './testing/endpoint-cases.ts';
import { apiEndpoints } from './testing/refusals.ts';

const reads = apiEndpoints().filter(({ method }) => method === 'GET');

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

test.each(reads)('GET $path changes no row', async ({ path }) => {
  const expected = CASES[`GET ${path}`] ?? expect.fail(`GET ${path} has no row in shared/calls`);
  const asker = expected.worker === 403 && expected.admin === 200 ? 'admin' : expected.owner;
  for (const method of ['GET', 'HEAD']) {
    const before = await storedRows();
    const answer = await world.ask(asker, expected.owner).send(world.path(path), { method });
    expect(answer.status, method).toBe(expected[asker]);
    if (method === 'HEAD') expect(await answer.text()).toBe('');
    expect(await storedRows(), method).toEqual(before);
  }
});
