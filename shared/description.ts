export type DescriptionBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/** Signs that stand for nothing else at the beginning of a line; Word's own are in the private block of its fonts for symbols. */
const SIGN = String.raw`[•·●○▪▫■□◦◆◇‣⁃∙►▶➢➤❖\u{F000}-\u{F0FF}]`;
/** A dash or a star needs a space after it, as it begins words too. */
const BULLET = new RegExp(String.raw`^\s*(?:[-–—*]\s+|${SIGN}\uFE0F?\s*(?!\s|${SIGN}|$))`, 'u');

/** Paragraphs and lists as people type them: an empty line ends a paragraph, a line with a dash or bullet is an item. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: { kind: 'paragraph' | 'list'; parts: string[] }[] = [];
  let open: 'paragraph' | 'list' | null = null;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      open = null;
      continue;
    }
    const kind = BULLET.test(line) ? 'list' : 'paragraph';
    if (kind !== open) blocks.push({ kind, parts: [] });
    open = kind;
    blocks.at(-1)?.parts.push(kind === 'list' ? line.replace(BULLET, '').trim() : line.trim());
  }
  return blocks.map(({ kind, parts }) => (kind === 'list' ? { kind, items: parts } : { kind, lines: parts }));
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const descriptionHtml = (text: string): string =>
  descriptionBlocks(text)
    .map((block) =>
      block.kind === 'list'
        ? `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
        : `<p>${block.lines.map(escapeHtml).join('<br>')}</p>`,
    )
    .join('');

const MAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Italian numbers, mobile or not, with what people put between their digits. */
const PHONE =
  /(?<!\d[.,/-]?)(?:(?:\+|00)39[\s.]?)?(?:3\d{2}|0\d{1,3})[\s./-]{0,3}\d{2,3}(?:[\s./-]?\d{2,4}){1,3}(?!\d)/;

export const hasContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text);
