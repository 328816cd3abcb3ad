import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import type { PublishedCandidate } from '../../shared/candidates.ts';
import { publishProfile, uniqueWord } from './api.ts';
import { SITE, test, type VisitOptions } from './browser.ts';
import { hold } from './hold.ts';
import { expectTitles, panelButton, titles } from './lists.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const NEAR = `Ada ${word}`;
const FAR = `Bruno ${word}`;
const NOWHERE = `Carla ${word}`;
const BRENO: VisitOptions = { permissions: ['geolocation'], geolocation: { latitude: 45.957, longitude: 10.304 } };
const WITHOUT = { javaScriptEnabled: false } as const;
let near: PublishedCandidate;

beforeAll(async () => {
  await publishProfile({ name: FAR, title: 'Muratore', location: 'Edolo', skills: ['cappotto', 'ponteggi'] });
  await publishProfile({ name: NOWHERE, title: 'Tuttofare', location: 'tutta la valle', experience: undefined });
  near = await publishProfile({
    name: NEAR,
    title: 'Cuoca',
    location: 'Breno',
    skills: ['pasta fresca', 'inglese B1', 'HACCP', 'menù', 'dolci', 'banchetti', 'forno'],
    experience: 'Prima riga.\n\n- una voce\n- un’altra',
  });
});

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

describe.for(['phone', 'desktop'] as const)('the list (%s)', (on) => {
  test('cards say name, trade, place, age, skills, experience, and lead on', async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${word}`, { on });
    expect(await titles(page)).toEqual([NEAR, NOWHERE, FAR]);
    await seen(page.getByText('3 profili', { exact: true }));
    for (const text of ['Cuoca', 'Breno', 'pasta fresca', 'e altre 2', 'Prima riga.', 'Profilo aggiunto oggi'])
      expect(await card(page, NEAR).textContent()).toContain(text);
    await card(page, NEAR).getByRole('link', { name: 'Vedi profilo' }).click();
    await page.waitForURL(`**/candidati/${near.id}`);
    await seen(page.getByRole('heading', { level: 1, name: NEAR }));
  });

  test('text, place and skills filter as one types, in the address', async ({ visit }) => {
    const page = await visit('/cerca-profili', { on });
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

test('position granted: km on the cards, order by distance, radius in the address', async ({ visit }) => {
  const page = await visit(`/cerca-profili?search=${word}`, BRENO);
  await panelButton(page).click();
  await page.getByLabel('Filtra per distanza').check();
  await eventually(() => param(page, 'radius')).toBe('30');
  expect([param(page, 'lat'), param(page, 'lon')]).toEqual(['45.96', '10.3']);
  await seen(card(page, NEAR).getByText(/Breno · \d(,\d)? km/));
  await seen(card(page, FAR).getByText(/Edolo · 2\d(,\d)? km/));
  expect(await card(page, NOWHERE).textContent()).not.toContain(' km');
  await page.getByLabel('Ordina per').selectOption('Distanza');
  await expectTitles(page, [NEAR, FAR, NOWHERE]);
  const radius = page.getByRole('slider', { name: 'Distanza massima' });
  expect(await radius.evaluate(({ min, max, step }: HTMLInputElement) => [min, max, step])).toEqual(['5', '50', '5']);
  await radius.focus();
  await page.keyboard.press('Home');
  // A profile without a position stays in the list: nobody knows that it is too far away.
  await expectTitles(page, [NEAR, NOWHERE]);
  await eventually(() => param(page, 'radius')).toBe('5');
  await page.getByLabel('Filtra per distanza').click();
  await eventually(() => page.getByLabel('Filtra per distanza').isChecked()).toBe(false);
  await eventually(() => new URL(page.url()).search).toBe(`?v=1&search=${word}`);
});

describe('nobody found', () => {
  const others = (page: Page) => page.getByRole('list', { name: 'Ricerche che trovano qualcosa' }).getByRole('link');

  test('without script: what else would find somebody, with how many', async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${word}&location=Sonico&skills=cappotto`, WITHOUT);
    await seen(page.getByText('Nessun candidato trovato con i criteri selezionati.', { exact: true }));
    expect(await others(page).allTextContents()).toEqual(['Entro 5 km: 1 profilo']);
    // The nearest are there at once.
    expect(await titles(page)).toContain(FAR);
    await others(page).filter({ hasText: 'Entro 5 km' }).click();
    await page.waitForURL('**/cerca-profili?*radius=5*');
    expect(await titles(page)).toEqual([FAR]);
  });

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

test.for([
  { name: 'denied', permissions: [] },
  { name: 'unavailable', permissions: ['geolocation'] },
])('position $name: the filter goes off again, in silence', async ({ permissions }, { visit }) => {
  const page = await visit(`/cerca-profili?search=${word}`, { permissions });
  await page.context().setGeolocation(null);
  await panelButton(page).click();
  const filter = page.getByLabel('Filtra per distanza');
  await filter.click();
  await eventually(() => filter.isChecked()).toBe(false);
  expect(new URL(page.url()).search).toBe(`?search=${word}`);
  expect(await toasts(page).count()).toBe(0);
});

