import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { inRoot } from '../lib/run.mjs';
import { STATIC_FILE } from './latency.mjs';

const REPORT = inRoot('docs', 'performance.md');
const BEGIN = '<!-- begin of what npm run bench has written -->';
const END = '<!-- end of what npm run bench has written -->';

/** @typedef {{ name: string, promise: string, queries: number, rows: number, matches?: number }} CostRow */
/** @typedef {{ offers: number, archive: number, open: CostRow[], archived: CostRow[] }} Costs */
/** @typedef {{ offers: number, routes: import('./latency.mjs').Latency[] }} Latencies */

const number = (/** @type {number} */ value) => value.toLocaleString('en-GB');

/** @param {readonly (readonly string[])[]} rows the first is the head */
function table([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rule = line(head.map((_, index) => (index === 0 ? '---' : '--:')));
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/** @param {CostRow} row */
const cost = ({ queries, rows, matches }) =>
  `${queries}, ${number(rows)}${matches === undefined ? '' : ` (${number(matches)} matches)`}`;

/** @param {number} before @param {number} after */
const change = (before, after) => `${before === after ? 0 : (100 * (after / before - 1)).toFixed(1)} %`;

/** @param {Costs} costs */
function costTable({ offers, archive, open, archived }) {
  const rows = open.map((row, index) => {
    const beside = archived[index] ?? row;
    return [row.name, row.promise, cost(row), cost(beside), change(row.rows, beside.rows)];
  });
  const head = ['Request', 'At most, at 5,000', 'Queries, rows', `Beside ${number(archive)} ended`, 'Change'];
  return `### ${number(offers)} open offers\n\n${table([head, ...rows])}`;
}

/** @param {Latencies[]} latencies */
function latencyTable(latencies) {
  const head = ['Address', ...latencies.map(({ offers }) => `${number(offers)} offers`)];
  const rows = (latencies[0]?.routes ?? []).map(({ path, kB }, index) => [
    `${path}, ${kB.toFixed(1)} kB`,
    ...latencies.map(({ routes }) => {
      const { p50 = 0, p95 = 0 } = routes[index] ?? {};
      return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
    }),
  ]);
  return table([head, ...rows]);
}

/**
 * Writes what was measured into `docs/performance.md`, between its marks.
 * @param {Costs[]} costs
 * @param {Latencies[]} latencies
 */
export function writeReport(costs, latencies) {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `Measured on ${day}, on a machine with ${cpus().length} cores.`;
  const text = [
    machine,
    '## Cost',
    ...costs.map(costTable),
    '## Latency',
    `p50 / p95, each as a ratio to that of \`${STATIC_FILE}\` from the same server, asked for by turns.`,
    latencyTable(latencies),
  ].join('\n\n');
  const before = readFileSync(REPORT, 'utf8');
  const [head = '', rest = ''] = before.split(BEGIN);
  const tail = rest.split(END)[1] ?? '\n';
  writeFileSync(REPORT, `${head}${BEGIN}\n\n${text}\n\n${END}${tail}`);
}
