import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from './run.mjs';

/** @param {readonly (readonly string[])[]} rows the first is the head */
export function table([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** @param {number} value */
export const thousands = (value) => value.toLocaleString('en-GB');

/** When and on what something was measured. */
export const measuredOn = () =>
  `Measured on ${new Date().toISOString().slice(0, 10)}, on a machine with ${cpus().length} cores.`;

/**
 * Writes what a command has measured into a document, between the command's marks; they go to the end where they are not there yet.
 * @param {string} file inside `docs`
 * @param {{ command: string, title: string, text: string }} section `title`: of the document, should it not be there
 */
export function writeSection(file, { command, title, text }) {
  const path = inRoot('docs', file);
  const begin = `<!-- begin of what ${command} has written -->`;
  const end = `<!-- end of what ${command} has written -->`;
  const before = existsSync(path) ? readFileSync(path, 'utf8') : `# ${title}\n`;
  const [head = '', rest] = before.split(begin);
  const tail = rest?.split(end)[1] ?? '\n';
  writeFileSync(path, `${rest === undefined ? `${head}\n` : head}${begin}\n\n${text}\n\n${end}${tail}`);
}
