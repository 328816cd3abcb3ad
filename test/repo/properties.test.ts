import { test } from 'vitest';
import { expectNone, isTest, read, SOURCES } from './repository.ts';

// Schemas have their properties by being exported: test/repo/schemas.property.test.ts finds them.

/** Functions that make or read texts and have no property of their own: why. */
const WITHOUT: Readonly<Record<string, string>> = {
  articlePath: 'a slug of ours, by `segment`',
  commonWordPlace: 'a look-up, part of `readText`',
  contentWords: 'part of `readText`',
  digest: 'a hash',
  entityTag: 'a hash',
  inLatin: 'a look-up, letter by letter',
  inTown: 'one of two prepositions',
  invalidField: 'makes an error',
  isCorrection: 'part of how a list takes a cursor, which is asked with any text',
  isKnownWord: 'a look-up',
  isNoise: 'a look-up, part of `readText`',
  isSpeltAsSigned: 'part of `readToken`',
  nearestWord: 'by `editDistance`',
  noArticleHead: 'a head like others',
  similarTrades: 'counts what `instead` names',
  townBySlug: 'a look-up',
  tradesNamed: 'part of `instead`',
};

/** Exported functions of the first parameter that is a text. */
const READS_TEXT =
  /^export (?:async )?(?:function (\w+)(?:<[^>]*>)?\(|const (\w+) = (?:async )?\()\s*(?:text|token|typed|name|word|fragment|next|path|slug|key|value|kept|a)\b\??: (?:string|unknown)/gm;

const MODULES = SOURCES.filter((path) => /^(shared|worker)\/(?!testing\/)/.test(path) && !isTest(path));
const PROPERTIES = SOURCES.filter((path) => path.endsWith('.property.test.ts'))
  .map(read)
  .join('\n');

/** Every link of `shared/token-links.ts` is tried by its place among the others (test/repo/paths.property.test.ts). */
const isTried = (name: string): boolean => /Link$/.test(name) || new RegExp(`\\b${name}\\b`).test(PROPERTIES);

test('every function that reads a text is tried with any text, or it says why not', () => {
  const found = MODULES.flatMap((path) =>
    [...read(path).matchAll(READS_TEXT)].map(([, fn, constant]) => ({ path, name: fn ?? constant ?? '' })),
  );
  expectNone(
    'Give it a property in a *.property.test.ts, or a reason in test/repo/properties.test.ts',
    found.filter(({ name }) => !isTried(name) && !(name in WITHOUT)).map(({ path, name }) => `${path} ${name}`),
  );
  const names = new Set(found.map(({ name }) => name));
  expectNone(
    'It is tried, or gone: take its reason out of test/repo/properties.test.ts',
    Object.keys(WITHOUT).filter((name) => !names.has(name) || isTried(name)),
  );
});
