import { expect, test } from 'vitest';
import { OPERATOR } from '../../shared/operator.ts';
import { composeMail } from './layout.ts';

const mail = composeMail({
  why: 'account',
  subject: 'Oggetto\r\nBcc: tutti@example.org',
  heading: 'In breve',
  facts: [
    { label: 'Nome', value: 'Ada <i>' },
    { label: 'Telefono', value: '+39 333 123 4567', url: 'tel:+393331234567' },
  ],
  paragraphs: ['Uno & due', 'Prima riga\nseconda <b>riga</b>'],
  groups: [
    {
      title: 'Un “gruppo”',
      items: [
        {
          label: 'Cuoca <script>',
          about: 'Breno',
          url: 'https://example.org/a?b="c"',
          action: { label: 'Fallo subito', url: 'https://example.org/fallo' },
        },
      ],
    },
  ],
  link: { label: 'Apri', url: 'https://example.org/apri' },
  closing: ['In fondo.'],
  unsubscribe: { label: 'Basta', url: 'https://example.org/basta' },
});

/** Visible text of the HTML, and the targets of its links. */
const read = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<a href="tel:[^>]*>/, '')
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
  expect(mail.html).not.toMatch(/<script|<b>|<i>/);
  expect(mail.subject).toBe('Oggetto Bcc: tutti@example.org');
  expect(mail.unsubscribeUrl).toBe('https://example.org/basta');
});

test('the HTML is Italian and follows the theme of its reader; only its one button has colours', () => {
  expect(mail.html).toContain('<html lang="it">');
  expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
  const plain = mail.html.replace(/ class="button" style="[^"]*"/g, '').replace(/<style>.*<\/style>/s, '');
  expect(plain).not.toMatch(/#[\da-f]{3,8}\b(?!;)|rgb|hsl|background|(?<!color-scheme|-)\bcolor:/i);
  expect(mail.html.match(/class="button"/g)).toHaveLength(1);
  expect(mail.html).not.toMatch(/<img src="(?!cid:)|<link|url\(|<script/);
});

test('it begins with the brand and its heading, and ends with the reason for it and the operator', () => {
  expect(mail.html).toMatch(/<h1[^>]*>In breve<\/h1>/);
  expect(mail.html.indexOf('alt="Lavoro in Valle"')).toBeLessThan(mail.html.indexOf('<h1'));
  const reason = 'Ricevi questa email perché questo indirizzo è di un account di Lavoro in Valle.';
  expect(mail.text.startsWith('In breve\n\nUno & due\n\nNome: Ada <i>\nTelefono: ')).toBe(true);
  expect(mail.text.split('-- \n')[1]).toBe(
    `Lavoro in Valle\n${reason}\n${OPERATOR.name}, ${OPERATOR.address} · Partita IVA ${OPERATOR.vatNumber}\n`,
  );
});
