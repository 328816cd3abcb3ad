import { describe, expect, test } from 'vitest';
import { ALIASES, COMMON_WORD_PLACES } from '../valley/aliases.ts';
import { MUNICIPALITIES } from './municipalities.ts';
import { nearestPlace, suggestPlaces } from './suggest-places.ts';

const suggested = (text: string): string[] =>
  suggestPlaces(text).map(({ place, alias }) => (alias === null ? place.name : `${place.name} – ${alias}`));

describe('suggestions for a typed text', () => {
  test.each([
    ['edo', ['Edolo']],
    ['boario', ['Darfo Boario Terme – Boario']],
    ['Corna', ['Darfo Boario Terme – Corna']],
    ['temu', ['Temù']],
    // A text that fits several shows all of them.
    ['berzo', ['Berzo Demo', 'Berzo Inferiore']],
    ['ponte', ['Ponte di Legno', 'Capo di Ponte']],
    ['xyz', []],
    ['🏔', MUNICIPALITIES.map(({ name }) => name)],
  ])('%s', (text, names) => {
    expect(suggested(text)).toEqual(names);
  });

  test('the beginning of a CAP, and a whole one', () => {
    expect(suggested('25048')).toEqual(['Edolo', 'Sonico']);
    expect(suggested('250')).toContain('Breno');
    expect(suggested('99')).toEqual([]);
  });

  test.each(Object.entries(ALIASES))('every other name of %s leads there', (slug, names) => {
    for (const name of [...names, ...(COMMON_WORD_PLACES[slug] ?? [])])
      expect(
        suggestPlaces(name).map(({ place }) => place.slug),
        name,
      ).toContain(slug);
  });
});

test.each(Object.entries({ 'Ponte di Lengo': 'Ponte di Legno', edlo: 'Edolo' }))('%s is probably %s', (text, name) => {
  expect(nearestPlace(text)?.name).toBe(name);
});

test.each(['Milano', 'tutta la valle', 'xy', ''])('%j is near no municipality', (text) => {
  expect(nearestPlace(text)).toBeNull();
});
