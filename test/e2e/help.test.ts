import { expect } from 'vitest';
import { test } from './browser.ts';
import { eventually, gone, hasFocus, seen } from './page-checks.ts';

test('the search filters as one types, counts what it found, and leads on from nothing', async ({ visit }) => {
  const page = await visit('/aiuto');
  const main = page.getByRole('main');
  const field = page.getByLabel('Cerca tra le domande');
  const groups = () => main.getByRole('heading', { level: 2 }).allTextContents();
  const all = await groups();
  expect(all.length).toBeGreaterThan(4);
  await field.fill('PERCHE VEDO');
  await eventually(() => main.locator('summary').allTextContents()).toEqual([
    'Perché vedo offerte lontane anche con il filtro per distanza?',
  ]);
  await eventually(() => main.getByRole('status').textContent()).toBe('1 risposta trovata');
  expect(await groups()).toEqual(['Ricerca Lavoro', 'Leggi anche']);
  // One answer is shown without another tap, and the focus stays where one types.
  await seen(page.getByText('I chilometri sono in linea d’aria'));
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('PERCHE VEDO');
  expect(await hasFocus(field)).toBe(true);
  await field.fill('');
  await eventually(groups).toEqual(all);
  await eventually(() => page.url()).toMatch(/\/aiuto$/);

  await page.goto('/aiuto?q=astronave');
  await seen(page.getByRole('heading', { level: 2, name: 'Nessun risultato trovato' }));
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  await main.getByRole('link', { name: 'Tutte le domande' }).click();
  await eventually(groups).toEqual(all);
  await eventually(() => field.inputValue()).toBe('');
  await page.goBack();
  await eventually(() => field.inputValue()).toBe('astronave');
  await main.getByRole('link', { name: 'Scrivici dai Contatti' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Contatti' }));
});

test('the contents of a page open on phones, and lead there', async ({ visit }) => {
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

test('on paper a page is its text alone, with every answer and the hosts of links', async ({ visit }) => {
  const page = await visit('/aiuto', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await seen(page.getByText('Ricevi un link per sceglierne una nuova'));
  await gone(page.getByLabel('Cerca tra le domande'));
  await page.goto('/termini');
  await gone(page.getByRole('navigation', { name: 'In questa pagina' }));
  await gone(page.getByRole('banner'));
  await seen(page.getByRole('heading', { name: '1. Che cosa è questo sito' }));
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
  await page.goto('/blog/aziende-che-assumono-darfo-2025');
  await seen(page.getByText('(ispettorato.gov.it)'));
  for (const name of ['Torna al blog', 'Cerca Offerte', 'Registrati']) await gone(page.getByRole('link', { name }));
  await gone(page.getByRole('button', { name: 'Condividi' }));
  await gone(page.getByRole('region', { name: 'Offerte di Lavoro Correlate' }));
});
