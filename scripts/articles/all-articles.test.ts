import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readArticle } from './read-article.ts';
import { countWords } from './text.ts';

const FOLDER = new URL('../../web/articles/texts/', import.meta.url);
const NAMES = readdirSync(fileURLToPath(FOLDER));
const SLUGS = NAMES.map((name) => basename(name, '.md'));

const read = (slug: string) => readArticle(slug, readFileSync(new URL(`${slug}.md`, FOLDER), 'utf8'), SLUGS);

describe.each(SLUGS)('%s', (slug) => {
  test('is read, and has 500 to 1,000 words', () => {
    const words = countWords(read(slug).text);
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(1000);
  });

  test('sets apostrophes and quotation marks as printers do', () => {
    expect(JSON.stringify(read(slug))).not.toMatch(/\\"|'/);
  });
});

test('only Markdown stands there, and every name can be an address', () => {
  expect(NAMES.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name))).toEqual([]);
});

test('articles keep the addresses that docs/product.md promises', () => {
  expect(SLUGS).toEqual(
    expect.arrayContaining([
      'aziende-che-assumono-darfo-2025',
      'concorsi-pubblici-valle-camonica-2025',
      'cv-efficace-2025-guida',
      'offerte-lavoro-valle-camonica-agosto-2025',
    ]),
  );
});

test('no two articles share a title or an excerpt', () => {
  const summaries = SLUGS.map((slug) => read(slug).summary);
  expect(new Set(summaries.map(({ title }) => title)).size).toBe(SLUGS.length);
  expect(new Set(summaries.map(({ excerpt }) => excerpt)).size).toBe(SLUGS.length);
});
