import { test } from 'vitest';
import { CALLS } from '../../shared/calls/all.ts';
import { pagePath } from '../../shared/paths.ts';
import { expectNone, filesIn, read } from './repository.ts';

// Each of these functions has its page, and each page its function: worker/routes.test.ts asks the routes.

type Make = (...parts: string[]) => string;
const PAGE_ADDRESSES = Object.values(pagePath).map((make: Make) =>
  decodeURIComponent(make(...Array.from({ length: make.length }, () => ':'))),
);

test('no address is written out where a function makes it', () => {
  const calls = Object.keys(CALLS).map((name) => name.slice(name.indexOf('/')));
  const addresses = [...PAGE_ADDRESSES, ...calls].map((path) => path.replace(/:.*$/, ''));
  const written = new RegExp(
    `\\b(?:to|href|action|navigate|fetch|fetcher)(?:=\\{?|\\()\\s*['"\`](?:${addresses
      .filter((path) => path !== '/')
      .map((path) => path.replaceAll('/', '\\/'))
      .join('|')})`,
  );
  const breaches = filesIn('web').filter((path) => /\.tsx?$/.test(path) && written.test(read(path)));
  expectNone('Use pagePath, or name the call by its method and path', breaches);
});
