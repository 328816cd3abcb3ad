import { beforeAll, expect } from 'vitest';
import { type Account, publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { panelButton, titles, valueBox, valueGroup } from './lists.ts';
import { gone, seen } from './page-checks.ts';

const WITHOUT = { javaScriptEnabled: false } as const;
const word = uniqueWord();
let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
  await publishMany(employer, word, 2);
});

test('the search form and the chips work by GET', async ({ visit }) => {
  const other = uniqueWord();
  await publish(employer, { title: `Barista ${other}`, location: 'Edolo' });
  await publish(employer, { title: `Commessa ${other}`, location: 'Breno', category: 'Commercio' });
  const page = await visit('/offerte', { ...WITHOUT, on: 'phone' });

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
  await (await valueBox(page, 'Contratto', 'Contratto determinato')).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await page.waitForURL('**/offerte?*contract=Contratto+determinato*');
  await seen(page.getByText('2 offerte', { exact: true }));
  // Nothing is offered that only a script could do.
  await panelButton(page).click();
  await gone(page.getByLabel('Filtra per distanza'));
  expect(await page.getByRole('button', { name: /^Salva l'offerta/ }).count()).toBe(0);
});

test('a town, profiles, help, the blog and the end of an alert work by GET', async ({ visit }) => {
  const page = await visit('/lavoro-breno', { ...WITHOUT, on: 'phone' });
  await page.getByLabel('Cosa cerchi').fill(word);
  await page.getByLabel('Categoria', { exact: true }).selectOption('Ristorazione');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL('**/lavoro-breno?*category=Ristorazione*#elenco');
  expect((await titles(page))[0]).toBe(`Turno 2 ${word}`);

  const { id, name } = await publishProfile({ skills: ['cappotto'] });
  await page.goto('/cerca-profili');
  await page.getByLabel('Nome o professione').fill(name);
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.getByRole('link', { name: `Vedi profilo: ${name}` }).click();
  await page.waitForURL(`**/candidati/${id}`);

  await page.goto('/aiuto');
  await page.getByLabel('Cerca tra le domande').fill('HO DIMENTICATO');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await page.waitForURL('**/aiuto?q=*');
  await seen(page.getByText('vale un’ora e una volta sola'));

  await page.goto('/blog');
  await page.getByRole('link', { name: 'Normative e Bonus' }).click();
  await page.waitForURL('**/blog?categoria=normative-e-bonus');
  await page.getByRole('link', { name: 'Tirocinio o apprendistato?' }).click();
  await seen(page.getByRole('heading', { level: 2, name: 'In due righe' }));
  await gone(page.getByRole('button', { name: 'Condividi' }));

  await page.goto('/avvisi/fine?token=x');
  await page.getByRole('button', { name: 'Non voglio più riceverle' }).click();
  await seen(page.getByText('Questo link non è valido'));
});

test('a form that needs JavaScript says so, instead of doing nothing', async ({ visit }) => {
  const page = await visit('/', { ...WITHOUT, on: 'phone' });
  const accounts = ['/register', '/login', '/password-dimenticata', '/reimposta-password'];
  const others = [
    '/pubblica-offerta',
    '/pubblica-profilo',
    '/cerco-chi-assiste',
    '/contatti',
    '/avvisi',
    '/avvisi-sul-telefono',
  ];
  for (const path of [...accounts, ...others, '/offerte-salvate']) {
    await page.goto(path);
    await seen(page.getByText(/serv(e|ono) .*JavaScript|stanno nella memoria/));
    expect(await page.getByRole('main').getByRole('textbox').count(), path).toBe(0);
  }
});
