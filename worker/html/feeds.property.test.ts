import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { descriptionHtml } from '../../shared/description.ts';
import { childrenOf, readXml, textOf } from '../testing/read-xml.ts';
import { type Feed, toAtom, toJsonFeed } from './feeds.ts';
import { element, xmlDocument } from './xml.ts';

fc.configureGlobal({ numRuns: inject('propertyRuns') });

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    ...']]> <![CDATA[ &lt; &#0; </entry> <?xml?> <!-- " \u0000 \ufffe \ud800 \u2028 </script>'.split(' '),
    '\r\n',
  ),
);
/** Text without the characters that XML forbids, with line ends as parsers normalise them. */
const readable = (written: string): string =>
  written.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').replace(/\r\n?/g, '\n');

test('an element says the texts it was given, whatever they are', () => {
  fc.assert(
    fc.property(text, text, (inner, attribute) => {
      const root = readXml(xmlDocument(element('a', { b: attribute }, element('c', {}, inner))));
      expect(textOf(root, 'c')).toBe(readable(inner));
      // Parsers read white space in attributes as spaces.
      expect(root.attributes.b).toBe(readable(attribute).replace(/[\n\t]/g, ' '));
    }),
  );
});

const entry = fc.record({ title: text, author: text, category: text, summary: text, description: text });

test('feeds are well-formed and say what the offers say', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), text, (entries, title) => {
      const now = new Date('2027-03-20T08:00:00Z');
      const feed: Feed = {
        title,
        subtitle: title,
        address: 'https://lavoro.example/feed.xml',
        page: 'https://lavoro.example/offerte',
        siteUrl: 'https://lavoro.example',
        now,
        entries: entries.map(({ description, ...rest }, n) => ({
          ...rest,
          url: `https://lavoro.example/offerte/${n}`,
          html: descriptionHtml(description),
          published: now,
          updated: now,
        })),
      };
      const atom = childrenOf(readXml(toAtom(feed)), 'entry');
      expect(atom.map((one) => textOf(one, 'title'))).toEqual(entries.map((one) => readable(one.title)));
      expect(atom.map((one) => textOf(one, 'content'))).toEqual(
        entries.map((one) => readable(descriptionHtml(one.description))),
      );
      const { items } = JSON.parse(toJsonFeed(feed)) as { items: { title: string; content_html: string }[] };
      expect(items.map((one) => one.title)).toEqual(entries.map((one) => one.title));
      for (const { content_html } of items) expect(content_html).not.toMatch(/<(?!\/?(p|ul|li|br)>)/);
    }),
  );
});
