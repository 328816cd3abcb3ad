import { documentTags } from '../../shared/head/document-tags.ts';
import { type HeadTag, scriptJson } from '../../shared/head/head-tags.ts';
import { directionOf } from '../../shared/languages.ts';
import { PAGE_DATA_ID, type RenderedPage, type RenderedSheet, SESSION_MARKER } from '../../web/app/entry-server.tsx';

const escapeText = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

function toHtml({ tag, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const start = `<${tag}${written.join('')} data-head>`;
  if (tag === 'meta' || tag === 'link') return start;
  // JSON-LD comes escaped for scripts already; a title is text.
  return `${start}${tag === 'script' ? text : escapeText(text ?? '')}</${tag}>`;
}

/**
 * Puts a rendered page into the built shell: its head, its HTML and its data block.
 * @param options `scripts`: files that the page needs beside the shell's, which are loaded together with them; `offered`:
 * parts of the site that an operator may leave out
 */
export function rewriteShell(
  shell: Response,
  page: Pick<RenderedPage, 'head' | 'html' | 'data'>,
  {
    scripts = [],
    offered = {},
  }: { readonly scripts?: readonly string[] | undefined; readonly offered?: Readonly<Record<string, string>> } = {},
): Response {
  const head = documentTags(page.head, page.data.siteUrl).map(toHtml).join('');
  const data = `<script type="application/json" id="${PAGE_DATA_ID}">${scriptJson(page.data)}</script>`;
  return new HTMLRewriter()
    .on('html', {
      element: (element) => {
        element.setAttribute('lang', page.head.lang);
        if (directionOf(page.head.lang) === 'rtl') element.setAttribute('dir', 'rtl');
        for (const [part, value] of Object.entries(offered)) element.setAttribute(`data-${part}`, value);
      },
    })
    .on('meta[charset]', {
      element: (element) => {
        element.after(`${head}<script>${SESSION_MARKER}</script>`, { html: true });
      },
    })
    .on('script[data-page]', {
      element: (element) => {
        element.setAttribute('data-page', scripts.map((file) => `/${file}`).join(' '));
      },
    })
    .on('#root', {
      element: (element) => {
        element.setInnerContent(page.html as ReadableStream, { html: true });
        element.after(data, { html: true });
      },
    })
    .transform(shell);
}

export const rewriteSheet = (shell: Response, { head, html }: RenderedSheet, siteUrl: string): Response =>
  new HTMLRewriter()
    .on('meta[charset]', {
      element: (element) => {
        element.after(documentTags(head, siteUrl).map(toHtml).join(''), { html: true });
      },
    })
    .on('#root', {
      element: (element) => {
        element.setInnerContent(html, { html: true });
      },
    })
    .transform(shell);
