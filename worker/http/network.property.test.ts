import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { networkOf } from './network.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const group = fc.oneof(fc.nat({ max: 0xffff }), fc.constant(0));
const groups = fc.array(group, { minLength: 8, maxLength: 8 });
const bytes = fc.array(fc.nat({ max: 255 }), { minLength: 4, maxLength: 4 });
const dotted = (quad: readonly number[]): string => quad.join('.');
/** The two groups that four bytes are written as. */
const asGroups = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number[] => [a * 256 + b, c * 256 + d];

/** Choices of one of the spellings of an address. */
const spelling = fc.record({
  digits: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 }),
  upper: fc.boolean(),
  from: fc.nat({ max: 7 }),
  length: fc.nat({ max: 8 }),
  quad: fc.boolean(),
});
type Spelling = typeof spelling extends fc.Arbitrary<infer Choices> ? Choices : never;

/** An address as RFC 4291, 2.2, lets it be written. */
function written(address: readonly number[], { digits, upper, from, length, quad }: Spelling): string {
  const texts = address.map((value, index) => value.toString(16).padStart(digits[index] ?? 1, '0'));
  const end = quad ? 6 : 8;
  const [, , , , , , high = 0, low = 0] = address;
  const last = quad ? [dotted([high >> 8, high & 255, low >> 8, low & 255])] : texts.slice(6);
  const all = [...texts.slice(0, 6), ...last];
  const to = Math.min(from + length, end);
  const isZero = from < to && address.slice(from, to).every((value) => value === 0);
  const text = isZero ? `${all.slice(0, from).join(':')}::${all.slice(to).join(':')}` : all.join(':');
  return upper ? text.toUpperCase() : text;
}

const isMapped = (address: readonly number[]): boolean => address.slice(0, 6).join() === '0,0,0,0,0,65535';

test('all spellings of all addresses of one /64 are one network', () => {
  const half = fc.array(group, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(half, half, half, spelling, spelling, (network, one, other, first, second) => {
      const [a, b] = [
        [...network, ...one],
        [...network, ...other],
      ];
      fc.pre(!isMapped(a) && !isMapped(b));
      expect(networkOf(written(a, first))).toBe(networkOf(written(b, second)));
    }),
  );
});

test('addresses of two /64 are two networks', () => {
  fc.assert(
    fc.property(groups, groups, spelling, spelling, (a, b, first, second) => {
      fc.pre(a.slice(0, 4).join() !== b.slice(0, 4).join());
      expect(networkOf(written(a, first))).not.toBe(networkOf(written(b, second)));
    }),
  );
});

test('an IPv4 address is a network by itself, also where it is written as IPv6', () => {
  fc.assert(
    fc.property(bytes, spelling, (quad, choices) => {
      const mapped = written([0, 0, 0, 0, 0, 0xffff, ...asGroups(quad)], choices);
      expect([networkOf(dotted(quad)), networkOf(mapped)]).toEqual([dotted(quad), dotted(quad)]);
    }),
  );
});

test('any other text stands for itself', () => {
  const isAddress = (text: string) => /^[\da-f:.]+$/i.test(text);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(!isAddress(text));
      expect(networkOf(text)).toBe(text);
    }),
  );
  for (const text of ['', 'unknown', '::1]/', '1:2:3', 'fe80::1%eth0', '[::1]']) expect(networkOf(text)).toBe(text);
});
