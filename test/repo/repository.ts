import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseResult, parseSync } from 'vite';
import { expect } from 'vitest';

/** Folder of the project. Paths below are relative to it, with slashes. */
const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** Text of a file. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** True if a file or folder exists. */
export const exists = (path: string): boolean => statSync(join(ROOT, path), { throwIfNoEntry: false }) !== undefined;

/** Files below a folder, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(ROOT.length + 1).replaceAll('\\', '/'), entry.name))
    .sort();

export const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isScript = (path: string): boolean => /\.(tsx?|mjs|js)$/.test(path) && !path.endsWith('.d.ts');

/** Sources that are written by hand and compiled. */
export const SOURCES: readonly string[] = ['shared', 'web', 'worker', 'scripts', 'test']
  .flatMap(filesIn)
  .concat(readdirSync(ROOT).filter((name) => name.endsWith('.config.ts')))
  .filter(isScript);

const known = new Map<string, ParseResult>();

/** Syntax tree of a file. */
export function parse(path: string): ParseResult {
  const result = known.get(path) ?? parseSync(path, read(path));
  known.set(path, result);
  if (result.errors.length > 0) throw new Error(`${path} is not readable as ${posix.extname(path)}`);
  return result;
}

/** One import or re-export. `to` is a path of the project, or the name of a package. */
export type Import = {
  readonly to: string;
  readonly isPackage: boolean;
  /** Gone after compilation: `import type`. An `import { type … }` is not, as its module still runs. */
  readonly typeOnly: boolean;
  /** `import()`. */
  readonly dynamic: boolean;
  /** Names it takes from there. */
  readonly names: readonly string[];
};

/** Everything a file imports, in the order of its text, static before dynamic. */
export function importsOf(path: string): Import[] {
  const source = read(path);
  const { staticImports, staticExports, dynamicImports } = parse(path).module;
  const isType = (start: number) => /^(import|export)\s+type\b/.test(source.slice(start, start + 20));
  const make = (specifier: string, rest: Omit<Import, 'to' | 'isPackage'>): Import => {
    const isPackage = !specifier.startsWith('.');
    const to = isPackage ? specifier : posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
    return { to, isPackage, ...rest };
  };
  return [
    ...staticImports.map(({ start, moduleRequest, entries }) =>
      make(moduleRequest.value, {
        typeOnly: isType(start),
        dynamic: false,
        names: entries.map(({ importName }) => importName.name ?? importName.kind),
      }),
    ),
    ...staticExports.flatMap(({ start, entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest === null
          ? []
          : [
              make(moduleRequest.value, {
                typeOnly: isType(start),
                dynamic: false,
                names: [importName.name ?? importName.kind],
              }),
            ],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      // A name that is computed at run time is a file of the build.
      const isNamed = /['"`]/.test(source.charAt(start));
      return isNamed ? make(source.slice(start + 1, end - 1), { typeOnly: false, dynamic: true, names: [] }) : [];
    }),
  ];
}

/** A node of a syntax tree, as far as these tests look at it. */
export type SyntaxNode = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Every node of a file, parents before children. */
export function* nodesOf(path: string): Generator<SyntaxNode> {
  const waiting: unknown[] = [parse(path).program];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next.toReversed());
    else if (isNode(next)) {
      yield next;
      waiting.push(...Object.values(next).filter((value) => typeof value === 'object' && value !== null));
    }
  }
}

/** A comment, or a title of a test: its text and where it begins. */
export type Prose = { readonly path: string; readonly start: number; readonly text: string };

/** Every comment written by hand. */
export const COMMENTS: readonly Prose[] = [
  ...SOURCES.flatMap((path) => parse(path).comments.map(({ value, start }): Prose => ({ path, start, text: value }))),
  ...['web', 'migrations', 'worker']
    .flatMap(filesIn)
    .filter((path) => /\.(css|sql)$/.test(path))
    .concat('wrangler.toml')
    .flatMap((path) =>
      [...read(path).matchAll(/\/\*([\s\S]*?)\*\/|^[ \t]*(?:--|#)((?!> statement).*)$/gm)].map(
        ({ index, 1: block, 2: line }): Prose => ({ path, start: index, text: block ?? line ?? '' }),
      ),
    ),
];

/** Titles of the tests of a file, and of the groups they are in. */
export const titlesOf = (path: string): { readonly title: string; readonly start: number }[] =>
  [...nodesOf(path)]
    .filter(
      ({ type, start }) =>
        type === 'CallExpression' && /^(test|describe|property)\b/.test(read(path).slice(start, start + 9)),
    )
    .flatMap((call) => (Array.isArray(call.arguments) ? [call.arguments[0]] : []))
    .filter(
      (title: unknown): title is SyntaxNode & { readonly value: string } =>
        isNode(title) && typeof title.value === 'string',
    )
    .map(({ value, start }) => ({ title: value, start }));

/** `file:line` of a place in a file. */
export const placeOf = (path: string, offset: number): string =>
  `${path}:${read(path).slice(0, offset).split('\n').length}`;

/** Fails with the rule and the places that break it. */
export function expectNone(rule: string, breaches: readonly string[]): void {
  expect(breaches, rule).toEqual([]);
}
