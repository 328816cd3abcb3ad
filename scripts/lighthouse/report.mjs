import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { CATEGORIES, median } from './grade.mjs';

/** @typedef {import('./grade.mjs').Grade} Grade */
/** @typedef {import('./slow-phone.mjs').Obeyed} Obeyed */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
const milliseconds = (/** @type {number} */ ms) => `${ms.toFixed(0)} ms`;
const shift = (/** @type {number} */ value) => (value === 0 ? '0' : value.toFixed(3));

/** The least grade of each category. */
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

/** The most that each figure may be. */
const MOST = /** @type {const} */ ([
  { id: 'lcp', what: 'largest paint', most: 1300, say: seconds },
  { id: 'tbt', what: 'blocking time by the clock', most: 100, say: milliseconds },
  { id: 'cpu', what: 'blocking time by CPU time', most: 50, say: milliseconds },
  { id: 'cls', what: 'layout shift', most: 0.01, say: shift },
]);

const PRESS_MS = 2200;

/** Targets that a page misses, in words. @param {Grade} grade */
const missedBy = ({ name, scores, metrics }) => [
  ...CATEGORIES.filter((category) => scores[category] < LEAST[category]).map(
    (category) => `${name}: ${category} ${scores[category]}, to reach at least ${LEAST[category]}`,
  ),
  ...MOST.filter(({ id, most }) => metrics[id] > most).map(
    ({ id, what, most, say }) => `${name}: ${what} ${say(metrics[id])}, to reach at most ${say(most)}`,
  ),
];

/** @param {Obeyed} obeyed */
const missedPress = ({ name, answered }) =>
  answered > PRESS_MS
    ? [`${name}: answers a press on a slow phone after ${seconds(answered)}, to reach at most ${seconds(PRESS_MS)}`]
    : [];

/** Targets that are missed, a line each. @param {readonly Grade[]} grades @param {readonly Obeyed[]} obeyed */
export const findMissed = (grades, obeyed) => [...grades.flatMap(missedBy), ...obeyed.flatMap(missedPress)];

/** @param {Grade} grade */
const cellsOf = ({ name, scores, metrics, bytes, requests }) => [
  name,
  CATEGORIES.map((category) => scores[category]).join(' / '),
  seconds(metrics.fcp),
  ...MOST.map(({ id, say }) => say(metrics[id])),
  `${(bytes / 1000).toFixed(0)} kB`,
  thousands(requests),
];

/** A graded page on the terminal. @param {Grade} grade */
export function lineOf(grade) {
  const notes = grade.notes.map(({ title, details }) => `  ${title}: ${details.slice(0, 1500)}`);
  return [cellsOf(grade).join('  '), ...notes].join('\n');
}

/** @param {Obeyed} obeyed */
const obeyedCells = ({ name, painted, answered }) => [name, seconds(painted), seconds(answered)];

/** A page of the slow phone on the terminal. @param {Obeyed} obeyed */
export const obeyedLine = (obeyed) => obeyedCells(obeyed).join('  ');

/**
 * How quiet the machine was.
 * @param {ReturnType<import('./quiet.mjs').Watch['counts']>} counts
 */
export const quietLine = ({ again, disturbed }) =>
  `${again} visits were made again, as others used the machine; ${disturbed} count though they did.`;

/** @param {readonly Grade[]} grades */
function notesTable(grades) {
  const titles = [...new Set(grades.flatMap(({ notes }) => notes.map(({ title }) => title)))];
  const pagesOf = (/** @type {string} */ title) =>
    grades.filter(({ notes }) => notes.some((note) => note.title === title)).map(({ name }) => `\`${name}\``);
  return titles.map((title) => `- ${title}: ${pagesOf(title).join(', ')}`).join('\n');
}

/**
 * Writes what was measured into `docs/performance.md`, between the command's marks.
 * @param {readonly Grade[]} grades
 * @param {readonly Obeyed[]} obeyed
 * @param {number} runs of each page
 * @param {ReturnType<import('./quiet.mjs').Watch['counts']>} counts
 */
export function writeReport(grades, obeyed, runs, counts) {
  const head = ['Page', 'Performance / accessibility / best practices / SEO', 'First paint', 'Largest paint'];
  const more = ['Blocking time', 'The same by CPU time', 'Layout shift', 'Weight', 'Requests'];
  const limits = MOST.map(({ what, most, say }) => `${what} at most ${say(most)}`).join(', ');
  const speed = median(grades.map(({ result }) => result.environment.benchmarkIndex));
  const missed = findMissed(grades, obeyed);
  const text = [
    '## Lighthouse',
    `${measuredOn()} Medians of ${runs} visits with a whole Chromium. Lighthouse's benchmark gives the processor ${thousands(Math.round(speed))} points. ${quietLine(counts)}`,
    table([[...head, ...more], ...grades.map(cellsOf)]),
    `To reach: performance at least ${LEAST.performance}, the other three 100, ${limits}.`,
    notesTable(grades) &&
      `Audits that are not perfect, most of them without weight in a grade:\n\n${notesTable(grades)}`,
    '## A slow phone obeys',
    `${measuredOn()} The median of ${runs} visits: 1.6 Mbit/s, 150 ms, a quarter of this machine's speed, nothing cached.`,
    table([['Page', 'First paint', 'The first heart answers'], ...obeyed.map(obeyedCells)]),
    `To reach: the heart answers after at most ${seconds(PRESS_MS)}.`,
    missed.length === 0 ? 'Every target is reached.' : `Missed:\n\n${missed.map((line) => `- ${line}`).join('\n')}`,
  ];
  writeSection('performance.md', {
    command: 'npm run lighthouse',
    title: 'Performance',
    text: text.filter((part) => part !== '').join('\n\n'),
  });
}
