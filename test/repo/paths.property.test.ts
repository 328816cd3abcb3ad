import * as fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../../shared/calls/all.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { machinePath, mapPicturePath, pagePath, segment, socialImagePath } from '../../shared/paths.ts';
import * as links from '../../shared/token-links.ts';
import { PAGES } from '../../web/app/pages.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 200 });

const SITE = 'https://lavoro.example';

/** Any text that an address can hold: not lone surrogates, which `encodeURIComponent` cannot write. */
const part = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }).map((text) => text.toWellFormed()),
  fc.constantFrom(
    '../..',
    '/',
    '//evil.example',
    '?a=b',
    '#c',
    '%2f',
    ':id',
    '*',
    'è',
    '..',
    '\\',
    'a b',
    "'",
    '\u0000',
  ),
);

type Make = (...parts: readonly string[]) => string;
const makers = (paths: object): [string, Make][] => Object.entries(paths);
/** `pathOf` for each call, with the parts of its path in their order. */
const PATHS_OF_CALLS = (Object.keys(CALLS) as CallName[]).map((name): [string, Make] => {
  const names = [...name.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
  const make: Make = (...parts) => filledPath(name, Object.fromEntries(names.map((part, n) => [part, parts[n] ?? ''])));
  return [name, Object.defineProperty(make, 'length', { value: names.length })];
});
const ADDRESSES = [
  ...makers(pagePath),
  ...PATHS_OF_CALLS,
  ...makers(machinePath),
  ...makers({ socialImage: socialImagePath, mapPicture: mapPicturePath }),
];

/** Browsers resolve a segment of dots, encoded or not, to another path, so no id is one. */
const isDots = (text: string): boolean => /^\.{1,2}$/.test(text);

test.each(ADDRESSES.filter(([, make]) => make.length > 0))('%s keeps any text within its own segment', (name, make) => {
  const depth = (path: string) => path.split('/').length;
  const plain = make(...Array.from({ length: make.length }, () => 'x'));
  fc.assert(
    fc.property(fc.array(part, { minLength: make.length, maxLength: make.length }), (parts) => {
      const encoded = name === 'socialImage' ? parts.map(segment) : parts;
      const path = make(...encoded);
      const url = new URL(path, SITE);
      expect(url.origin).toBe(SITE);
      expect(url.search + url.hash).toBe('');
      if (!parts.some(isDots)) expect(depth(url.pathname)).toBe(depth(plain));
    }),
  );
});

describe('the router', () => {
  const patterns = PAGES.map(([path]) => path).filter((path) => path !== '*');
  const withId = makers(pagePath).filter(([, make]) => make.length === 1 && !make('x').startsWith('/lavoro-'));

  test.each(withId)('reads what %s writes', (_, make) => {
    const pattern = patterns.find((path) => path.includes(':') && matchRoutes([{ path }], make('x')) !== null);
    // Sheets are served without the app.
    if (pattern === undefined) return;
    fc.assert(
      fc.property(part, (id) => {
        const [found] = matchRoutes([{ path: pattern }], new URL(make(id), SITE).pathname) ?? [];
        // The router itself takes an encoded slash that was encoded again for a slash.
        if (!isDots(id) && !/%2f/i.test(id)) expect(Object.values(found?.params ?? {})).toEqual([id]);
      }),
    );
  });
});

describe('links of mails', () => {
  const { linkTo: _, ...made } = links;
  const fragments = Object.entries(made).filter(([name]) => name.endsWith('Link') && !name.startsWith('end'));

  test.each(fragments)('%s keeps its token out of what is sent to a server', (_, link) => {
    fc.assert(
      fc.property(part, (token) => {
        const url = new URL(link(token) ?? '', SITE);
        expect(links.tokenIn(url.hash)).toBe(token);
        expect(url.search).toBe('');
        expect(url.pathname).not.toContain('token');
      }),
    );
  });
});
