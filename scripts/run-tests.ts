// `npm test`: everything, in the order of cost; the first part that fails ends it. Its last lines say what could not run, and count
// the tests of all parts.
import { buildIfChanged } from './build.mjs';
import { checkBudgets } from './check-budgets.ts';
import { type Outcome, runTests, runTools, sum, timed } from './lib/checks.ts';
import { findFirefox, findHeadlessChromium, findJava, findWebKit } from './lib/programs.mjs';
import { Failure, main } from './lib/run.mjs';

const outcomes: Outcome[] = [];
const BROWSER_TESTS = 'the browser tests and the log of their server';
const ENGINE_TESTS = ['test/engines/firefox.test.ts', 'test/engines/webkit.test.ts'] as const;
/** Programs that tests need, and what is left out where one is missing and cannot be installed. */
const NEEDED = [
  [findHeadlessChromium, BROWSER_TESTS],
  [findFirefox, ENGINE_TESTS[0]],
  [findWebKit, ENGINE_TESTS[1]],
  // That test itself does without.
  [findJava, 'the checker of HTML in test/e2e/whole-site.test.ts'],
] as const;
/** By what is left out, the reason. */
const leftOut = new Map<string, string>();

async function findPrograms(): Promise<void> {
  for (const [find, tests] of NEEDED) {
    try {
      await find();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      leftOut.set(tests, error.message);
    }
  }
}

const inBrowser = async (part: () => Promise<Outcome>): Promise<Outcome> =>
  leftOut.has(BROWSER_TESTS) ? { passed: 0, failed: 0, output: '' } : part();

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
  () =>
    inBrowser(() => {
      const without = ENGINE_TESTS.filter((path) => leftOut.has(path));
      return timed('browser tests', () => runTests('e2e', { show: true, without }));
    }),
  // Reads the log of the server that the browser tests have visited.
  () => inBrowser(() => timed('log of the server', () => runTests('log', { show: true }))),
  () => timed('budgets', async () => checkBudgets()),
];

await main(async () => {
  let finished = false;
  try {
    await findPrograms();
    for (const part of PARTS) {
      outcomes.push(await part());
      if (outcomes.at(-1)?.failed) break;
    }
    finished = true;
  } finally {
    const { passed, failed } = sum(outcomes);
    if (failed > 0) process.exitCode = 1;
    process.on('exit', () => {
      for (const [tests, why] of leftOut) console.log(`\n– Not run: ${tests}. ${why}`);
      console.log(`\n${passed} passed, ${finished ? failed : failed + 1} failed`);
    });
  }
});
