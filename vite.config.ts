import { readdirSync } from 'node:fs';
import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { articles } from './scripts/articles/plugin.ts';
import { firstDocuments } from './scripts/lib/first-documents.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';
import { licences } from './scripts/licences/plugin.ts';

// This file is read once per environment, and all of them are one build.
process.env.BUILD_ID ??= `${pkg.version}-${Date.now().toString(36)}`;
const buildId = process.env.BUILD_ID;
const lastMigration = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1);

/**
 * The oldest browsers in which the site works, which the help names, too. test/repo/oldest-browsers.test.ts refuses APIs that one
 * of them lacks, test/e2e/oldest-browsers.test.ts takes these away and walks the main jobs.
 */
const OLDEST_BROWSERS = ['chrome111', 'firefox128', 'safari16.4', 'ios16.4'];

/** Its environment and its folder in `dist/`, whichever valley of wrangler.toml is built. */
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

export default defineConfig(({ command }) => ({
  plugins: [
    articles(WORKER),
    UnoCSS({ configFile: './web/uno.config.ts' }),
    react(),
    cloudflare({ viteEnvironment: { name: WORKER }, config: command === 'serve' ? development : fromSources }),
    serviceWorker(buildId, OLDEST_BROWSERS),
    licences(),
    firstDocuments(),
  ],
  publicDir: 'web/public',
  define: { __BUILD_ID__: JSON.stringify(buildId), __MIGRATION__: JSON.stringify(lastMigration) },
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
          // The router warns developers in its production build, too.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'] },
          output: {
            // Each file names those it imports: a name of words would weigh 0.4 kB on a list.
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: {
              groups: [
                // All else that the entry needs, in one file: fewer bytes than in many.
                { name: 'base', tags: ['$initial'], test: /^(?!.*(entry-|\.(html|css)$))/, priority: 2 },
                // Small parts that many pages share, in one file: a request costs a phone more than some bytes read in vain.
                // Without the figures, which would add 0.9 kB to pages that show none.
                {
                  name: 'parts',
                  test: /\/web\/(api|jobs\/list|layout|lists|ui)\/(?!figures)/,
                  minShareCount: 8,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
