import { type DescriptionBlock, descriptionBlocks } from '../../shared/description.ts';
import { excerpt } from '../../shared/text.ts';

/** The beginning of a description, paragraphs and lists kept, of about `max` characters. */
export function shortDescription(text: string, max: number): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let room = max;
  const take = (part: string): string[] => {
    if (room <= 0) return [];
    const taken = excerpt(part, room);
    room = taken === part ? room - part.length : 0;
    return taken === '…' ? [] : [taken];
  };
  for (const block of descriptionBlocks(text)) {
    const parts = (block.kind === 'list' ? block.items : block.lines).flatMap(take);
    if (parts.length > 0)
      blocks.push(block.kind === 'list' ? { kind: 'list', items: parts } : { kind: 'paragraph', lines: parts });
  }
  return blocks;
}
