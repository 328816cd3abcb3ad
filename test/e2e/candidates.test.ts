import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { publishProfile, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { expectTitles, titles } from './lists.ts';
import { eventually, seen } from './page-checks.ts';

const word = uniqueWord();
const NEAR = `Ada ${word}`;
const FAR = `Bruno ${word}`;
const NOWHERE = `Carla ${word}`;

beforeAll(async () => {
  await publishProfile({ name: FAR, title: 'Muratore', location: 'Edolo', skills: ['cappotto', 'ponteggi'] });
  await publishProfile({ name: NOWHERE, title: 'Tuttofare', location: 'tutta la valle', experience: undefined });
  await publishProfile({
    name: NEAR,
    title: 'Cuoca',
    location: 'Breno',
    skills: ['pasta fresca', 'inglese B1', 'HACCP', 'menù', 'dolci', 'banchetti', 'forno'],
    experience: 'Prima riga.\n\n- una voce\n- un’altra',
  });
});

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

describe('the list', () => {
  test('text, place and skills filter as one types, in the address', async ({ visit }) => {
    const page = await visit('/cerca-profili');
    await page.getByLabel('Nome o professione').fill(`muratori ${word}`);
    await expectTitles(page, [FAR]);
    expect(param(page, 'search')).toBe(`muratori ${word}`);
    await page.getByLabel('Nome o professione').fill(word);
    await expectTitles(page, [NEAR, NOWHERE, FAR]);
    await page.getByLabel('Dove').fill('Edolo (BS)');
    await expectTitles(page, [FAR]);
    await page.getByLabel('Dove').fill('');
    await page.getByRole('searchbox', { name: 'Competenze' }).fill('inglese, haccp');
    await expectTitles(page, [NEAR]);
    await page.reload();
    expect(await page.getByRole('searchbox', { name: 'Competenze' }).inputValue()).toBe('inglese, haccp');
    expect(await titles(page)).toEqual([NEAR]);
    await page.getByRole('searchbox', { name: 'Competenze' }).fill('ricamo');
    await seen(page.getByText('Nessun candidato trovato con i criteri selezionati.', { exact: true }));
    await seen(page.getByText(/ampliare il raggio/));
    await page.getByRole('link', { name: 'Cancella filtri' }).click();
    await page.waitForURL('**/cerca-profili');
    await eventually(() => page.getByRole('searchbox', { name: 'Competenze' }).inputValue()).toBe('');
  });
});

describe('nobody found', () => {
  const others = (page: Page) => page.getByRole('list', { name: 'Ricerche che trovano qualcosa' }).getByRole('link');

  test('in the browser it comes after the list, from the position too', async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${word}`);
    await page.getByRole('searchbox', { name: 'Competenze' }).fill('ricamo');
    await eventually(() => others(page).allTextContents()).toEqual(['Senza “Competenze: ricamo”: 3 profili']);
    await page.goto(`/cerca-profili?search=${word}&skills=cappotto&lat=45.96&lon=10.3&radius=5`);
    await eventually(() => others(page).allTextContents()).toEqual(['Entro 25 km: 1 profilo']);
    await eventually(() => titles(page)).toContain(FAR);
    await others(page).click();
    await eventually(() => param(page, 'radius')).toBe('25');
    await expectTitles(page, [FAR]);
    await expectTitles(page, [FAR]);
    expect([param(page, 'lat'), param(page, 'radius')]).toEqual(['45.96', '25']);
  });
});
