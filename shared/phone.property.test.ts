import fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../worker/testing/property.ts';
import { phoneText, readPhone } from './phone.ts';

const digits = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });

const MOBILE = '+393471234567';
const LANDLINE = '+39036422555';
const SWISS = '+41791234567';

test.each([
  ['347 1234567', MOBILE],
  ['347–123—45‑67', MOBILE],
  ['347\u2212123\u00AD4567', MOBILE],
  ['(347) 1234567', MOBILE],
  ['347\u00A0123\u202F4567', MOBILE],
  ['\u202A+39 347 123 4567\u202C', MOBILE],
  ['＋39 347 1234567', MOBILE],
  ['(+39) 347 1234567', MOBILE],
  ['393471234567', MOBILE],
  ['0039 347 1234567', MOBILE],
  ['(0039) 347 1234567', MOBILE],
  ['tel:+39-347-123-4567', MOBILE],
  ['Tel. 347 1234567', MOBILE],
  ['WhatsApp: 347 1234567', MOBILE],
  ['347 1234567 (ore pasti)', MOBILE],
  ['0364 22555', LANDLINE],
  ['+39 (0364) 22555', LANDLINE],
  ['39 0364 22555', LANDLINE],
  ['0364 22555 int. 12', LANDLINE],
  ['tel:0364-22555;ext=12', LANDLINE],
  ['+41 079/123.45.67', SWISS],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+380 (067) 123 4567', '+380671234567'],
  ['800 123456', '+39800123456'],
])('%j is read as %s', (text, number) => {
  expect(readPhone(text)).toBe(number);
});

test.each([
  '',
  '12',
  'chiamami',
  '+0123456789',
  '333 123',
  '+39 347 1234567 890',
  '0347 1234567',
  '1234567890',
  '+39 123',
  '+41 79 123 45',
  '347 1234567 / 348 7654321',
  '347 O12 3456',
  '1'.repeat(60),
])('%j is no number that can be dialled', (text) => {
  expect(readPhone(text)).toBeNull();
});

const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789 .-/()') }));
const spaced = fc.array(fc.constantFrom(' ', '.', '-', ''));

property('any text is a number in its international form, which reads as itself, or none', [text], (typed) => {
  const phone = readPhone(typed);
  if (phone === null) return;
  expect(phone).toMatch(/^\+[1-9]\d{6,14}$/);
  expect(readPhone(phone)).toBe(phone);
  expect(readPhone(phoneText(phone))).toBe(phone);
});

property('an Italian mobile is found however it is spaced', [digits(7, 8), spaced], (rest, spaces) => {
  const number = `34${rest}`;
  const written = [...number].map((digit, index) => digit + (spaces[index] ?? '')).join('');
  expect(readPhone(written)).toBe(`+39${number}`);
  expect(readPhone(`+39 ${written}`)).toBe(`+39${number}`);
  expect(readPhone(`0039${written}`)).toBe(`+39${number}`);
});

test('a number is shown as people write it, a foreign one with its prefix', () => {
  expect([MOBILE, '+39333123456', '+390364123456', '+390212345678', SWISS, '+40721234567'].map(phoneText)).toEqual([
    '347 123 4567',
    '333 123 456',
    '0364 123456',
    '02 1234 5678',
    '+41 79 123 45 67',
    '+40 721 234 567',
  ]);
});
