// `npm test`: everything, in the order of cost; the first part that fails ends it. Its last line counts the tests of all parts.
import { buildIfChanged } from './build.mjs';
import { checkBudgets } from './check-budgets.ts';
import { type Outcome, runTests, runTools, sum, timed } from './lib/checks.ts';
import { findFirefox, findHeadlessChromium, findJava, findWebKit } from './lib/programs.mjs';
import { main } from './lib/run.mjs';

const outcomes: Outcome[] = [];

/** Includes all that `npm run verify` runs: its structure tests are unit tests. */
const PARTS: readonly (() => Promise<Outcome>)[] = [
  runTools,
  () => timed('unit tests', () => runTests('unit', { show: true })),
  () => timed('Worker tests', () => runTests('worker', { show: true })),
  () =>
    timed('build', async () => {
      await buildIfChanged();
      return { passed: 1, failed: 0, output: '' };
    }),
  () => timed('browser tests', () => runTests('e2e', { show: true })),
  // Reads the log of the server that the browser tests have visited.
  () => timed('log of the server', () => runTests('log', { show: true })),
  () => timed('budgets', async () => checkBudgets()),
];

await main(async () => {
  let finished = false;
  try {
    // Missing ones are installed now, or the tests end before they have begun.
    for (const find of [findHeadlessChromium, findFirefox, findWebKit, findJava]) await find();
    for (const part of PARTS) {
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
