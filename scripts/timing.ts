// `npm run timing [-- --requests 300]`: compares how long the built Worker takes to refuse a login, to ask one for a code, and to
// take a request for a new password, for addresses with and without an account. Exit code 1 if they differ.
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfChanged } from './build.mjs';
import { withLocal } from './lib/local-database.ts';
import { freePort } from './lib/port.mjs';
import { table } from './lib/report.mjs';
import { Failure, main, mustRun, readArgs, say } from './lib/run.mjs';
import { serveBuild } from './lib/serve-build.mjs';
import { withFolder } from './lib/temporary.mjs';
import { accountsSql, GROUPS, type Group } from './timing/groups.ts';

const WARM_UP = 10;
/** After each request: the Worker's work after its answer, such as sending the mail, weighs on no other. */
const PAUSE_MS = 15;
/** Share of the times left out at each end: other programs make some of them very long. */
const TRIM = 0.2;
const SHUFFLES = 2000;
/** Chance of a false alarm, of all comparisons together. */
const ALPHA = 0.01;

let networks = 0;

/** Time of one request in milliseconds. */
async function time(url: string, { path, body }: Group): Promise<number> {
  // Each from a network of its own, as one may send ten logins a minute.
  const headers = {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': `198.18.${++networks >> 8}.${networks & 255}`,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body()) };
  const start = performance.now();
  const answer = await fetch(url + path, init);
  await answer.arrayBuffer();
  const taken = performance.now() - start;
  if (![202, 401, 403].includes(answer.status)) throw new Failure(`${path} answered ${answer.status}`);
  await sleep(PAUSE_MS);
  return taken;
}

/** Times of every group, measured in rounds of which each has an order of its own. */
async function measure(url: string, groups: readonly Group[], requests: number): Promise<number[][]> {
  const times = groups.map((): number[] => []);
  for (let round = -WARM_UP; round < requests; round++) {
    const order = groups.map((group, index) => ({ group, index, place: Math.random() }));
    for (const { group, index } of order.sort((a, b) => a.place - b.place)) {
      const taken = await time(url, group);
      if (round >= 0) times[index]?.push(taken);
    }
  }
  return times;
}

function trimmedMean(times: readonly number[]): number {
  const cut = Math.floor(TRIM * times.length);
  const middle = times.toSorted((a, b) => a - b).slice(cut, times.length - cut);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Permutation test: how often times that are dealt out by chance differ as much as these. */
function chanceOf(own: readonly number[], reference: readonly number[]): number {
  const difference = (a: readonly number[], b: readonly number[]) => Math.abs(trimmedMean(a) - trimmedMean(b));
  const found = difference(own, reference);
  const all = [...own, ...reference];
  let asLarge = 0;
  for (let shuffle = 0; shuffle < SHUFFLES; shuffle++) {
    const dealt = all.map((value) => ({ value, place: Math.random() })).sort((a, b) => a.place - b.place);
    const values = dealt.map(({ value }) => value);
    if (difference(values.slice(0, own.length), values.slice(own.length)) >= found) asLarge++;
  }
  return asLarge / SHUFFLES;
}

/** Prints the groups beside the first; true if one differs. */
function report(groups: readonly Group[], [reference = [], ...others]: readonly number[][]): boolean {
  const chances = others.map((own) => chanceOf(own, reference));
  const rows = others.map((own, index) => [
    groups[index + 1]?.name ?? '',
    trimmedMean(own).toFixed(2),
    (trimmedMean(own) - trimmedMean(reference)).toFixed(2),
    chances[index]?.toFixed(4) ?? '',
  ]);
  const first = [groups[0]?.name ?? '', trimmedMean(reference).toFixed(2), '', ''];
  console.log(table([['Group', 'ms', 'difference', 'by chance'], first, ...rows]));
  return chances.some((chance) => chance < ALPHA / chances.length);
}

await main(async () => {
  const usage = 'Usage: npm run timing [-- --requests 30 to 5000]';
  const { values } = readArgs(usage, { options: { requests: { type: 'string', default: '300' } } });
  const requests = Number(values.requests);
  if (!(requests >= 30 && requests <= 5000)) throw new Failure(usage);
  await buildIfChanged();
  await withFolder('timing', async (state) => {
    const local = ['lavoro-in-valle', '--local', '--persist-to', state];
    await mustRun('Migrating', 'wrangler', ['d1', 'migrations', 'apply', ...local]);
    const statements = await accountsSql();
    await withLocal(state, ({ DB }) => DB.batch(statements.map((statement) => DB.prepare(statement))));
    for (const [what, { times, groups, limits }] of Object.entries(GROUPS)) {
      const port = await freePort();
      const server = await serveBuild({ port, state, vars: { RATE_LIMITS: limits }, level: 'error' });
      try {
        say(`${what}: ${times * requests} requests of each group`);
        if (report(groups, await measure(server.url, groups, times * requests))) process.exitCode = 1;
      } finally {
        await server.stop();
      }
    }
  });
});
