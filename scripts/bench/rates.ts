import autocannon, { type Request, type Result } from 'autocannon';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { roundPosition } from '../../shared/places/distance.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { callApi, logIn, sampleJob } from '../lib/api.ts';
import { quantile, table, thousands } from '../lib/report.ts';
import { Failure } from '../lib/run.mjs';
import { cpuOf } from '../lib/workerd.ts';

const CONNECTIONS = 8;
const TURNS = 5;
const TURN_SECONDS = 1;
/** Until what is asked for often has been compiled well, as in a Worker that has served for a while. */
const WARM_UP_SECONDS = 3;
/** Baseline of every measurement: a small file that the same server reads from the disk. */
const STATIC_FILE = '/favicon.svg';

/** Least share of the static file's rate, of pages from the edge cache and of those rendered for one request. */
const LEAST = { cached: 0.5, fresh: 0.1 };

const JOBS = pathOf('GET /api/jobs');
const [SEARCH, SEARCH_PAGE] = [
  withQuery(JOBS, { search: 'cuoca' }),
  withQuery(pagePath.jobs(), { search: 'cameriera', v: 1 }),
];

type Route = {
  readonly name: string;
  readonly request: Request;
  readonly target?: keyof typeof LEAST | undefined;
};

/** Requests of the run, publishing last, as it invalidates the caches. */
async function routesOf(url: string): Promise<Route[]> {
  const token = await logIn(url, 'employer');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const offer = () => sampleJob(crypto.randomUUID());
  const published = await callApi(url, 'POST /api/jobs', { token, body: offer() });
  const { id } = (await published.json()) as { id: string };
  // A person who has just written bypasses every cache.
  const cookies = published.headers.getSetCookie().map((text) => text.split(';')[0]);
  const cookie = cookies.join('; ');
  const fresh = { headers: { cookie } };
  const route = (name: string, path: string, options: Request = {}, target?: Route['target']): Route => ({
    name,
    target,
    request: { path, ...options },
  });
  const plain = [
    SEARCH,
    SEARCH_PAGE,
    withQuery(JOBS, { category: 'edilizia' }),
    withQuery(JOBS, { sort: 'title', type: 'Weekend' }),
    pathOf('GET /api/jobs/filters'),
    withQuery(pathOf('GET /api/jobs/filters'), { search: 'cuoca' }),
    withQuery(JOBS, { search: 'turni', town: VALLEY.examples.town.slug, radius: 15 }),
    withQuery(JOBS, { ...roundPosition(VALLEY.centre), radius: 10, sort: 'distance' }),
  ];
  return [
    route('Hot list, API, from KV', JOBS),
    route('The same list from D1', JOBS, fresh),
    route('List, HTML, from the edge cache', pagePath.jobs(), {}, 'cached'),
    route('The same page rendered afresh', pagePath.jobs(), fresh, 'fresh'),
    route('Offer, HTML, from the edge cache', pagePath.job(id), {}, 'cached'),
    route('The same offer rendered afresh', pagePath.job(id), fresh, 'fresh'),
    route('Home, HTML', pagePath.home()),
    ...plain.map((path) => route(`\`${path}\``, path)),
    route('Publishing', JOBS, {
      method: 'POST',
      headers,
      setupRequest: (request) => ({ ...request, body: JSON.stringify(offer()) }),
    }),
  ];
}

/** Asks over and over on some connections at once. @throws Failure where something is refused */
async function drive(url: string, { name, request }: Route, duration: number) {
  const times: number[] = [];
  let bytes = 0;
  const { errors, non2xx } = await new Promise<Result>((done, fail) =>
    autocannon({ url, connections: CONNECTIONS, duration, requests: [request] }, (error, result) =>
      error ? fail(error) : done(result),
    ).on('response', (_client, _status, size, time) => {
      times.push(time);
      bytes += size;
    }),
  );
  if (errors + non2xx > 0) throw new Failure(`${name}: ${errors} errors, ${non2xx} refusals`);
  return { times, bytes };
}

/**
 * How fast each route is answered, by turns with the static file, so that what else the machine does weighs on both. `perSecond`,
 * times in milliseconds, bytes without compression; `cpu`: of the runtime for one request; `ratio`: rate as a share of the file's.
 * @param pid of the runtime, where it is known
 */
export async function measureRates(url: string, pid: number | null) {
  const file: Route = { name: `\`${STATIC_FILE}\`, a static file`, request: { path: STATIC_FILE } };
  const rates = [];
  for (const route of [file, ...(await routesOf(url))]) {
    const found = { times: [] as number[], bytes: 0, cpu: 0, file: 0 };
    await drive(url, route, WARM_UP_SECONDS);
    for (let turn = 0; turn < TURNS; turn++) {
      found.file += (await drive(url, file, TURN_SECONDS)).times.length;
      const before = pid === null ? 0 : cpuOf(pid);
      const { times, bytes } = await drive(url, route, TURN_SECONDS);
      found.cpu += pid === null ? 0 : cpuOf(pid) - before;
      found.times.push(...times);
      found.bytes += bytes;
    }
    const count = found.times.length;
    rates.push({
      name: route.name,
      target: route.target,
      perSecond: count / (TURNS * TURN_SECONDS),
      p50: quantile(found.times, 0.5),
      p99: quantile(found.times, 0.99),
      bytes: found.bytes / count,
      cpu: pid === null ? null : found.cpu / count,
      ratio: count / found.file,
    });
  }
  return rates;
}

export const rateTable = (rates: Awaited<ReturnType<typeof measureRates>>): string =>
  table([
    ['Request', 'A second', 'Share of the file', 'To reach', 'p50 / p99', 'CPU', 'Uncompressed'],
    ...rates.map(({ name, target, perSecond, ratio, p50, p99, cpu, bytes }) => [
      name,
      thousands(Math.round(perSecond)),
      ratio.toFixed(2),
      target === undefined ? '' : `${LEAST[target]}: ${ratio < LEAST[target] ? 'missed' : 'reached'}`,
      `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
      cpu === null ? '' : `${cpu.toFixed(2)} ms`,
      `${(bytes / 1000).toFixed(1)} kB`,
    ]),
  ]);
