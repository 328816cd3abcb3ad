import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.mjs';
import { keptOpen, quantile } from '../lib/load.mjs';
import { Failure } from '../lib/run.mjs';
import { sampleJob } from '../lib/sample-job.mjs';
import { cpuOf } from '../lib/workerd.mjs';
import { CONNECTIONS, drive } from './drive.mjs';
import { STATIC_FILE } from './latency.mjs';

const TURNS = 5;
const TURN_MS = 800;
/** Until what is asked for often has been compiled well, as in a Worker that has served for a while. */
const WARM_UP_MS = 4000;

/** Least share of the static file's rate. */
export const LEAST = { kept: 0.5, afresh: 0.1 };

/**
 * `perSecond` and times in milliseconds; `cpu`: of the runtime for one request, where it can be read.
 * @typedef {object} Rate
 * @property {string} name
 * @property {keyof typeof LEAST | undefined} target
 * @property {number} perSecond
 * @property {number} p50
 * @property {number} p99
 * @property {number | null} cpu
 * @property {{ p50: number, p99: number }} ratios times as multiples of the static file's in the same turns
 * @property {number} ratio rate as a share of the static file's in the same turns
 */

/** @typedef {{ name: string, target?: keyof typeof LEAST, next: () => import('../lib/load.mjs').Ask }} Route */

/** @param {number} serial */
const offer = (serial) => sampleJob(`${Date.now().toString(36)} ${serial}`);

/** @param {string} url @param {string} path @param {unknown} body @param {Record<string, string>} [headers] */
async function post(url, path, body, headers = {}) {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Failure(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Requests of the run, publishing last, as it invalidates the caches. @param {string} url @returns {Promise<Route[]>} */
export async function routesOf(url) {
  const employer = DEMO_ACCOUNTS.find(({ role }) => role === 'employer');
  const login = await post(url, pathOf('POST /api/login'), { email: employer?.email, password: employer?.password });
  const { token } = /** @type {{ token: string }} */ (await login.json());
  let serial = 0;
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const published = await post(url, pathOf('GET /api/jobs'), offer(serial++), headers);
  const { id } = /** @type {{ id: string }} */ (await published.json());
  // A person who has just written bypasses every cache.
  const [cookie = ''] = published.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
  const get = (/** @type {string} */ path) => () => ({ path });
  const afresh = (/** @type {string} */ path) => () => ({ path, headers: { cookie } });
  const publish = () => ({
    path: pathOf('GET /api/jobs'),
    method: 'POST',
    headers,
    body: JSON.stringify(offer(serial++)),
  });
  return [
    { name: 'Hot list, API, from KV', next: get(pathOf('GET /api/jobs')) },
    { name: 'The same list from D1', next: afresh(pathOf('GET /api/jobs')) },
    { name: 'List, HTML, from the edge cache', target: 'kept', next: get(pagePath.jobs()) },
    { name: 'The same page rendered afresh', target: 'afresh', next: afresh(pagePath.jobs()) },
    { name: 'Offer, HTML, from the edge cache', target: 'kept', next: get(pagePath.job(id)) },
    { name: 'The same offer rendered afresh', target: 'afresh', next: afresh(pagePath.job(id)) },
    { name: 'Text search, API', next: get(`${pathOf('GET /api/jobs')}?search=cameriera`) },
    { name: 'Publishing', next: publish },
  ];
}

/** @typedef {{ times: number[], seconds: number, cpu: number }} Turns */

/** @returns {Turns} */
const noTurns = () => ({ times: [], seconds: 0, cpu: 0 });

/**
 * How many requests a second each kind of request reaches, by turns with the static file, so that what else the machine
 * does weighs on both.
 * @param {string} url
 * @param {number | null} pid of the runtime, where it is known
 * @returns {Promise<Rate[]>} the static file first
 */
export async function measureRates(url, pid) {
  const routes = await routesOf(url);
  const agent = keptOpen(CONNECTIONS);
  const file = () => ({ path: STATIC_FILE });
  const cpu = () => (pid === null ? 0 : cpuOf(pid));
  /** @param {Route['next']} next @param {Turns} turns */
  async function turn(next, turns) {
    const before = cpu();
    const { times, seconds } = await drive(url, next, TURN_MS, agent);
    turns.cpu += cpu() - before;
    turns.times.push(...times);
    turns.seconds += seconds;
  }
  /** @param {Pick<Route, 'name' | 'target'>} route @param {Turns} turns @param {Turns} ofFile @returns {Rate} */
  const toRate = ({ name, target }, turns, ofFile) => ({
    name,
    target,
    perSecond: turns.times.length / turns.seconds,
    p50: quantile(turns.times, 0.5),
    p99: quantile(turns.times, 0.99),
    ratios: {
      p50: quantile(turns.times, 0.5) / quantile(ofFile.times, 0.5),
      p99: quantile(turns.times, 0.99) / quantile(ofFile.times, 0.99),
    },
    cpu: pid === null ? null : turns.cpu / turns.times.length,
    ratio: turns.times.length / turns.seconds / (ofFile.times.length / ofFile.seconds),
  });
  try {
    const all = noTurns();
    /** @type {Rate[]} */
    const rates = [];
    await drive(url, file, WARM_UP_MS, agent);
    for (const route of routes) {
      const [turns, ofFile] = [noTurns(), noTurns()];
      await drive(url, route.next, WARM_UP_MS, agent);
      for (let count = 0; count < TURNS; count++) {
        await turn(file, ofFile);
        await turn(route.next, turns);
      }
      rates.push(toRate(route, turns, ofFile));
      all.times.push(...ofFile.times);
      all.seconds += ofFile.seconds;
      all.cpu += ofFile.cpu;
    }
    return [toRate({ name: `\`${STATIC_FILE}\`, a static file` }, all, all), ...rates];
  } finally {
    agent.destroy();
  }
}
