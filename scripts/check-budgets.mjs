// What a page's first load may weigh, after a build. `--update` sets the budgets of scripts to today's weight and a little more.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { Failure, inRoot, isCommand, main } from './lib/run.mjs';

/** @typedef {{ file: string, imports?: string[], css?: string[], assets?: string[] }} Chunk */
/** @typedef {{ scripts: Record<string, { page: string, bytes: number }>, firstVisit: { route: string, bytes: number, document: number }, serviceWorker: { bytes: number } }} Budgets */

const BUDGETS = inRoot('scripts', 'budgets.json');
const CLIENT = inRoot('dist', 'client');
const ROOM = 1.03;
/** The shell of the app; sheets to be printed load nothing of it. */
const ENTRY = 'web/index.html';

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @returns {Budgets} */
const readBudgets = () => JSON.parse(readFileSync(BUDGETS, 'utf8'));

/** @returns {Record<string, Chunk>} */
function readManifest() {
  const file = inRoot('dist', 'client', '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Failure('There is no build to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Size as it travels: as the build has compressed it, else brotli at quality 5, which wrangler uses and the edge comes near to; fonts are compressed already.
 * @param {string} file
 */
function weigh(file) {
  const bytes = readFileSync(`${CLIENT}/${file}`);
  if (file.endsWith('.woff2')) return bytes.length;
  if (existsSync(`${CLIENT}/${file}.br`)) return readFileSync(`${CLIENT}/${file}.br`).length;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

const total = (/** @type {Iterable<string>} */ files) => [...files].reduce((bytes, file) => bytes + weigh(file), 0);

/**
 * Files that the first load of a page needs: the entry, the page's own chunk where it has one, and all that these import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {string} page its module
 * @returns {{ scripts: Set<string>, others: Set<string> }} `others` are styles and fonts
 */
function firstLoad(manifest, page) {
  const scripts = new Set();
  const others = new Set();
  const waiting = [ENTRY, page];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) others.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return { scripts, others };
}

/** Pages of the build that no budget speaks of, and budgets of pages that are no more. @param {Record<string, Chunk>} manifest @param {Budgets} budgets */
function strangers(manifest, budgets) {
  const known = Object.values(budgets.scripts).map(({ page }) => page);
  return [
    ...Object.keys(manifest).filter((key) => /^web\/.*-page\.tsx$/.test(key) && !known.includes(key)),
    ...known.filter((page) => !existsSync(inRoot(page))),
  ];
}

/**
 * Weighs the pages of the last build and prints the table.
 * @returns {import('./lib/vitest.mjs').Outcome} one check per page, one for the whole first visit, one for the service worker, one for the list itself
 */
export function checkBudgets() {
  const manifest = readManifest();
  const budgets = readBudgets();
  const { firstVisit } = budgets;
  const rows = Object.entries(budgets.scripts).map(([route, { page, bytes }]) => ({
    name: `${route}, scripts`,
    weight: total(firstLoad(manifest, page).scripts),
    bytes,
  }));
  const { scripts, others } = firstLoad(manifest, budgets.scripts[firstVisit.route]?.page ?? '');
  const visit = total(scripts) + total(others) + firstVisit.document;
  rows.push({ name: `${firstVisit.route}, first visit in all`, weight: visit, bytes: firstVisit.bytes });
  rows.push({ name: 'the service worker', weight: weigh('sw.js'), bytes: budgets.serviceWorker.bytes });
  for (const { name, weight, bytes } of rows)
    console.log(
      `  ${weight > bytes ? '✗' : ' '} ${name.padEnd(34)} ${kilobytes(weight).padStart(9)} of ${kilobytes(bytes)}`,
    );
  const unknown = strangers(manifest, budgets);
  const failed = rows.filter(({ weight, bytes }) => weight > bytes).length + Number(unknown.length > 0);
  const output =
    unknown.length > 0 ? `In the build or in scripts/budgets.json, but not in both: ${unknown.join(', ')}` : '';
  return { passed: rows.length + 1 - failed, failed, output };
}

/** Sets the budget of each page's scripts just above today's weight. */
function updateBudgets() {
  const manifest = readManifest();
  const budgets = readBudgets();
  for (const budget of Object.values(budgets.scripts))
    budget.bytes = Math.ceil((total(firstLoad(manifest, budget.page).scripts) * ROOM) / 100) * 100;
  writeFileSync(BUDGETS, `${JSON.stringify(budgets, null, 2)}\n`);
}

if (isCommand(import.meta.url))
  await main(async () => {
    if (process.argv.includes('--update')) updateBudgets();
    const { failed, output } = checkBudgets();
    if (failed > 0) throw new Failure(`Too heavy, or not known.\n${output}`.trimEnd());
  });
