import { describe, expect, test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/app/pages.ts';
import { expectNone, filesIn, read } from './repository.ts';

/** Routes that nobody links to by name: the catch-all, and the gallery that exists in development only. */
const WITHOUT_NAME = ['*'];

/** Addresses that one function makes of a part of a segment, for which a pattern has no word. */
const TOWN_PATHS = TOWNS.map(({ page }) => pagePath.town(page));

/** `/offerte/:` for `/offerte/:id` and for the function that makes it. */
const withoutNames = (pattern: string): string =>
  TOWN_PATHS.includes(pattern) ? pagePath.town(':') : pattern.replace(/:[a-z]+/gi, ':');
const patternOf = (make: (...parts: string[]) => string): string =>
  withoutNames(decodeURIComponent(make(...Array.from({ length: make.length }, () => ':'))));

const patternsOf = (paths: Readonly<Record<string, (...parts: string[]) => string>>): [string, string][] =>
  Object.entries(paths).map(([name, make]) => [name, patternOf(make)]);

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
      'Add the page to PAGES of web/app/pages.ts, or take the function out of shared/paths.ts',
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

test('no address is written out where a function makes it', () => {
  const calls = Object.keys(CALLS).map((name) => name.slice(name.indexOf('/')));
  const addresses = [...patternsOf(pagePath).map(([, path]) => path), ...calls].map((path) => path.replace(/:.*$/, ''));
  const written = new RegExp(
    `\\b(?:to|href|action|navigate|fetch|fetcher)(?:=\\{?|\\()\\s*['"\`](?:${addresses
      .filter((path) => path !== '/')
      .map((path) => path.replaceAll('/', '\\/'))
      .join('|')})`,
  );
  const breaches = filesIn('web').filter((path) => /\.tsx?$/.test(path) && written.test(read(path)));
  expectNone('Use pagePath, or name the call by its method and path', breaches);
});
