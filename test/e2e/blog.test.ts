import { expect } from 'vitest';
import { ARTICLES } from '../../web/articles/articles.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { eventually, expectNoSidewaysScroll, expectStill, seen, watchShifts } from './page-checks.ts';

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

test('an article shows the open offers it is about', async ({ visit }) => {
  const title = `Commessa/o ${uniqueWord()}`;
  await publish(await register({ role: 'employer' }), { title, location: 'Darfo Boario Terme' });
  const page = await visit('/blog/aziende-che-assumono-darfo-2025', { on: 'phone', before: watchShifts });
  const link = page.getByRole('region', { name: 'Offerte di Lavoro Correlate' }).getByRole('link', { name: title });
  // Kept documents are renewed within a second or two.
  await eventually(async () => {
    await page.reload();
    return link.count();
  }).toBe(1);
  await seen(link.getByText('Darfo Boario Terme'));
  await expectNoSidewaysScroll(page);
  await expectStill(page);
  await link.click();
  await seen(page.getByRole('heading', { level: 1, name: title }));
});
