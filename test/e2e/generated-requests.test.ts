import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../../scripts/fuzz/run.ts';
import { OUTSIDE, serveCopy } from '../../scripts/lib/serve-build.ts';
import { ADMIN, ADMINISTRATION_SQL } from './administration.ts';
import { makeDatabase } from './site-database.ts';

/** Fixed, so that each run sends the same requests; `npm run fuzz` sends as many more as are asked for. */
const SEED = 20_261;
const REQUESTS = 800;

let folder: string;
let server: Awaited<ReturnType<typeof serveCopy>>;

// A separate site, as generated rows would appear in the lists of other journeys.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-generated-'));
  const state = await makeDatabase(folder, ADMINISTRATION_SQL);
  server = await serveCopy(folder, state, { outside: OUTSIDE, vars: { PASSWORD_COST: 'least' } });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

test('generated requests to every call and page get no 5xx, and no answer over 1 MB', async () => {
  const options = { siteUrl: server.url, admin: ADMIN, seed: SEED, count: REQUESTS };
  const { broken, byEndpoint, requests } = await fuzz(options);
  expect(broken.map(({ rule, as, request }) => ({ rule, as, ...request, body: String(request.body) }))).toEqual([]);
  expect(requests).toBe(REQUESTS);
  // Nearly every call and page of the site was asked.
  expect(Object.keys(byEndpoint).length).toBeGreaterThan(140);
});
