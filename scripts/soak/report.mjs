import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { quantile } from '../lib/load.mjs';
import { allTimes } from './use.mjs';

/**
 * Result of a run.
 * @typedef {object} Soak
 * @property {number} minutes
 * @property {number} connections
 * @property {number} offers open at the start
 * @property {import('./use.mjs').Seen} seen
 * @property {import('./memory.mjs').Memory | null} memory null where it cannot be read
 * @property {import('./audit.mjs').Finding[]} findings
 * @property {{ cut: number, twice: number, unanswered: number, refused: number }} writes
 * @property {number} acknowledged
 * @property {number} crons
 */

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/** @param {Soak} soak */
export const hasHeld = ({ seen, memory, findings }) =>
  seen.failed === 0 && memory?.flat !== false && findings.every(({ wrong }) => wrong.length === 0);

/** @param {Soak} soak */
function memoryText({ memory }) {
  if (memory === null) return 'Memory could not be read on this system.';
  const { quarters, slope, peak, flat } = memory;
  const verdict = flat === null ? 'too short a time to tell whether it is flat' : flat ? 'flat' : 'not flat';
  return (
    `Memory of the runtime, median of each quarter: ${quarters.map(megabytes).join(', ')}; at most ${megabytes(peak)}; ` +
    `after the first quarter ${(slope / 1e6).toFixed(2)} MB a minute: ${verdict}.`
  );
}

/** How it was done, and what that does not show. */
const METHOD = `The built Worker in workerd, asked over loopback by a client on the same machine: 90 % of the requests read pages, lists, offers and files, 9 %
search, 1 % write (offers, edits, applications with an account and without, profiles, messages, alerts, subscriptions, accounts). A short ramp finds the number of connections
that brings the highest rate with a p99 of at most half a second; then each goes on as soon as it has its answer. Some writes are sent over a
connection that is cut before the answer, and sent again, some are sent once more after it. Each carries a mark of its own; at the end the database
is read without the Worker: every acknowledged mark stands there once, under the id that was answered, with its one mail, and indexes
are what \`npm run reindex\` makes of the rows. Limits for robots are off. Memory is that of the runtime with its simulators of D1, KV and R2; it is
called flat where the median of the last quarter is at most a tenth above that of the second. It does not show a network, more than one machine, or
the limits of D1.`;

/** @param {Soak} soak @returns {string} */
function toText(soak) {
  const { minutes, connections, offers, seen, findings, writes, acknowledged, crons } = soak;
  const all = allTimes(seen);
  const line = (/** @type {string} */ name, /** @type {number[]} */ times) => [
    name,
    thousands(times.length),
    (times.length / seen.seconds).toFixed(1),
    ...[0.5, 0.99].map((share) => `${quantile(times, share).toFixed(0)} ms`),
  ];
  const refused = [...seen.refused].map(([what, times]) => `- ${what}: ${thousands(times)}`);
  return [
    '## Load',
    METHOD,
    measuredOn(),
    `\`npm run soak -- --minutes ${minutes}\`, over ${thousands(offers)} open offers, ${connections} connections at once.`,
    table([
      ['What', 'Requests', 'A second', 'p50', 'p99'],
      line('Reading', seen.times.read),
      line('Searching', seen.times.search),
      line('Writing', seen.times.write),
      line('All', all),
    ]),
    `Answers with 5xx, and requests without an answer: ${thousands(seen.failed)}.`,
    refused.length === 0 ? '' : `What was refused:\n\n${refused.join('\n')}`,
    memoryText(soak),
    `Writes acknowledged: ${thousands(acknowledged)}. Of their connections ${thousands(writes.cut)} were cut before the answer and the request ` +
      `sent again; ${thousands(writes.twice)} were sent once more after it. Crons run meanwhile: ${crons}.`,
    table([
      ['Compared at the end', 'How many', 'Wrong'],
      ...findings.map(({ what, checked, wrong }) => [what, thousands(checked), thousands(wrong.length)]),
    ]),
    hasHeld(soak) ? 'It has held.' : 'It has not held.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * Writes what was seen into `docs/reliability.md`, between its marks.
 * @param {Soak} soak
 * @returns {string} it
 */
export function writeSoak(soak) {
  const text = toText(soak);
  writeSection('reliability.md', { command: 'npm run soak', title: 'Reliability', text });
  return text;
}
