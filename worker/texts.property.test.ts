import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { CV_TYPES } from '../shared/application-values.ts';
import { JOB_FILTER_NAMES } from '../shared/job-filters.ts';
import { foldText } from '../shared/text.ts';
import { deviceOf } from './accounts/start-session.ts';
import { attachment, cleanFileName } from './applications/cv-response.ts';
import { isKnown } from './html/document-cache.ts';
import { asBookmark } from './http/cookies.ts';
import { readCodes } from './search/facets.ts';
import { loggedWords, tokensOf, unknownWords } from './search-log/logged-words.ts';
import { wordsOf } from './text-search/match-terms.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('../../etc/passwd', 'a\r\nb: c.pdf', '"; x="', '%22', 'CV.pdf.exe', '.htaccess'),
);

test('a file has a name that no path, header or shell reads as its own', () => {
  fc.assert(
    fc.property(text, fc.constantFrom(...CV_TYPES), (name, type) => {
      const clean = cleanFileName(name, type);
      expect(clean).toMatch(/^[^/\\"'`<>:;|?*%$&{}[\]^~#\p{Cc}]+\.(pdf|jpg|png)$/u);
      expect(clean).not.toMatch(/^[.-]/);
      expect(new TextEncoder().encode(clean).byteLength).toBeLessThanOrEqual(255);
      expect(cleanFileName(clean, type)).toBe(clean);
      // Its header is ASCII, and says the very name.
      const header = attachment(clean);
      expect(header).toMatch(/^attachment; filename="[\x20-\x21\x23-\x7e]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
      expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(clean);
      expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
    }),
  );
});

test('words of a search are folded and few', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const words = wordsOf(typed);
      expect(words.length).toBeLessThanOrEqual(12);
      expect(words.every((word) => word !== '' && foldText(word) === word)).toBe(true);
    }),
  );
});

test('a bookmark has the shape of one', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const read = asBookmark(typed);
      expect(read === null || /^[0-9a-f-]+$/.test(read)).toBe(true);
    }),
  );
});

test('a device is described without a word of its header that the Worker does not know', () => {
  const known = /^[A-Z][A-Za-z ]{2,39}$/;
  fc.assert(
    fc.property(text, fc.stringMatching(/^[a-z\d]{6,12}$/), (before, mark) => {
      expect(deviceOf(before)).toMatch(known);
      const body = deviceOf(`${before} (Linux; Android 16; ${mark}) ${mark}/1.0 Chrome/140.0 Safari/537.36`);
      expect(body).toMatch(known);
      expect(body).toContain(' su ');
      expect(body).not.toContain(mark);
    }),
  );
});

test('a version is known in any list that names it, and in no other', () => {
  const tag = fc.stringMatching(/^[a-f\d]{24}$/).map((digits) => `"${digits}"`);
  const weak = fc.constantFrom('', 'W/');
  fc.assert(
    fc.property(text, tag, tag, weak, weak, (typed, own, other, sent, served) => {
      expect(isKnown(`${typed}, ${sent}${own}`, `${served}${own}`)).toBe(true);
      const listed = typed.replaceAll('*', '');
      expect(isKnown(`${listed}, ${sent}${other}`, `${served}${own}`)).toBe(own === other);
    }),
  );
});

test('words of a search stand in it in this order, and those that nobody knows are among them', () => {
  const searched = fc.oneof(
    text,
    fc.constantFrom('cuoco a Ponte di Legno', 'cerco lavoro Breno 25043', 'aiuto cuoco b'),
  );
  fc.assert(
    fc.property(fc.array(searched, { maxLength: 3 }), (parts) => {
      const folded = foldText(parts.join(' '));
      const tokens = tokensOf(folded);
      let next = 0;
      for (const { word } of tokens) {
        expect(folded.split(' ').slice(next)).toContain(word);
        next = folded.split(' ').indexOf(word, next) + 1;
      }
      const words = tokens.map(({ word }) => word);
      expect(words).toEqual(expect.arrayContaining(unknownWords(folded)));
    }),
  );
});

test('any text is a column of codes, of which only those with a meaning are read', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const { filter } of readCodes(typed)) expect([...JOB_FILTER_NAMES, 'location']).toContain(filter);
    }),
  );
});

test('counted words are folded, short, and nobody’s address or number', () => {
  const personal = fc.constantFrom(
    'ada@example.org',
    '348 1234567',
    'via Roma 3',
    'RSSMRA80A01F205X',
    'www.ada.it',
    '25043 3',
  );
  fc.assert(
    fc.property(text, personal, (typed, whose) => {
      const stored = loggedWords(typed);
      if (stored !== null) {
        expect(stored.length).toBeLessThanOrEqual(60);
        expect(foldText(stored)).toBe(stored);
      }
      expect(loggedWords(`cuoco ${whose}`)).toBeNull();
    }),
  );
});
