import { kilobytes, weighBuild } from '../check-budgets.mjs';
import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { CONNECTIONS } from './drive.mjs';
import { STATIC_FILE, TEXT_SEARCHES } from './latency.mjs';
import { LEAST } from './rates.mjs';

/** @typedef {{ name: string, promise: string, queries: number, rows: number, matches?: number }} CostRow */
/** @typedef {{ offers: number, archive: number, open: CostRow[], archived: CostRow[] }} Costs */

/**
 * @typedef {object} Speeds
 * @property {number} offers
 * @property {import('./latency.mjs').Latency[]} latencies
 * @property {import('./rates.mjs').Rate[]} rates
 * @property {import('./bytes.mjs').Weight[]} weights empty where they were measured over fewer offers already
 * @property {import('./first-paint.mjs').FirstPaint[]} paints as `weights`
 */

/** Sizes that text searches are compared at, and how much longer one may take over the second. */
const TEXT_SEARCH = { few: 1000, many: 10_000, most: 1.3 };

/** @param {CostRow} row */
const cost = ({ queries, rows, matches }) =>
  `${queries}, ${thousands(rows)}${matches === undefined ? '' : ` (${thousands(matches)} matches)`}`;

/** @param {number} before @param {number} after */
const change = (before, after) => `${before === after ? 0 : (100 * (after / before - 1)).toFixed(1)} %`;

/** @param {Costs} costs */
function costTable({ offers, archive, open, archived }) {
  const rows = open.map((row, index) => {
    const beside = archived[index] ?? row;
    return [row.name, row.promise, cost(row), cost(beside), change(row.rows, beside.rows)];
  });
  const head = ['Request', 'At most, at 10,000', 'Queries, rows', `Beside ${thousands(archive)} ended`, 'Change'];
  return `### Cost over ${thousands(offers)} open offers\n\n${table([head, ...rows])}`;
}

/** @param {Speeds} speeds */
function rateTable({ offers, rates }) {
  const rows = rates.map(({ name, perSecond, ratio, p50, p99, ratios, cpu }) => [
    name,
    thousands(Math.round(perSecond)),
    ratio.toFixed(2),
    `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
    `${ratios.p50.toFixed(1)} / ${ratios.p99.toFixed(1)}`,
    cpu === null ? 'not known' : `${cpu.toFixed(2)} ms`,
  ]);
  const head = ['Request', 'A second', 'Share of the file', 'p50 / p99', 'Times the file', 'CPU'];
  return `### Rates over ${thousands(offers)} open offers\n\n${table([head, ...rows])}`;
}

/** @param {Speeds[]} speeds */
function latencyTable(speeds) {
  const head = ['Address', ...speeds.map(({ offers }) => `${thousands(offers)} offers`)];
  const rows = (speeds[0]?.latencies ?? []).map(({ path, kB }, index) => [
    `${path}, ${kB.toFixed(1)} kB`,
    ...speeds.map(({ latencies }) => {
      const { p50 = 0, p99 = 0 } = latencies[index] ?? {};
      return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
    }),
  ]);
  return table([head, ...rows]);
}

/** @param {Speeds[]} speeds */
function weightTable(speeds) {
  const rows = speeds.flatMap(({ weights }) => weights);
  const head = ['Address', 'Uncompressed', 'gzip', 'brotli'];
  return table([head, ...rows.map(({ path, plain, gzip, br }) => [path, ...[plain, gzip, br].map(kilobytes)])]);
}

/** Lightest and heaviest of each kind that has a budget. */
function budgetTable() {
  const kinds = Map.groupBy(weighBuild(), ({ kind }) => kind);
  const rows = [...kinds].map(([kind, weights]) => {
    const sorted = weights.toSorted((one, other) => one.weight - other.weight);
    const ends = sorted.length > 1 ? [sorted[0], sorted.at(-1)] : sorted;
    const measured = ends.flatMap((end) => (end ? [`${kilobytes(end.weight)}${end.name && ` (${end.name})`}`] : []));
    const limits = [...new Set(weights.map(({ limit }) => kilobytes(limit)))];
    return [kind, limits.length === 1 ? (limits[0] ?? '') : 'one for each', measured.join(' to ')];
  });
  return table([['What', 'Limit', 'Measured'], ...rows]);
}

/** @param {Speeds[]} speeds */
function paintTable(speeds) {
  const rows = speeds.flatMap(({ paints }) => paints);
  const head = ['Address', 'Begun before first paint', 'That it waits for', 'In all'];
  return table([
    head,
    ...rows.map(({ path, requests, blocking, all }) => [path, String(requests), String(blocking), String(all)]),
  ]);
}

/** @param {Speeds[]} speeds @returns {string[][]} what was to be reached, and whether it was */
function targetRows(speeds) {
  const ofRates = speeds.flatMap(({ offers, rates }) =>
    rates.flatMap(({ name, target, ratio }) =>
      target === undefined ? [] : [{ what: `${name}, ${thousands(offers)} offers`, least: LEAST[target], ratio }],
    ),
  );
  const timeOf = (/** @type {string} */ path, /** @type {number} */ size) =>
    speeds.find(({ offers }) => offers === size)?.latencies.find((latency) => latency.path === path)?.p50;
  const ofSearches = TEXT_SEARCHES.map((path) => {
    const [few, many] = [timeOf(path, TEXT_SEARCH.few), timeOf(path, TEXT_SEARCH.many)];
    const growth = few === undefined || many === undefined ? null : many / few;
    const verdict = growth === null ? 'not measured' : growth <= TEXT_SEARCH.most ? 'reached' : 'missed';
    const what = `\`${path}\`, time over ${thousands(TEXT_SEARCH.many)} offers against ${thousands(TEXT_SEARCH.few)}`;
    return [what, `at most ${TEXT_SEARCH.most}`, growth?.toFixed(2) ?? '', verdict];
  });
  return [
    ...ofRates.map(({ what, least, ratio }) => [
      what,
      `at least ${least} of the file's rate`,
      ratio.toFixed(2),
      ratio >= least ? 'reached' : 'missed',
    ]),
    ...ofSearches,
  ];
}

/**
 * Writes what was measured into `docs/performance.md`, between its marks.
 * @param {Costs[]} costs
 * @param {Speeds[]} speeds
 * @returns {string} it
 */
export function writeReport(costs, speeds) {
  const text = [
    measuredOn(),
    '## Targets',
    table([['What', 'To reach', 'Measured', 'Verdict'], ...targetRows(speeds)]),
    '## Cost',
    ...costs.map(costTable),
    '## Rates',
    `${CONNECTIONS} connections at once, by turns with \`${STATIC_FILE}\` from the same server.`,
    ...speeds.map(rateTable),
    '## Latency',
    `p50 / p99, each as a ratio to that of \`${STATIC_FILE}\` from the same server, asked for by turns, one request at a time.`,
    latencyTable(speeds),
    '## Bytes',
    'Bodies as they travel, compressed by the local server at the levels that it has.',
    weightTable(speeds),
    '## Weight',
    'Files of the build, with brotli: as the edge sends them, and scripts also at its best. Of a page, its own code and the entry’s with all that they import; `npm test` holds the limits (`scripts/budgets.json`).',
    budgetTable(),
    '## Requests before first paint',
    'In Chromium with nothing kept, over an emulated slow 4G; the document is one of them.',
    paintTable(speeds),
  ].join('\n\n');
  writeSection('performance.md', { command: 'npm run bench', title: 'Performance', text });
  return text;
}
