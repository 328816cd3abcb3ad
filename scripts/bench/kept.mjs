import { pathOf } from '../../shared/calls/path.ts';
import { JOB_CATEGORIES } from '../../shared/job-values.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { keptOpen, send } from '../lib/load.mjs';
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
/** Least share of the reads that are kept. */
export const LEAST_KEPT = 0.8;

const NO_FILE = '/no-file';

/** @typedef {Map<string, { reads: number, kept: number }>} Kept reads by what was asked for, and how many were kept */

/** @param {string} path @returns {string} kind of an address */
const kindOf = (path) =>
  path
    .split('?')[0]
    ?.replace(/^\/api\/jobs\/(?!counts)[^/]+$/, '/api/jobs/…')
    .replace(/^\/offerte\/.+$/, '/offerte/…')
    .replace(/^\/lavoro-.+$/, '/lavoro-…') ?? path;

/** Tells whether an answer came from KV, or a document from the cache. @param {import('../lib/load.mjs').Answer} answer */
const isKept = ({ headers }) => /(edge|list);desc="hit"/.test(String(headers['server-timing']));

/** Publishes offers in all places and categories, one after the other. @param {string} url @param {import('node:http').Agent} agent */
async function makePublisher(url, agent) {
  const employer = DEMO_ACCOUNTS.find(({ role }) => role === 'employer');
  const json = { 'Content-Type': 'application/json' };
  const login = { path: pathOf('POST /api/login'), method: 'POST', headers: json };
  const body = JSON.stringify({ email: employer?.email, password: employer?.password });
  const { token } = JSON.parse((await send(url, { ...login, body }, agent)).text());
  let serial = 0;
  return async () => {
    serial++;
    const job = {
      ...sampleJob(String(serial)),
      location: MUNICIPALITIES[(serial * 11) % MUNICIPALITIES.length]?.name,
      category: JOB_CATEGORIES[(serial * 3) % JOB_CATEGORIES.length],
    };
    const headers = { ...json, Authorization: `Bearer ${token}` };
    const path = pathOf('POST /api/jobs');
    const { status } = await send(url, { path, method: 'POST', headers, body: JSON.stringify(job) }, agent);
    if (status >= 400) throw new Failure(`POST ${path} answered ${status}`);
  };
}

/**
 * Counts how many of 1,000 mixed reads, the mix of `npm run soak` without its files, are answered with what is kept while
 * offers are published.
 * @param {string} url
 * @returns {Promise<Kept>}
 */
export async function measureKept(url) {
  const agent = keptOpen(8);
  try {
    const list = await send(url, { path: withQuery(pathOf('GET /api/jobs'), { limit: OPENED }) }, agent);
    const ids = JSON.parse(list.text()).map((/** @type {{ id: string }} */ { id }) => id);
    const draw = makeReader(ids, [NO_FILE]);
    const next = () => {
      for (let path = draw(); ; path = draw()) if (path !== NO_FILE) return path;
    };
    const publish = await makePublisher(url, agent);
    for (let read = 0; read < BEFORE; read++) await send(url, { path: next() }, agent);
    /** @type {Kept} */
    const found = new Map();
    const begin = performance.now();
    const published = Math.round(READS / (MINUTES * OFFERS_A_MINUTE));
    for (let read = 0; read < READS; read++) {
      const early = begin + (read * MINUTES * 60_000) / READS - performance.now();
      if (early > 0) await new Promise((done) => setTimeout(done, early));
      if (read % published === 0) await publish();
      const path = next();
      const answer = await send(url, { path }, agent);
      const { reads, kept } = found.get(kindOf(path)) ?? { reads: 0, kept: 0 };
      found.set(kindOf(path), { reads: reads + 1, kept: kept + Number(isKept(answer)) });
    }
    return found;
  } finally {
    agent.destroy();
  }
}

/** Writes it into docs/performance.md. @param {Kept} found @param {number} offers @returns {{ text: string, share: number }} */
export function writeKept(found, offers) {
  const share = [...found.values()].reduce((sum, { kept }) => sum + kept, 0) / READS;
  const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;
  const rows = [...found]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([kind, { reads, kept }]) => [`\`${kind}\``, String(reads), percent(kept / reads)]);
  const all = ['Together', thousands(READS), percent(share)];
  const text = [
    '## Kept while offers are published',
    measuredOn(),
    `${thousands(READS)} mixed reads in ${MINUTES} minutes over ${thousands(offers)} open offers, while ${OFFERS_A_MINUTE} offers a minute are ` +
      `published, each in another place and category. At least ${percent(LEAST_KEPT)} are to be kept: ` +
      `${share >= LEAST_KEPT ? 'reached' : 'missed'}.`,
    table([['Asked for', 'Reads', 'Kept'], ...rows, all]),
  ].join('\n\n');
  writeSection('performance.md', { command: 'npm run bench -- --kept', title: 'Performance', text });
  return { text, share };
}
