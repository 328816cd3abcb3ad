import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { property } from '../worker/testing/property.ts';
import { isCursor, MAX_CURSOR, parseCursor, writeCursor } from './cursor.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 500 });

const kind = fc.oneof(fc.constantFrom('recent:abc', 'title:1x', 'sent', ''), fc.string());
const wellFormed = fc.string({ unit: 'binary', maxLength: 60 }).map((text) => text.toWellFormed());
const cursor = fc.record(
  { after: fc.oneof(fc.maxSafeNat(), wellFormed), id: fc.maxSafeNat(), text: wellFormed },
  { requiredKeys: ['after', 'id'], noNullPrototype: true },
);

property('a cursor is read as it was written, for its own list alone', [kind, kind, cursor], (own, other, made) => {
  const text = writeCursor(own, made);
  expect(text).toMatch(/^[\w-]+$/);
  expect(parseCursor(own, text)).toEqual(made);
  expect(isCursor(text)).toBe(true);
  if (other !== own) expect(parseCursor(other, text)).toBeNull();
});

test('any other text is none, and one that is a cursor says what cursors say', () => {
  const json = fc
    .jsonValue()
    .map((value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value)))));
  const changed = fc
    .tuple(kind, cursor, fc.nat(), fc.string({ minLength: 1, maxLength: 3 }))
    .map(([own, made, at, put]) => {
      const text = writeCursor(own, made);
      const place = at % text.length;
      return text.slice(0, place) + put + text.slice(place + 1);
    });
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), json, changed, fc.constant('x'.repeat(MAX_CURSOR + 1))),
      (text) => {
        const read = parseCursor('recent:abc', text);
        if (read === null) return;
        expect(Number.isSafeInteger(read.id) && read.id >= 0).toBe(true);
        expect(typeof read.after === 'string' || Number.isSafeInteger(read.after)).toBe(true);
      },
    ),
  );
});
