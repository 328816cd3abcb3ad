import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../lib/chromium.mjs';
import { freePort } from '../lib/port.mjs';
import { Failure } from '../lib/run.mjs';
import { blockingByCpu } from './blocking-by-cpu.mjs';

/** The four that a page is graded in. */
export const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @param {readonly number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Result */

/**
 * Grades of one page: each score and metric is the median of several visits, the rest that of Lighthouse's median visit.
 * @typedef {object} Grade
 * @property {string} name
 * @property {Record<typeof CATEGORIES[number], number>} scores 0 to 100
 * @property {{ fcp: number, lcp: number, tbt: number, cpu: number, cls: number }} metrics milliseconds, `cpu` the
 *   blocking time as `blockingByCpu` counts it; `cls` without a unit
 * @property {number} bytes as they travelled
 * @property {number} requests
 * @property {readonly { title: string, details: string }[]} notes audits that are not perfect and count for a category
 * @property {Result} result
 */

/** @param {Result} result @param {string} id */
const numberOf = (result, id) => result.audits[id]?.numericValue ?? 0;

/** Details of an audit: its first rows. @param {Result['audits'][string]} audit */
function detailsOf(audit) {
  const { details, displayValue = '', explanation = '' } = audit;
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items.slice(0, 5) : [];
  const rows = items.map((item) => {
    const { node, url, source, description, reason, failureReason } = /** @type {Record<string, any>} */ (item);
    const parts = [node?.snippet, node?.explanation, url, source?.url, description, reason, failureReason];
    return parts.filter((part) => typeof part === 'string').join(' ');
  });
  return [displayValue, explanation, ...rows].filter((text) => text !== '').join('; ');
}

/** @param {Result} result */
function notesOf(result) {
  const counted = CATEGORIES.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  const ids = new Set(counted.filter(({ group }) => group !== 'hidden').map(({ id }) => id));
  return [...ids]
    .map((id) => result.audits[id])
    .filter((audit) => audit !== undefined)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'notApplicable')
    .map((audit) => ({ title: audit.title, details: detailsOf(audit) }));
}

/** @typedef {{ result: Result, cpu: number }} Visited */

/** @param {string} name @param {readonly Visited[]} visits @returns {Grade} */
function toGrade(name, visits) {
  const results = visits.map((visited) => visited.result);
  const result = computeMedianRun(results);
  const score = (/** @type {string} */ category) =>
    Math.round(median(results.map(({ categories }) => categories[category]?.score ?? 0)) * 100);
  const metric = (/** @type {string} */ id) => median(results.map((each) => numberOf(each, id)));
  const { details } = result.audits['network-requests'] ?? {};
  const requests = details && 'items' in details ? details.items.length : 0;
  return {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: {
      fcp: metric('first-contentful-paint'),
      lcp: metric('largest-contentful-paint'),
      tbt: metric('total-blocking-time'),
      cpu: median(visits.map((visited) => visited.cpu)),
      cls: metric('cumulative-layout-shift'),
    },
    bytes: numberOf(result, 'total-byte-weight'),
    requests,
    notes: notesOf(result),
    result,
  };
}

/** Now and then Chromium records no beginning of a visit, and Lighthouse asks to be run again. */
const TRIES = 4;

/** One visit. @param {string} url @param {number} port @param {number} [tries] @returns {Promise<Visited>} */
async function visit(url, port, tries = TRIES) {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  const error = answer?.lhr.runtimeError;
  if (answer && !error)
    return { result: answer.lhr, cpu: await blockingByCpu(answer.artifacts, answer.lhr.configSettings) };
  if (error?.code === 'NO_NAVSTART' && tries > 1) return visit(url, port, tries - 1);
  throw new Failure(`Lighthouse has not graded ${url}: ${error?.message ?? 'no answer'}`);
}

/**
 * Grades pages one after the other as Lighthouse does for phones: a slow CPU and slow 4G, simulated.
 * @param {readonly { name: string, url: string }[]} pages
 * @param {number} runs of each page, of which the median counts
 * @param {string} executablePath of the browser
 * @param {import('./quiet.mjs').Watch} watch
 * @param {(grade: Grade) => void} onGrade
 * @returns {Promise<Grade[]>}
 */
export async function gradePages(pages, runs, executablePath, watch, onGrade) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
    // Else no page could be kept for going back to, whatever it does.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    /** @type {Grade[]} */
    const grades = [];
    for (const { name, url } of pages) {
      /** @type {Visited[]} */
      const visits = [];
      for (let run = 0; run < runs; run++) visits.push(await watch.whenQuiet(() => visit(url, port)));
      const grade = toGrade(name, visits);
      onGrade(grade);
      grades.push(grade);
    }
    return grades;
  } finally {
    await browser.close();
  }
}
