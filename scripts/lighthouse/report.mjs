import { measuredOn, table, thousands, writeSection } from '../lib/document.mjs';
import { CATEGORIES } from './grade.mjs';

/** @typedef {import('./grade.mjs').Grade} Grade */

/** What a page has to reach beside 100 in each category: milliseconds, and the shift of its layout. */
const TARGETS = { lcp: 1200, tbt: 30, cls: 0 };

/** @param {Grade} grade */
export const isPerfect = ({ scores }) => CATEGORIES.every((category) => scores[category] === 100);

/** @param {Grade} grade */
const targetsMissed = ({ metrics }) =>
  [
    metrics.lcp > TARGETS.lcp && `largest paint ${(metrics.lcp / 1000).toFixed(2)} s`,
    metrics.tbt > TARGETS.tbt && `blocking time ${metrics.tbt.toFixed(0)} ms`,
    metrics.cls > TARGETS.cls && `layout shift ${metrics.cls.toFixed(3)}`,
  ].filter((text) => text !== false);

/** @param {Grade} grade */
const cellsOf = ({ name, scores, metrics, bytes, requests }) => [
  name,
  CATEGORIES.map((category) => scores[category]).join(' / '),
  `${(metrics.fcp / 1000).toFixed(2)} s`,
  `${(metrics.lcp / 1000).toFixed(2)} s`,
  `${metrics.tbt.toFixed(0)} ms`,
  `${metrics.cpu.toFixed(0)} ms`,
  metrics.cls === 0 ? '0' : metrics.cls.toFixed(3),
  `${(bytes / 1000).toFixed(0)} kB`,
  thousands(requests),
];

/** A page on the terminal. @param {Grade} grade */
export function lineOf(grade) {
  const missed = targetsMissed(grade).map((text) => `  missed: ${text}`);
  const notes = grade.notes.map(({ title, details }) => `  ${title}: ${details.slice(0, 1500)}`);
  return [cellsOf(grade).join('  '), ...missed, ...notes].join('\n');
}

/** @param {Grade[]} grades */
function notesTable(grades) {
  const titles = [...new Set(grades.flatMap(({ notes }) => notes.map(({ title }) => title)))];
  const pagesOf = (/** @type {string} */ title) =>
    grades.filter(({ notes }) => notes.some((note) => note.title === title)).map(({ name }) => `\`${name}\``);
  return titles.map((title) => `- ${title}: ${pagesOf(title).join(', ')}`).join('\n');
}

/**
 * Writes the grades into `docs/performance.md`, between their marks.
 * @param {Grade[]} grades
 * @param {string} browser that they were measured with
 */
export function writeGrades(grades, browser) {
  const head = ['Page', 'Performance / accessibility / best practices / SEO', 'First paint', 'Largest paint'];
  const more = ['Blocking time', 'The same by CPU time', 'Layout shift', 'Weight', 'Requests'];
  const missed = grades.flatMap((grade) => targetsMissed(grade).map((text) => `- \`${grade.name}\`: ${text}`));
  const text = [
    '## Lighthouse',
    `${measuredOn()} The browser: \`${browser}\`.`,
    table([[...head, ...more], ...grades.map(cellsOf)]),
    `To reach: 100 in each category, largest paint at most ${TARGETS.lcp / 1000} s, blocking time at most ${TARGETS.tbt} ms, no layout shift.`,
    missed.length === 0 ? 'All of it is reached.' : `Missed:\n\n${missed.join('\n')}`,
    notesTable(grades) &&
      `Audits that are not perfect, most of them without weight in a grade:\n\n${notesTable(grades)}`,
  ];
  writeSection('performance.md', {
    command: 'npm run lighthouse',
    title: 'Performance',
    text: text.filter((part) => part !== '').join('\n\n'),
  });
}
