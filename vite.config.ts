import { cloudflare, type PluginConfig } from '@cloudflare/vite-plugin';
import react from '@vitejs/plugin-react';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import pkg from './package.json' with { type: 'json' };
import { articles } from './scripts/articles/plugin.ts';
import { browserOnly } from './scripts/lib/browser-only.ts';
import { firstDocuments } from './scripts/lib/first-documents.ts';
import { lighterModules } from './scripts/lib/lighter-modules.ts';
import { serviceWorker } from './scripts/lib/service-worker.ts';
import { licences } from './scripts/licences/plugin.ts';

// This file is read once per environment, and all of them are one build.
process.env.BUILD_ID ??= `${pkg.version}-${Date.now().toString(36)}`;
const buildId = process.env.BUILD_ID;

/** Its environment, as the plugin of Cloudflare names it by wrangler.toml. */
const WORKER = 'lavoro_in_valle';

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
  /rolldown\/runtime|lighter:|node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(useMutation|mutationObserver)\.js)/;
const FORMS =
  /node_modules\/(zod|react-hook-form|@hookform)\/|\/web\/(forms\/(?!draft|use-hydrated|outcome|failure-text|read-number|sent-position))|\/shared\/(fields|problem)\.ts/;
const ARTICLES = /\/(web\/articles\/[a-z-]+\.tsx?$|web\/articles\/.*\?summary|shared\/(head\/)?article)/;
// Fields of a profile, where it is published and where it is edited: pages that show profiles load no forms.
const PROFILE_FORM = /\/web\/candidates\/(candidate-fields|audience-choice|publish-candidate-values)/;
// Drawings of pages that are opened later: all but those of the lists.
const FIGURES = /\/web\/ui\/figures\/(?!house|ladder|loom)/;
const DETAIL = /\/(web\/jobs\/job-text|shared\/description)\./;
// A search, of offers and of profiles; and what only one of offers has.
const LISTS =
  /\/web\/(lists\/(?!own-list|growing-list|near|place-|radius-select|search-address|find-place|km-from)|ui\/range\.)/;
const JOB_LISTS =
  /\/web\/jobs\/(job-search|result-count|queries|alert-link|job-list|other-searches|chosen-filters|posted-labels|use-job-search|search-text|filter-counts|category-chips)\./;
const NEAR = /\/web\/(lists\/(near-filter|place-field|radius-select)|jobs\/(distance-filter|sort-select))\./;
// An offer in a list, also of those that are like another.
const CARDS = /\/(web\/(jobs\/(job-card|job-marks|favourite)|ui\/(badge|icon-button))|shared\/pay)/;
const CONTROLS = /\/web\/ui\/(field|error-summary|select|text-input|text-area|checkbox|chip)\./;
// What the two forms of an offer share.
const OFFER_FORM =
  /\/web\/(jobs\/(publish-job|publish-sign-in|job-form|loading-job|wording-hint|offer-gaps|use-settled)|forms\/read-number|content\/publish-job)|\/shared\/offer-gaps/;
const OWN_OFFERS = /\/(web\/jobs\/(own-|copy-job)|shared\/head\/own-job)/;
// Of the pages about alerts: their words, and the names of all places, by which a search is saved.
const ALERTS =
  /\/(web\/alerts\/(?!ending|queries|mutations)|shared\/(alerts|alert-words|places\/(resolve-place|aliases)))/;
// What the pages with the map share, and the list of all offers does not need.
const MAP = /\/web\/(map\/(?!valley\.json)|towns\/town-links|jobs\/job-totals)|\/shared\/head\/valley-head/;
const COMMON =
  /\/(web\/((ui|api|jobs|lists|layout|content)\/|forms\/(draft|use-hydrated|outcome|failure-text)|all-styles|no-eval|now|page|page-stands|packed|position|trusted-types)|shared\/(?!jobs|candidates|accounts|list-query))/;

// Of that, what most pages have that are read; the rest is of forms and of one's own pages.
const SHARED =
  /\/(web\/(page\.|position|layout\/breadcrumb|forms\/use-hydrated|ui\/(skeleton|notice|live-region|changed-early|figures\/(house|loom)|share-button)|lists\/(near|search-address|km-from|place-query)\.|content\/figures|jobs\/saved-queries)|shared\/(text|numbers|months|search-version|cursor|date-phrase|ended-job|places\/distance)\.)/;
const OWN =
  /\/(web\/(api\/|forms\/(draft|outcome|failure-text)|ui\/sheet)|shared\/(human-check|account-state|token-links|safe-next|end-link|application-values|message-values|candidate-values|passkeys)\.)/;

// How react-router warns developers, in its production build too.
const WARNINGS = ['warning', 'warnOnce', 'warningOnce'];

// What makes a schema, and nothing else.
const SCHEMAS = [
  'z',
  'mini',
  'line',
  'paragraph',
  'optionalParagraph',
  'optionalEmail',
  'coordinateText',
  'linkToken',
  'degrees',
  'wholeNumber',
  'bytes',
];

export default defineConfig(({ command }) => ({
  plugins: [
    articles(WORKER),
    UnoCSS({ configFile: './web/uno.config.ts' }),
    react(),
    lighterModules(),
    cloudflare(command === 'serve' ? development : {}),
    browserOnly(WORKER),
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
          // Schemas that a browser does not check with are left out, with the zod that they are made by.
          treeshake: { manualPureFunctions: [...SCHEMAS, ...WARNINGS], propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              // Else a group takes along what the others are for.
              includeDependenciesRecursively: false,
              // Few requests on a slow phone: the libraries of every page, and what several pages share, are one file each.
              groups: [
                { name: 'vendor', test: LIBRARIES, priority: 4 },
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
                  test: /\/(web\/candidates\/(?!contact|mutations)|shared\/head\/candidate)/,
                  minShareCount: 2,
                  priority: 2,
                },
                // Of the page of one offer or profile, which no list needs.
                { name: 'detail', test: DETAIL, minShareCount: 2, priority: 2 },
                { name: 'offer-form', test: OFFER_FORM, minShareCount: 2, priority: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2, priority: 2 },
                { name: 'near', test: NEAR, minShareCount: 2, priority: 2 },
                { name: 'job-lists', test: JOB_LISTS, minShareCount: 2, priority: 2 },
                { name: 'cards', test: CARDS, minShareCount: 2, priority: 2 },
                { name: 'controls', test: CONTROLS, minShareCount: 2, priority: 2 },
                { name: 'own-offers', test: OWN_OFFERS, minShareCount: 2, priority: 2 },
                { name: 'map', test: MAP, priority: 2 },
                { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
                { name: 'own', test: OWN, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
