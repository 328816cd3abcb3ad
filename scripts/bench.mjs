// `npm run bench [-- --offers 1000,10000 | --kept | --memory | --peer URL]`: what requests cost in queries and rows (test/bench),
// then how fast the built Worker answers and what its answers weigh, all of it over so many open offers, how many reads are
// kept while offers are published (`--kept`: that alone), and what memory many people at once take (`--memory`: that alone).
// With `--peer`, that alone: our pages by turns with those of another board, whose list has that address. Writes
// docs/performance.md.
import { join } from 'node:path';
import { weighRoutes } from './bench/bytes.mjs';
import { fillDatabase } from './bench/fill.mjs';
import { countBeforePaint } from './bench/first-paint.mjs';
import { LEAST_KEPT, measureKept, writeKept } from './bench/kept.mjs';
import { measureLatency } from './bench/latency.mjs';
import { measureMemory, V8_FLAGS, writeMemory } from './bench/memory.mjs';
import { measurePeer, writePeer } from './bench/peer.mjs';
import { measureRates } from './bench/rates.mjs';
import { writeReport } from './bench/report.mjs';
import { buildIfChanged } from './build.mjs';
import { freePort } from './lib/port.mjs';
import { Failure, main, mustRun, say } from './lib/run.mjs';
import { serveCopy } from './lib/serve-copy.mjs';
import { withFolder } from './lib/temporary.mjs';
import { findRuntime } from './lib/workerd.mjs';

const OFFERS = '1000,10000';
/** Ended offers beside the open ones. */
const ARCHIVE = 100_000;
/** Open offers in the parts that are measured with one number of them. */
const FEW = 1000;
const USAGE = 'Usage: npm run bench [-- --offers 1000,10000,100000 | --kept | --memory | --peer URL]';

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

/**
 * Measures the built Worker with a given number of open offers.
 * @param {number} offers
 * @param {boolean} whole also measure what does not depend on the number of offers
 * @returns {Promise<import('./bench/report.mjs').Speeds>}
 */
const measureSpeeds = (offers, whole) =>
  withServer(offers, async (url, pid) => ({
    offers,
    weights: whole ? await weighRoutes(url) : [],
    paints: whole ? await countBeforePaint(url) : [],
    latencies: await measureLatency(url),
    rates: await measureRates(url, pid),
  }));

/** @throws {Failure} where fewer are kept than promised */
async function benchKept() {
  say('Counting the reads that are kept while offers are published');
  const { text, share } = writeKept(await withServer(FEW, measureKept), FEW);
  console.log(text);
  if (share < LEAST_KEPT) throw new Failure(`Only ${Math.round(share * 100)} % of the reads were kept.`);
}

/** @throws {Failure} where the Worker's isolate grows beyond what it may have, or something is not answered */
async function benchMemory() {
  say('Looking at the memory of many logins, files and pages at once');
  const inspector = await freePort();
  const found = await withServer(FEW, (url) => measureMemory(url, inspector), {
    inspector,
    env: { MINIFLARE_WORKERD_V8_FLAGS: V8_FLAGS },
  });
  const { text, holds } = writeMemory(found);
  console.log(text);
  if (!holds) throw new Failure('It takes too much memory, or something was not answered.');
}

/** @param {string | undefined} peer @throws {Failure} where that is no address of a list of offers */
async function benchPeer(peer) {
  if (!peer || !URL.canParse(peer)) throw new Failure(USAGE);
  say(`Comparing with ${peer}`);
  console.log(writePeer(await withServer(FEW, (url) => measurePeer(url, peer)), FEW));
}

await main(async () => {
  const given = process.argv.slice(2);
  await buildIfChanged();
  if (given[0] === '--kept') return benchKept();
  if (given[0] === '--memory') return benchMemory();
  if (given[0] === '--peer') return benchPeer(given[1]);
  const offers = readOffers(given);
  say(`Measuring what requests cost, with ${offers.join(', ')} open offers and ${ARCHIVE} that ended`);
  const costs = await measureCosts(offers);
  /** @type {import('./bench/report.mjs').Speeds[]} */
  const speeds = [];
  for (const [index, count] of offers.entries()) {
    say(`Measuring how fast answers are over ${count} offers`);
    speeds.push(await measureSpeeds(count, index === 0));
  }
  console.log(writeReport(costs, speeds));
  await benchKept();
  await benchMemory();
  say('docs/performance.md is written');
});
