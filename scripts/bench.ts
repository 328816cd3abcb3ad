// `npm run bench [-- --offers 1000,10000 | --memory | --push]`: what requests cost in queries and rows (test/bench), then how fast the built
// Worker answers over so many open offers, what memory many people at once take (`--memory`: that alone), and how soon devices are told
// of an urgent offer (`--push`: that alone). Writes into reports/.
import { fillDatabase } from './bench/fill.ts';
import { benchMemory, V8_FLAGS } from './bench/memory.ts';
import { benchPush } from './bench/push.ts';
import { measureRates, rateTable } from './bench/rates.ts';
import { buildIfChanged } from './build.mjs';
import { freePort } from './lib/port.mjs';
import { table, thousands, writeReport } from './lib/report.ts';
import { Failure, main, mustRun, readArgs, say } from './lib/run.mjs';
import { withSite } from './lib/serve-build.ts';
import { findRuntime } from './lib/workerd.ts';

const ARCHIVE = 100_000;
/** Open offers in the parts that are measured with one number of them. */
const FEW = 1000;
const USAGE = 'Usage: npm run bench [-- --offers 1000,10000,100000 | --memory | --push]';

type CostRow = { name: string; promise: string; queries: number; rows: number; matches?: number };
type Costs = { offers: number; archive: number; open: CostRow[]; archived: CostRow[] };

function readOptions() {
  const options = {
    offers: { type: 'string', default: '1000,10000' },
    memory: { type: 'boolean' },
    push: { type: 'boolean' },
  } as const;
  const { values } = readArgs(USAGE, { options });
  const offers = [...new Set(values.offers.split(',').map(Number))].sort((a, b) => a - b);
  if (offers.every((count) => Number.isInteger(count) && count >= 100)) return { ...values, offers };
  throw new Failure(USAGE);
}

const costOf = (row: CostRow | undefined): string =>
  row ? `${row.queries}, ${thousands(row.rows)}${row.matches ? ` (${thousands(row.matches)} matches)` : ''}` : '';

async function measureCosts(offers: readonly number[]): Promise<string[]> {
  say(`Measuring what requests cost, with ${offers.join(', ')} open offers and ${ARCHIVE} that ended`);
  const env = { BENCH_OFFERS: offers.join(), BENCH_ARCHIVE: String(ARCHIVE), NO_COLOR: '1' };
  const args = ['run', '--config', 'test/bench/vitest.config.ts'];
  const lines = (await mustRun('Measuring costs', 'vitest', args, { env })).split('\n');
  const costs = lines.filter((line) => line.startsWith('COSTS '));
  const [alerts = ''] = lines.filter((line) => line.startsWith('ALERTS '));
  const writes = lines.filter((line) => line.startsWith('WRITES ')).map((line) => `- ${line.slice('WRITES '.length)}`);
  console.log(lines.filter((line) => !costs.includes(line)).join('\n'));
  const parts = costs.map((line) => {
    const each: Costs = JSON.parse(line.slice('COSTS '.length));
    const head = ['Request', 'At most, at 10,000', 'Queries, rows', `Beside ${thousands(each.archive)} ended`];
    const rows = each.open.map((row, at) => [row.name, row.promise, costOf(row), costOf(each.archived[at])]);
    return `## Cost over ${thousands(each.offers)} open offers\n\n${table([head, ...rows])}`;
  });
  return [...parts, `## Alerts\n\n${alerts.slice('ALERTS '.length)}`, `## Writes\n\n${writes.join('\n')}`];
}

async function memory(): Promise<void> {
  say('Looking at the memory of many logins, files and pages at once');
  const inspector = await freePort();
  const env = { MINIFLARE_WORKERD_V8_FLAGS: V8_FLAGS };
  const fill = (state: string) => fillDatabase(state, FEW);
  await withSite('bench', fill, ({ url }) => benchMemory(url, inspector), { inspector, env });
}

await main(async () => {
  const { offers, memory: onlyMemory, push: onlyPush } = readOptions();
  await buildIfChanged();
  if (onlyPush) return benchPush();
  if (onlyMemory) return memory();
  const parts = await measureCosts(offers);
  for (const count of offers) {
    say(`Measuring how fast answers are over ${count} offers`);
    const fill = (state: string) => fillDatabase(state, count);
    const found = await withSite('bench', fill, ({ url, group }) => measureRates(url, findRuntime(group)));
    parts.push(`## Rates over ${thousands(count)} open offers`, rateTable(found));
  }
  writeReport('bench', parts);
  await memory();
  await benchPush();
});
