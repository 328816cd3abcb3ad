import { expect, test } from 'vitest';
import { similarWords, titleMatch } from './trades.ts';

test.each([
  ['Cameriera/e di sala – stagione invernale', 'cameriere'],
  ['CERCASI BARISTA', 'barista'],
  ['Hotel cerca receptionist part-time', 'receptionist'],
  ['Addetta alle vendite – Breno', 'addetto vendite'],
  ['Autista patente C', 'autista patente c'],
  ['Cercasi persona per xilofono e arpa', 'xilofono arpa'],
  ['🎿', ''],
  ['Cerchiamo te!', ''],
])('offers like "%s" are searched for with: %s', (title, words) => {
  expect(similarWords(title)).toBe(words);
});

test('a title that says nothing is like no other', () => {
  expect(titleMatch('🎿')).toBeNull();
  expect(titleMatch('Cercasi')).toBeNull();
});
