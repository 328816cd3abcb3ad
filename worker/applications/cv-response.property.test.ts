import * as fc from 'fast-check';
import { expect } from 'vitest';
import { CV_TYPES } from '../../shared/application-values.ts';
import { property } from '../testing/property.ts';
import { attachment, cleanFileName } from './cv-response.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('../../etc/passwd', 'a\r\nb: c.pdf', '"; x="', '%22', 'CV.pdf.exe', '.htaccess'),
);

const type = fc.constantFrom(...CV_TYPES);

property('a file has a name that no path, header or shell reads as its own', [text, type], (name, type) => {
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
});
