import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentTags } from '../../shared/head/document-tags.ts';
import type { PageHead } from '../../shared/head/page-head.ts';
import { PAGES } from '../../web/routes.tsx';

const SITE = 'https://www.example.org';

/** Pages of one address each; the gallery exists in development only. */
const STATIC = PAGES.filter(([path]) => !path.includes(':') && path !== '/ui');

const heads = new Map<string, PageHead>();
beforeAll(async () => {
  const client = new QueryClient();
  for (const [path, load] of STATIC) {
    const { page } = await load();
    heads.set(path, page.head({ client, url: new URL(path, SITE), params: {}, now: new Date() }));
  }
});

const headOf = (path: string): PageHead => {
  const head = heads.get(path);
  if (head === undefined) throw new Error(`${path} has no head`);
  return head;
};

describe.each(STATIC.map(([path]) => path))('%s', (path) => {
  test('has a title and a description that search engines show whole', () => {
    const { title, description } = headOf(path);
    expect([title, title.length >= 30 && title.length <= 60], `${title.length} characters, 30 to 60`).toEqual([
      title,
      true,
    ]);
    expect(
      [description, description.length >= 70 && description.length <= 155],
      `${description.length} characters, 70 to 155`,
    ).toEqual([description, true]);
    for (const text of [title, description]) expect(text).toBe(text.replace(/\s+/g, ' ').trim());
  });

  test('names its own address as the canonical one, where it may be listed', () => {
    const { canonical, index, status } = headOf(path);
    if (index) expect([canonical, status]).toEqual([path, 200]);
  });

  test('has each tag once', () => {
    const tags = documentTags(headOf(path), SITE).filter(({ tag }) => tag !== 'script');
    const names = tags.map(({ tag, attributes: a }) => [tag, a.name ?? a.property ?? a.rel].join(' '));
    expect(names).toEqual([...new Set(names)]);
    expect(names).toEqual(expect.arrayContaining(['title ', 'meta description', 'meta og:image', 'meta og:image:alt']));
  });
});

test.each(['title', 'description'] as const)('no two pages share a %s', (field) => {
  const texts = [...heads.values()].map((head) => head[field]);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});
