import { describe, expect, test } from 'vitest';
import { casesUnder } from '../testing/cases.ts';
import collection from '../testing/places.txt?raw';
import { foldText } from '../text.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import { commonWordPlace, locate, placeAt, resolvePlace, resolvePlaces } from './resolve-place.ts';

const slugOf = (text: string) => resolvePlace(text)?.slug ?? null;

describe.each(MUNICIPALITIES)('$name', ({ name, slug, province, cap }) => {
  test.each([
    name,
    foldText(name).toUpperCase(),
    name.normalize('NFD'),
    name.replaceAll("'", '’'),
    `${foldText(name).toUpperCase()} (${province})`,
    `${name}, provincia di ${province === 'BS' ? 'Brescia' : 'Bergamo'}`,
    `${cap} ${name} ${province}`,
    `Comune di ${name}`,
    `Via Roma 12, ${cap} ${name} (${province})`,
    foldText(name).replaceAll(' ', ''),
  ])('%s', (text) => expect(slugOf(text)).toBe(slug));

  test('is not found within a longer word', () => {
    const folded = foldText(name).replaceAll(' ', '');
    for (const text of [`${folded}x`, `x${folded}`, `${folded}1`, `${folded}ese`])
      expect(slugOf(text), text).toBeNull();
  });
});

describe.each([
  'spellings',
  'several names in one text',
  'no municipality, or several at once',
  'the lake is not the town',
  'streets and roads named after a place are not the place',
  'a CAP',
])('%s', (heading) => {
  test.each(casesUnder(collection, heading))('%s: %s', (text, slug) => expect(String(slugOf(text))).toBe(slug));
});

describe('a CAP', () => {
  const slugs = (text: string) => resolvePlaces(text).map(({ slug }) => slug);

  test('of several municipalities names them all, but for the one that the text names', () => {
    expect(slugs('Via Roma 1, 25048')).toEqual(['edolo', 'sonico']);
    expect(slugs('25048 Sonico')).toEqual(['sonico']);
    expect(slugs('25040')).toHaveLength(19);
  });
});

describe('hostile input', () => {
  test.each([
    ['nothing', '', null],
    ['lone surrogates', '\uD800Breno\uDC00', 'breno'],
    ['only marks', '\u0301'.repeat(5000), null],
    ['property names', '__proto__ constructor toString', null],
    ['a megabyte of words', 'a '.repeat(500_000), null],
    ['a name and then a megabyte', `Breno ${'x '.repeat(500_000)}`, 'breno'],
    ['a megabyte of streets', 'via di '.repeat(150_000), null],
  ])('%s', (_what, text, slug) => expect(slugOf(text)).toBe(slug));

  test('a text cut in the middle of a word does not name what is left of it', () => {
    const filler = 'x '.repeat(148);
    expect(slugOf(`${filler}Ceto`)).toBe('ceto');
    expect(slugOf(`${filler}Cetona`)).toBeNull();
    expect(slugOf(`${filler}Cetona, ${'x '.repeat(50)}`)).toBeNull();
  });
});

describe('a place in a search', () => {
  const named = (text: string, start = 0) => {
    const found = placeAt(foldText(text).split(' '), start);
    return found && [found.place?.slug ?? null, found.length];
  };

  test.each([
    ['Ponte di Legno', 0, ['ponte-di-legno', 3]],
    ['cameriere a Cemmo', 2, ['capo-di-ponte', 1]],
    ["lago d'Iseo", 0, [null, 3]],
    ['iseo', 0, ['iseo', 1]],
    ['corna', 0, undefined],
    ['breno', 1, undefined],
  ])('%s, from word %i', (text, start, expected) => expect(named(text, start)).toEqual(expected));

  test('names that are common words stand apart', () => {
    expect(commonWordPlace('corna')?.slug).toBe('darfo-boario-terme');
    expect(commonWordPlace('zone')?.slug).toBe('zone');
    expect(commonWordPlace('breno')).toBeUndefined();
  });
});

const UNKNOWN = { town: null, lat: null, lon: null };
const IN_EDOLO = { lat: 46.17942, lon: 10.33081 };

test('the place that the text names wins over the position sent', () => {
  const lovere = { town: 'lovere', lat: 45.8169, lon: 10.0752 };
  expect(locate('Lovere (BG)', IN_EDOLO)).toEqual(lovere);
  expect(locate('Lovere (BG)', null)).toEqual(lovere);
});

test('a text that names no place leaves the position sent, rounded', () => {
  expect(locate('tutta la valle', IN_EDOLO)).toEqual({ town: null, lat: 46.18, lon: 10.33 });
  expect(locate('tutta la valle', null)).toEqual(UNKNOWN);
});

describe('a position that cannot be in the valley is not kept', () => {
  test.each([
    ['81 km north', { lat: 46.6848, lon: 10.304 }],
    ['the zero of a device without a fix', { lat: 0, lon: 0 }],
    ['one turn further in latitude', { lat: 45.95 + 360, lon: 10.3 }],
    ['not a number', { lat: Number.NaN, lon: 10.3 }],
  ])('%s', (_what, sent) => expect(locate('tutta la valle', sent)).toEqual(UNKNOWN));

  test('79 km north still is', () => {
    expect(locate('tutta la valle', { lat: 46.6668, lon: 10.304 })).toEqual({ town: null, lat: 46.67, lon: 10.3 });
  });
});
