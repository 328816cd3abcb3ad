import { BUILT_CONFIG } from '../build.mjs';
import { Failure, mustRun } from '../lib/run.mjs';
import { startServer } from '../lib/server.mjs';

const ROUNDS = 60;
const WARM_UP = 5;
const PORT = 8797;
const URL_OF_BENCH = `http://localhost:${PORT}`;

/** What every answer is compared with: a small file, which the same server reads from the disk. */
export const STATIC_FILE = '/favicon.svg';

const ROUTES = [
  '/',
  '/offerte',
  '/offerte?search=cameriera&v=1',
  '/api/jobs',
  '/api/jobs?category=edilizia',
  '/api/jobs?sort=title&type=Weekend',
  '/api/jobs/filters',
  '/api/jobs/filters?search=cuoca',
  '/api/jobs?search=cuoca',
  '/api/jobs?search=turni&town=breno&radius=15',
  '/api/jobs?lat=45.96&lon=10.3&radius=10&sort=distance',
];

const COPIED =
  'owner_id, title, company_name, location, category, type, experience, contract, description, town, lat, lon, updated_at, ' +
  'salary_min, salary_max, salary_period, salary_net, housing, meals, start_date, end_date, shifts, openings, title_key, ' +
  'location_key, cell, facets, facts';

const DAY_MS = 86_400_000;

/**
 * The demo offers over and over, up to a number: what comes later was posted later, the last one now.
 * @param {number} offers
 * @param {number} now
 */
const multiply = (offers, now) => {
  const postedAt = `CAST(${now - 25 * DAY_MS} + times.i * ${(25 * DAY_MS) / offers} AS INTEGER)`;
  return `
  WITH RECURSIVE times (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM times WHERE i < ${offers}),
  demo AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY id) AS place FROM jobs WHERE status = 'open')
  INSERT INTO jobs (public_id, posted_at, valid_through, ${COPIED})
  SELECT 'bench' || times.i, ${postedAt}, ${postedAt} + ${30 * DAY_MS}, ${COPIED}
  FROM times JOIN demo ON demo.place = 1 + times.i % (SELECT count(*) FROM demo)`;
};

/** @typedef {{ path: string, p50: number, p95: number, ms: number, kB: number }} Latency ratios to the static file; `ms`: p50 */

/** @param {string} path @returns {Promise<{ ms: number, bytes: number }>} */
async function ask(path) {
  const start = performance.now();
  const answer = await fetch(URL_OF_BENCH + path);
  const { byteLength } = await answer.arrayBuffer();
  if (!answer.ok) throw new Failure(`${path} answered ${answer.status}`);
  return { ms: performance.now() - start, bytes: byteLength };
}

/** @param {readonly number[]} times @param {number} share */
const quantile = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * A route and the static file by turns, so that what else the machine does weighs on both.
 * @param {string} path
 * @returns {Promise<Latency>}
 */
async function measure(path) {
  for (let round = 0; round < WARM_UP; round++) await ask(path);
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const ofFile = [];
  let weight = 0;
  for (let round = 0; round < ROUNDS; round++) {
    ofFile.push((await ask(STATIC_FILE)).ms);
    const { ms, bytes } = await ask(path);
    times.push(ms);
    weight = bytes;
  }
  const ratio = (/** @type {number} */ share) => quantile(times, share) / quantile(ofFile, share);
  return { path, p50: ratio(0.5), p95: ratio(0.95), ms: quantile(times, 0.5), kB: weight / 1000 };
}

/**
 * How long the built Worker takes to answer over so many open offers.
 * @param {string} state folder of a database that is made for it
 * @param {number} offers
 * @returns {Promise<Latency[]>}
 */
export async function measureLatency(state, offers) {
  await mustRun('Preparing the database', 'node', ['scripts/prepare-database.ts', state]);
  const local = ['d1', 'execute', 'lavoro-in-valle', '--local', '--persist-to', state];
  await mustRun('Filling the database', 'wrangler', [...local, '--command', multiply(offers, Date.now())]);
  const args = ['dev', '--config', BUILT_CONFIG, '--port', String(PORT), '--persist-to', state, '--log-level', 'warn'];
  const server = await startServer('wrangler', args, { url: URL_OF_BENCH });
  try {
    /** @type {Latency[]} */
    const found = [];
    for (const path of ROUTES) found.push(await measure(path));
    return found;
  } finally {
    await server.stop();
  }
}
