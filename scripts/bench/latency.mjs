import { withQuery } from '../../shared/paths.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { keptOpen, quantile, send } from '../lib/load.mjs';
import { Failure } from '../lib/run.mjs';

const ROUNDS = 200;
const WARM_UP = 5;

/** Baseline of every measurement: a small file that the same server reads from the disk. */
export const STATIC_FILE = '/favicon.svg';

/** A text alone, as an answer of the API and as a page: the ones that may hardly take longer where there is more to find. */
export const TEXT_SEARCHES = ['/api/jobs?search=cuoca', '/offerte?search=cameriera&v=1'];

const ROUTES = [
  '/',
  '/offerte',
  ...TEXT_SEARCHES,
  '/api/jobs',
  '/api/jobs?category=edilizia',
  '/api/jobs?sort=title&type=Weekend',
  '/api/jobs/filters',
  '/api/jobs/filters?search=cuoca',
  `/api/jobs?search=turni&town=${VALLEY.examples.town.slug}&radius=15`,
  withQuery('/api/jobs', { ...roundPosition(VALLEY.centre), radius: 10, sort: 'distance' }),
];

/** @typedef {{ path: string, p50: number, p99: number, ms: number, kB: number }} Latency ratios to the static file; `ms`: p50 */

/**
 * A route and the static file by turns, one request at a time, so that what else the machine does weighs on both.
 * @param {string} url
 * @param {string} path
 * @param {import('node:http').Agent} agent
 * @returns {Promise<Latency>}
 */
async function measure(url, path, agent) {
  let weight = 0;
  /** @param {string} asked @param {number[]} times */
  async function time(asked, times) {
    const start = performance.now();
    const { status, bytes } = await send(url, { path: asked }, agent);
    if (status >= 400) throw new Failure(`${asked} answered ${status}`);
    times.push(performance.now() - start);
    weight = bytes;
  }
  for (let round = 0; round < WARM_UP; round++) await time(path, []);
  /** @type {number[]} */
  const times = [];
  /** @type {number[]} */
  const ofFile = [];
  for (let round = 0; round < ROUNDS; round++) {
    await time(STATIC_FILE, ofFile);
    await time(path, times);
  }
  const ratio = (/** @type {number} */ share) => quantile(times, share) / quantile(ofFile, share);
  return { path, p50: ratio(0.5), p99: ratio(0.99), ms: quantile(times, 0.5), kB: weight / 1000 };
}

/**
 * How long the built Worker takes to answer.
 * @param {string} url where it listens
 * @returns {Promise<Latency[]>}
 */
export async function measureLatency(url) {
  const agent = keptOpen(1);
  try {
    /** @type {Latency[]} */
    const found = [];
    for (const path of ROUTES) found.push(await measure(url, path, agent));
    return found;
  } finally {
    agent.destroy();
  }
}
