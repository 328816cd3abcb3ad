import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { expectNone, type Import, importsOf, isTest, SOURCES } from './repository.ts';

/**
 * Layers of the code: the first one whose pattern fits a file is its layer. `imports` names the layers it may import
 * (`type` imports too); every file may import its own folder. `packages` undefined: any package.
 */
type Layer<Name> = { readonly files: RegExp; readonly imports: readonly Name[]; readonly packages?: readonly string[] };

/** Each layer imports those that have a name here. */
const layersOf = <Name extends string>(layers: Readonly<Record<Name, Layer<NoInfer<Name>>>>) => layers;

const REACT = ['react', 'react-dom', 'react-router', '@tanstack/react-query'];
const FORMS = [...REACT, 'zod'];
const WEB_BASE = ['ui', 'web base', 'api', 'content', 'shared'] as const;
const WORKER_BASE = ['worker base', 'db', 'shared'] as const;
const WORKER_FEATURE = ['http', 'mail', 'push', 'worker lists', 'engine', 'search', ...WORKER_BASE] as const;

const LAYERS = layersOf({
  shared: {
    files: /^shared\//,
    imports: [],
    packages: ['zod', '@noble/ciphers', '@noble/hashes', 'libphonenumber-js'],
  },

  styles: { files: /^web\/styles\//, imports: [] },
  ui: { files: /^web\/ui\//, imports: [], packages: ['react', 'radix-ui'] },
  'web base': {
    files:
      /^web\/app\/(early-input|deferred|languages|link|loaded-document|now|own-page|page|pages|position|quiet-transitions|redrawn|render-whole|session-marker|start-after-paint|trusted-types|use-hydrated|words)(\.test)?\.(tsx?|js)$/,
    // The document brings texts of its page along.
    imports: ['web base', 'ui', 'content', 'shared'],
    packages: REACT,
  },
  api: { files: /^web\/api\//, imports: ['shared'], packages: REACT },
  content: { files: /^web\/content\//, imports: ['shared'], packages: [] },
  forms: { files: /^web\/forms\//, imports: WEB_BASE, packages: FORMS },
  layout: { files: /^web\/layout\//, imports: WEB_BASE, packages: REACT },
  // Words and surroundings of pages in other languages.
  languages: { files: /^web\/languages\/(?!translated-page)/, imports: ['layout', ...WEB_BASE], packages: REACT },
  // Parts of every list: filters, states, paging.
  lists: { files: /^web\/lists\//, imports: WEB_BASE, packages: REACT },
  // Pages that a mailed link opens: their token, their one button, and its outcome.
  'mailed links': { files: /^web\/mailed-links\//, imports: ['forms', 'layout', ...WEB_BASE], packages: REACT },
  // Rendered at the edge and never in a browser: nothing that browsers load may import it, nor its codes.
  print: {
    files: /^web\/print\//,
    imports: ['web base', 'ui', 'api', 'content', 'shared'],
    packages: ['react', 'react-dom', 'uqr'],
  },
  'edge door': {
    files: /^web\/app\/entry-server(\.test)?\.tsx?$/,
    imports: ['web entry', 'web feature', 'print', ...WEB_BASE],
    packages: REACT,
  },
  'service worker': { files: /^web\/service-worker\//, imports: ['shared'], packages: [] },
  'web tool': {
    files: /^web\/(uno\.config|icon-styles)\.ts$/,
    imports: ['web tool', 'ui'],
    packages: ['unocss', '@iconify-json/lucide'],
  },
  'web entry': {
    files:
      /^web\/app\/(entry-client|entry-print|start-offline|app|keep-head|new-release|give-back|routes)(\.test)?\.tsx?$/,
    imports: ['web entry', 'page', 'web feature', 'layout', 'styles', ...WEB_BASE],
    packages: [...REACT, 'virtual:uno.css'],
  },
  // Pages, in which features meet.
  page: {
    files: /^web\/[a-z-]+\/(?:[a-z-]+\/)?(?:[a-z-]+-page\.tsx|route\.tsx)$/,
    imports: ['web feature', 'layout', 'languages', 'lists', 'mailed links', 'forms', ...WEB_BASE],
    packages: FORMS,
  },
  'web feature': {
    files: /^web\/[a-z-]+\//,
    imports: ['layout', 'languages', 'lists', 'mailed links', 'forms', ...WEB_BASE],
    packages: [...FORMS, '@simplewebauthn/browser'],
  },

  db: { files: /^worker\/db\//, imports: ['shared'], packages: ['drizzle-orm'] },
  // Meaning of search texts, for every feature that has a list.
  search: { files: /^worker\/text-search\//, imports: ['engine', 'db', 'shared'], packages: ['drizzle-orm'] },
  // All that is open, and how it is filtered, ordered and counted.
  engine: { files: /^worker\/search\//, imports: ['http', ...WORKER_BASE] },
  // Pages and numbers of a list, its text read and corrected.
  'worker lists': { files: /^worker\/lists\//, imports: ['http', 'engine', 'search', ...WORKER_BASE] },
  'worker base': {
    files: /^worker\/(crons|digest|env|errors|in-time|link-token|log|public-id|settings|sign)(\.test)?\.ts$/,
    imports: ['worker base', 'db', 'shared'],
  },
  http: { files: /^worker\/http\//, imports: WORKER_BASE },
  mail: { files: /^worker\/mail\//, imports: WORKER_BASE },
  push: { files: /^worker\/push\//, imports: ['http', ...WORKER_BASE] },
  // Says of a translation that a person has checked it.
  'checked texts': { files: /^worker\/html\/alternates\.test\.ts$/, imports: ['content', ...WORKER_BASE] },
  html: { files: /^worker\/html\//, imports: ['edge door', 'feature queries', 'engine', 'http', ...WORKER_BASE] },
  // Parts of tests that run in Node and in workerd.
  'script testing': { files: /^scripts\/testing\//, imports: [] },
  'worker testing': {
    files: /^worker\/testing\//,
    imports: ['script testing', 'worker entry', 'worker feature', 'feature queries', ...WORKER_FEATURE],
  },
  'feature queries': { files: /^worker\/[a-z-]+\/(list-)?queries\.ts$/, imports: WORKER_FEATURE },
  'worker feature': { files: /^worker\/[a-z-]+\//, imports: WORKER_FEATURE },
  // Holds the routes of the Worker against the pages, which are in the browser's table.
  'routes and pages': { files: /^worker\/routes\.test\.ts$/, imports: ['web base', ...WORKER_BASE] },
  'worker entry': {
    files: /^worker\/((index|app|mount|reindex|scheduled)|[a-z-]+(\.property)?\.test)\.ts$/,
    imports: ['worker entry', 'html', 'edge door', 'worker feature', 'feature queries', ...WORKER_FEATURE],
  },
});

type LayerName = keyof typeof LAYERS;

const layerOf = (path: string): LayerName | undefined =>
  (Object.keys(LAYERS) as LayerName[]).find((name) => LAYERS[name].files.test(path));

/** `web/jobs` of `web/jobs/offer/job-page.tsx`; the file itself at the root of a side and in `web/app`, which holds several layers. */
const folderOf = (path: string): string => {
  if (path.startsWith('web/app/')) return path;
  return path
    .split('/')
    .slice(0, path.startsWith('shared/') ? 1 : 2)
    .join('/');
};

function isAllowed(path: string, layer: LayerName, { to, isPackage }: Import): boolean {
  const { imports, packages } = LAYERS[layer];
  if (isPackage) return isTest(path) || !packages || packages.some((name) => to === name || to.startsWith(`${name}/`));
  if (folderOf(to) === folderOf(path)) return true;
  if (isTest(path) && /^scripts\/demo\/.*\.json$/.test(to)) return true;
  const target = layerOf(to);
  if (target === undefined) return false;
  const forTests: readonly LayerName[] = ['script testing', 'worker testing', 'worker entry'];
  return imports.includes(target) || (isTest(path) && forTests.includes(target));
}

const PRODUCT = SOURCES.filter((path) => /^(shared|web|worker)\//.test(path));

test('every file of the product has a layer', () => {
  expectNone(
    'Give the file a place that the layers in test/repo/arrows.test.ts know',
    PRODUCT.filter((path) => layerOf(path) === undefined),
  );
});

test('arrows run one way', () => {
  const breaches = PRODUCT.flatMap((path) => {
    const layer = layerOf(path);
    if (layer === undefined) return [];
    return importsOf(path)
      .filter((found) => !isAllowed(path, layer, found))
      .map(({ to }) => `${path} (${layer}) imports ${to}`);
  });
  expectNone('The layers in test/repo/arrows.test.ts forbid these imports', breaches);
});

type Imports = { readonly path: string; readonly imports: readonly string[] };

/** Files or folders that are in a circle, or on a way between two circles. */
function circlesIn(all: readonly Imports[]): readonly Imports[] {
  let left = all;
  // One that none of the others imports, or that imports none of them, is in no circle.
  for (let before = Number.POSITIVE_INFINITY; left.length < before; ) {
    before = left.length;
    const there = new Set(left.map(({ path }) => path));
    const imported = new Set(left.flatMap(({ imports }) => imports));
    left = left.filter(({ path, imports }) => imported.has(path) && imports.some((to) => there.has(to)));
  }
  return left;
}

test('no file imports itself through others', () => {
  const left = circlesIn(PRODUCT.map((path) => ({ path, imports: importsOf(path).map(({ to }) => to) })));
  const circles = left.map(({ path, imports }) => {
    const others = imports.filter((to) => left.some((other) => other.path === to));
    return `${path} -> ${others.join(', ')}`;
  });
  expectNone('Move what both need to a file that imports neither', circles);
});

/**
 * Files of other folders of its feature that a file imports. Those that lie in the feature itself, `worker/jobs` beside
 * `worker/jobs/own`, are a folder too.
 */
const acrossFolders = (path: string): Imports['imports'] =>
  importsOf(path)
    .filter(({ to, isPackage }) => !isPackage && folderOf(to) === folderOf(path) && dirname(to) !== dirname(path))
    .map(({ to }) => to);

test('no folder of a feature imports itself through others', () => {
  // Tests begin with what people send, which is often a folder above theirs.
  const files = PRODUCT.filter((path) => /^(web|worker)\//.test(path) && !isTest(path));
  const folders = Map.groupBy(files, dirname);
  const left = circlesIn(
    [...folders].map(([path, inside]) => ({ path, imports: inside.flatMap(acrossFolders).map(dirname) })),
  ).map(({ path }) => path);
  const circles = left.flatMap((folder) =>
    (folders.get(folder) ?? []).flatMap((path) =>
      acrossFolders(path)
        .filter((to) => left.includes(dirname(to)))
        .map((to) => `${path} imports ${to}`),
    ),
  );
  expectNone('Move what both folders need to the one that imports less', circles);
});

test('the app takes nothing from web but the script it allows by its hash', () => {
  const names = importsOf('worker/app.ts')
    .filter(({ to }) => to.startsWith('web/'))
    .flatMap((found) => found.names);
  expect(names, 'worker/app.ts: pages belong to worker/html').toEqual(['SESSION_MARKER']);
});

test('scripts of every page, and pages of lists and offers, run without zod, forms and dialogs', () => {
  const heavy = ['zod', 'radix-ui'];
  const light = [
    'web/app/entry-client.tsx',
    'web/layout/not-found-page.tsx',
    'web/home/home-page.tsx',
    'web/valley/valley-page.tsx',
    'web/towns/town-page.tsx',
    'web/jobs/list/jobs-page.tsx',
    'web/jobs/offer/job-page.tsx',
    'web/articles/blog-page.tsx',
    'web/articles/article-page.tsx',
    'web/landing/job-ads-page.tsx',
    'web/landing/job-seekers-page.tsx',
    'web/candidates/candidates-page.tsx',
    'web/candidates/candidate-page.tsx',
  ];
  expectNone('Load it with import(), or import its types only', loading(light, heavy));
});

test('forms, and pages that begin with one, run without the rules that they are checked by', () => {
  const declared = 'web/forms/use-declared-form.ts';
  const forms = SOURCES.filter((path) => path.startsWith('web/') && !isTest(path)).filter((path) =>
    importsOf(path).some(({ to, typeOnly }) => to === declared && !typeOnly),
  );
  const pages = SOURCES.filter((path) => path.endsWith('-page.tsx')).filter((path) =>
    runTimePaths(path).some((way) => way.at(-1) === declared),
  );
  expect(pages.length).toBeGreaterThan(9);
  const all = [...new Set([...forms, ...pages])];
  expectNone('Name the rules by a function that loads them, and import types only', loading(all, ['zod']));
});

/** Ways by which modules load one of some packages when they run. */
const loading = (modules: readonly string[], packages: readonly string[]): string[] =>
  modules
    .flatMap(runTimePaths)
    .filter((way) => packages.some((name) => way.at(-1) === name || way.at(-1)?.startsWith(`${name}/`)))
    .map((way) => way.join(' -> '));

/** For each module that runs when `start` is loaded, the imports that lead there. */
function runTimePaths(start: string): string[][] {
  const found = new Map<string, string[]>([[start, [start]]]);
  for (const [path, way] of found) {
    if (!SOURCES.includes(path)) continue;
    for (const { to, typeOnly, dynamic } of importsOf(path))
      if (!typeOnly && !dynamic && !found.has(to)) found.set(to, [...way, to]);
  }
  return [...found.values()];
}
