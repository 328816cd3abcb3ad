import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneText, readPhone } from './phone.ts';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

test('any text is a number in its international form, which reads as itself, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789 .-/()') })), (text) => {
      const phone = readPhone(text);
      if (phone === null) return;
      expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
      expect(readPhone(phone)).toBe(phone);
    }),
  );
});

test('an Italian mobile is found however it is spaced', () => {
  fc.assert(
    fc.property(digits(8, 9), fc.array(fc.constantFrom(' ', '.', '-', '')), (rest, spaces) => {
      const number = `3${rest}`;
      const written = [...number].map((digit, index) => digit + (spaces[index] ?? '')).join('');
      expect(readPhone(written)).toBe(`+39${number}`);
      expect(readPhone(`+39 ${written}`)).toBe(`+39${number}`);
      expect(readPhone(`0039${written}`)).toBe(`+39${number}`);
    }),
  );
});

test.each(['', '12', 'chiamami', '+0123456789', '333 123', '1'.repeat(60)])('%j is no number', (text) => {
  expect(readPhone(text)).toBeNull();
});

test('a number as it is read aloud reads as itself', () => {
  expect(['+393331234567', '+39333123456', '+390364123456', '+41791234567'].map(phoneText)).toEqual([
    '+39 333 123 4567',
    '+39 333 123 456',
    '+390364123456',
    '+41791234567',
  ]);
  fc.assert(
    fc.property(digits(8, 9), (rest) => {
      expect(readPhone(phoneText(`+393${rest}`))).toBe(`+393${rest}`);
    }),
  );
});
