import { SITE_NAME } from '../../shared/site.ts';
import { cleanLine } from '../../shared/text.ts';
import type { Mail } from './outbox.ts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

type Parts = {
  readonly subject: string;
  /** Paragraphs as people read them; line ends inside one are kept. */
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
};

/** Plain text and HTML of the same mail. The HTML names no colours, so that it follows the reader's theme. */
export function composeMail({ subject, paragraphs, link }: Parts): Mail {
  const html = paragraphs.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`).join('\n');
  return {
    // One line: a line end in a name must not become a header.
    subject: cleanLine(subject),
    text: `${paragraphs.join('\n\n')}\n\n${link.label}: ${link.url}\n\n-- \n${SITE_NAME}\n`,
    html: [
      '<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>',
      `<body style="font-family:sans-serif;line-height:1.5">${html}`,
      `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p><p>${SITE_NAME}</p></body></html>`,
    ].join('\n'),
  };
}
