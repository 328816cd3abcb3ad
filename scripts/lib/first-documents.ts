import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { PAGES } from '../../web/app/pages.ts';
import { inRoot } from './run.mjs';

type Chunks = readonly Rolldown.OutputChunk[];

const ENTRY = 'web/index.html';
const STYLE_LINK = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)"[^>]*>/;
const SCRIPT = /<script type="module"[^>]*><\/script>/;
/** Inline script that loads the others. */
const START = minifySync(
  'start-after-paint.js',
  readFileSync(inRoot('web', 'app', 'start-after-paint.js'), 'utf8'),
).code.trim();

/**
 * Makes documents wait for nothing before they are painted: styles are inside the shells, scripts run after the paint, and
 * `build.json` beside the shells says which scripts a page needs (`worker/html/serve-page.ts`).
 */
export function firstDocuments(): Plugin {
  return {
    name: 'first-documents',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    // Before vite writes into the chunks what each import() has to load.
    generateBundle: {
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        // The documents hold these styles: a page that is opened later must not ask for their files.
        for (const { viteMetadata } of chunks) viteMetadata?.importedCss.clear();
        const entry = scriptsOf(chunks, [ENTRY]);
        const start = `<script data-shared="${pathsOf(entry.slice(0, -1))}" data-page="" data-entry="${pathsOf(entry.slice(-1))}">${START}</script>`;
        const shell = shellOf(bundle, ENTRY);
        const sheet = shellOf(bundle, 'web/print.html');
        shell.asset.source = withHead(shell.html.replace(SCRIPT, ''), styled(shell.css) + start);
        sheet.asset.source = withHead(sheet.html, styled(sheet.css));
        delete bundle[shell.file];
        delete bundle[sheet.file];
        // Not the texts of a town, which are in its document.
        const scripts = PAGES.map(([path, module]) => {
          const files = scriptsOf(chunks, [`web/${module}`]);
          return [path, files.filter((file) => !entry.includes(file))];
        });
        const manifest = {
          inline: { scripts: [digest(START)], styles: [shell.css, sheet.css].map(digest) },
          scripts: Object.fromEntries(scripts),
        };
        this.emitFile({ type: 'asset', fileName: 'web/build.json', source: JSON.stringify(manifest) });
      },
    },
  };
}

/**
 * The files of modules and of what they import statically, in the order in which they are run: each is read in a task of its own, as
 * what it imports has been run by then.
 * @throws where a module has no chunk of its own
 */
export function scriptsOf(chunks: Chunks, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const withImports = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
    return [...imports.flatMap(withImports), file];
  };
  return modules.flatMap((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module} has no chunk of its own in the build`);
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
  // Trims the CSS: parsers disagree about a last line break in a style element, and its digest would not match.
  return { asset, file, html: html.replace(link, '').replace(/\n\s*/g, ''), css: String(style.source).trim() };
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');
const pathsOf = (files: readonly string[]): string => files.map((file) => `/${file}`).join(' ');
const styled = (css: string): string => `<style>${css}</style>`;
const withHead = (html: string, end: string): string => html.replace('</head>', () => `${end}</head>`);
