// `npm test`: everything, in the order of cost; the first part that fails ends it. Its last line counts the tests of all parts.
import { buildIfChanged } from './build.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { runTools, sum, timed } from './lib/checks.mjs';
import { findFirefox, findHeadlessChromium, findJava, findWebKit } from './lib/programs.mjs';
import { main } from './lib/run.mjs';
import { runTests } from './lib/vitest.mjs';

/** @typedef {import('./lib/vitest.mjs').Outcome} Outcome */

/** Something that has to succeed before what follows, as a check. @param {() => Promise<unknown>} step @returns {Promise<Outcome>} */
async function asCheck(step) {
  await step();
  return { passed: 1, failed: 0, output: '' };
}

/** @type {Outcome[]} */
const outcomes = [];

await main(async () => {
  let finished = false;
  try {
    // Missing ones are installed now, or the tests end before they have begun.
    await findHeadlessChromium();
    await findFirefox();
    await findWebKit();
    await findJava();
    /** Includes all that `npm run verify` runs: its structure tests are unit tests. @type {(() => Promise<Outcome>)[]} */
    const parts = [
      runTools,
      () => timed('unit tests', () => runTests('unit', { show: true })),
      () => timed('Worker tests', () => runTests('worker', { show: true })),
      () => timed('build', () => asCheck(buildIfChanged)),
      () => timed('browser tests', () => runTests('e2e', { show: true })),
      // Reads the log of the server that the browser tests have visited.
      () => timed('log of the server', () => runTests('log', { show: true })),
      () => timed('budgets', async () => checkBudgets()),
    ];
    for (const part of parts) {
      outcomes.push(await part());
      if (outcomes.at(-1)?.failed) break;
    }
    finished = true;
  } finally {
    const { passed, failed } = sum(outcomes);
    if (failed > 0) process.exitCode = 1;
    process.on('exit', () => console.log(`\n${passed} passed, ${finished ? failed : failed + 1} failed`));
  }
});
