import { posix } from 'node:path';
import { test } from 'vitest';
import { exists, expectNone, filesIn, isScript, parse, placeOf, read, SOURCES } from './repository.ts';

const FOLDERS = ['shared', 'web', 'worker', 'scripts', 'test', 'docs'];
const MAX_LINES = 500;

/** Default exports that tools read: their configuration, vitest's global setup, and the Worker for its runtime. */
const DEFAULT_EXPORTS = /^(worker\/index\.ts|(.*\/)?[a-z]+\.config\.ts|test\/e2e\/global-setup\.ts)$/;

/** The one module that re-exports: the entrance for everything outside `web`. */
const PASSES_ON = ['web/app/entry-server.tsx'];

const CONFIGS = ['vite.config.ts', 'vitest.config.ts', 'drizzle.config.ts', 'knip.config.ts'].filter(exists);
const ALL = [...SOURCES, ...CONFIGS];

test('files and folders are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/;
  const tools = /^(tsconfig\.json|README\.md|\.[a-z]+|LICENSE-[A-Z]+\.txt|_headers)$/;
  const breaches = FOLDERS.flatMap(filesIn).filter(
    (path) => !path.split('/').every((part) => kebab.test(part) || tools.test(part)),
  );
  expectNone('Name it in kebab-case', breaches);
});

test('no barrel files', () => {
  const breaches = ALL.filter((path) => !PASSES_ON.includes(path)).filter(
    (path) =>
      (posix.basename(path).startsWith('index.') && path !== 'worker/index.ts') ||
      parse(path).module.staticExports.some(({ entries }) => entries.some((entry) => entry.moduleRequest !== null)),
  );
  expectNone('Import each thing from the file that holds it', breaches);
});

test('default exports only where a tool asks for one', () => {
  const breaches = ALL.filter((path) => !DEFAULT_EXPORTS.test(path)).filter((path) =>
    parse(path).module.staticExports.some(({ entries }) =>
      entries.some((entry) => entry.exportName.kind === 'Default'),
    ),
  );
  expectNone('Export it by its name', breaches);
});

test(`no file is longer than ${MAX_LINES} lines`, () => {
  const breaches = ALL.flatMap((path) => {
    const lines = read(path).trimEnd().split('\n').length;
    return lines > MAX_LINES ? [`${path} has ${lines} lines`] : [];
  });
  expectNone('Divide it: one purpose a file', breaches);
});

test('comments leave nothing for later and switch no check off', () => {
  const forbidden = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX|HACK)\b|eslint-disable|prettier-ignore/;
  const inCode = ALL.flatMap((path) =>
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

test('imports carry their extension', () => {
  const breaches = ALL.filter(isScript).flatMap((path) =>
    parse(path)
      .module.staticImports.filter(({ moduleRequest }) =>
        /^\.(?!.*\.[a-z]+(\?(raw|url&no-inline))?$)/.test(moduleRequest.value),
      )
      .map(({ moduleRequest }) => `${path} imports ${moduleRequest.value}`),
  );
  expectNone('Write ./name.ts', breaches);
});
