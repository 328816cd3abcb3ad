import { expect, test } from 'vitest';
import { nearestPlace } from './nearest-place.ts';

test.each([
  ['Ponte di Lengo', 'Ponte di Legno'],
  ['edlo', 'Edolo'],
  ['Dafo', 'Darfo Boario Terme'],
  ['Bren', 'Breno'],
])('%s is probably %s', (text, name) => {
  expect(nearestPlace(text)?.name).toBe(name);
});

test.each(['Milano', 'tutta la valle', 'xy', ''])('%j is near no municipality', (text) => {
  expect(nearestPlace(text)).toBeNull();
});
