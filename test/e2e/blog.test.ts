import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { ARTICLES } from '../../web/articles/articles.ts';
import { type Account, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { eventually, expectNoSidewaysScroll, expectStill, gone, seen, watchShifts } from './page-checks.ts';

const DARFO = '/blog/aziende-che-assumono-darfo-2025';
const COLLOQUIO = '/blog/primo-colloquio-di-lavoro';

let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
});

const textOf = (slug: string) => `web/articles/texts/${slug}.md`;
const related = (page: Page) => page.getByRole('region', { name: 'Offerte di Lavoro Correlate' });

describe('the blog', () => {
  test('loads the text of the article that is opened, and of no other', async ({ visit }) => {
    const page = await visit('/blog', { cold: true });
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const texts = async () => {
      const scripts = await loaded();
      return ARTICLES.map(({ slug }) => slug).filter((slug) =>
        scripts.some((script) => script.endsWith(scriptOf(textOf(slug)))),
      );
    };
    expect(await texts()).toEqual([]);
    await page.getByRole('link', { name: 'Il primo colloquio' }).click();
    await page.waitForURL(`**${COLLOQUIO}`);
    await seen(page.getByRole('heading', { level: 2, name: 'Il giorno prima' }));
    expect(await texts()).toEqual(['primo-colloquio-di-lavoro']);
    await eventually(() => page.title()).toBe('Il primo colloquio di lavoro, senza fare scena muta');
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });
});

describe('an article', () => {
  test('shows the open offers it is about', async ({ visit }) => {
    const title = `Commessa/o ${uniqueWord()}`;
    await publish(employer, { title, location: 'Darfo Boario Terme' });
    const page = await visit(DARFO, { on: 'phone', before: watchShifts });
    const link = related(page).getByRole('link', { name: title });
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

  test('whose text does not arrive says so, and a whole document brings it', async ({ visit }) => {
    const page = await visit('/blog', { expected: [/Failed to load resource/] });
    await page.route(`**${scriptOf(textOf('primo-colloquio-di-lavoro'))}`, (route) => route.abort());
    await page.getByRole('link', { name: 'Il primo colloquio' }).click();
    await seen(page.getByText(/Il testo non è arrivato/));
    await page.getByRole('link', { name: 'Riprova' }).click();
    await seen(page.getByRole('heading', { level: 2, name: 'Il giorno prima' }));
  });

  test('on paper is its text, with the hosts of its links', async ({ visit }) => {
    const page = await visit(DARFO);
    await page.emulateMedia({ media: 'print' });
    await seen(page.getByText('(ispettorato.gov.it)'));
    for (const name of ['Torna al blog', 'Cerca Offerte', 'Registrati']) await gone(page.getByRole('link', { name }));
    await gone(page.getByRole('button', { name: 'Condividi' }));
    await gone(related(page));
  });
});
