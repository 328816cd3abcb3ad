// `npm run soak -- --minutes 30`: mixed use of the built Worker on eight connections at once, then an audit of what
// was acknowledged against what is stored. Writes reports/soak.md; exit code 1 where something has not held.
import { setTimeout as sleep } from 'node:timers/promises';
import { pathOf } from '../shared/calls/path.ts';
import { pagePath } from '../shared/paths.ts';
import { fillDatabase } from './bench/fill.ts';
import { buildIfChanged } from './build.mjs';
import { nextPage } from './lib/api.ts';
import { quantile, table, thousands, writeReport } from './lib/report.ts';
import { Failure, main, readArgs, say } from './lib/run.mjs';
import { cronAddress } from './lib/run-crons.mjs';
import { withSite } from './lib/serve-build.ts';
import { findRuntime, memoryOf } from './lib/workerd.ts';
import { audit } from './soak/audit.ts';
import { addressToRead, addressToSearch } from './soak/reads.ts';
import { makePeople, makeWriter } from './soak/writes.ts';

const OFFERS = 3000;
const CONNECTIONS = 8;
/** Shares of a hundred requests; the rest writes. */
const SHARES = { read: 90, search: 9 };
const CRON_MS = 5 * 60_000;
const USAGE = 'Usage: npm run soak -- --minutes 30';
const MEMORY_MS = 5000;
/** How much higher the last quarter's memory may stand than the second's, and the least time that tells it from ups and downs. */
const FLAT = { most: 1.1, afterMinutes: 10 };

type Seen = { readonly status: number; readonly path: string };
/** One request of each kind; status 0 without an answer. */
type Use = Readonly<Record<'read' | 'search' | 'write', () => Promise<Seen>>>;

/** Runs the one cron that changes what is compared, as the platform would. */
async function runCron(url: string): Promise<void> {
  const answer = await fetch(cronAddress(url, '*/5 * * * *'));
  if (!answer.ok) throw new Failure(`The cron answered ${answer.status}`);
}

async function get(url: string, path: string): Promise<Seen> {
  try {
    const answer = await fetch(url + path);
    await answer.arrayBuffer();
    return { path, status: answer.status };
  } catch {
    return { path, status: 0 };
  }
}

/** Reads, searches and writes on some connections at once, each going on as soon as it has its answer. */
async function drive(use: Use, ms: number) {
  /** Times of answers in milliseconds. */
  const times: Record<keyof Use, number[]> = { read: [], search: [], write: [] };
  const refused = new Map<string, number>();
  let failed = 0;
  const begin = performance.now();
  async function keepUsing(): Promise<void> {
    for (let start = performance.now(); start - begin < ms; start = performance.now()) {
      const drawn = Math.random() * 100;
      const kind = drawn < SHARES.read ? 'read' : drawn < SHARES.read + SHARES.search ? 'search' : 'write';
      const { status, path } = await use[kind]();
      times[kind].push(performance.now() - start);
      if (status === 0 || status >= 500) failed++;
      if (status === 0 || status >= 400) {
        const what = `${status} ${path.replace(/[^/]*\d[^/?]*/g, '…').slice(0, 80)}`;
        refused.set(what, (refused.get(what) ?? 0) + 1);
      }
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepUsing));
  return { times, refused, failed, seconds: (performance.now() - begin) / 1000 };
}

async function whatThereIs(url: string) {
  const ids: string[] = [];
  let page: string | undefined = `${pathOf('GET /api/jobs')}?limit=100`;
  while (page !== undefined && ids.length < 1000) {
    const answer = await fetch(url + page);
    ids.push(...((await answer.json()) as { id: string }[]).map(({ id }) => id));
    page = nextPage(answer);
  }
  const files = (await (await fetch(url + pagePath.jobs())).text()).match(/\/assets\/[\w.-]+/g);
  return { ids, files: [...new Set(files)] };
}

/** Watches the memory of a process. @returns what stops it, and tells the median of each quarter in MB */
function watchMemory(pid: number): () => number[] {
  const samples = [memoryOf(pid)];
  const timer = setInterval(() => samples.push(memoryOf(pid)), MEMORY_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.max(1, Math.ceil(samples.length / 4));
    return [0, 1, 2, 3].map((n) => quantile(samples.slice(n * quarter, (n + 1) * quarter), 0.5) / 1e6);
  };
}

const soak = (minutes: number): Promise<boolean> =>
  withSite(
    'soak',
    (state) => fillDatabase(state, OFFERS),
    async ({ url, group, stop }, state) => {
      const pid = findRuntime(group);
      const { ids, files } = await whatThereIs(url);
      say('Making accounts');
      const { write, journal, counts } = makeWriter(url, await makePeople(url), ids);
      const read = () => get(url, addressToRead(ids, files));
      const search = () => get(url, addressToSearch());
      say(`Using it for ${minutes} minutes with ${CONNECTIONS} connections`);
      const stopWatching = pid === null ? null : watchMemory(pid);
      const everyMs = Math.min(CRON_MS, minutes * 30_000);
      const cron = setInterval(() => runCron(url).catch(({ message }) => console.error(message)), everyMs);
      const seen = await drive({ read, search, write: () => write() }, minutes * 60_000);
      clearInterval(cron);
      const quarters = stopWatching?.() ?? [];
      // Waiting mails are sent, and everything that depends on the time is brought up to date.
      await sleep(2000);
      await runCron(url);
      await stop();

      say('Comparing what was acknowledged with what is stored');
      const findings = await audit(state, journal);
      for (const { what, wrong } of findings)
        if (wrong.length > 0) console.log(`${what}:\n  ${wrong.slice(0, 10).join('\n  ')}`);
      const [, second = 0, , last = 0] = quarters;
      const grows = minutes >= FLAT.afterMinutes && last > second * FLAT.most;
      const line = (name: string, times: readonly number[]) => [
        name,
        thousands(times.length),
        (times.length / seen.seconds).toFixed(1),
        ...[0.5, 0.99].map((share) => `${quantile(times, share).toFixed(0)} ms`),
      ];
      writeReport('soak', [
        `\`npm run soak -- --minutes ${minutes}\`, over ${thousands(OFFERS)} open offers, ${CONNECTIONS} connections at once.`,
        table([
          ['What', 'Requests', 'A second', 'p50', 'p99'],
          line('Reading', seen.times.read),
          line('Searching', seen.times.search),
          line('Writing', seen.times.write),
          line('All', Object.values(seen.times).flat()),
        ]),
        `Answers with 5xx, and requests without an answer: ${thousands(seen.failed)}.`,
        [...seen.refused].map(([what, times]) => `- refused: ${what}: ${thousands(times)}`).join('\n'),
        `Memory of the runtime, median of each quarter in MB: ${quarters.map(Math.round).join(', ')}${grows ? ': it grows' : ''}.`,
        `Writes acknowledged: ${thousands(journal.length)}. Of their connections ${thousands(counts.cut)} were cut before the answer and the ` +
          `request sent again; ${thousands(counts.twice)} were sent once more after it.`,
        table([
          ['Compared at the end', 'How many', 'Wrong'],
          ...findings.map(({ what, checked, wrong }) => [what, thousands(checked), thousands(wrong.length)]),
        ]),
      ]);
      return seen.failed === 0 && !grows && findings.every(({ wrong }) => wrong.length === 0);
    },
  );

await main(async () => {
  const { values } = readArgs(USAGE, { options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 600)) throw new Failure(USAGE);
  await buildIfChanged();
  if (!(await soak(minutes))) throw new Failure('Something has not held.');
});