describe('a long list', () => {
  const many = uniqueWord();
  beforeAll(async () => {
    for (let n = 1; n <= 23; n++) await publishProfile({ name: `Persona ${n} ${many}` });
  });

  test("'Mostra altri' adds the next profiles", async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${many}`, { on: 'phone' });
    await seen(page.getByText('23 profili', { exact: true }));
    expect(await titles(page)).toHaveLength(20);
    await page.getByRole('link', { name: 'Mostra altri' }).click();
    await eventually(async () => (await titles(page)).length).toBe(23);
    expect(new Set(await titles(page)).size).toBe(23);
    await gone(page.getByRole('link', { name: 'Mostra altri' }));
  });

  test('without JavaScript it is a link, and the form searches by GET', async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${many}`, WITHOUT);
    await page.getByRole('link', { name: 'Mostra altri' }).click();
    await page.waitForURL('**/cerca-profili?*cursor=*');
    expect(await titles(page)).toHaveLength(3);
    await page.getByLabel('Nome o professione').fill(NEAR);
    await panelButton(page).click();
    await page.getByLabel('Ordina per').selectOption('Professione');
    await page.getByRole('button', { name: 'Applica i filtri' }).click();
    await page.waitForURL('**/cerca-profili?*sort=title*');
    expect(await titles(page)).toEqual([NEAR]);
    await gone(page.getByLabel('Filtra per distanza'));
    await page.getByRole('link', { name: `Vedi profilo: ${NEAR}` }).click();
    await page.waitForURL(`**/candidati/${near.id}`);
    expect(await page.locator('noscript').allTextContents()).toContainEqual(
      expect.stringContaining('Per scrivere a questa persona serve JavaScript'),
    );
    await gone(page.getByText('Caricamento del modulo...'));
  });
});

test('the list says when it cannot be read, and tries again', async ({ visit }) => {
  const page = await visit('/cerca-profili', { expected: [/net::ERR_FAILED/] });
  await page.context().route('**/api/candidates?**', (route) => route.abort());
  await page.getByLabel('Nome o professione').fill(word);
  await seen(page.getByRole('heading', { name: 'Non riusciamo a caricare i profili' }));
  await page.context().unroute('**/api/candidates?**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectTitles(page, [NEAR, NOWHERE, FAR]);
});

test('while it is on its way the list says so, with the shapes of cards', async ({ visit }) => {
  const page = await visit('/cerca-profili');
  const { letGo } = await hold(page, '**/api/candidates?**');
  await page.getByLabel('Nome o professione').fill(word);
  await seen(page.getByRole('status').getByText('Caricamento candidati...', { exact: true }));
  expect(await page.locator('[aria-busy] .card').count()).toBe(6);
  letGo();
  await expectTitles(page, [NEAR, NOWHERE, FAR]);
});

describe('a profile', () => {
  test('shows all that is known, and says what is not', async ({ visit }) => {
    const page = await visit(`/candidati/${near.id}`);
    for (const skill of near.skills) await seen(page.getByRole('listitem').getByText(skill, { exact: true }));
    await seen(page.getByRole('listitem').getByText('una voce', { exact: true }));
    const silent = await publishProfile({ experience: '' });
    await page.goto(`/candidati/${silent.id}`);
    await seen(page.getByText('Non specificato.', { exact: true }));
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, follow');
  });

  test('says that it is loading until it is there', async ({ visit }) => {
    const page = await visit(`/cerca-profili?search=${word}`);
    const { letGo } = await hold(page, `**/api/candidates/${near.id}`);
    await page.getByRole('link', { name: NEAR, exact: true }).click();
    await seen(page.getByRole('heading', { level: 1, name: 'Caricamento...' }));
    letGo();
    await seen(page.getByRole('heading', { level: 1, name: NEAR }));
  });

  test('that is not there is said so, with HTTP 404 and a way out', async ({ visit }) => {
    expect((await fetch(`${SITE}/candidati/non-esiste`)).status).toBe(404);
    const page = await visit('/candidati/non-esiste', { expected: [/status of 404/] });
    await seen(page.getByRole('heading', { level: 1, name: 'Candidato non trovato' }));
    await page.getByRole('link', { name: 'Torna ai profili' }).click();
    await page.waitForURL('**/cerca-profili');
  });

  test('/candidati leads to the list for good, with its query', async () => {
    const answer = await fetch(`${SITE}/candidati?search=cuoca&location=breno`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      301,
      '/cerca-profili?search=cuoca&location=breno',
    ]);
  });
});
