import { expect, test } from 'vitest';
import { readXml } from '../testing/read-xml.ts';
import { element, xmlDocument } from './xml.ts';

test('elements nest, texts and attributes are escaped', () => {
  const written = xmlDocument(element('a', { b: '"<&\'>' }, element('c', {}), element('d', {}, ']]> & <e/>')));
  expect(readXml(written)).toEqual({
    name: 'a',
    attributes: { b: '"<&\'>' },
    text: '',
    children: [
      { name: 'c', attributes: {}, text: '', children: [] },
      { name: 'd', attributes: {}, text: ']]> & <e/>', children: [] },
    ],
  });
});

test('characters that XML cannot hold are left out', () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => `${String.fromCharCode(code)} `).join('');
  for (const text of [all, '\uD800', '\uDC00\uD800', '\u{1F600}']) {
    const { text: read } = readXml(xmlDocument(element('a', {}, text)));
    expect(read.isWellFormed()).toBe(true);
  }
  expect(readXml(xmlDocument(element('a', {}, 'a\u0000\uD800b\u{1F600}'))).text).toBe('ab\u{1F600}');
});
