import { describe, expect, test } from 'vitest';
import { MUNICIPALITIES } from '../places/municipalities.ts';
import { guessable } from './guessable.ts';

describe('words of the site and of the person', () => {
  test.each([
    ['lavoroinvalle', []],
    ['LavoroInValle2026!', []],
    ['Valle-Camonica-1', []],
    ['ponte di legno', []],
    ['Cerveno!Cerveno', []],
    ['anna.bianchi.82', ['Anna Bianchi', 'ab@example.org']],
    ['bianchianna', ['Anna Bianchi']],
    ['Trattoria1', ['Trattoria da Nino']],
    ['rosa-pi-2', ['Rosa', 'rosa.pi@example.org']],
  ])('%s is made of them', (password, own) => {
    expect(guessable(password, own)).toBe('own');
  });

  test.each([
    ['quattro parole che non stanno insieme', ['Anna Bianchi']],
    ['annaxbianchi', ['Anna Bianchi']],
    ['admin-demo', ['Amministrazione', 'admin@example.org']],
    ['una-lunga-parola', ['Anna', 'anna@example.org']],
    ['example.org.7', ['Anna', 'anna@example.org']],
  ])('%s is not', (password, own) => {
    expect(guessable(password, own)).toBe(null);
  });

  test('every municipality is known', () => {
    expect(MUNICIPALITIES.filter(({ name }) => guessable(`${name} 2026`, []) === null)).toEqual([]);
  });
});
