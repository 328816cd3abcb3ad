import { expect, test } from 'vitest';
import { titleIn } from './cached-pages.ts';

test('the title of a document of the Worker', () => {
  const html = '<html><head><title data-head="">Cuoca &#38; barista &#60;b&#62; · Lavoro in Valle</title></head><body>';
  expect(titleIn(html)).toBe('Cuoca & barista <b> · Lavoro in Valle');
});

test('the title of what stands for a page without a document', () => {
  expect(titleIn('<title>Cuoca   barista</title>')).toBe('Cuoca barista');
});

test('no title', () => {
  expect(titleIn('<html><body><p>Niente</p></body></html>')).toBe('');
});
