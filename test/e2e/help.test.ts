import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './browser.ts';
import { eventually, gone, seen } from './page-checks.ts';

const GROUPS = [
  'Account e Registrazione',
  'Ricerca Lavoro',
  'Pubblicazione Profilo',
  'Per le Aziende',
  'Problemi Tecnici',
];

const main = (page: Page) => page.getByRole('main');
const groups = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents();
const questions = (page: Page) => main(page).locator('summary').allTextContents();
const field = (page: Page) => page.getByLabel('Cerca tra le domande');
const count = (page: Page) => main(page).getByRole('status').textContent();

test('the search filters as one types, whatever the case and the accents, and says how many it found', async ({
  visit,
}) => {
  const page = await visit('/aiuto');
  await field(page).pressSequentially('CURRICULUM');
  await eventually(() => count(page)).toBe('0 risposte trovate');
  await field(page).fill('PERCHE VEDO');
  await eventually(() => questions(page)).toEqual(['Perché vedo offerte lontane anche con il filtro per distanza?']);
  await eventually(() => count(page)).toBe('1 risposta trovata');
  expect(await groups(page)).toEqual(['Ricerca Lavoro', 'Leggi anche']);
  // One answer is shown without another tap, and the focus stays where one types.
  await seen(page.getByText('I chilometri sono in linea d’aria'));
  await eventually(() => new URL(page.url()).searchParams.get('q')).toBe('PERCHE VEDO');
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  // A word that is in answers only.
  await field(page).fill('scrypt o ricavare');
  await eventually(() => count(page)).toBe('0 risposte trovate');
  await field(page).fill('ricavare');
  await eventually(() => questions(page)).toEqual(['Quali dati servono per registrarmi?']);
  await field(page).fill('');
  await eventually(() => groups(page)).toEqual([...GROUPS, 'Leggi anche']);
  await eventually(() => page.url()).toMatch(/\/aiuto$/);
});

test('nothing found says so, and leads to the contact page', async ({ visit }) => {
  const page = await visit('/aiuto?q=astronave');
  await seen(page.getByRole('heading', { level: 2, name: 'Nessun risultato trovato' }));
  expect(await field(page).inputValue()).toBe('astronave');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  await main(page).getByRole('link', { name: 'Tutte le domande' }).click();
  await eventually(() => groups(page)).toEqual([...GROUPS, 'Leggi anche']);
  await eventually(() => field(page).inputValue()).toBe('');
  await page.goBack();
  await eventually(() => field(page).inputValue()).toBe('astronave');
  await main(page).getByRole('link', { name: 'Scrivici dai Contatti' }).click();
  await page.waitForURL('**/contatti');
  await seen(page.getByRole('heading', { level: 1, name: 'Contatti' }));
});

test('on paper every answer can be read', async ({ visit }) => {
  const page = await visit('/aiuto');
  await page.emulateMedia({ media: 'print' });
  await seen(page.getByText('Ricevi un link per sceglierne una nuova'));
  await gone(field(page));
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

test('a legal page prints as a text: no contents, no header, black on white', async ({ visit }) => {
  const page = await visit('/termini', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await gone(page.getByRole('navigation', { name: 'In questa pagina' }));
  await gone(page.getByRole('banner'));
  await seen(page.getByRole('heading', { name: '1. Che cosa è questo sito' }));
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});
