import { describe, expect, test } from 'vitest';
import { isTest, parse, read, SOURCES } from './repository.ts';

/** Texts of docs/product.md#error-texts that people read: those between single quotes. */
const [SECTION = ''] = /^### Error texts$[\s\S]*?^### /m.exec(read('docs/product.md')) ?? [];
const TEXTS = [...SECTION.matchAll(/(?<!\p{L})'(.+?)'(?!\p{L})/gu)].map(([, text = '']) => text);

/** Files without their comments, white space as one space: JSX breaks long texts into lines. */
const plain = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      let text = read(path);
      for (const { start, end } of parse(path).comments)
        text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
      return text;
    })
    .join('\n')
    .replace(/\s+/g, ' ');

/** The text on its own: between quotes, or between tags; `…` stands for a value. */
const standing = (text: string): RegExp => {
  const letters = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('…', '\\$\\{[^}]+\\}');
  return new RegExp(`["'\`>] ?${letters} ?["'\`<]`);
};

describe('error texts of docs/product.md', () => {
  const sources = plain(SOURCES.filter((path) => /^(web|worker|shared)\//.test(path) && !isTest(path)));
  const tests = plain(SOURCES.filter((path) => isTest(path) && !path.startsWith('test/repo/')));

  test('are found', () => expect(TEXTS.length).toBeGreaterThan(25));

  test.each(TEXTS)('a source says “%s” letter by letter, and a test expects it', (text) => {
    expect(sources, 'no source says it').toMatch(standing(text));
    expect(tests, 'no test expects it').toMatch(standing(text));
  });
});
