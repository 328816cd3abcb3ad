// `npm run bench [-- --offers 1000,10000 | --memory]`: what requests cost in queries and rows (test/bench), then how fast the built
// Worker answers over so many open offers, and what memory many people at once take (`--memory`: that alone). Writes into reports/.
import { fillDatabase } from './bench/fill.mjs';
import { benchMemory, V8_FLAGS } from './bench/memory.mjs';
import { measureRates, rateTable } from './bench/rates.mjs';
import { buildIfChanged } from './build.mjs';
import { freePort } from './lib/port.mjs';
import { table, thousands, writeReport } from './lib/report.mjs';
import { Failure, main, mustRun, readArgs, say } from './lib/run.mjs';
import { withSite } from './lib/serve-build.mjs';
import { findRuntime } from './lib/workerd.mjs';

/** Ended offers beside the open ones. */
const ARCHIVE = 100_000;
/** Open offers in the parts that are measured with one number of them. */
const FEW = 1000;
const USAGE = 'Usage: npm run bench [-- --offers 1000,10000,100000 | --memory]';

/** @typedef {{ name: string, promise: string, queries: number, rows: number, matches?: number }} CostRow */
/** @typedef {{ offers: number, archive: number, open: CostRow[], archived: CostRow[] }} Costs */

function readOptions() {
  const options = /** @type {const} */ ({
    offers: { type: 'string', default: '1000,10000' },
    memory: { type: 'boolean' },
  });
  const { values } = readArgs(USAGE, { options });
  const offers = [...new Set(values.offers.split(',').map(Number))].sort((a, b) => a - b);
  if (offers.every((count) => Number.isInteger(count) && count >= 100)) return { ...values, offers };
  throw new Failure(USAGE);
}

/** @param {CostRow | undefined} row */
const costOf = (row) =>
  row ? `${row.queries}, ${thousands(row.rows)}${row.matches ? ` (${thousands(row.matches)} matches)` : ''}` : '';

/** @param {number[]} offers @returns {Promise<string[]>} a table for each number of offers */
async function measureCosts(offers) {
  say(`Measuring what requests cost, with ${offers.join(', ')} open offers and ${ARCHIVE} that ended`);
  const env = { BENCH_OFFERS: offers.join(), BENCH_ARCHIVE: String(ARCHIVE), NO_COLOR: '1' };
  const args = ['run', '--config', 'test/bench/vitest.config.ts'];
  const lines = (await mustRun('Measuring costs', 'vitest', args, { env })).split('\n');
  console.log(lines.filter((line) => !line.startsWith('COSTS ')).join('\n'));
  /** @type {Costs[]} */
  const costs = lines
    .filter((line) => line.startsWith('COSTS '))
    .map((line) => JSON.parse(line.slice('COSTS '.length)));
  return costs.map((each) => {
    const head = ['Request', 'At most, at 10,000', 'Queries, rows', `Beside ${thousands(each.archive)} ended`];
    const rows = each.open.map((row, at) => [row.name, row.promise, costOf(row), costOf(each.archived[at])]);
    return `## Cost over ${thousands(each.offers)} open offers\n\n${table([head, ...rows])}`;
  });
}

async function memory() {
  say('Looking at the memory of many logins, files and pages at once');
  const inspector = await freePort();
  const env = { MINIFLARE_WORKERD_V8_FLAGS: V8_FLAGS };
  const fill = (/** @type {string} */ state) => fillDatabase(state, FEW);
  await withSite('bench', fill, ({ url }) => benchMemory(url, inspector), { inspector, env });
}

await main(async () => {
  const options = readOptions();
  await buildIfChanged();
  if (options.memory) return memory();
  const { offers } = options;
  const parts = await measureCosts(offers);
  for (const count of offers) {
    say(`Measuring how fast answers are over ${count} offers`);
    const fill = (/** @type {string} */ state) => fillDatabase(state, count);
    const found = await withSite('bench', fill, ({ url, group }) => measureRates(url, findRuntime(group)));
    parts.push(`## Rates over ${thousands(count)} open offers`, rateTable(found));
  }
  writeReport('bench', parts);
  await memory();
});
