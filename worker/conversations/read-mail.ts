import PostalMime, { type Email, type Header } from 'postal-mime';
import { LIMITS } from '../../shared/limits.ts';
import { cleanText, grouped } from '../../shared/text.ts';
import { digest } from '../digest.ts';
import type { Site } from '../env.ts';
import { htmlToText } from '../http/plain-text.ts';
import { cutReply } from './cut-reply.ts';

/** Characters of a mail that are looked at. */
const MOST_READ = 200_000;
const MOST = LIMITS.conversationLine;

export type ReadMail = Awaited<ReturnType<typeof readMail>>;

/** @throws Error for what is no mail that can be read */
export async function readMail(raw: ReadableStream<Uint8Array>, site: Site) {
  const bytes = await new Response(raw).arrayBuffer();
  const email = await PostalMime.parse(bytes);
  const senders = email.headers.filter(({ key }) => key === 'from');
  const from = senders.length === 1 ? (email.from?.address ?? '').toLowerCase() : '';
  const { text, quoted } = cutReply(await wordsOf(email));
  const shown = withoutKeys(text, site);
  const files = email.attachments.filter(({ related, mimeType }) => !related && !SIGNATURE.test(mimeType)).length;
  const left = [
    ...(shown.length > MOST ? [`testo tagliato a ${grouped(MOST)} caratteri`] : []),
    ...(files > 0 ? [files === 1 ? '1 allegato non inoltrato' : `${files} allegati non inoltrati`] : []),
  ];
  return {
    /** In small letters; empty where there is no address in `From`, or more than one. */
    from,
    /** True where the mail is by all that can be known from that address. */
    isProven: from !== '' && isProven(email.headers, from.slice(from.lastIndexOf('@') + 1)),
    text: shown && [shown.slice(0, MOST).trim(), ...left.map((what) => `[${what}]`)].join('\n\n'),
    quoted: withoutKeys(quoted, site).slice(0, MOST),
    /** True where `text` says at its end what is not of it: what is too long, and files. */
    isIncomplete: left.length > 0,
    /** Digest that a mail has again when it comes again. */
    id: await digest(email.messageId ?? new TextDecoder('latin1').decode(bytes)),
  };
}

/** Parts that sign a mail, of which nobody knows that they have sent them. */
const SIGNATURE = /^application\/(?:x-)?(?:pkcs7|pgp)-(?:signature|keys)$/;

async function wordsOf({ text, html = '' }: Email): Promise<string> {
  if (text?.trim()) return cleanText(text.slice(0, MOST_READ));
  const small = html.toLowerCase();
  const [begin, end] = [small.indexOf('<blockquote'), small.lastIndexOf('</blockquote>')];
  if (begin === -1 || end < begin) return htmlToText(html, MOST_READ);
  const quoted = await htmlToText(html.slice(begin, end), MOST_READ);
  const marked = quoted.split('\n').map((line) => `> ${line}`);
  return [
    await htmlToText(html.slice(0, begin), MOST_READ),
    ...marked,
    await htmlToText(html.slice(end), MOST_READ),
  ].join('\n');
}

/** A link with a token, of which the holder could answer in somebody's place, and an address that opens the conversation. */
const withoutKeys = (text: string, { siteUrl, replyDomain }: Site): string =>
  text.replace(/\S+/g, (word) =>
    (word.includes(siteUrl) && word.includes('#')) || word.includes(`@${replyDomain}`) || /eyJ[\w-]{10}/.test(word)
      ? '[link tolto]'
      : word,
  );

/** Word that Cloudflare begins its results with (RFC 8601): any other header of this name may be the sender's own. */
const RESULTS = /^\s*mx\.cloudflare\.net\s*;/i;

/**
 * True where the domain in `From` has signed or sent the mail: by DMARC, or without a policy by an aligned DKIM or SPF. The topmost
 * header is the one that was added last, when the mail came in.
 */
function isProven(headers: readonly Header[], domain: string): boolean {
  const { value = '' } = headers.find(({ key }) => key === 'authentication-results') ?? {};
  // Quoted text and comments may be the sender's own, and hold what looks like a result.
  const plain = value.replace(/"[^"]*"/g, '""').replace(/\([^()]*\)/g, ' ');
  if (!RESULTS.test(value) || value.includes('\\') || /[()]/.test(plain)) return false;
  const results = plain
    .toLowerCase()
    .split(';')
    .slice(1)
    .map((result) => result.trim().split(/\s+/));
  const passed = (method: string, ...names: readonly string[]) =>
    results.some(
      ([outcome, ...properties]) =>
        outcome === `${method}=pass` && properties.some((property) => names.some((name) => isAligned(property, name))),
    );
  const isAligned = (property: string, name: string): boolean => {
    const [key, given = ''] = property.split('=');
    const host = given.slice(given.lastIndexOf('@') + 1);
    return key === name && (host === domain || (host.includes('.') && `.${domain}`.endsWith(`.${host}`)));
  };
  if (results.some(([outcome]) => outcome === 'dmarc=fail')) return false;
  return passed('dmarc', 'header.from') || passed('dkim', 'header.d', 'header.i') || passed('spf', 'smtp.mailfrom');
}

const AUTOMATIC: readonly (readonly [name: string, is: RegExp])[] = [
  ['auto-submitted', /^(?!no\b)/i],
  ['precedence', /^(?:bulk|junk|list|auto_reply)/i],
  ['x-auto-response-suppress', /./],
  ['x-autoreply', /./],
  ['x-autorespond', /./],
  ['list-id', /./],
  ['content-type', /^multipart\/report/i],
];

/** True of a mail that a program has sent by itself, which nobody answers: two of them would answer each other for ever. */
export const isAutomatic = ({ from, headers }: Pick<ForwardableEmailMessage, 'from' | 'headers'>): boolean =>
  /^(?:<?>?|mailer-daemon@.*)$/i.test(from.trim()) ||
  AUTOMATIC.some(([name, is]) => is.test((headers.get(name) ?? '').trim()) && headers.has(name));
