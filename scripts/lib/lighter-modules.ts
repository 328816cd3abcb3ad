import type { Plugin } from 'vite';

const PREFIX = '\0lighter:';

type Lighter = {
  /** What is imported, and from where. */
  readonly source: RegExp;
  readonly importer: RegExp;
  readonly code: string;
};

/**
 * Modules of which browsers would load much and run nothing, and what they come to. One that is asked for more than this by
 * a later version does not build.
 */
const MODULES: Readonly<Record<string, Lighter>> = {
  // Of its framework mode, `Link` and the provider ask only whether it is there: a manifest, preloading, and state in every link.
  'react-router-without-framework': {
    source: /\/ssr\/components\.js$/,
    importer: /\/react-router\/dist\/production\/lib\/(dom\/lib|components)\.js$/,
    code: `
      import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, null, {}];
      export const mergeRefs = (own) => own;
    `,
  },
  // Documents name their scripts themselves, and no page has a style sheet of its own: there is nothing left to preload.
  'vite-without-preload': {
    source: /^\0?vite\/preload-helper/,
    importer: /./,
    code: 'export const __vitePreload = (load) => load();',
  },
};

const ROUTER = /\/react-router\/dist\/production\//;

/** Names for developers' tools keep what has one, used or not: forms, fetchers and routers that no page opens. */
const withoutNames = (code: string): string =>
  code.replace(/^\w+\.displayName = .*$/gm, '').replace(/(?<== )(?=React\S*\.forwardRef\()/g, '/* @__PURE__ */ ');

export function lighterModules(): Plugin {
  return {
    name: 'lighter-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, from = '') {
      const found = Object.entries(MODULES).find(([, { source, importer }]) => source.test(id) && importer.test(from));
      return found ? PREFIX + found[0] : null;
    },
    load: (id) => (id.startsWith(PREFIX) ? (MODULES[id.slice(PREFIX.length)]?.code ?? null) : null),
    transform: (code, id) => (ROUTER.test(id) ? { code: withoutNames(code), map: null } : null),
  };
}
