import { expect, test } from 'vitest';
import * as mini from 'zod/mini';
import { descriptionHtml, hasContact } from '../../shared/description.ts';
import { emailField } from '../../shared/fields.ts';
import { resolveCategory } from '../../shared/job-values.ts';
import { readPhone } from '../../shared/phone.ts';
import { isWholeValley, resolvePlaces } from '../../shared/places/resolve-place.ts';
import { nearestPlace, suggestPlaces } from '../../shared/places/suggest-places.ts';
import { requirementsIn } from '../../shared/requirement-lines.ts';
import { cleanLine, cleanText, excerpt, foldText } from '../../shared/text.ts';
import { ASSISTED_PERSON, wordingHints } from '../../shared/wording.ts';
import { INCLUSIVE, RULES, YOUNG_BY_LAW } from '../../shared/wording-rules.ts';
import { readNumber } from '../../web/forms/read-number.ts';
import { inlineParts } from '../../web/help/rich-text.tsx';
import { cleanFileName } from '../../worker/applications/cv-response.ts';
import { RULES as FRAUD_RULES, suspicionsOf } from '../../worker/jobs/suspicions/rules.ts';
import { loggedWords } from '../../worker/search-log/logged-words.ts';
import { readText } from '../../worker/text-search/read-text.ts';
import { writtenOut } from '../../worker/text-search/words.ts';
import { expectNone, isTest, nodesOf, placeOf, SOURCES } from './repository.ts';
import { filled, slowestGrowth } from './testing/growth.ts';

type Expression = { readonly place: string; readonly source: string; readonly flags: string };

/** Every expression that is written in the sources. */
const WRITTEN: readonly Expression[] = SOURCES.filter(
  (path) => /^(shared|worker|web)\//.test(path) && !isTest(path) && !/\/testing\//.test(path),
).flatMap((path) =>
  [...nodesOf(path)].flatMap(({ regex, start }) => {
    const { pattern, flags } = (regex ?? {}) as { readonly pattern?: string; readonly flags?: string };
    return pattern === undefined ? [] : [{ place: placeOf(path, start), source: pattern, flags: flags ?? '' }];
  }),
);

/** True where a part may be repeated without end: without one, an expression takes as long as its text is. */
const isOpen = (source: string): boolean => /(?<!\\)[*+]|\{\d+,\}/.test(source.replace(/\[(?:\\.|[^\]\\])*\]/g, '[]'));

const FILLINGS = [' ', '\n', 'a', 'à', '1', '.', ',', '-', '/', '_', '=', '<', 'a ', '1.', '. ', 'a1'];
const BETWEEN = ['', ' ', '_', '.', 'à', '\n', ' 1 '];
const MOST_PIECES = 24;

/** Words and signs of an expression itself, which lead furthest into it. */
function piecesOf(source: string): readonly string[] {
  const plain = source
    .replace(/\\[pPu](?:\{[^}]*\}|[\dA-F]{4})?|\\[a-zA-Z]|\(\?<?[=!:]|\(\?<\w+>|\{\d+,?\d*\}/g, '|')
    .replace(/\\(.)/g, '$1');
  const pieces = [...new Set(plain.match(/[\p{L}\d]{2,}|[^\s\p{L}\d|()?*+^$]/gu) ?? [])].slice(0, MOST_PIECES);
  return [...pieces, pieces.join(' '), pieces.join('')].filter((piece) => piece !== '');
}

/** Texts that make an expression begin again and again, and fail at their end. */
function hostileTexts(source: string): ((length: number) => string)[] {
  const pieces = piecesOf(source);
  const repeated = [...FILLINGS, ...pieces.flatMap((piece) => BETWEEN.map((between) => piece + between))];
  return [
    ...repeated.map((unit) => (length: number) => `!${filled(unit, length)}!`),
    ...pieces.flatMap((piece) => FILLINGS.map((unit) => (length: number) => `${piece}${filled(unit, length)}!`)),
  ];
}

/** All that reads or changes what people type. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...{
    cleanText,
    cleanLine,
    foldText,
    descriptionHtml,
    hasContact,
    readPhone,
    readNumber,
    nearestPlace,
    isWholeValley,
  },
  ...{ resolvePlaces, suggestPlaces, requirementsIn, resolveCategory, inlineParts, loggedWords, writtenOut, readText },
  suspicionsOf,
  excerpt: (text) => excerpt(text, 200),
  wordingHints: (text) => wordingHints(text, text, 'famiglia'),
  cleanFileName: (text) => cleanFileName(text, 'application/pdf'),
  emailField: (text) => mini.safeParse(emailField, text),
};

/** Beginnings of what they look for. */
const PHRASES: readonly string[] = [
  ...['guadagn', 'invi', 'quota di', 'corso a', 'versare 1.1', 'solo whatsapp', 'foto', 'conto', 'soldi', '899 12'],
  ...['cerco una', 'solo uomo', 'giovane', 'cameriera', 'max 30 anni', 'indicare', 'cv con foto tessera', 'mamma di'],
  ...['a@', '@a', '0364 ', '3', 'nato', 'via', 'ab12', 'a.', '\n-', '•', '*', '[a](', 'op.', 'prof', 'soci', 'e\u0301'],
  ...['\u200B', '\u00A0', '\u0085', '👩\u200D', '\uFE0F', 'ﬁ', 'а', 'ß', '\uD800'],
];

test('a text twice as long takes about twice as long, for every expression that repeats a part without end', () => {
  const open = WRITTEN.filter(({ source }) => isOpen(source));
  expect(open.length).toBeGreaterThan(50);
  expectNone(
    'Give the repetition an end, or begin where no other match can: (?<!x)x+$',
    open.flatMap(({ place, source, flags }) => {
      const all = new RegExp(source, `${flags.replaceAll('g', '')}g`);
      const slow = slowestGrowth((text) => text.replace(all, ''), hostileTexts(source));
      return slow === null ? [] : [`${place} ${source} ${slow}`];
    }),
  );
});

test.each(Object.entries(READERS))('a text twice as long takes %s about twice as long', (_name, run) => {
  const texts = [...FILLINGS, ...PHRASES].flatMap((unit) =>
    ['', '_', ' '].map((between) => (length: number) => `${filled(unit + between, length)}!`),
  );
  expect(slowestGrowth(run, texts)).toBeNull();
});

test('no rule about the words of an offer repeats a part without end', () => {
  const rules = [...RULES, ...ASSISTED_PERSON, ...FRAUD_RULES].flatMap(({ pattern, unless }) => [pattern, unless]);
  expect(rules.length).toBeGreaterThan(100);
  expectNone(
    'Give the repetition an end',
    [...rules, INCLUSIVE, YOUNG_BY_LAW].flatMap((rule) => (rule && isOpen(rule.source) ? [rule.source] : [])),
  );
});
