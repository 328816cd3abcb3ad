import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { Mail } from './outbox.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type MailLink = { readonly label: string; readonly url: string };

/** Things a mail lists under a title of their own, each with its link and one line about it. */
export type MailGroup = {
  readonly title: string;
  readonly items: readonly (MailLink & { readonly about: string })[];
};

type Parts = {
  readonly subject: string;
  /** Paragraphs as people read them; line ends inside one are kept. */
  readonly paragraphs: readonly string[];
  readonly groups?: readonly MailGroup[];
  readonly link: MailLink;
  /** Paragraphs below the link. */
  readonly closing?: readonly string[];
  /** How to end what this mail is one of: a page with a button for people, a POST for mail programs (RFC 8058). */
  readonly unsubscribe?: MailLink;
};

/**
 * Plain text and HTML of the same mail. The HTML names no colours: it follows the reader's theme, and what is bordered takes
 * the colour of the text.
 */
export function composeMail(parts: Parts): Mail {
  const { subject, unsubscribe } = parts;
  return {
    // One line: a line end in a name must not become a header.
    subject: cleanLine(subject),
    text: textOf(parts),
    html: htmlOf(parts),
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}),
  };
}

function textOf({ paragraphs, groups = [], link, closing = [], unsubscribe }: Parts): string {
  const lists = groups.map(({ title, items }) =>
    [title, ...items.map(({ label, about, url }) => `- ${label}\n  ${about}\n  ${url}`)].join('\n\n'),
  );
  const footer = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : [];
  const blocks = [...paragraphs, ...lists, `${link.label}: ${link.url}`, ...closing, ...footer];
  return `${blocks.join('\n\n')}\n\n-- \n${SITE_NAME}\n`;
}

const BUTTON =
  'display:inline-block;padding:12px 18px;border:2px solid;border-radius:10px;font-weight:600;text-decoration:none';

const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
const anchor = ({ label, url }: MailLink, style = ''): string =>
  `<a href="${escapeHtml(url)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;

const listOf = ({ title, items }: MailGroup): string =>
  [
    `<h2 style="font-size:1.1em;margin:1.5em 0 0">${escapeHtml(title)}</h2>`,
    '<ul style="padding-left:1.2em">',
    ...items.map((item) => `<li style="margin:12px 0">${anchor(item)}<br>${escapeHtml(item.about)}</li>`),
    '</ul>',
  ].join('\n');

function htmlOf({ subject, paragraphs, groups = [], link, closing = [], unsubscribe }: Parts): string {
  return [
    '<!doctype html><html lang="it"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(cleanLine(subject))}</title><style>:root{color-scheme:light dark}</style></head>`,
    '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;margin:0">',
    '<div style="max-width:36em;margin:0 auto;padding:16px;overflow-wrap:anywhere">',
    ...paragraphs.map(paragraph),
    ...groups.map(listOf),
    `<p style="margin:1.5em 0">${anchor(link, BUTTON)}</p>`,
    ...closing.map(paragraph),
    ...(unsubscribe ? [`<p>${anchor(unsubscribe)}</p>`] : []),
    `<p>${SITE_NAME}</p></div></body></html>`,
  ].join('\n');
}
