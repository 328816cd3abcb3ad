import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cbor, readCbor } from './cose-key.ts';

const hex = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'hex');

/** Examples of RFC 8949, appendix A, that CTAP2 permits. */
const EXAMPLES: readonly (readonly [hex: string, value: Cbor])[] = [
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['1affffffff', 4_294_967_295],
  ['20', -1],
  ['3863', -100],
  ['3903e7', -1000],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['40', hex('')],
  ['4401020304', hex('01020304')],
  ['60', ''],
  ['6449455446', 'IETF'],
  ['63e6b0b4', '水'],
  ['80', []],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['a0', new Map()],
  [
    'a201020304',
    new Map([
      [1, 2],
      [3, 4],
    ]),
  ],
  [
    'a26161016162820203',
    new Map<string, Cbor>([
      ['a', 1],
      ['b', [2, 3]],
    ]),
  ],
];

test.each(EXAMPLES)('reads %s', (text, value) => {
  expect(readCbor(hex(text))).toEqual({ value, end: text.length / 2 });
  // In the middle of other bytes, of which it takes none.
  expect(readCbor(hex(`ffff${text}ff`), 2)).toEqual({ value, end: 2 + text.length / 2 });
});

test.each([
  ['nothing', ''],
  ['a number that is cut off', '19ff'],
  ['bytes beyond the end', '4401'],
  ['a small number written long', '1801'],
  ['a short length written long', '590001ff'],
  ['a length of eight bytes', '5b0000000000000001ff'],
  ['a reserved length', '1c'],
  ['a length that comes later', '5f41ff'],
  ['text that is no UTF-8', '61ff'],
  ['a list that is cut off', '8201'],
  ['a long list of nothing', '9affffffff'],
  ['a map without its last value', 'a101'],
  ['a key twice', 'a201010102'],
  ['a list as key', 'a18001'],
  ['a tag', 'c100'],
  ['a fraction', 'f93c00'],
  ['undefined', 'f7'],
  ['an end of nothing', 'ff'],
  ['a fifth list in a fourth', '8181818180'],
])('refuses %s', (_, text) => {
  expect(() => readCbor(hex(text))).toThrow();
});

test('of any bytes it reads no more than there are, or refuses', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        const { end } = readCbor(Buffer.from(bytes));
        expect(end).toBeGreaterThan(0);
        expect(end).toBeLessThanOrEqual(bytes.length);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(RangeError);
      }
    }),
    { numRuns: 2000 },
  );
});
