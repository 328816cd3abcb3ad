import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { articles } from './scripts/articles/plugin.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';

// This file is read once per environment, and all of them are one build.
process.env.BUILD_ID ??= `${pkg.version}-${Date.now().toString(36)}`;
const buildId = process.env.BUILD_ID;

/** In development vite itself serves the sources, and `npm run dev` knows the address. */
const development: PluginConfig = {
  config: (worker) => {
    if (worker.assets)
      worker.assets.run_worker_first = ['/*', '!/@*', '!/__*', '!/node_modules/*', '!/web/*', '!/shared/*'];
    if (process.env.SITE_URL) worker.vars.SITE_URL = process.env.SITE_URL;
  },
};

// What every page loads; what only pages with forms load, with the schemas and zod; what several pages share.
const LIBRARIES =
  /rolldown\/runtime|vite\/preload-helper|node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform)\/|\/web\/forms\/(?!draft|use-hydrated|outcome|failure-text)|\/shared\/(fields|list-query|accounts|applications|candidates|jobs|problem|newsletter)\.ts/;
const ARTICLES = /\/(web\/articles\/[a-z-]+\.tsx?$|web\/articles\/.*\?summary|shared\/(head\/)?article)/;
// Fields of a profile, where it is published and where it is edited: pages that show profiles load no forms.
const PROFILE_FORM = /\/web\/candidates\/(candidate-fields|audience-choice|publish-candidate-values)/;
// Drawings of pages that are opened later: all but those of the lists.
const FIGURES = /\/web\/ui\/figures\/(?!house|ladder|loom)/;
const DETAIL = /\/(web\/(jobs\/job-text|layout\/breadcrumb|reports\/report-button)|shared\/description)\./;
// What the two forms of an offer share. It makes a schema: with what pages without forms share, it would load before its parts.
const OFFER_FORM =
  /\/web\/(jobs\/(publish-job|job-form|loading-job|wording-hint|offer-gaps|use-settled)|content\/publish-job)|\/shared\/offer-gaps/;
const OWN_OFFERS = /\/(web\/jobs\/(own-|copy-job)|shared\/head\/own-job)/;
// Of the pages about alerts: their words, and the names of all places, by which a search is saved.
const ALERTS = /\/(web\/alerts\/(?!ending)|shared\/(alerts|alert-words|places\/(resolve-place|aliases)))/;
// What the pages with the map share, and the list of all offers does not need.
const MAP = /\/web\/(map\/|towns\/town-links|jobs\/(place-|job-totals))|\/shared\/(head\/valley-head|places\/towns)/;
const COMMON =
  /\/(web\/((ui|api|jobs|lists|layout|content)\/|forms\/(draft|use-hydrated|outcome|failure-text)|now|page|position)|shared\/)/;

// Scripts that the first page loads need no preloading by a later one.
const notLoadedYet = (_: string, files: readonly string[], { hostType }: { hostType: 'html' | 'js' }): string[] =>
  files.filter((file) => hostType === 'html' || !/^assets\/(vendor|common|rolldown-runtime)-/.test(file));

export default defineConfig(({ command }) => ({
  plugins: [
    articles(),
    UnoCSS({ configFile: './web/uno.config.ts' }),
    react(),
    cloudflare(command === 'serve' ? development : {}),
    serviceWorker(buildId),
  ],
  publicDir: 'web/public',
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  environments: {
    client: {
      build: {
        manifest: true,
        // Every browser that runs the product knows modulepreload.
        modulePreload: { polyfill: false, resolveDependencies: notLoadedYet },
        rollupOptions: {
          input: ['web/index.html', 'web/print.html'],
          output: {
            codeSplitting: {
              // Else a group takes along what the others are for.
              includeDependenciesRecursively: false,
              // Few requests on a slow phone: the libraries of every page, and what several pages share, are one file each.
              groups: [
                { name: 'vendor', test: LIBRARIES, tags: ['$initial'], priority: 4 },
                // What the first page needs, and nothing that only other pages share.
                { name: 'common', test: COMMON, tags: ['$initial'], priority: 3 },
                { name: 'forms', test: FORMS, priority: 2 },
                { name: 'accounts', test: /\/web\/accounts\/|\/(account|alert)-heads/, minShareCount: 2, priority: 2 },
                { name: 'alerts', test: ALERTS, minShareCount: 2, priority: 2 },
                // Of the page of an offer and those of alerts, and of no list.
                { name: 'municipalities', test: /\/shared\/places\/municipalities/, minShareCount: 2, priority: 2 },
                { name: 'articles', test: ARTICLES, minShareCount: 2, priority: 2 },
                { name: 'profile-form', test: PROFILE_FORM, priority: 3 },
                { name: 'figures', test: FIGURES, minShareCount: 2, priority: 2 },
                {
                  name: 'candidates',
                  test: /\/(web\/candidates|shared\/head\/candidate)/,
                  minShareCount: 2,
                  priority: 2,
                },
                // Of the page of one offer or profile, which no list needs.
                { name: 'detail', test: DETAIL, minShareCount: 2, priority: 2 },
                { name: 'offer-form', test: OFFER_FORM, minShareCount: 2, priority: 2 },
                { name: 'own-offers', test: OWN_OFFERS, minShareCount: 2, priority: 2 },
                { name: 'map', test: MAP, priority: 2 },
                { name: 'shared', test: COMMON, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
