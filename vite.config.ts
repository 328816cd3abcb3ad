import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };

const buildId = `${pkg.version}-${Date.now().toString(36)}`;

/** In development vite itself serves the sources, and `npm run dev` knows the address. */
const development: PluginConfig = {
  config: (worker) => {
    if (worker.assets)
      worker.assets.run_worker_first = ['/*', '!/@*', '!/__*', '!/node_modules/*', '!/web/*', '!/shared/*'];
    if (process.env.SITE_URL) worker.vars.SITE_URL = process.env.SITE_URL;
  },
};

// What every page loads; what only pages with forms load, with the schemas and zod; what several pages share.
const LIBRARIES = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform)\/|\/web\/forms\/(?!draft|use-hydrated)|\/shared\/(fields|accounts|applications|jobs|problem)\.ts/;
// What the pages with the map share, and the list of all offers does not need.
const MAP = /\/web\/(map\/|towns\/town-links|jobs\/(place-|job-totals))|\/shared\/(head\/valley-head|places\/towns)/;
const COMMON = /\/(web\/((ui|api|jobs|layout|content)\/|forms\/(draft|use-hydrated)|now|page|position)|shared\/)/;

export default defineConfig(({ command }) => ({
  plugins: [UnoCSS({ configFile: './web/uno.config.ts' }), react(), cloudflare(command === 'serve' ? development : {})],
  publicDir: 'web/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    client: {
      build: {
        manifest: true,
        // Every browser that runs the product knows modulepreload.
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'web/index.html',
          output: {
            codeSplitting: {
              // Else a group takes along what the others are for.
              includeDependenciesRecursively: false,
              // Few requests on a slow phone: the libraries of every page, and what several pages share, are one file each.
              groups: [
                { name: 'vendor', test: LIBRARIES, priority: 3 },
                { name: 'forms', test: FORMS, priority: 2 },
                { name: 'accounts', test: /\/web\/accounts\/|\/account-heads/, minShareCount: 2, priority: 2 },
                { name: 'map', test: MAP, priority: 2 },
                { name: 'common', test: COMMON, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
