// `npm run timing [-- --requests 300]`: whether the built Worker takes as long to refuse a login, to ask one for a code, and to
// take a request for a new password, for an address that somebody has as for one that nobody has. Says what it would have seen;
// exit code 1 if they differ.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildIfChanged } from './build.mjs';
import { refuseOccupied } from './lib/port.mjs';
import { Failure, main, mustRun, say } from './lib/run.mjs';
import { serveBuild } from './lib/serve-build.mjs';
import { withDatabase } from './testing/local-database.ts';
import { accountsSql, GROUPS, type Group } from './timing/groups.ts';
import { ALPHA, type Comparison, compare, differs, POWER } from './timing/statistics.ts';

const PORT = 8798;
const URL_OF_TIMING = `http://localhost:${PORT}`;
const REQUESTS = 300;
const WARM_UP = 10;
/** After each request: what the Worker does after its answer, such as sending the mail, weighs on no other. */
const PAUSE_MS = 15;

function readRequests([flag, text = String(REQUESTS), ...rest]: readonly string[]): number {
  const isKnown = flag === undefined || (flag === '--requests' && rest.length === 0);
  const requests = Number(text);
  if (!isKnown || !Number.isInteger(requests) || requests < 30 || requests > 5000)
    throw new Failure('Usage: npm run timing [-- --requests 30 to 5000 logins of each group]');
  return requests;
}

let networks = 0;

async function ask({ path, body }: Group): Promise<number> {
  // Each from a network of its own, as one may ask for ten logins a minute.
  const headers = {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': `198.18.${++networks >> 8}.${networks & 255}`,
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body()) };
  const start = performance.now();
  const answer = await fetch(URL_OF_TIMING + path, init);
  await answer.arrayBuffer();
  const time = performance.now() - start;
  if (![202, 401, 403].includes(answer.status)) throw new Failure(`${path} answered ${answer.status}`);
  await sleep(PAUSE_MS);
  return time;
}

/** Asks for every group as often, in rounds of which each has an order of its own. */
async function measure(groups: readonly Group[], requests: number): Promise<number[][]> {
  const times = groups.map((): number[] => []);
  for (let round = -WARM_UP; round < requests; round++) {
    const order = groups.map((group, index) => ({ group, index, place: Math.random() }));
    for (const { group, index } of order.sort((a, b) => a.place - b.place)) {
      const time = await ask(group);
      if (round >= 0) times[index]?.push(time);
    }
  }
  return times;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const ms = (time: number): string => time.toFixed(2);

function report(groups: readonly Group[], times: readonly number[][]): boolean {
  const [reference = [], ...others] = times;
  const comparisons = others.length;
  const found: Comparison[] = times.map((own) => compare(own, reference, comparisons));
  console.log(row(['Group', 'ms', 'difference', 'interval', 'p (means)', 'p (ranks)', 'would show', 'differs']));
  console.log(row(Array.from({ length: 8 }, () => '---')));
  for (const [index, own] of found.entries()) {
    const { mean, difference, interval, pMean, pRank, detectable } = own;
    const compared = [
      ms(difference),
      interval.map(ms).join(' to '),
      pMean.toFixed(3),
      pRank.toFixed(3),
      ms(detectable),
    ];
    const rest =
      index === 0 ? Array.from({ length: 6 }, () => '') : [...compared, differs(own, comparisons) ? '**yes**' : 'no'];
    console.log(row([groups[index]?.name ?? '', ms(mean), ...rest]));
  }
  return found.slice(1).some((own) => differs(own, comparisons));
}

await main(async () => {
  const requests = readRequests(process.argv.slice(2));
  // Ended by `exit`, which takes the server along.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
  await refuseOccupied(PORT);
  await buildIfChanged();
  const state = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-timing-'));
  try {
    const local = ['lavoro-in-valle', '--local', '--persist-to', state];
    await mustRun('Migrating', 'wrangler', ['d1', 'migrations', 'apply', ...local]);
    const statements = await accountsSql();
    await withDatabase(state, (db) => db.batch(statements.map((statement) => db.prepare(statement))));
    for (const [what, { times, groups, limits }] of Object.entries(GROUPS)) {
      const server = await serveBuild({ port: PORT, state, vars: { RATE_LIMITS: limits }, level: 'error' });
      try {
        const each = times * requests;
        say(`${what}: ${each} requests of each group; error ${ALPHA} of all comparisons together, power ${POWER}`);
        if (report(groups, await measure(groups, each))) process.exitCode = 1;
      } finally {
        await server.stop();
      }
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
});
