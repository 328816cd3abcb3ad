import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { cleanLine } from '../../shared/text.ts';
import { readMessage } from '../testing/read-message.ts';
import { BRAND_HTML } from './brand.ts';
import { encodeHeader, quotedPrintable, toBase64, toMime } from './mime.ts';

const runs = { numRuns: inject('propertyRuns') };
const anyText = fc.string({ unit: 'binary', maxLength: 300 }).filter((text) => text.isWellFormed());
const anyLine = anyText.map(cleanLine);
const LETTER = { id: '1.2', from: { name: 'x', email: 'a@b.example' }, to: 'c@d.example', replyTo: null, headers: {} };
const NOW = new Date('2026-03-01T08:00:00Z');

/** Line ends as they go over the wire. */
const sent = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\r\n');

test('a mail that shows the wordmark has it as a part of its HTML', () => {
  const html = `<p>Ciao</p>${BRAND_HTML}`;
  const { parts } = readMessage(toMime({ ...LETTER, subject: 'Prova', text: 'Ciao', html }, NOW));
  const [plain, page, picture] = parts;
  expect(parts).toHaveLength(3);
  expect(plain).toEqual(['text/plain; charset=utf-8', 'Ciao']);
  expect(page).toEqual(['text/html; charset=utf-8', html]);
  expect(picture?.[0]).toBe('image/png; name="lavoro-in-valle.png"');
  expect(atob(picture?.[1].replaceAll('\r\n', '') ?? '').slice(1, 4)).toBe('PNG');
});

describe('any text', () => {
  test('comes out of a message as it went in, and its lines are short ones of ASCII', () => {
    fc.assert(
      fc.property(anyLine, anyLine, anyText, anyText, (name, subject, text, html) => {
        const data = toMime({ ...LETTER, from: { ...LETTER.from, name }, subject, text, html }, NOW);
        const lines = data.split('\r\n');
        expect(lines.filter((line) => !/^[\t\x20-\x7e]{0,998}$/.test(line))).toEqual([]);
        const { headers, parts } = readMessage(data);
        expect(headers.subject).toBe(subject);
        expect(headers.to).toBe('<c@d.example>');
        expect(parts).toEqual([
          ['text/plain; charset=utf-8', sent(text)],
          ['text/html; charset=utf-8', sent(html)],
        ]);
      }),
      runs,
    );
  });

  test('in a header begins no other one, and no word of it is longer than 75 characters', () => {
    fc.assert(
      fc.property(anyLine, (value) => {
        const encoded = encodeHeader(value);
        const lines = encoded.split('\r\n');
        expect(lines.slice(1).filter((line) => !line.startsWith(' '))).toEqual([]);
        if (encoded !== value) expect(lines.filter((line) => line.trim().length > 75)).toEqual([]);
      }),
      runs,
    );
  });

  test('in a body has no line above 76 characters and none that ends in a blank', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const lines = quotedPrintable(text).split('\r\n');
        expect(lines.filter((line) => line.length > 76 || /[\t ]$/.test(line))).toEqual([]);
      }),
      runs,
    );
  });

  test('is the same after base64', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bytes = Uint8Array.from(atob(toBase64(text)), (byte) => byte.charCodeAt(0));
        expect(new TextDecoder('utf-8', { ignoreBOM: true, fatal: true }).decode(bytes)).toBe(text);
      }),
      runs,
    );
  });
});
