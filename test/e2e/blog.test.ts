import { expect } from 'vitest';
import { ARTICLES } from '../../web/articles/articles.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { eventually, seen } from './page-checks.ts';

const textOf = (slug: string) => scriptOf(`web/articles/texts/${slug}.md`);

test('the blog loads the text of the opened article alone, or a document brings it', async ({ visit }) => {
  const page = await visit('/blog', { cold: true, expected: [/Failed to load resource/] });
  const texts = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return ARTICLES.map(({ slug }) => slug).filter((slug) => loaded.some((name) => name.endsWith(textOf(slug))));
  };
  expect(await texts()).toEqual([]);
  await page.getByRole('link', { name: 'Il primo colloquio' }).click();
  await seen(page.getByRole('heading', { level: 2, name: 'Il giorno prima' }));
  expect(await texts()).toEqual(['primo-colloquio-di-lavoro']);
  await eventually(() => page.title()).toBe('Il primo colloquio di lavoro, senza fare scena muta');
  await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.goto('/blog');
  await page.route(`**${textOf('primo-colloquio-di-lavoro')}`, (route) => route.abort());
  await page.getByRole('link', { name: 'Il primo colloquio' }).click();
  await seen(page.getByText(/Il testo non è arrivato/));
  await page.getByRole('link', { name: 'Riprova' }).click();
  await seen(page.getByRole('heading', { level: 2, name: 'Il giorno prima' }));
});
