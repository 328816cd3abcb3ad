import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from './numbers.ts';

test('numbers are grouped as Italian groups them', () => {
  expect([0, 7, 999, 1000, 12_345, 1_234_567].map(grouped)).toEqual(['0', '7', '999', '1.000', '12.345', '1.234.567']);
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      (whole) => grouped(whole) === whole.toLocaleString('it-IT', { useGrouping: 'always' }),
    ),
  );
});
