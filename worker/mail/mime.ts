import { hasWordmark, WORDMARK_FILE } from './brand.ts';
import type { Letter } from './post-office.ts';

const CRLF = '\r\n';
/** Quoted-printable and base64 never have these two characters beside each other, so that nothing can hold a boundary. */
const BOUNDARY = '=_alternatives';
const RELATED = '=_related';

/**
 * A letter as it goes over the wire (RFC 5322): ASCII only, short lines, its text and its HTML as alternatives, the HTML with
 * its picture.
 */
export function toMime({ id, from, to, replyTo, subject, text, html, headers }: Letter, now: Date): string {
  const domain = from.email.slice(from.email.lastIndexOf('@') + 1);
  const lines = [
    `From: ${phrase(from.name)} <${from.email}>`,
    `To: <${to}>`,
    ...(replyTo === null ? [] : [`Reply-To: <${replyTo}>`]),
    `Subject: ${encodeHeader(subject)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${domain}>`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
    '',
    `--${BOUNDARY}`,
    ...textPart('plain', text),
    `--${BOUNDARY}`,
    ...(hasWordmark(html) ? withPicture(textPart('html', html)) : textPart('html', html)),
    `--${BOUNDARY}--`,
    '',
  ];
  return lines.join(CRLF);
}

const textPart = (type: 'plain' | 'html', text: string): string[] => [
  `Content-Type: text/${type}; charset=utf-8`,
  'Content-Transfer-Encoding: quoted-printable',
  '',
  quotedPrintable(text),
];

const LINE_LENGTH = 76;
const BASE64_LINES = new RegExp(`.{1,${LINE_LENGTH}}`, 'g');

/** HTML and the wordmark that it shows, as one part (RFC 2387). */
const withPicture = (html: readonly string[]): string[] => [
  `Content-Type: multipart/related; type="text/html"; boundary="${RELATED}"`,
  '',
  `--${RELATED}`,
  ...html,
  `--${RELATED}`,
  `Content-Type: ${WORDMARK_FILE.type}; name="${WORDMARK_FILE.name}"`,
  'Content-Transfer-Encoding: base64',
  `Content-ID: <${WORDMARK_FILE.id}>`,
  `Content-Disposition: inline; filename="${WORDMARK_FILE.name}"`,
  '',
  ...(WORDMARK_FILE.content.match(BASE64_LINES) ?? []),
  `--${RELATED}--`,
];

const utf8 = new TextEncoder();
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Name in front of an address. */
const phrase = (name: string): string =>
  isAscii(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : encodeHeader(name);

/** Bytes that fit into one word: with what is around them, a word has 75 characters at most. */
const WORD_BYTES = 45;

/** A value of a header as words of RFC 2047 where it is not plain; a character is never cut in two. */
export function encodeHeader(value: string): string {
  if (isAscii(value) && !value.includes('=?')) return value;
  const words: string[] = [];
  let word = '';
  for (const character of value) {
    if (utf8.encode(word + character).length > WORD_BYTES) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${toBase64(each)}?=`).join(`${CRLF} `);
}

export const toBase64 = (text: string): string =>
  btoa(Array.from(utf8.encode(text), (byte) => String.fromCharCode(byte)).join(''));

/** A text of any characters as lines of ASCII (RFC 2045). */
export const quotedPrintable = (text: string): string =>
  text
    .split(/\r\n|\r|\n/)
    .map(quoteLine)
    .join(CRLF);

function quoteLine(line: string): string {
  const bytes = utf8.encode(line);
  let quoted = '';
  let length = 0;
  bytes.forEach((byte, index) => {
    const isLast = index === bytes.length - 1;
    const isSpace = byte === 0x20 || byte === 0x09;
    const isPlain = isSpace ? !isLast : byte > 0x20 && byte < 0x7f && byte !== 0x3d;
    const next = isPlain ? String.fromCharCode(byte) : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    // One column is left for the mark that the line goes on.
    if (length + next.length > LINE_LENGTH - (isLast ? 0 : 1)) {
      quoted += `=${CRLF}`;
      length = 0;
    }
    quoted += next;
    length += next.length;
  });
  return quoted;
}
