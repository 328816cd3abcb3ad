import { describe, expect, test } from 'vitest';
import { CALLS } from '../shared/calls/all.ts';
import { languageOf } from '../shared/languages.ts';
import { APP_SHELL, SERVICE_WORKER } from '../shared/offline.ts';
import { machinePath, mapPicturePath, pagePath, socialImagePath } from '../shared/paths.ts';
import { TOWNS } from '../shared/places/towns.ts';
import { PAGES } from '../web/app/pages.ts';
import { app } from './app.ts';

/** Patterns of Hono for every address, and for every address of the API. */
const ALL = { pages: '/*', api: '/api/*' } as const;

const isOfApi = (path: string): boolean => path.startsWith('/api/');
const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();

/** Stands in an address for a part that differs. */
const ANY = '~';

type Make = (...parts: string[]) => string;
/** An address of each function that makes some, by its name. */
const samplesOf = (makers: Readonly<Record<string, Make>>): (readonly [name: string, address: string])[] =>
  Object.entries(makers).map(([name, make]) => [name, make(...Array.from({ length: make.length }, () => ANY))]);

/** True for an address that a pattern takes: `:name` is a part that differs, perhaps with `.xml`, `*` any last part. */
const takes = (pattern: string, address: string): boolean => {
  const parts = pattern.split('/').map((part) => {
    if (part.startsWith(':')) return `${ANY}(\\.\\w+)?`;
    return part === '*' ? '[^/]+' : part.replaceAll('.', '\\.');
  });
  return new RegExp(`^${parts.join('/')}$`).test(address);
};

/** Addresses that are declared nowhere else: what is here is meant to be seen. */
const OTHERS = [
  SERVICE_WORKER,
  APP_SHELL,
  // Files of `web/public`.
  '/site.webmanifest',
  '/icons/icon-192.png',
  // Made by the build: scripts and styles, and the licences of what browsers get.
  '/assets/app.js',
  '/licenze.txt',
  // The list of profiles, for somebody who shortens the address of one.
  '/candidati',
];

const towns = TOWNS.map(({ page }) => pagePath.town(page));
const patterns = PAGES.map(([path]) => path).filter((path) => path !== '*');
/** True for an address of the pages, which one function serves. All towns have one here, and a pattern each there. */
const isPage = (address: string): boolean =>
  address === pagePath.town(ANY) || patterns.some((pattern) => takes(pattern, address));

const pages = samplesOf(pagePath);
const sheets = pages.filter(([, address]) => !isPage(address));
const files = samplesOf({ ...machinePath, mapPicture: mapPicturePath, socialImage: socialImagePath });
const declared = [...[...sheets, ...files].map(([, address]) => address), ...OTHERS];
/** Patterns with a function of their own, besides that for all other pages. */
const mounted = unique(
  app.routes.flatMap(({ method, path }) => (method === 'GET' && !isOfApi(path) && path !== ALL.pages ? [path] : [])),
);
const isMounted = (address: string): boolean => mounted.some((pattern) => takes(pattern, address));

describe('the Worker answers', () => {
  test('the declared calls, and nothing else of the API', () => {
    const calls = app.routes.filter(({ method, path }) => method !== 'ALL' && isOfApi(path));
    expect(unique(calls.map(({ method, path }) => `${method} ${path}`))).toEqual(Object.keys(CALLS).sort());
  });

  test('at no other address that nothing declares', () => {
    expect(mounted.filter((pattern) => !declared.some((address) => takes(pattern, address)))).toEqual([]);
    expect(app.routes.filter(({ method, path }) => path === ALL.pages && method === 'GET')).toHaveLength(1);
  });

  test('with any other method by its steps and refusals only', () => {
    const known = new Set<string>([
      ...Object.values(ALL),
      ...Object.keys(CALLS).map((name) => name.split(' ')[1] ?? ''),
    ]);
    const others = app.routes.filter(({ method, path }) => method !== 'GET' && !isOfApi(path));
    expect(unique(others.map(({ method }) => method))).toEqual(['ALL']);
    const everyMethod = app.routes.filter(({ method }) => method === 'ALL');
    expect(unique(everyMethod.map(({ path }) => path)).filter((path) => !known.has(path))).toEqual([]);
  });

  test('each address for programs, and each file', () => {
    expect([...files.map(([, address]) => address), ...OTHERS].filter((path) => !isMounted(path))).toEqual([]);
  });
});

describe('pages', () => {
  test('have a function in pagePath each', () => {
    const unnamed = patterns.filter(
      (pattern) =>
        !towns.includes(pattern) && !languageOf(pattern) && !pages.some(([, address]) => takes(pattern, address)),
    );
    expect(unnamed, 'Add it to pagePath in shared/paths.ts').toEqual([]);
  });

  test('are there for each function in pagePath, in PAGES or as a document of their own', () => {
    const missing = sheets.filter(([, address]) => !isMounted(address)).map(([name]) => name);
    expect(missing, 'Add it to PAGES of web/app/pages.ts, or take it out of shared/paths.ts').toEqual([]);
  });

  test('share no address', () => {
    expect(patterns).toEqual([...new Set(patterns)]);
    expect(patterns.filter((pattern) => mounted.includes(pattern))).toEqual([]);
  });

  test('exist for every town', () => {
    expect(patterns).toEqual(expect.arrayContaining(towns));
  });
});
