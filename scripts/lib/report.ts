import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot, say } from './run.mjs';

export function table([head = [], ...rows]: readonly (readonly (string | undefined)[])[]): string {
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

export const thousands = (value: number): string => value.toLocaleString('en-GB');

export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/**
 * Prints what a command has measured and writes it into `reports/`, which is not committed: `docs/figures.md` has the headlines.
 * @param name of the file, without its ending
 */
export function writeReport(name: string, parts: readonly string[]): void {
  const measured = `Measured on ${new Date().toISOString().slice(0, 10)}, on a machine with ${cpus().length} cores.`;
  const text = [measured, ...parts.filter((part) => part !== '')].join('\n\n');
  mkdirSync(inRoot('reports'), { recursive: true });
  writeFileSync(inRoot('reports', `${name}.md`), `${text}\n`);
  console.log(text);
  say(`reports/${name}.md is written`);
}
