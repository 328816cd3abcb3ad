import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig, type Plugin } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { articles } from './scripts/articles/plugin.ts';
import { chunkGroups, namedModules } from './scripts/lib/chunk-rules.ts';
import { firstDocuments } from './scripts/lib/first-documents.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';
import { licences } from './scripts/licences/plugin.ts';

// This file is read once per environment, and all of them are one build.
process.env.BUILD_ID ??= `${pkg.version}-${Date.now().toString(36)}`;
const buildId = process.env.BUILD_ID;

/**
 * The oldest browsers in which the site works, which the help names, too. test/repo/oldest-browsers.test.ts refuses APIs that one
 * of them lacks, test/e2e/oldest-browsers.test.ts takes these away and walks the main jobs.
 */
const OLDEST_BROWSERS = ['chrome111', 'firefox128', 'safari16.4', 'ios16.4'];

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
 * and its form: every page is 3 kB lighter (docs/adr/0016-weight-of-a-first-visit.md). Ends a build in which it finds none.
 */
function namelessParts(): Plugin {
  let isFound = false;
  return {
    name: 'nameless-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\//, code: /\.displayName = / },
      handler: (code) => {
        isFound = true;
        const nameless = code.replace(/^\w+\.displayName = .*$/gm, '');
        return { code: nameless.replace(/React\S*\.forwardRef\(/g, '/* @__PURE__ */ $&'), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('nameless-parts: no part of the router has a name');
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    namelessParts(),
    articles(WORKER),
    UnoCSS({ configFile: './web/uno.config.ts' }),
    react(),
    cloudflare({ config: command === 'serve' ? development : fromSources }),
    serviceWorker(buildId, OLDEST_BROWSERS),
    licences(),
    firstDocuments(),
    namedModules(),
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
        target: OLDEST_BROWSERS,
        cssTarget: OLDEST_BROWSERS,
        manifest: true,
        // The scripts of a page are named in its document (scripts/lib/first-documents.ts).
        modulePreload: false,
        rollupOptions: {
          input: ['web/index.html', 'web/print.html'],
          treeshake: {
            // The router warns developers in its production build, too; without these, a town misses its limit by 0.9 kB.
            manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
          },
          output: {
            // Each file names those it imports: a name of words would weigh 0.4 kB on a list.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // All else that the entry needs, in one file: fewer bytes than in many.
                { name: 'base', tags: ['$initial'], test: /^(?!.*(entry-|\.(html|css)$))/, priority: 2 },
                ...chunkGroups,
              ],
            },
          },
        },
      },
    },
  },
}));
