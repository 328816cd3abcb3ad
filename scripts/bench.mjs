// `npm run bench [-- --offers 1000,10000 | --memory]`: what requests cost in queries and rows (test/bench), then how fast the built
// Worker answers over so many open offers, and what memory many people at once take (`--memory`: that alone). Writes into reports/.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDatabase } from './bench/fill.mjs';
import { benchMemory, V8_FLAGS } from './bench/memory.mjs';
import { measureRates, rateTable } from './bench/rates.mjs';
import { buildIfChanged } from './build.mjs';
import { freePort } from './lib/port.mjs';
import { table, thousands, writeReport } from './lib/report.mjs';
import { Failure, main, mustRun, say } from './lib/run.mjs';
import { serveCopy } from './lib/serve-build.mjs';
import { withFolder } from './lib/temporary.mjs';
import { findRuntime } from './lib/workerd.mjs';

/** Ended offers beside the open ones. */
const ARCHIVE = 100_000;
/** Open offers in the parts that are measured with one number of them. */
const FEW = 1000;
const USAGE = 'Usage: npm run bench [-- --offers 1000,10000,100000 | --memory]';

/** @typedef {{ name: string, promise: string, queries: number, rows: number, matches?: number }} CostRow */
/** @typedef {{ offers: number, archive: number, open: CostRow[], archived: CostRow[] }} Costs */

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        offers: { type: 'string', default: '1000,10000' },
        memory: { type: 'boolean' },
      },
    });
    const offers = [...new Set(values.offers.split(',').map(Number))].sort((a, b) => a - b);
    if (offers.every((count) => Number.isInteger(count) && count >= 100)) return { ...values, offers };
  } catch {
    // Arguments that cannot be parsed end in the usage below.
  }
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

/**
 * Serves the built Worker over a database of its own with so many open offers, as long as it is measured.
 * @template Found
 * @param {number} offers
 * @param {(url: string, pid: number | null) => Promise<Found>} measure `pid`: of the runtime, where it is known
 * @param {Parameters<typeof serveCopy>[2]} [options] of the server
 * @returns {Promise<Found>}
 */
const withServer = (offers, measure, options = {}) =>
  withFolder('bench', async (folder) => {
    const state = join(folder, 'state');
    await fillDatabase(state, offers);
    const server = await serveCopy(folder, state, options);
    try {
      return await measure(server.url, findRuntime(server.group));
    } finally {
      await server.stop();
    }
  });

async function memory() {
  say('Looking at the memory of many logins, files and pages at once');
  const inspector = await freePort();
  const env = { MINIFLARE_WORKERD_V8_FLAGS: V8_FLAGS };
  await withServer(FEW, (url) => benchMemory(url, inspector), { inspector, env });
}

await main(async () => {
  const options = readOptions();
  await buildIfChanged();
  if (options.memory) return memory();
  const { offers } = options;
  const parts = await measureCosts(offers);
  for (const count of offers) {
    say(`Measuring how fast answers are over ${count} offers`);
    const found = await withServer(count, measureRates);
    parts.push(`## Rates over ${thousands(count)} open offers`, rateTable(found));
  }
  writeReport('bench', parts);
  await memory();
});
