import { beforeAll, expect } from 'vitest';
import { type Account, publish, publishMany, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { panelButton, titles, valueBox, valueGroup } from './lists.ts';
import { gone, seen } from './page-checks.ts';

const WITHOUT = { javaScriptEnabled: false } as const;
const word = uniqueWord();
const SHOWN = 20;
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publishMany(employer, word, SHOWN + 3);
});

test.for(['phone', 'desktop'] as const)('the search form and the chips work by GET (%s)', async (on, { visit }) => {
  const other = uniqueWord();
  await publish(employer, { title: `Barista ${other}`, location: 'Edolo' });
  await publish(employer, { title: `Commessa ${other}`, location: 'Breno', category: 'Commercio' });
  const page = await visit('/offerte', { ...WITHOUT, on });

  await page.getByLabel('Cosa cerchi').fill(other);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL(`**/offerte?*search=${other}*`);
  expect(await titles(page)).toEqual([`Commessa ${other}`, `Barista ${other}`]);
  await seen(page.getByText('2 offerte', { exact: true }));

  await page.getByRole('button', { name: 'Commercio' }).click();
  await page.waitForURL('**/offerte?*category=commercio*');
  expect(await titles(page)).toEqual([`Commessa ${other}`]);
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(other);
  // Another field keeps the chip that is on.
  await page.getByLabel('Dove').fill('Breno');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL('**/offerte?*location=Breno*');
  expect(await titles(page)).toEqual([`Commessa ${other}`]);
  expect(await page.getByRole('button', { name: 'Commercio' }).getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: 'Commercio' }).click();
  await page.waitForURL((url) => !url.searchParams.get('category'));
  expect(await page.getByRole('button', { name: 'Tutte', exact: true }).getAttribute('aria-pressed')).toBe('true');
  expect(await titles(page)).toEqual([`Commessa ${other}`]);
});

test('the filters open and apply', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, { ...WITHOUT, on: 'phone' });
  await gone(valueGroup(page, 'Contratto'));
  await panelButton(page).click();
  await page.getByLabel('Ordina per').selectOption('Titolo');
  await (await valueBox(page, 'Contratto', 'Contratto determinato')).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await page.waitForURL('**/offerte?*contract=Contratto+determinato*');
  expect(await page.getByRole('heading', { level: 3 }).first().textContent()).toBe(`Turno 1 ${word}`);
  await seen(page.getByText('23 offerte', { exact: true }));
  // Nothing is offered that only a script could do.
  await panelButton(page).click();
  await gone(page.getByLabel('Filtra per distanza'));
  expect(await page.getByRole('button', { name: /^Salva l'offerta/ }).count()).toBe(0);
});

test("'Mostra altre' is a link to the next offers", async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, WITHOUT);
  const cards = page.getByRole('heading', { level: 3 });
  expect(await cards.count()).toBe(SHOWN);
  expect(await cards.first().textContent()).toBe(`Turno ${SHOWN + 3} ${word}`);
  await page.getByRole('link', { name: 'Mostra altre' }).click();
  await page.waitForURL('**/offerte?*cursor=*');
  expect(await cards.allTextContents()).toEqual([`Turno 3 ${word}`, `Turno 2 ${word}`, `Turno 1 ${word}`]);
  expect(await page.getByRole('link', { name: 'Mostra altre' }).count()).toBe(0);
});

test('home: searching and following links', async ({ visit }) => {
  const page = await visit('/', { ...WITHOUT, on: 'phone' });
  expect(await page.getByRole('heading', { level: 3 }).count()).toBeGreaterThanOrEqual(10);
  await page.getByLabel('Cosa cerchi').fill(word);
  await page.getByLabel('Dove').selectOption('Breno');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL('**/?*location=breno*');
  await seen(page.getByText('23 offerte', { exact: true }));
  await page.getByRole('link', { name: 'Vedi tutte le offerte' }).click();
  await page.waitForURL('**/offerte?*');
  await page.getByRole('link', { name: `Turno 23 ${word}`, exact: true }).click();
  await page.waitForURL('**/offerte/*');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(`Turno 23 ${word}`);
});

test('an offer is complete, and says what applying needs', async ({ visit }) => {
  const title = `Magazziniere ${uniqueWord()}`;
  const description = 'Carico e scarico.\n\n- patente B\n- muletto\n\nChiamare la sera.';
  const job = await publish(employer, { title, description, salaryMin: 1400, salaryMax: 1600, salaryPeriod: 'mese' });
  const page = await visit(`/offerte/${job.id}`, { ...WITHOUT, on: 'phone' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
  for (const text of [
    'Trattoria del Ponte',
    '1.400–1.600 € al mese',
    'Pubblicata oggi',
    'Tempo pieno',
    'Chiamare la sera.',
  ])
    await seen(page.getByText(text).first());
  expect(await page.locator('.prose li').allTextContents()).toEqual(['patente B', 'muletto']);
  const box = page.getByRole('region', { name: 'Candidati a questa offerta' });
  await seen(box.getByText(/serve un account gratuito/));
  await seen(box.getByRole('link', { name: 'Registrati' }));
  await seen(box.getByRole('link', { name: 'Accedi' }));
  expect(await box.getByRole('button').count()).toBe(0);
});

test('the menu opens', async ({ visit }) => {
  const page = await visit('/', { ...WITHOUT, on: 'phone' });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await gone(menu);
  await page.getByRole('banner').getByText('Menu').click();
  await seen(menu);
  await seen(menu.getByRole('link', { name: 'Registrati' }));
  await menu.getByRole('link', { name: 'Pubblica offerta' }).click();
  await page.waitForURL('**/pubblica-offerta');
});

const FORMS = [
  '/register',
  '/login',
  '/password-dimenticata',
  '/reimposta-password',
  '/pubblica-offerta',
  '/cerco-chi-assiste',
  '/contatti',
  '/avvisi',
  '/blog',
] as const;

test.for(FORMS)('%s says that it needs JavaScript, instead of a form that does nothing', async (path, { visit }) => {
  const page = await visit(path, { ...WITHOUT, on: 'phone' });
  await seen(page.getByText(/serv(e|ono) .*JavaScript/));
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0);
});
