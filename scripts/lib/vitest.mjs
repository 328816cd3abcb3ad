import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, run } from './run.mjs';

/** @typedef {{ passed: number, failed: number, output: string }} Outcome how many tests or checks, and what to show of those that failed */

/**
 * Runs the tests of a project of `vitest.config.ts` and counts them. A run that breaks off counts as one that failed.
 * @param {'unit' | 'worker' | 'e2e' | 'log'} project
 * @param {{ only?: readonly string[], show?: boolean }} [options] `only`: files whose path holds one of these texts
 * @returns {Promise<Outcome>}
 */
export async function runTests(project, { only = [], show = false } = {}) {
  const report = inRoot('node_modules', '.cache', 'test-reports', `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { ok, output } = await run('vitest', ['run', '--project', project, ...reporters, ...only], { show });
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: ok ? 0 : Math.max(1, numFailedTests), output };
}
