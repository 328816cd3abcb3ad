import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { property } from '../testing/property.ts';
import { networkOf } from './network.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const group = fc.oneof(fc.nat({ max: 0xffff }), fc.constant(0));
const half = fc.array(group, { minLength: 4, maxLength: 4 }).filter((groups) => groups.some((value) => value > 0));
const bytes = fc.array(fc.nat({ max: 255 }), { minLength: 4, maxLength: 4 });

/** Spellings of an address (RFC 4291, 2.2): whole, in capitals with its zeros, its last groups as bytes, and as short as it can be. */
function spellings(groups: readonly number[]): string[] {
  const whole = groups.map((value) => value.toString(16));
  const quad = groups.slice(6).flatMap((value) => [value >> 8, value & 255]);
  const padded = whole.map((digits) => digits.padStart(4, '0').toUpperCase());
  const short = new URL(`http://[${whole.join(':')}]/`).hostname.slice(1, -1);
  return [whole.join(':'), padded.join(':'), `${whole.slice(0, 6).join(':')}:${quad.join('.')}`, short];
}
const networksOf = (...addresses: (readonly number[])[]) => new Set(addresses.flatMap(spellings).map(networkOf));

property('a /64 is one network in any spelling', [half, half, half, half], (own, other, first, second) => {
  fc.pre(own.join() !== other.join());
  expect(networksOf([...own, ...first], [...own, ...second]).size).toBe(1);
  expect(networksOf([...own, ...first], [...other, ...first]).size).toBe(2);
});

property('an IPv4 address is a network by itself, written as IPv6 too', [bytes], ([a = 0, b = 0, c = 0, d = 0]) => {
  const mapped = [0, 0, 0, 0, 0, 0xffff, a * 256 + b, c * 256 + d];
  expect(new Set([networkOf(`${a}.${b}.${c}.${d}`), ...networksOf(mapped)])).toEqual(new Set([`${a}.${b}.${c}.${d}`]));
});

test('any other text stands for itself', () => {
  const text = fc.string({ unit: 'binary' }).filter((typed) => !/^[\da-f:.]+$/i.test(typed));
  fc.assert(fc.property(text, (typed) => networkOf(typed) === typed));
  for (const typed of ['', 'unknown', '::1]/', '1:2:3', 'fe80::1%eth0', '[::1]']) expect(networkOf(typed)).toBe(typed);
});
