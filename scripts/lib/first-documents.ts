import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { inlineScript } from '../../shared/inline-script.ts';
import { ICON_NAMES } from '../../web/ui/icon-list.ts';
import { cssSubset, withoutTwice } from './css-subset.ts';
import { inRoot } from './run.mjs';

type Chunks = readonly Rolldown.OutputChunk[];

/** The page whose document is to fit the first round trip: it carries the rules that it shows at rest, and links to all of them (`web/start-after-paint.js`). */
const LIGHT = '/offerte';

const ENTRY = 'web/index.html';
/** What every page loads by itself once it stands still. */
const AFTERWARDS = 'web/start-offline.tsx';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
/** What loads the scripts, without its comments and line breaks. */
const START = inlineScript(readFileSync(inRoot('web', 'start-after-paint.js'), 'utf8'));
/** Path and modules of a line of `web/routes.tsx`. */
const ROUTE = /\['([^']+)', (townPage\()?\(\) => import\('\.\/([^']+)'\)/g;
const TOWN_PAGE = 'towns/town-page.tsx';
/** Of notices and refused fields: they come with the linked sheet (`.icon` in web/styles/controls.css). */
const RARE_ICONS = /\/web\/ui\/(notice|field)\.tsx$/;
/** What no document holds, as a script draws it when somebody has done something: the linked sheet is applied by then. */
const LATER =
  /\/node_modules\/|\/web\/(ui\/(toaster|plain-toast|share-button|error-summary|text-area)|layout\/route-error)\./;

/**
 * Makes documents ask for nothing before they are painted: styles stand in the shells, scripts are loaded after the paint, and
 * `build.json` beside the shells holds what the Worker says of them (`worker/html/build-facts.ts`).
 */
export function firstDocuments(): Plugin {
  return {
    name: 'first-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = scriptsOf(chunks, [ENTRY]);
        const entryFile = entry.at(-1) ?? '';
        // The entry waits for other chunks before it has run: one of them that waits for it would wait for ever.
        const waiting = chunks.find(({ imports }) => imports.includes(entryFile));
        if (waiting)
          throw new Error(`${waiting.fileName} imports from the entry: name the module in a group of vite.config.ts`);
        const pages = pageModules().map(([path, modules]) => [path, scriptsOf(chunks, modules)] as const);
        const shell = shellOf(bundle, ENTRY);
        const html = shell.html.replace(SCRIPT, '');
        const sheet = shellOf(bundle, 'web/print.html');
        const later = scriptsOf(chunks, [AFTERWARDS]).filter((file) => !entry.includes(file));
        const start = (style = '') =>
          `<script data-shared="${pathsOf(entry.slice(0, -1))}" data-page="" data-entry="/${entryFile}" data-later="${pathsOf(later)}" data-style="${style}">${START}</script>`;
        const lightScripts = [...entry, ...(pages.find(([path]) => path === LIGHT)?.[1] ?? [])];
        const shown = cssSubset(shell.css, wordsOf(chunks, lightScripts));
        const link = `<noscript><link rel="stylesheet" href="/${shell.file}"></noscript>`;
        const light = withHead(html, styled(shown) + start(`/${shell.file}`)).replace('</body>', `${link}</body>`);
        shell.sheet.source = withoutTwice(shell.css, cssSubset(shell.css, new Set(['icon'])));
        shell.asset.source = withHead(html, styled(shell.css) + start());
        sheet.asset.source = withHead(sheet.html, styled(sheet.css));
        delete bundle[sheet.file];
        const facts = {
          inline: { scripts: [digest(START)], styles: [shell.css, shown, sheet.css].map(digest) },
          light: LIGHT,
          scripts: Object.fromEntries(
            pages.map(([path, files]) => [path, files.filter((file) => !entry.includes(file))]),
          ),
        };
        this.emitFile({ type: 'asset', fileName: 'web/light.html', source: light });
        this.emitFile({ type: 'asset', fileName: 'web/build.json', source: JSON.stringify(facts) });
      },
    },
  };
}

/** The pages of the route table, each with its modules. @throws where there are none: the table is written in another way */
function pageModules(): (readonly [path: string, modules: readonly string[]])[] {
  const table = readFileSync(inRoot('web', 'routes.tsx'), 'utf8');
  const pages = [...table.matchAll(ROUTE)].map(([, path = '', isTown, module = '']) => {
    const modules = isTown ? [TOWN_PAGE, module] : [module];
    return [path, modules.map((name) => `web/${name}`)] as const;
  });
  if (!pages.some(([path]) => path === LIGHT)) throw new Error(`first-documents: no ${LIGHT} in web/routes.tsx`);
  return pages.filter(([path]) => path !== '/ui');
}

/**
 * The files of modules and of what they import statically, in the order in which they are run: each is read in a task of its own, as
 * what it imports has been run by then.
 * @throws where a module has no chunk of its own
 */
function scriptsOf(chunks: Chunks, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const withImports = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    return [...imports.flatMap(withImports), file];
  };
  return modules.flatMap((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`first-documents: ${module} has no chunk of its own`);
    return withImports(chunk.fileName);
  });
}

/** A built document, its style sheet, and its HTML without the link to it. */
function shellOf(bundle: Rolldown.OutputBundle, fileName: string) {
  const asset = bundle[fileName];
  if (asset?.type !== 'asset') throw new Error(`first-documents: no ${fileName}`);
  const html = String(asset.source);
  const [link = '', file = ''] = STYLE_LINK.exec(html) ?? [];
  const style = bundle[file];
  if (style?.type !== 'asset') throw new Error(`first-documents: ${fileName} has no style sheet`);
  // A last line break would be part of the element's text for some and not for others.
  return {
    asset,
    file,
    sheet: style,
    html: html.replace(link, '').replace(/\n\s*/g, ''),
    css: String(style.source).trim(),
  };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
const pathsOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');
const styled = (css: string): string => `<style>${css}</style>`;
const withHead = (html: string, end: string): string => html.replace('</head>', () => `${end}</head>`);

/** Whatever could be a class in the code of scripts; of icons those whose names occur. */
function wordsOf(chunks: Chunks, scripts: readonly string[]): Set<string> {
  const modules = chunks
    .filter(({ fileName }) => scripts.includes(fileName))
    .flatMap((chunk) => Object.entries(chunk.modules))
    .filter(([id]) => !LATER.test(id));
  const wordsIn = (isAsked: (id: string) => boolean) =>
    new Set(modules.flatMap(([id, { code }]) => (isAsked(id) ? (code ?? '').split(/[\s"'`]+/) : [])));
  const words = wordsIn(() => true);
  const named = wordsIn((id) => !RARE_ICONS.test(id));
  for (const name of ICON_NAMES) if (named.has(name)) words.add(`i-${name}`);
  return words.add('icon');
}
