import { expect, test } from 'vitest';
import { titleIn } from './cached-pages.ts';

test.each([
  [
    '<html><head><title data-head="">Cuoca &#38; barista &#60;b&#62; · Lavoro in Valle</title></head><body>',
    'Cuoca & barista <b> · Lavoro in Valle',
  ],
  ['<title>Cuoca   barista</title>', 'Cuoca barista'],
  ['<html><body><p>Niente</p></body></html>', ''],
])('the title of %s is %j', (html, title) => expect(titleIn(html)).toBe(title));
