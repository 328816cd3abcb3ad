import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ArticleBlock, ArticleInline } from '../../shared/articles.ts';
import { readArticle } from './read-article.ts';
import { readText } from './text.ts';

fc.configureGlobal({ numRuns: Number(process.env.PROPERTY_RUNS) || 300 });

const piece = fc.oneof(
  fc.constantFrom(
    '## Titolo',
    '### Sotto',
    '- voce',
    '1. voce',
    '> detto',
    '**forte**',
    '*piano*',
    '[offerte](/offerte)',
    '[x](javascript:alert(1))',
    '[x](//evil.example)',
    '[x](https://evil.example)',
    '[x](https://www.inps.it/)',
    '<script>alert(1)</script>',
    '<b>',
    '![x](y)',
    '`codice`',
    '```',
    '***',
    '[a]: b',
    '&lt;',
    '\\',
    '    rientro',
    '- - -',
    '| a | b |',
    '',
  ),
  fc.string({ unit: 'grapheme' }),
);
const markdown = fc
  .array(piece, { maxLength: 10 })
  .chain((lines) => fc.constantFrom(lines.join('\n'), lines.join('\n\n'), lines.join(' ')));

/** Every link of a text. */
function linksOf(blocks: readonly ArticleBlock[]): string[] {
  const ofRun = (run: ArticleInline): string[] =>
    typeof run === 'string' ? [] : [...(run.kind === 'link' ? [run.to] : []), ...run.children.flatMap(ofRun)];
  return blocks.flatMap((block) => {
    if ('children' in block) return block.children.flatMap(ofRun);
    if ('items' in block) return block.items.flat().flatMap(ofRun);
    return 'paragraphs' in block ? block.paragraphs.flat().flatMap(ofRun) : block.links.map(({ to }) => to);
  });
}

test('a text is read or refused by its line, and links lead to this site or to one that is known', () => {
  fc.assert(
    fc.property(markdown, (source) => {
      try {
        for (const to of linksOf(readText(source, ['un-articolo'])))
          expect(to).toMatch(/^(\/(?!\/)|https:\/\/www\.inps\.it\/)/);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
        expect(String(error)).toMatch(/^Error: \d+: /);
      }
    }),
    { examples: [['*']] },
  );
});

test('a file that is no article says so by its name', () => {
  const front = fc.array(
    fc.constantFrom('title: Uno', 'title: x', 'date: 2027-01-01', 'town: atlantide', 'x', ':', '---'),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(front, markdown, (lines, text) => {
      expect(() => readArticle('prova', `---\n${lines.join('\n')}\n---\n${text}`, [])).toThrow(/^prova\.md:/);
    }),
  );
});
