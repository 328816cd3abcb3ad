// `npm run bench [-- offers]`: what the public routes cost in rows and statements (test/bench), then how long the built Worker
// takes to answer over many offers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_CONFIG, buildIfChanged } from './build.mjs';
import { Failure, main, mustRun, say } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';
import { setUp } from './setup.mjs';

const OFFERS = 20_000;
const ROUNDS = 60;
const PORT = 8797;
const URL_OF_BENCH = `http://localhost:${PORT}`;

const ROUTES = [
  '/',
  '/offerte',
  '/offerte?search=cameriera',
  '/api/jobs',
  '/api/jobs?category=edilizia',
  '/api/jobs?search=cuoca',
  '/api/jobs?search=turni&town=breno&radius=15',
  '/api/jobs?lat=45.96&lon=10.3&sort=distance',
  '/api/jobs?sort=title',
  '/api/health',
];

const COPIED =
  'owner_id, title, company_name, location, category, type, experience, contract, description, town, lat, lon, posted_at, ' +
  'valid_through, updated_at, salary_min, salary_max, salary_period, salary_net, housing, meals, start_date, end_date, shifts, ' +
  'openings, title_key, location_key, cell, facets';

/** The demo offers over and over, up to a number. @param {number} offers */
const multiply = (offers) => `
  WITH RECURSIVE times (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM times WHERE i < ${offers})
  INSERT INTO jobs (public_id, ${COPIED})
  SELECT 'bench' || i || '-' || id, ${COPIED} FROM times, (SELECT * FROM jobs WHERE status = 'open') LIMIT ${offers}`;

/** @param {string} path @returns {Promise<{ ms: number, bytes: number }>} */
async function ask(path) {
  const start = performance.now();
  const answer = await fetch(URL_OF_BENCH + path);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Failure(`${path} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes: byteLength };
}

/** @param {string} path */
async function measure(path) {
  for (let round = 0; round < 5; round++) await ask(path);
  /** @type {number[]} */
  const times = [];
  let weight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { ms, bytes } = await ask(path);
    times.push(ms);
    weight = bytes;
  }
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1).padStart(7);
  console.log(`${path.padEnd(46)} ${at(0.5)} ${at(0.95)} ${(weight / 1000).toFixed(1).padStart(8)}`);
}

await main(async () => {
  const offers = Number(process.argv[2] ?? OFFERS);
  if (!Number.isInteger(offers) || offers < 1) throw new Failure('Usage: npm run bench [-- number of offers]');
  await setUp();
  await buildIfChanged();
  await mustRun('Measuring costs', 'vitest', ['run', '--config', 'test/bench/vitest.config.ts'], { show: true });
  const state = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-bench-'));
  try {
    say(`Filling a database with ${offers} offers`);
    await mustRun('Preparing the database', 'node', ['scripts/prepare-database.ts', state]);
    const local = ['d1', 'execute', 'lavoro-in-valle', '--local', '--persist-to', state];
    await mustRun('Filling the database', 'wrangler', [...local, '--command', multiply(offers)]);
    const args = [
      'dev',
      '--config',
      BUILT_CONFIG,
      '--port',
      String(PORT),
      '--persist-to',
      state,
      '--log-level',
      'warn',
    ];
    const server = await startServer('wrangler', args, { url: URL_OF_BENCH });
    try {
      console.log(`\n${'route'.padEnd(46)}  p50 ms  p95 ms       kB`);
      for (const path of ROUTES) await measure(path);
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
});
