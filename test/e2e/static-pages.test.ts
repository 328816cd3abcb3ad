import { describe, expect } from 'vitest';
import { SITE, test } from './browser.ts';
import { eventually, gone, seen } from './page-checks.ts';

/** Pages that are mostly text, with what their breadcrumb calls them. */
const TEXTS = [
  { path: '/privacy', heading: 'Privacy', crumb: 'Privacy' },
  { path: '/termini', heading: 'Termini di utilizzo', crumb: 'Termini' },
  { path: '/accessibilita', heading: 'Dichiarazione di accessibilità', crumb: 'Accessibilità' },
  { path: '/consigli-cv', heading: 'Consigli per il CV', crumb: 'Consigli CV' },
  { path: '/come-funziona', heading: 'Come funziona', crumb: 'Come funziona' },
];
const OTHERS = [
  { path: '/aiuto', heading: 'Come possiamo aiutarti?', crumb: 'Aiuto' },
  { path: '/contatti', heading: 'Contatti', crumb: 'Contatti' },
];

describe('head, heading and breadcrumb', () => {
  test.for([...TEXTS, ...OTHERS])('$path', async ({ path, heading, crumb }, { visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('index, follow');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    const crumbs = page.getByRole('navigation', { name: 'Percorso' });
    expect(await crumbs.getByRole('listitem').allTextContents()).toEqual(['Home', crumb]);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [list] = data.map((text) => JSON.parse(text)).filter((found) => found['@type'] === 'BreadcrumbList');
    expect(list.itemListElement.map(({ name, item }: { name: string; item: string }) => [name, item])).toEqual([
      ['Home', `${SITE}/`],
      [crumb, SITE + path],
    ]);
  });
});

describe('the contents of the page', () => {
  test.for(TEXTS)('$path: every entry leads to its section', async ({ path }, { visit }) => {
    const page = await visit(path, { javaScriptEnabled: false });
    const contents = page.getByRole('navigation', { name: 'In questa pagina' });
    const links = await contents
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href')?.slice(1) ?? '', link.textContent ?? '']));
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const [id = '', name] of links)
      expect(await page.locator(`h2[id="${id}"]`).textContent(), `#${id}`).toBe(name);
  });

  test('stay in view on desktop', async ({ visit }) => {
    const page = await visit('/privacy');
    const last = page.getByRole('navigation', { name: 'In questa pagina' }).getByRole('link').last();
    await last.click();
    await page.waitForURL('**/privacy#modifiche');
    await seen(page.getByRole('heading', { name: 'Se questa pagina cambia' }));
    expect(await last.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
  });

  test('open on phones, and lead there', async ({ visit }) => {
    const page = await visit('/termini', { on: 'phone' });
    const entry = page.getByRole('link', { name: 'Segnalare, e che cosa facciamo' });
    await gone(entry);
    await page.getByText('In questa pagina', { exact: true }).filter({ visible: true }).click();
    await entry.filter({ visible: true }).click();
    await page.waitForURL('**/termini#segnalazioni');
    await eventually(() =>
      page.locator('#segnalazioni').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
    ).toBeLessThan(80);
  });
});

test('the footer leads to help, contact, privacy, terms and accessibility, and names the operator', async ({
  visit,
}) => {
  const page = await visit('/', { javaScriptEnabled: false });
  const footer = page.getByRole('contentinfo');
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(['/aiuto', '/contatti', '/privacy', '/termini', '/accessibilita']);
  expect(await footer.textContent()).toContain('Partita IVA');
});

test('links inside a text go on without a new document', async ({ visit }) => {
  const page = await visit('/privacy');
  await page.evaluate(() => Object.assign(globalThis, { same: true }));
  await page.getByRole('main').getByRole('link', { name: 'Contatti' }).first().click();
  await page.waitForURL('**/contatti');
  expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contatti');
});

test('a legal page prints as a text: no contents, no header, black on white', async ({ visit }) => {
  const page = await visit('/termini', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await gone(page.getByRole('navigation', { name: 'In questa pagina' }));
  await gone(page.getByRole('banner'));
  await seen(page.getByRole('heading', { name: '1. Che cosa è questo sito' }));
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});
