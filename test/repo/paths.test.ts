import { describe, expect, test } from 'vitest';
import { ownApiPath } from '../../shared/own-api-path.ts';
import { apiPath, pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/routes.tsx';
import { expectNone, filesIn, importsOf, read } from './repository.ts';

/** Routes that nobody links to by name: the catch-all, and the gallery that exists in development only. */
const WITHOUT_NAME = ['*', '/ui'];

/** Addresses that one function makes of a part of a segment, for which a pattern has no word. */
const TOWN_PATHS = TOWNS.map(({ page }) => pagePath.town(page));

/** `/offerte/:` for `/offerte/:id` and for the function that makes it. */
const withoutNames = (pattern: string): string =>
  TOWN_PATHS.includes(pattern) ? pagePath.town(':') : pattern.replace(/:[a-z]+/gi, ':');
const patternOf = (make: (...parts: string[]) => string): string =>
  withoutNames(decodeURIComponent(make(...Array.from({ length: make.length }, () => ':'))));

const patternsOf = (paths: Readonly<Record<string, (...parts: string[]) => string>>): [string, string][] =>
  Object.entries(paths).map(([name, make]) => [name, patternOf(make)]);
const callPatterns = [...patternsOf(apiPath), ...patternsOf(ownApiPath)];

describe('pages', () => {
  const named = new Map(patternsOf(pagePath));
  // Documents without the app: worker/app.ts serves them by their own functions.
  const sheets = [...read('worker/app.ts').matchAll(/\bapp\.get\('(\/[^'*]*)', \(c\) => serve[A-Z]/g)].map(
    ([, path = '']) => path,
  );
  const patterns = [...PAGES.map(([path]) => path), ...sheets].filter((path) => !WITHOUT_NAME.includes(path));
  const served = patterns.map((path) => decodeURIComponent(withoutNames(path)));

  test('every page has its function in pagePath', () => {
    const known = new Set(named.values());
    expectNone(
      'Add it to pagePath in shared/paths.ts',
      served.filter((path) => !known.has(path)),
    );
  });

  test('every function in pagePath has its page', () => {
    expectNone(
      'Add the page to PAGES of web/routes.tsx, or take the function out of shared/paths.ts',
      [...named].filter(([, path]) => !served.includes(path)).map(([name]) => name),
    );
  });

  test('no two pages share an address', () => {
    expect(patterns).toEqual([...new Set(patterns)]);
  });

  test('every town has its page', () => {
    expect(patterns).toEqual(expect.arrayContaining(TOWN_PATHS));
  });
});

describe('calls', () => {
  /** Paths of a Hono router as its source names them; `c.get('db')` has no slash. */
  const routesOf = (path: string): string[] =>
    [...read(path).matchAll(/\.(?:get|post|put|patch|delete)\(\s*'(\/[^']*)'/g)].map(([, route = '']) => route);

  const mounted = importsOf('worker/app.ts')
    .map(({ to }) => to)
    .filter((to) => to.endsWith('/routes.ts'));
  const own = [...read('worker/app.ts').matchAll(/\bapi\.(?:get|post|put|patch|delete)\('(\/[^']*)'/g)].map(
    ([, route = '']) => route,
  );
  const served = new Set([...own, ...mounted.flatMap(routesOf)].map((route) => withoutNames(`/api${route}`)));
  const named = new Set(callPatterns.map(([, path]) => path));

  test('every routes.ts is mounted in worker/app.ts', () => {
    const all = filesIn('worker').filter((path) => path.endsWith('/routes.ts'));
    expect(mounted.toSorted(), 'Import it in worker/app.ts and mount it there').toEqual(all);
  });

  test('every call has its function', () => {
    expectNone(
      'Add it to apiPath in shared/paths.ts, or to ownApiPath in shared/own-api-path.ts',
      [...served].filter((path) => !named.has(path)),
    );
  });

  test('every function has its call', () => {
    expectNone(
      'No route of worker/app.ts answers there: take it out of shared/paths.ts or shared/own-api-path.ts',
      [...named].filter((path) => !served.has(path)),
    );
  });
});

test('no address is written out where a function makes it', () => {
  const addresses = [...patternsOf(pagePath), ...callPatterns].map(([, path]) => path.replace(/:.*$/, ''));
  const written = new RegExp(
    `\\b(?:to|href|action|navigate|fetch|sendJson)(?:=\\{?|\\()\\s*['"\`](?:${addresses
      .filter((path) => path !== '/')
      .map((path) => path.replaceAll('/', '\\/'))
      .join('|')})`,
  );
  const breaches = filesIn('web').filter((path) => /\.tsx?$/.test(path) && written.test(read(path)));
  expectNone('Use pagePath, apiPath or ownApiPath of shared', breaches);
});
