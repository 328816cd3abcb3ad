import { test } from 'vitest';
import { expectNone, filesIn, parse, placeOf, read, SOURCES } from './repository.ts';

const FOLDERS = ['shared', 'web', 'worker', 'scripts', 'test', 'docs'];
const MAX_LINES = 500;

test('files and folders are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
  const tools = /^(tsconfig\.json|README\.md|\.[a-z]+|LICENSE-[A-Z]+\.txt|_headers)$/;
  const breaches = FOLDERS.flatMap(filesIn).filter(
    (path) => !path.split('/').every((part) => kebab.test(part) || tools.test(part)),
  );
  expectNone('Name it in kebab-case', breaches);
});

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const breaches = SOURCES.flatMap((path) => {
    const lines = read(path).trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${path} has ${lines} lines`] : [];
  });
  expectNone('Divide it: one purpose a file', breaches);
});

test('comments leave nothing for later and switch no check off', () => {
  const forbidden = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX|HACK)\b|eslint-disable|prettier-ignore/;
  const inCode = SOURCES.flatMap((path) =>
    parse(path).comments.flatMap(({ value, start }) => {
      const found = forbidden.exec(value);
      return found ? [`${placeOf(path, start)} has ${found[0]}`] : [];
    }),
  );
  const inTexts = ['README.md', 'wrangler.toml', ...filesIn('docs'), ...filesIn('migrations')].filter(
    (path) => /\.(md|sql|toml)$/.test(path) && /\b(TODO|FIXME)\b/.test(read(path)),
  );
  expectNone('Do it now, or open an issue', [...inCode, ...inTexts]);
});
