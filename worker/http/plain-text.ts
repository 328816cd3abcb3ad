import { cleanText } from '../../shared/text.ts';

const namesOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const UNREAD = namesOf('title script style noscript template nav header footer button select iframe');
const BLOCKS = namesOf('p div section article ul ol table tr dl dt dd h1 h2 h3 h4 h5 h6 blockquote');

/** Elements and texts of a page that are looked at: the platform takes some 30 µs for each, and a page may consist of them alone. */
const MOST_PIECES = 20_000;

/** The text of a page that people read, while it goes through a rewriter. `isCut`: it had too many pieces, and the first were read. */
export async function readText(rewriter: HTMLRewriter, page: Response): Promise<{ text: string; isCut: boolean }> {
  let pieces = 0;
  let unread = 0;
  let text = '';
  let isLineBegun = false;
  const count = () => {
    if (++pieces > MOST_PIECES) throw new Error('A page of too many pieces');
  };
  const endLine = (mark: string) => {
    if (isLineBegun) text += mark;
    isLineBegun = false;
  };
  rewriter
    .on('*', {
      element(element) {
        count();
        const { tagName } = element;
        if (UNREAD.has(tagName) && onEnd(element, () => unread--)) unread++;
        if (tagName === 'br' || tagName === 'li') endLine('\n');
        if (tagName === 'li' && unread === 0) text += '- ';
        if (!BLOCKS.has(tagName)) return;
        endLine('\n\n');
        onEnd(element, () => endLine('\n\n'));
      },
    })
    .onDocument({
      text(chunk) {
        count();
        const words = chunk.text.replace(/\s+/g, ' ');
        if (unread > 0 || words === '' || (words === ' ' && !isLineBegun)) return;
        text += words;
        isLineBegun = true;
      },
    });
  try {
    await rewriter.transform(page).arrayBuffer();
  } catch (error) {
    if (pieces <= MOST_PIECES) throw error;
  }
  return { text: cleanText(decodeEntities(text)), isCut: pieces > MOST_PIECES };
}

/** Does something where an element ends. @returns false for one that has no end, as a picture closes some where they begin */
function onEnd(element: Element, then: () => unknown): boolean {
  try {
    element.onEndTag(() => void then());
    return true;
  } catch {
    return false;
  }
}

const TAG = /<[a-z!/]/i;

/**
 * The text of a value that may be HTML, or HTML whose signs are written as entities, as some pages put it into their data.
 * @param most characters of it that are read
 */
export async function htmlToText(sent: string, most: number): Promise<string> {
  const value = sent.slice(0, most);
  const html = TAG.test(value) ? value : decodeEntities(value);
  if (!TAG.test(html)) return cleanText(html);
  const page = new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  return (await readText(new HTMLRewriter(), page)).text;
}

/** A table of names, each with the character that it stands for. */
const tableOf = (text: string) => new Map(text.split(' ').map((entry) => [entry.slice(0, -1), entry.slice(-1)]));

const ACCENTS = tableOf('grave\u0300 acute\u0301 circ\u0302 tilde\u0303 uml\u0308 cedil\u0327');
const SIGNS = tableOf(
  'amp& lt< gt> quot" apos\' nbsp\u00A0 shy\u00AD euro€ deg° middot· bull• lsquo‘ rsquo’ ldquo“ rdquo” laquo« raquo» ndash– mdash— hellip…',
);
const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z])(grave|acute|circ|tilde|uml|cedil)|([a-zA-Z]{2,6}));/g;

/** Characters by their numbers and names; a name that is none of these stays as it is written. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decoded);

function decoded(whole: string, decimal?: string, hex?: string, letter?: string, accent = '', name = ''): string {
  if (letter !== undefined) return letter + ACCENTS.get(accent);
  if (decimal === undefined && hex === undefined) return SIGNS.get(name) ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
