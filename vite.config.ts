import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig, type Plugin } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { articles } from './scripts/articles/plugin.ts';
import { firstDocuments } from './scripts/lib/first-documents.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';
import { licences } from './scripts/licences/plugin.ts';

// This file is read once per environment, and all of them are one build.
process.env.BUILD_ID ??= `${pkg.version}-${Date.now().toString(36)}`;
const buildId = process.env.BUILD_ID;

/** Its environment, as the plugin of Cloudflare names it by wrangler.toml. */
const WORKER = 'lavoro_in_valle';

/** wrangler.toml names what is built, for `wrangler deploy`. Here the sources are named, and nothing builds itself. */
const fromSources: PluginConfig['config'] = (worker) => {
  worker.main = 'worker/index.ts';
  worker.no_bundle = undefined;
  worker.build = {};
  delete worker.assets?.directory;
};

/** In development vite itself serves the sources, and `npm run dev` knows the address. */
const development: PluginConfig['config'] = (worker) => {
  fromSources(worker);
  if (worker.assets)
    worker.assets.run_worker_first = ['/*', '!/@*', '!/__*', '!/node_modules/*', '!/web/*', '!/shared/*'];
  if (process.env.SITE_URL) worker.vars.SITE_URL = process.env.SITE_URL;
};

/**
 * Leaves out the names of the router's parts, which developer tools show and which keep in the build what nobody renders, its links
 * and its form: every page is 3 kB lighter (docs/adr/0034-what-a-first-visit-weighs.md).
 */
const namelessParts: Plugin = {
  name: 'nameless-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\//, code: /\.displayName = / },
    handler: (code) => ({
      code: code.replace(/^\w+\.displayName = .*$/gm, '').replace(/React\S*\.forwardRef\(/g, '/* @__PURE__ */ $&'),
      map: null,
    }),
  },
};

/**
 * Modules that few pages share, by the file they come in: small ones, as a request costs a phone more than the bytes that a page
 * loads in vain (docs/adr/0034-what-a-first-visit-weighs.md). `writing` holds what pages without the library of forms need, too.
 */
const SHARED_BY_FEW = {
  offer:
    /\/(web\/(jobs\/offer\/|reports\/report-button|ui\/use-reached)|shared\/(ended-job|employer\.|weekly-hours|description))/,
  places: /\/(web\/(map\/map-stamp|jobs\/list\/job-totals)|shared\/(valley\/place-options|head\/crumbs))/,
  applications:
    /\/(web\/(jobs\/own\/(received-path|own-queries)|applications\/(application-status|apply-queries))|shared\/application-values)/,
  profiles:
    /\/(web\/(api\/own-candidates|candidates\/(candidate-(search|texts)|queries|skill-badges))|shared\/(candidate-|head\/candidate-heads))/,
  sending: /\/(web\/(forms\/failure|api\/(call|repeats))|shared\/repeat\.)/,
  writing:
    /\/(web\/(forms\/(draft|human|outcome|edit-draft)\.|ui\/text-area|mailed-links\/use-link-token)|shared\/token-links)/,
  form: /\/(react-hook-form\/|web\/forms\/(form|use-declared-form|sent-position|read-number)\.)/,
};

export default defineConfig(({ command }) => ({
  plugins: [
    namelessParts,
    articles(WORKER),
    UnoCSS({ configFile: './web/uno.config.ts' }),
    react(),
    cloudflare({ config: command === 'serve' ? development : fromSources }),
    serviceWorker(buildId),
    licences(),
    firstDocuments(),
  ],
  publicDir: 'web/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    // Small, and one file, which compresses best: what every place of the edge fetches and reads before its first answer.
    [WORKER]: {
      build: { minify: true, sourcemap: true, rollupOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        manifest: true,
        // The scripts of a page are named in its document (scripts/lib/first-documents.ts).
        modulePreload: false,
        rollupOptions: {
          input: ['web/index.html', 'web/print.html'],
          treeshake: {
            // The router warns developers in its production build, too.
            propertyReadSideEffects: false,
            manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
          },
          output: {
            // Each file names those it imports: a name of words would weigh 0.4 kB on a list.
            chunkFileNames: 'assets/[hash].js',
            // Measured in docs/adr/0034-what-a-first-visit-weighs.md.
            codeSplitting: {
              groups: [
                // By itself: a release seldom changes it, so browsers keep it, and two files are compiled in two tasks.
                { name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\//, priority: 3 },
                // All else that the entry needs, in one file: fewer bytes than in many.
                { name: 'base', tags: ['$initial'], test: /^(?!.*(entry-|\.(html|css)$))/, priority: 2 },
                // Parts that many pages are made of, the queries of growing lists too; none needs the library of forms. Fewer requests on a slow phone.
                {
                  name: 'parts',
                  test: /\/web\/((api|jobs\/list|lists|ui)\/(?!call\.|repeats|dialog|text-area|figures)|app\/(page|position)\.ts|layout\/breadcrumb)|head\/page-head|nfiniteQuery/,
                  minShareCount: 6,
                  priority: 1,
                },
                // Without what they import, which forms need as well: a form would load the lists with it. A card is by itself, as an
                // offer shows those like it, and so are totals, as the page where offers are published says them: 8 kB less there.
                {
                  name: 'jobs',
                  test: /\/web\/jobs\/list\/(?!job-(card|terms|totals)\.)/,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                // The place of a search is by itself: an offer needs it, and nothing else of the lists.
                {
                  name: 'lists',
                  test: /\/web\/(ui\/range|lists\/(?!place-query|suggested|use-typed|follow-list|use-kept-pages|count-search|search-line))/,
                  minShareCount: 3,
                  includeDependenciesRecursively: false,
                },
                ...Object.entries(SHARED_BY_FEW).map(([name, test]) => ({
                  name,
                  test,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                })),
                // The form of an offer in one file, though adding its pay needs less of it.
                {
                  name: 'job-form',
                  test: /\/web\/jobs\/form\/(?!check-job|duplicate|hint|loading|publish-job-(form|page|pitch)|edit-job|use-job-edit|published|add-pay)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
