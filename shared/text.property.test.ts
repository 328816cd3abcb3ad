import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ARTICLE_CATEGORIES, blogPath, resolveArticleCategory } from './articles.ts';
import { descriptionBlocks, descriptionHtml } from './description.ts';
import { cleanLine, cleanText, excerpt, foldText, indexedWords, plainText } from './text.ts';
import { withProposal, wordingHints } from './wording.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

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
  test('are clean once they are cleaned', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
        expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
      }),
    );
  });

  test('are well-formed, trimmed, without control characters, and a line is one line', () => {
    fc.assert(
      fc.property(text, (typed) => {
        for (const clean of [cleanText(typed), cleanLine(typed)]) {
          expect(clean.isWellFormed()).toBe(true);
          expect(clean).toBe(clean.trim());
          expect(clean).not.toMatch(/(?!\n|\t)\p{Cc}|(?! )\p{Zs}|[\u200b\u202a-\u202e\ufeff]|\n{3}/u);
        }
        expect(cleanLine(typed)).not.toMatch(/[\n\r\t\u2028\u2029]| {2}/);
      }),
    );
  });
});

describe('folded texts', () => {
  test('are folded once they are folded, and are words of letters and digits', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const folded = foldText(typed);
        expect(foldText(folded)).toBe(folded);
        expect(foldText(plainText(typed))).toBe(folded);
        expect([null, folded]).toContain(indexedWords(typed));
        expect(folded).toMatch(/^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });

  test('are the same whatever the case, the accents and the space between', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/);
    const dress = fc.constantFrom('\u0300', '\u0301', '\u200b', '\u202c', '');
    const space = fc.constantFrom(' ', '  ', '\t', ' - ', ', ', '\u00a0', '\u0085', '\u000b');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, dress, fc.boolean(), space), { minLength: 1, maxLength: 6 }), (parts) => {
        const plain = parts.map(([one]) => one).join(' ');
        const typed = parts
          .map(([one, accent, upper, gap]) => (upper ? one.toUpperCase() : one) + accent + gap)
          .join('');
        expect(foldText(typed)).toBe(foldText(plain));
        expect(foldText(typed.normalize('NFC'))).toBe(foldText(plain));
      }),
    );
  });
});

test('an excerpt is no longer than it may be, well-formed, and the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 10, max: 200 }), (typed, max) => {
      const short = excerpt(typed, max);
      expect(short.length).toBeLessThanOrEqual(max);
      expect(short.isWellFormed()).toBe(true);
      const line = typed.replace(/\s+/g, ' ').trim();
      expect(line.startsWith(short.replace(/…$/, '')) || line === short).toBe(true);
    }),
  );
});

describe('descriptions', () => {
  test('keep every word in their blocks, and have no empty ones', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const blocks = descriptionBlocks(typed);
        const parts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : block.lines));
        for (const block of blocks)
          expect((block.kind === 'list' ? block.items : block.lines).length).toBeGreaterThan(0);
        const letters = (all: string) => all.replace(/[^\p{L}\p{N}]+/gu, '');
        expect(letters(parts.join(''))).toBe(letters(typed));
      }),
    );
  });

  test('have no tags of their own as HTML', () => {
    fc.assert(
      fc.property(text, (typed) => {
        const tags = descriptionHtml(typed).match(/<[^>]*>?/g) ?? [];
        expect(tags.filter((tag) => !/^<\/?(p|ul|li|br)>$/.test(tag))).toEqual([]);
        expect(descriptionHtml(typed)).not.toMatch(/&(?!amp;|lt;|gt;)/);
      }),
    );
  });
});

test('hints at the wording stand in the text, and their proposal can be put there', () => {
  const words = fc.constantFrom(
    ...['cerchiamo', 'un cuoco', 'una cameriera', 'bella presenza', 'giovane', 'CAMERIERA', 'max 30 anni', 'm/f'],
    ...['demenza', 'ictus', 'mamma di 85 anni', 'mio padre Giuseppe', 'via Roma 12', 'ottantenne', '.'],
  );
  const phrase = fc.array(fc.oneof(words, fc.string()), { maxLength: 10 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(fc.oneof(phrase, text), (typed) => {
      for (const hint of wordingHints(typed, typed, 'famiglia')) {
        expect(typed.slice(hint.index, hint.index + hint.found.length)).toBe(hint.found);
        expect(hint.found).not.toBe('');
        expect(withProposal(typed, hint)).toContain(hint.proposal);
      }
    }),
  );
});

test('the address of a category of the blog is read as that category', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ARTICLE_CATEGORIES), text, (category, other) => {
      const { searchParams } = new URL(blogPath(category), 'https://lavoro.example');
      expect(resolveArticleCategory(searchParams.get('categoria'))).toBe(category);
      expect([null, ...ARTICLE_CATEGORIES]).toContain(resolveArticleCategory(other));
    }),
  );
});
