import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './run.mjs';

/**
 * Modules that come in one file where at least `pages` parts of the site share them: folders, which end with a slash, and modules
 * without their extension, by their paths from the root.
 */
interface Rule {
  modules: readonly string[];
  except?: readonly string[];
  pages: number;
  /** Takes along the modules that these import, as long as enough pages share them. */
  withImports?: boolean;
  priority?: number;
}

/**
 * Files that pages share, by their name: what is small comes together, as a request costs a phone more than the bytes that a page
 * loads in vain. Measured in docs/adr/0016-weight-of-a-first-visit.md, most rules together.
 */
const RULES: Record<string, Rule> = {
  // Most pages are made of these parts, and none of them needs the library of forms.
  parts: {
    modules: [
      'web/api/',
      'web/jobs/list/',
      'web/lists/',
      'web/ui/',
      'web/app/page',
      'web/app/position',
      'web/layout/breadcrumb',
      'shared/head/page-head',
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior',
      'node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver',
      'node_modules/@tanstack/react-query/build/modern/useInfiniteQuery',
    ],
    except: [
      'web/api/call',
      'web/api/own-jobs',
      'web/api/repeats',
      'web/ui/dialog',
      'web/ui/text-area',
      'web/ui/figures/',
    ],
    pages: 6,
    withImports: true,
    priority: 1,
  },
  // Cards, terms and totals are by themselves: an offer shows cards of those like it, and the page where offers are published says
  // the totals. Both are 8 kB lighter so.
  jobs: {
    modules: ['web/jobs/list/'],
    except: ['web/jobs/list/job-card', 'web/jobs/list/job-terms', 'web/jobs/list/job-totals'],
    pages: 3,
  },
  // The place of a search is by itself: an offer needs it, and nothing else of the lists.
  lists: {
    modules: ['web/lists/', 'web/ui/range'],
    except: [
      'web/lists/place-query',
      'web/lists/suggested',
      'web/lists/use-typed',
      'web/lists/follow-list',
      'web/lists/use-kept-pages',
      'web/lists/count-search',
      'web/lists/search-line',
    ],
    pages: 3,
  },
  offer: {
    modules: [
      'web/jobs/offer/',
      'web/reports/report-button',
      'web/ui/use-reached',
      'shared/ended-job',
      'shared/employer',
      'shared/weekly-hours',
      'shared/description',
    ],
    pages: 2,
  },
  places: {
    modules: ['web/map/map-stamp', 'web/jobs/list/job-totals', 'shared/valley/place-options', 'shared/head/crumbs'],
    pages: 2,
  },
  applications: {
    modules: [
      'web/jobs/own/received-path',
      'web/api/own-jobs',
      'web/applications/application-status',
      'web/applications/apply-queries',
      'shared/application-values',
    ],
    pages: 2,
  },
  profiles: {
    modules: [
      'web/api/own-candidates',
      'web/candidates/candidate-search',
      'web/candidates/candidate-texts',
      'web/candidates/queries',
      'web/candidates/skill-badges',
      'shared/candidate-fields',
      'shared/candidate-values',
      'shared/head/candidate-heads',
    ],
    pages: 2,
  },
  sending: {
    modules: ['web/forms/failure', 'web/api/call', 'web/api/repeats', 'shared/repeat'],
    pages: 2,
  },
  // Pages with a form of their own need these without the library of forms.
  writing: {
    modules: [
      'web/forms/draft',
      'web/forms/human',
      'web/forms/outcome',
      'web/forms/edit-draft',
      'web/ui/text-area',
      'web/mailed-links/use-link-token',
      'shared/token-links',
    ],
    pages: 2,
  },
  form: {
    modules: [
      'node_modules/react-hook-form/',
      'web/forms/form',
      'web/forms/use-declared-form',
      'web/forms/sent-position',
      'web/forms/read-number',
    ],
    pages: 2,
  },
  // The form of an offer is one file, though adding its pay needs less of it.
  'job-form': {
    modules: ['web/jobs/form/'],
    except: [
      'web/jobs/form/check-job',
      'web/jobs/form/duplicate-job',
      'web/jobs/form/hint-list',
      'web/jobs/form/loading-job-form',
      'web/jobs/form/publish-job-form',
      'web/jobs/form/publish-job-page',
      'web/jobs/form/publish-job-pitch',
    ],
    pages: 2,
  },
};

/** Compares the path of a module, from the root and without its extension, with an entry of a rule. */
const covers = (entry: string, path: string): boolean =>
  entry.endsWith('/') ? path.startsWith(entry) : path === entry;

/** Path of a module from the root, without its extension; packages may be linked to a folder elsewhere. */
const pathOf = (id: string): string => {
  const at = id.lastIndexOf('/node_modules/');
  return (at < 0 ? id.replace(`${ROOT}/`, '') : id.slice(at + 1)).replace(/\.\w+$/, '');
};

/** The rules as the bundler takes them, each with its name. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = Object.entries(RULES).map(
  ([name, { modules, except = [], pages, withImports = false, priority = 0 }]) => ({
    name,
    test: (id) => {
      const path = pathOf(id);
      return modules.some((entry) => covers(entry, path)) && !except.some((entry) => covers(entry, path));
    },
    minShareCount: pages,
    includeDependenciesRecursively: withImports,
    priority,
  }),
);

/** Ends a build whose rules name a module that is not there: renamed, it would silently come in a file of its own. */
export function namedModules(): Plugin {
  return {
    name: 'named-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return;
      const paths = [...this.getModuleIds()].map(pathOf);
      const entries = Object.values(RULES).flatMap(({ modules, except = [] }) => [...modules, ...except]);
      const missing = entries.filter((entry) => !paths.some((path) => covers(entry, path)));
      if (missing.length > 0) this.error(`A rule for files names what no page loads: ${missing.join(', ')}`);
    },
  };
}
