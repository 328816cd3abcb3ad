import * as fc from 'fast-check';
import { describe, expect } from 'vitest';
import { property } from '../worker/testing/property.ts';
import { descriptionBlocks, descriptionHtml } from './description.ts';
import { cleanLine, cleanText, foldText, indexedWords, plainText } from './text.ts';
import { withProposal, wordingHints } from './wording.ts';

/** Any text at all, lone surrogates and control characters included. */
const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), lines());

/** Text as people type it into a large field. */
function lines(): fc.Arbitrary<string> {
  const line = fc.oneof(
    fc.constantFrom('', ' ', '- latte', '• pane', '* sale ', 'Cerchiamo un cuoco', '\r', '<b>&</b>'),
    fc.string(),
  );
  return fc.array(line, { maxLength: 12 }).map((all) => all.join('\n'));
}

describe('clean texts', () => {
  property('are clean once they are cleaned', [text], (typed) => {
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
  });

  property('are well-formed, trimmed, without control characters, and a line is one line', [text], (typed) => {
    for (const clean of [cleanText(typed), cleanLine(typed)]) {
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).toBe(clean.trim());
      expect(clean).not.toMatch(/(?!\n|\t)\p{Cc}|(?! )\p{Zs}|[\u200b\u202a-\u202e\ufeff]|\n{3}/u);
    }
    expect(cleanLine(typed)).not.toMatch(/[\n\r\t\u2028\u2029]| {2}/);
  });
});

describe('folded texts', () => {
  property('are folded once they are folded, and are words of letters and digits', [text], (typed) => {
    const folded = foldText(typed);
    expect(foldText(folded)).toBe(folded);
    expect(foldText(plainText(typed))).toBe(folded);
    expect([null, folded]).toContain(indexedWords(typed));
    expect(folded).toMatch(/^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u);
  });
});

describe('descriptions', () => {
  property('keep every word in their blocks, and have no empty ones', [text], (typed) => {
    const blocks = descriptionBlocks(typed);
    const parts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
    for (const block of blocks) expect((block.kind === 'list' ? block.items : block.lines).length).toBeGreaterThan(0);
    const letters = (all: string) => all.replace(/[^\p{L}\p{N}]+/gu, '');
    expect(letters(parts.join(''))).toBe(letters(typed));
  });

  property('have no tags of their own as HTML', [text], (typed) => {
    const tags = descriptionHtml(typed).match(/<[^>]*>?/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(p|ul|li|br)>$/.test(tag))).toEqual([]);
    expect(descriptionHtml(typed)).not.toMatch(/&(?!amp;|lt;|gt;)/);
  });
});

const words = fc.constantFrom(
  ...['cerchiamo', 'un cuoco', 'una cameriera', 'bella presenza', 'giovane', 'CAMERIERA', 'max 30 anni', 'm/f'],
  ...['demenza', 'ictus', 'mamma di 85 anni', 'mio padre Giuseppe', 'via Roma 12', 'ottantenne', '.'],
);
const phrase = fc.array(fc.oneof(words, fc.string()), { maxLength: 10 }).map((all) => all.join(' '));
const advert = fc.oneof(phrase, text);

property('hints at the wording are in the text, and their proposal can be put there', [advert], (typed) => {
  for (const hint of wordingHints(typed, typed, 'famiglia')) {
    expect(typed.slice(hint.index, hint.index + hint.found.length)).toBe(hint.found);
    expect(hint.found).not.toBe('');
    expect(withProposal(typed, hint)).toContain(hint.proposal);
  }
});
