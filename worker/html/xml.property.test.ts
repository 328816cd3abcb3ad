import * as fc from 'fast-check';
import { expect } from 'vitest';
import { property } from '../testing/property.ts';
import { readXml, textOf } from '../testing/read-xml.ts';
import { cdata, element, xmlDocument } from './xml.ts';

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

property('an element says the texts it was given, whatever they are', [text, text], (inner, attribute) => {
  const root = readXml(xmlDocument(element('a', { b: attribute }, element('c', {}, inner))));
  expect(textOf(root, 'c')).toBe(readable(inner));
  // Parsers read white space in attributes as spaces.
  expect(root.attributes.b).toBe(readable(attribute).replace(/[\n\t]/g, ' '));
});

property('so does one with CDATA sections', [text], (inner) => {
  expect(textOf(readXml(xmlDocument(element('a', {}, cdata('c', inner)))), 'c')).toBe(readable(inner));
});
