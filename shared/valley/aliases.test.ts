import { describe, expect, test } from 'vitest';
import { municipalityBySlug } from '../places/municipalities.ts';
import { resolvePlace, SURROUNDINGS } from '../places/resolve-place.ts';
import { foldText } from '../text.ts';
import { ALIASES, COMMON_WORD_PLACES, OTHER_MEANINGS } from './aliases.ts';

const pairs = (table: Readonly<Record<string, readonly string[]>>): [alias: string, slug: string][] =>
  Object.entries(table).flatMap(([slug, names]) => names.map((name): [string, string] => [name, slug]));
const ALL = [...pairs(ALIASES), ...pairs(COMMON_WORD_PLACES)];

describe.each(ALL)('%s', (alias, slug) => {
  test('belongs to a municipality and resolves to it', () => {
    expect(municipalityBySlug(slug)).toBeDefined();
    for (const text of [alias, alias.toUpperCase(), foldText(alias), `${alias} (BS)`, `frazione di ${alias}`])
      expect(resolvePlace(text)?.slug, text).toBe(slug);
  });
});

test('no alias stands twice', () => {
  const folded = ALL.map(([alias]) => foldText(alias));
  expect(folded.filter((alias, index) => folded.indexOf(alias) !== index)).toEqual([]);
});

test.each(pairs(COMMON_WORD_PLACES))('%s within other words names no place', (word) => {
  for (const text of [`${word} limitrofe`, `Bar da ${word}`, `tutte le ${word} della valle`])
    expect(resolvePlace(text), text).toBeNull();
  expect(resolvePlace(`${word} vicino a Breno`)?.slug).toBe('breno');
});

test.each([...OTHER_MEANINGS, ...SURROUNDINGS])('%s alone names no place', (text) => {
  expect(resolvePlace(text)).toBeNull();
});
