/** A piece of a line of a content file (`web/content/text.ts`). */
export type InlinePart =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const MARKUP = /\[([^[\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*/g;

/** The pieces of a line, in their order. */
export function inlineParts(line: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: label, 2: to, 3: strong, index } of line.matchAll(MARKUP)) {
    if (index > end) parts.push({ kind: 'text', text: line.slice(end, index) });
    if (label !== undefined && to !== undefined) parts.push({ kind: 'link', text: label, to });
    else parts.push({ kind: 'strong', text: strong ?? '' });
    end = index + whole.length;
  }
  if (end < line.length) parts.push({ kind: 'text', text: line.slice(end) });
  return parts;
}

/** The words of a line without its markup: what is searched, and what search engines are told. */
export const plainText = (line: string): string =>
  inlineParts(line)
    .map(({ text }) => text)
    .join('');
