import { cleanLine } from '../../../shared/text.ts';
import { decodeEntities, readText } from '../../http/plain-text.ts';

const MOST_BYTES = 1_000_000;

/** A page as it was read: its title, its text, and its blocks of JSON-LD. `isCut`: only its beginning was. */
export type Html = {
  readonly title: string;
  readonly text: string;
  readonly data: readonly string[];
  readonly isCut: boolean;
};

/** Reads the first megabyte of a page. @throws what its body throws */
export async function readHtml(page: Response): Promise<Html> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = MOST_BYTES;
  for await (const chunk of page.body ?? []) {
    chunks.push(chunk.slice(0, left));
    left -= chunk.length;
    if (left < 0) break;
  }
  let title = '';
  let isTitleRead = false;
  const data: string[] = [];
  let isData = false;
  const rewriter = new HTMLRewriter()
    .on('title', {
      text({ text, lastInTextNode }) {
        // Pictures of a page have titles, too.
        if (!isTitleRead) title += text;
        isTitleRead ||= lastInTextNode;
      },
    })
    .on('script', {
      element(element) {
        isData = /^\s*application\/ld\+json\s*(;|$)/i.test(element.getAttribute('type') ?? '');
        if (isData) data.push('');
      },
      text({ text }) {
        if (isData) data.push(`${data.pop()}${text}`);
      },
    });
  const text = await readText(rewriter, new Response(new Blob(chunks), { headers: page.headers }));
  return { title: cleanLine(decodeEntities(title)), ...text, data, isCut: text.isCut || left < 0 };
}
