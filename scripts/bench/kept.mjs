import { setTimeout as wait } from 'node:timers/promises';
import { pathOf } from '../../shared/calls/path.ts';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { logIn } from '../demo/accounts.mjs';
import { table, thousands, writeReport } from '../lib/report.mjs';
import { Failure } from '../lib/run.mjs';
import { sampleJob } from '../lib/sample-job.mjs';
import { makeReader } from '../soak/reads.mjs';

/** The reads of the run, how long they take together, and how often an offer is published meanwhile. */
const READS = 1000;
const MINUTES = 2;
const OFFERS_A_MINUTE = 2;
/** Reads before them, which are not counted: a site is not asked for the first time all at once. */
const BEFORE = 500;
/** Offers that people open: the newest. */
const OPENED = 50;
/** Least share of the reads that are cached: the index in memory answers the others, with one statement for the rows of a page. */
const LEAST = 0.5;

const NO_FILE = '/no-file';

/** @param {string} path @returns {string} kind of an address */
const kindOf = (path) =>
  path
    .replace(/\?.*/, '')
    .replace(/^\/api\/jobs\/(?!counts)[^/]+$/, '/api/jobs/…')
    .replace(/^\/offerte\/.+$/, '/offerte/…')
    .replace(/^\/lavoro-.+$/, '/lavoro-…');

/** Tells whether an answer came from KV, or a document from the cache. @param {Response} answer */
const isCached = ({ headers }) => /(edge|list);desc="hit"/.test(headers.get('Server-Timing') ?? '');

/**
 * Counts how many of 1,000 mixed reads, the mix of `npm run soak` without its files, are answered from a cache while
 * offers are published in all places and categories.
 * @param {string} url
 * @param {number} offers open
 * @throws {Failure} where fewer are cached than promised
 */
export async function benchKept(url, offers) {
  const get = async (/** @type {string} */ path) => {
    const answer = await fetch(url + path);
    await answer.clone().arrayBuffer();
    return answer;
  };
  const list = await get(withQuery(pathOf('GET /api/jobs'), { limit: OPENED }));
  const ids = /** @type {{ id: string }[]} */ (await list.json()).map(({ id }) => id);
  const draw = makeReader(ids, [NO_FILE]);
  const next = () => {
    for (let path = draw(); ; path = draw()) if (path !== NO_FILE) return path;
  };
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await logIn(url, 'employer')}` };
  /** @param {number} serial */
  const publish = async (serial) => {
    const location = MUNICIPALITIES[(serial * 11) % MUNICIPALITIES.length]?.name;
    const category = JOB_CATEGORIES[(serial * 3) % JOB_CATEGORIES.length];
    const body = JSON.stringify({ ...sampleJob(String(serial)), location, category });
    const { ok, status } = await fetch(url + pathOf('POST /api/jobs'), { method: 'POST', headers, body });
    if (!ok) throw new Failure(`Publishing answered ${status}`);
  };
  for (let read = 0; read < BEFORE; read++) await get(next());
  /** @type {Map<string, { reads: number, cached: number }>} */
  const found = new Map();
  const begin = performance.now();
  const publishEvery = Math.round(READS / (MINUTES * OFFERS_A_MINUTE));
  for (let read = 0; read < READS; read++) {
    await wait(Math.max(0, begin + (read * MINUTES * 60_000) / READS - performance.now()));
    if (read % publishEvery === 0) await publish(read);
    const path = next();
    const { reads, cached } = found.get(kindOf(path)) ?? { reads: 0, cached: 0 };
    found.set(kindOf(path), { reads: reads + 1, cached: cached + Number(isCached(await get(path))) });
  }
  const share = [...found.values()].reduce((sum, { cached }) => sum + cached, 0) / READS;
  const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;
  const rows = [...found].sort(([a], [b]) => a.localeCompare(b));
  writeReport('bench-kept', [
    `${thousands(READS)} mixed reads in ${MINUTES} minutes over ${thousands(offers)} open offers, while ${OFFERS_A_MINUTE} offers a minute are ` +
      `published. At least ${percent(LEAST)} are to come from a cache.`,
    table([
      ['Asked for', 'Reads', 'Cached'],
      ...rows.map(([kind, { reads, cached }]) => [`\`${kind}\``, String(reads), percent(cached / reads)]),
      ['Together', thousands(READS), percent(share)],
    ]),
  ]);
  if (share < LEAST) throw new Failure(`Only ${percent(share)} of the reads came from a cache.`);
}
