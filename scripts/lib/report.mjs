import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot, say } from './run.mjs';

/** @param {readonly (readonly string[])[]} rows the first is the head */
export function table([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** @param {number} value */
export const thousands = (value) => value.toLocaleString('en-GB');

/** @param {readonly number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * Prints what a command has measured and writes it into `reports/`, which is not committed: `docs/figures.md` has the headlines.
 * @param {string} name of the file, without its ending
 * @param {readonly string[]} parts
 */
export function writeReport(name, parts) {
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, on a machine with ${cpus().length} cores.`;
  const text = [measured, ...parts.filter((part) => part !== '')].join('\n\n');
  mkdirSync(inRoot('reports'), { recursive: true });
  writeFileSync(inRoot('reports', `${name}.md`), `${text}\n`);
  console.log(text);
  say(`reports/${name}.md is written`);
}
