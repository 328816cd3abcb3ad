import { expect, test } from 'vitest';
import { composeMail } from './layout.ts';

const mail = composeMail({
  subject: 'Oggetto\r\nBcc: tutti@example.org',
  paragraphs: ['Uno & due', 'Prima riga\nseconda <b>riga</b>'],
  groups: [
    { title: 'Un “gruppo”', items: [{ label: 'Cuoca <script>', about: 'Breno', url: 'https://example.org/a?b="c"' }] },
  ],
  link: { label: 'Apri', url: 'https://example.org/apri' },
  closing: ['In fondo.'],
  unsubscribe: { label: 'Basta', url: 'https://example.org/basta' },
});

/** Visible text of the HTML, and the targets of its links. */
const read = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2 $1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const words = (text: string) => text.match(/[\p{L}\p{N}<>/:?="&.]+/gu) ?? [];

test('text and HTML say the same, with the same links', () => {
  const inText = new Set(words(mail.text).map((word) => word.replace(/[:.]$/, '')));
  const inHtml = new Set(words(read(mail.html)).map((word) => word.replace(/[:.]$/, '')));
  expect([...inText].filter((word) => !inHtml.has(word))).toEqual([]);
  expect([...inHtml].filter((word) => !inText.has(word))).toEqual([]);
});

test('markup in a text is text, and the subject is one line', () => {
  expect(mail.html).not.toMatch(/<script|<b>/);
  expect(mail.subject).toBe('Oggetto Bcc: tutti@example.org');
  expect(mail.unsubscribeUrl).toBe('https://example.org/basta');
});

test('the HTML is Italian, follows the theme of its reader and names no colour', () => {
  expect(mail.html).toContain('<html lang="it">');
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  expect(mail.html).not.toMatch(/#[\da-f]{3,8}\b(?!;)|rgb|hsl|background|(?<!color-scheme|-)\bcolor:/i);
  expect(mail.html).not.toMatch(/<img|<link|url\(|<script/);
});
