import { existsSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, run } from './run.mjs';

/** How many tests or checks, and what to show of those that failed. */
export type Outcome = { readonly passed: number; readonly failed: number; readonly output: string };

/** Says how a part went and how long it took. */
export async function timed(name: string, part: () => Promise<Outcome>): Promise<Outcome> {
  const start = performance.now();
  const outcome = await part();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (outcome.failed > 0 && outcome.output) console.log(outcome.output.trimEnd());
  return outcome;
}

export const sum = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  output: '',
});

/** Types, lint, format and unused code, side by side; each counts as one check. */
export async function runTools(): Promise<Outcome> {
  const tool = (name: string, command: string, ...args: string[]) =>
    timed(name, async () => {
      const { ok, output } = await run(command, args);
      return { passed: Number(ok), failed: Number(!ok), output };
    });
  return sum(
    await Promise.all([
      tool('types', 'tsc', '-b'),
      tool('lint and format', 'biome', 'check', '--error-on-warnings'),
      tool('unused code', 'knip'),
    ]),
  );
}

type RunOptions = {
  /** Files whose path holds one of these texts. */
  readonly only?: readonly string[];
  /** Paths of files that are left out. */
  readonly without?: readonly string[];
  readonly show?: boolean;
};

/**
 * Runs the tests of a project of `vitest.config.ts` and counts them. A run that breaks off counts as one that failed.
 */
export async function runTests(
  project: 'unit' | 'worker' | 'e2e' | 'log',
  { only = [], without = [], show = false }: RunOptions = {},
): Promise<Outcome> {
  const report = inRoot('node_modules', '.cache', 'test-reports', `${project}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const excluded = without.map((path) => `--exclude=${path}`);
  const { ok, output } = await run('vitest', ['run', '--project', project, ...reporters, ...excluded, ...only], {
    show,
  });
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const { numPassedTests: passed, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { passed, failed: ok ? 0 : Math.max(1, numFailedTests), output };
}
