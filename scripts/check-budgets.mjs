// Checks the weight of each page's first load and of the Worker after a build. Documents are weighed by
// test/e2e/first-visit.test.ts.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { Failure, inRoot, isCommand, main } from './lib/run.mjs';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {'reading' | 'form'} Kind */
/**
 * `scripts`: bytes as the edge compresses them, and at best. `pages`: module of each route. `afterwards`: module and bytes of what pages load by themselves once they answer presses; with a page, of all that it has not loaded yet.
 * @typedef {{ scripts: Record<Kind, { edge: number, best: number }>, styles: number, serviceWorker: number, worker: number, pages: Record<Kind, Record<string, string>>, afterwards: Record<string, [module: string, bytes: number, page?: string]> }} Budgets
 */
/** @typedef {{ kind: string, name: string, weight: number, limit: number }} Weight `weight`, `limit`: bytes */

const CLIENT = inRoot('dist', 'client');
/** The shell of the app; sheets to be printed load nothing of it. */
const ENTRY = 'web/index.html';
/** Printable sheets: their styles are in the document only. */
const SHEET = 'web/print.html';

export const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @returns {Budgets} */
const readBudgets = () => JSON.parse(readFileSync(inRoot('scripts', 'budgets.json'), 'utf8'));

/** @returns {Record<string, Chunk>} */
function readManifest() {
  const file = inRoot('dist', 'client', '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Failure('There is no build to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Qualities of brotli: of Cloudflare's edge, and the best. */
const EDGE = 4;
const BEST = 11;

/** @param {Buffer | string} bytes */
const compressed = (bytes, quality = EDGE) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** @type {Map<string, number>} */
const weighed = new Map();

/** Size of a file, which many pages load. @param {string} file */
function weigh(file, quality = EDGE) {
  const key = `${quality} ${file}`;
  const weight = weighed.get(key) ?? compressed(readFileSync(`${CLIENT}/${file}`), quality);
  weighed.set(key, weight);
  return weight;
}

const total = (/** @type {Iterable<string>} */ files, quality = EDGE) =>
  [...files].reduce((bytes, file) => bytes + weigh(file, quality), 0);

/**
 * Scripts of some modules and of all that these import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} modules
 */
function scriptsOf(manifest, modules) {
  const scripts = new Set();
  const waiting = [...modules];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return scripts;
}

/** Scripts that a module adds to a page. @param {Record<string, Chunk>} manifest @param {string} module @param {string} page */
function added(manifest, module, page) {
  const there = scriptsOf(manifest, [ENTRY, page]);
  return [...scriptsOf(manifest, [module])].filter((file) => !there.has(file));
}

/** Weighs the styles inlined in a document. @param {string} file */
function weighStyles(file) {
  const [, style] = /<style>(.*)<\/style>/s.exec(readFileSync(`${CLIENT}/${file}`, 'utf8')) ?? [];
  if (!style) throw new Failure(`${file} has no styles.`);
  return compressed(style);
}

/** Bytes of the built Worker as wrangler counts them, source maps left out. */
function weighWorker() {
  const worker = inRoot('dist', 'lavoro_in_valle');
  const modules = globSync('**/*.js', { cwd: worker }).map((file) => readFileSync(`${worker}/${file}`));
  return gzipSync(Buffer.concat(modules)).length;
}

/** Pages of the build that no budget speaks of, and budgets of pages that do not exist. @param {Record<string, Chunk>} manifest @param {Budgets} budgets */
function strangers(manifest, { pages }) {
  const known = Object.values(pages).flatMap((ofKind) => Object.values(ofKind));
  return [
    ...Object.keys(manifest).filter((key) => /^web\/.*-page\.tsx$/.test(key) && !known.includes(key)),
    ...known.filter((page) => !existsSync(inRoot(page))),
  ];
}

/**
 * Weighs the last build against its budgets.
 * @returns {Weight[]} `kind`: of page and quality, or of part; `name`: of one among several
 */
export function weighBuild() {
  const manifest = readManifest();
  const budgets = readBudgets();
  const kinds = /** @type {Kind[]} */ (Object.keys(budgets.pages));
  const pages = kinds.flatMap((kind) =>
    Object.entries(budgets.pages[kind]).flatMap(([route, page]) => {
      const files = scriptsOf(manifest, [ENTRY, page]);
      const { edge, best } = budgets.scripts[kind];
      return [
        { kind: `scripts, ${kind}`, name: route, weight: total(files), limit: edge },
        { kind: `scripts at best, ${kind}`, name: route, weight: total(files, BEST), limit: best },
      ];
    }),
  );
  const later = Object.entries(budgets.afterwards).map(([name, [module, limit, page]]) => {
    const files = page ? added(manifest, module, page) : [manifest[module]?.file ?? ''];
    return { kind: 'afterwards', name, weight: total(files), limit };
  });
  return [
    ...pages,
    ...later,
    { kind: 'styles', name: 'of a page', weight: weighStyles(ENTRY), limit: budgets.styles },
    { kind: 'styles', name: 'of a sheet', weight: weighStyles(SHEET), limit: budgets.styles },
    { kind: 'service worker', name: '', weight: weigh('sw.js'), limit: budgets.serviceWorker },
    { kind: 'the Worker, gzipped', name: '', weight: weighWorker(), limit: budgets.worker },
  ];
}

/**
 * Weighs the last build and prints the table.
 * @returns {import('./lib/vitest.mjs').Outcome} one check for each weight, and one for the list of pages
 */
export function checkBudgets() {
  const rows = weighBuild();
  for (const { kind, name, weight, limit } of rows)
    console.log(
      `  ${weight > limit ? '✗' : ' '} ${`${kind} ${name}`.trim().padEnd(48)} ${kilobytes(weight).padStart(9)} of ${kilobytes(limit)}`,
    );
  const unknown = strangers(readManifest(), readBudgets());
  const failed = rows.filter(({ weight, limit }) => weight > limit).length + Number(unknown.length > 0);
  const output =
    unknown.length > 0 ? `In the build or in scripts/budgets.json, but not in both: ${unknown.join(', ')}` : '';
  return { passed: rows.length + 1 - failed, failed, output };
}

if (isCommand(import.meta.url))
  await main(async () => {
    const { failed, output } = checkBudgets();
    if (failed > 0) throw new Failure(`Too heavy, or not known.\n${output}`.trimEnd());
  });
