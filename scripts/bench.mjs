// `npm run bench [-- --offers 1000,10000]`: what requests cost in queries and rows (test/bench), then how long the built Worker
// takes to answer, both over so many open offers. Writes docs/performance.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureLatency } from './bench/latency.mjs';
import { writeReport } from './bench/report.mjs';
import { buildIfChanged } from './build.mjs';
import { Failure, main, mustRun, say } from './lib/run.mjs';
import { setUp } from './setup.mjs';

const OFFERS = '5000';
/** Ended offers beside the open ones. */
const ARCHIVE = 100_000;
const USAGE = 'Usage: npm run bench [-- --offers 1000,10000,100000]';

/** @param {readonly string[]} given @returns {number[]} ascending */
function readOffers([flag, text = OFFERS, ...rest]) {
  const offers = text.split(',').map(Number);
  const isKnown = flag === undefined || (flag === '--offers' && rest.length === 0);
  if (!isKnown || offers.some((count) => !Number.isInteger(count) || count < 100)) throw new Failure(USAGE);
  return [...new Set(offers)].sort((a, b) => a - b);
}

/** @param {number[]} offers @returns {Promise<import('./bench/report.mjs').Costs[]>} */
async function measureCosts(offers) {
  const env = { BENCH_OFFERS: offers.join(), BENCH_ARCHIVE: String(ARCHIVE), NO_COLOR: '1' };
  const args = ['run', '--config', 'test/bench/vitest.config.ts'];
  const output = await mustRun('Measuring costs', 'vitest', args, { env });
  const lines = output.split('\n');
  console.log(lines.filter((line) => !line.startsWith('COSTS ')).join('\n'));
  return lines.filter((line) => line.startsWith('COSTS ')).map((line) => JSON.parse(line.slice('COSTS '.length)));
}

await main(async () => {
  const offers = readOffers(process.argv.slice(2));
  await setUp();
  await buildIfChanged();
  say(`Measuring what requests cost, with ${offers.join(', ')} open offers and ${ARCHIVE} that ended`);
  const costs = await measureCosts(offers);
  const latencies = [];
  for (const count of offers) {
    const state = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-bench-'));
    try {
      say(`Measuring how long answers take over ${count} offers`);
      const routes = await measureLatency(state, count);
      for (const { path, ms, p50, p95 } of routes)
        console.log(`${path.padEnd(60)} ${ms.toFixed(1).padStart(7)} ms, ${p50.toFixed(1)} / ${p95.toFixed(1)} files`);
      latencies.push({ offers: count, routes });
    } finally {
      rmSync(state, { recursive: true, force: true });
    }
  }
  writeReport(costs, latencies);
  say('docs/performance.md is written');
});
