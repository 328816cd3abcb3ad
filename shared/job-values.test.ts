import { describe, expect, test } from 'vitest';
import {
  categoryLabel,
  JOB_CATEGORIES,
  JOB_TYPES,
  LONG_CHIPS,
  resolveCategory,
  SHORT_CHIPS,
  typeLabel,
} from './job-values.ts';

describe('resolveCategory', () => {
  test.each(JOB_CATEGORIES)('%s is found whatever its case', (category) => {
    for (const text of [category, category.toLowerCase(), category.toUpperCase(), ` ${category} `])
      expect(resolveCategory(text)).toBe(category);
  });

  test.each(['SANITARIO', 'sanita', 'sanità'.normalize('NFD')])('%s is Sanità', (text) =>
    expect(resolveCategory(text)).toBe('Sanità'),
  );

  test.each(['', ' ', 'tutte', 'cucina', 'ristorazione,sport', 'constructor', '__proto__'])('%j is none', (text) =>
    expect(resolveCategory(text)).toBeNull(),
  );

  test('every chip can find something', () => {
    for (const chip of LONG_CHIPS) expect(resolveCategory(chip), chip).not.toBeNull();
  });
});

test('chips keep the order that docs/product.md lists', () => {
  expect(SHORT_CHIPS).toEqual(['ristorazione', 'pulizie', 'commercio', 'turismo']);
  expect(LONG_CHIPS).toEqual(['ristorazione', 'pulizie', 'commercio', 'turismo', 'sanitario', 'edilizia']);
});

test('some labels differ from their values', () => {
  expect(categoryLabel('Sport')).toBe('Sport e Tempo Libero');
  expect(categoryLabel('Ufficio')).toBe('Ufficio e Amministrazione');
  expect(categoryLabel('Sanità')).toBe('Sanità');
  expect(JOB_TYPES.map(typeLabel)).toEqual(['Tempo pieno', 'Part-time', 'Stagionale', 'Solo weekend']);
});
