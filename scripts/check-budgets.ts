// Checks the weight of each page's first load and of the Worker after a build. Documents are weighed by
// test/e2e/first-visit.test.ts.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PAGES } from '../web/app/pages.ts';
import type { Outcome } from './lib/checks.ts';
import { Failure, inRoot, isCommand, main } from './lib/run.mjs';

/** Bytes of the scripts of a page, as the edge compresses them (quality 4) and at best (11). */
const SCRIPTS = { reading: { 4: 163_000, 11: 140_500 }, form: { 4: 180_000, 11: 155_000 } };
const STYLES = 12_200;
const SERVICE_WORKER = 4300;
const WORKER = 990_000;
/** Scripts that pages load by themselves once they answer presses; with a page, those that it has not loaded yet. */
const AFTERWARDS: readonly (readonly [name: string, limit: number, module: string, page?: string])[] = [
  ['rules of an offer', 18_000, 'web/jobs/form/check-job.ts', 'web/jobs/form/publish-job-page.tsx'],
];
/** Pages that are a form in the first place. */
const FORMS: readonly string[] = [
  ...[
    '/pubblica-offerta',
    '/la-mia-azienda',
    '/cerco-chi-assiste',
    '/le-mie-offerte/:id',
    '/pubblica-profilo',
    '/contatti',
    '/avvisi',
  ],
  ...['/register', '/login', '/password-dimenticata', '/reimposta-password', '/account', '/avvisi/gestisci'],
  ...['/rispondi-candidatura', '/candidatura', '/moderazione'],
];

const CLIENT = inRoot('dist', 'client');
/** The shell of the app; sheets to be printed load nothing of it. */
const ENTRY = 'web/index.html';

type Quality = 4 | 11;
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;
type Weight = { readonly what: string; readonly weight: number; readonly limit: number };

function readManifest(): Manifest {
  const file = inRoot('dist', 'client', '.vite', 'manifest.json');
  if (!existsSync(file)) throw new Failure('There is no build to weigh: run `npm run build` first.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const compressed = (bytes: string | Buffer, quality: Quality = 4): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

const weighed = new Map<string, number>();
function weigh(files: Iterable<string>, quality: Quality = 4): number {
  let bytes = 0;
  for (const file of files) {
    const key = `${quality} ${file}`;
    const weight = weighed.get(key) ?? compressed(readFileSync(`${CLIENT}/${file}`), quality);
    weighed.set(key, weight);
    bytes += weight;
  }
  return bytes;
}

/** Scripts of some modules and of all that these import statically. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): Set<string> {
  const keys = new Set(modules);
  for (const key of keys) for (const imported of manifest[key]?.imports ?? []) keys.add(imported);
  return new Set([...keys].flatMap((key) => manifest[key]?.file ?? []));
}

function weighStyles(file: string): number {
  const [, style] = /<style>(.*)<\/style>/s.exec(readFileSync(`${CLIENT}/${file}`, 'utf8')) ?? [];
  if (!style) throw new Failure(`${file} has no styles.`);
  return compressed(style);
}

/** Bytes of the built Worker as wrangler counts them, source maps left out. */
function weighWorker(): number {
  const worker = inRoot('dist', 'lavoro_in_valle');
  const modules = globSync('**/*.js', { cwd: worker }).map((file) => readFileSync(`${worker}/${file}`));
  return gzipSync(Buffer.concat(modules)).length;
}

function weighBuild(): Weight[] {
  const manifest = readManifest();
  // One address for each module: those of towns and articles load the same.
  const pages = new Map(PAGES.map(([path, module]) => [`web/${module}`, path]));
  const scripts = [...pages].flatMap(([module, path]) => {
    const files = scriptsOf(manifest, [ENTRY, module]);
    const kind = FORMS.includes(path) ? 'form' : 'reading';
    return [
      { what: `scripts, ${kind} ${path}`, weight: weigh(files), limit: SCRIPTS[kind][4] },
      { what: `scripts at best, ${kind} ${path}`, weight: weigh(files, 11), limit: SCRIPTS[kind][11] },
    ];
  });
  const later = AFTERWARDS.map(([name, limit, module, page]) => {
    const there = scriptsOf(manifest, page ? [ENTRY, page] : []);
    const files = page
      ? [...scriptsOf(manifest, [module])].filter((file) => !there.has(file))
      : [manifest[module]?.file ?? ''];
    return { what: `afterwards ${name}`, weight: weigh(files), limit };
  });
  return [
    ...scripts,
    ...later,
    { what: 'styles of a page', weight: weighStyles(ENTRY), limit: STYLES },
    { what: 'styles of a sheet', weight: weighStyles('web/print.html'), limit: STYLES },
    { what: 'service worker', weight: weigh(['sw.js']), limit: SERVICE_WORKER },
    { what: 'the Worker, gzipped', weight: weighWorker(), limit: WORKER },
  ];
}

/** Weighs the last build and prints the table: one check for each weight. */
export function checkBudgets(): Outcome {
  const rows = weighBuild();
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { what, weight, limit } of rows)
    console.log(
      `  ${weight > limit ? '✗' : ' '} ${what.padEnd(56)} ${kilobytes(weight).padStart(9)} of ${kilobytes(limit)}`,
    );
  const failed = rows.filter(({ weight, limit }) => weight > limit).length;
  return { passed: rows.length - failed, failed, output: '' };
}

if (isCommand(import.meta.url))
  await main(async () => {
    if (checkBudgets().failed > 0) throw new Failure('Too heavy.');
  });
