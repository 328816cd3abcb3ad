import { run } from './run.mjs';

/** @typedef {import('./vitest.mjs').Outcome} Outcome */

/** The tools that read the whole code without running it. @type {readonly (readonly [name: string, command: string, args: readonly string[]])[]} */
const TOOLS = [
  ['types', 'tsc', ['-b']],
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['unused code', 'knip', []],
];

/**
 * Says how a part went and how long it took.
 * @param {string} name
 * @param {() => Promise<Outcome>} part
 * @returns {Promise<Outcome>}
 */
export async function timed(name, part) {
  const start = performance.now();
  const outcome = await part();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${outcome.failed === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (outcome.failed > 0 && outcome.output) console.log(outcome.output.trimEnd());
  return outcome;
}

/** @param {readonly Outcome[]} outcomes @returns {Outcome} */
export const sum = (outcomes) => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  output: '',
});

/** Types, lint, format and unused code, side by side; each counts as one check. @returns {Promise<Outcome>} */
export async function runTools() {
  const outcomes = TOOLS.map(([name, command, args]) =>
    timed(name, async () => {
      const { ok, output } = await run(command, args);
      return { passed: Number(ok), failed: Number(!ok), output };
    }),
  );
  return sum(await Promise.all(outcomes));
}
