import { beforeAll, expect } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { valueGroup } from './lists.ts';
import { eventually, focused, focusedId, focusShows, seen } from './page-checks.ts';

const word = uniqueWord();
const FIRST = `Falegname ${word}`;
const SECOND = `Barista ${word}`;
let firstId = '';

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: SECOND, category: 'Commercio' });
  firstId = (await publish(employer, { title: FIRST, category: 'Altro' })).id;
});

test('Tab reaches everything on /offerte in its order, and the skip link the content', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  const expected = [
    'a Vai al contenuto',
    'a Lavoro in Valle',
    'a Home',
    'a Offerte in Valle',
    'a Cerca profili',
    'a Pubblica profilo',
    'a Pubblica offerta',
    'a Offerte salvate',
    'a Accedi',
    'a Registrati',
    'input Cosa cerchi',
    'input Dove',
    'button Cerca',
    ...['Tutte', 'Ristorazione', 'Pulizie', 'Commercio', 'Turismo', 'Sanitario', 'Edilizia'].map(
      (chip) => `button ${chip}`,
    ),
    'select Ordina per',
    'input Filtra per distanza',
    'input Serve subito',
    'summary Tipo di lavoro Qualsiasi',
    'summary Contratto Qualsiasi',
    'summary Esperienza Qualsiasi',
    'select Paga, almeno',
    'select Pubblicate da',
    'summary Altri filtri',
    'a Crea un avviso',
    `a Togli il filtro “${word}”`,
    ...[FIRST, `Barista ${word}`].flatMap((title) => [
      `a ${title}`,
      `button Salva l'offerta: ${title}`,
      `a Candidati Ora: ${title}`,
    ]),
    'a Avvisami sul telefono',
    ...['Aiuto', 'Contatti', 'Privacy', 'Termini', 'Accessibilità', ...Object.values(LANGUAGES)].map(
      (link) => `a ${link}`,
    ),
  ];
  const reached: string[] = [];
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === 'body') break;
    reached.push(stop);
  }
  expect(reached).toEqual(expected);
  // The landmark of the search holds its fields, and not the list.
  expect(await page.getByRole('form').count()).toBe(0);
  expect(await page.getByRole('search').getByRole('article').count()).toBe(0);
  // The skip link leads to the content.
  await page.keyboard.press('Tab');
  await seen(page.getByRole('link', { name: 'Vai al contenuto' }));
  await page.keyboard.press('Enter');
  await eventually(() => focusedId(page)).toBe('contenuto');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('input Cosa cerchi');
});

test('the focused element shows its focus and is covered by nothing', async ({ visit }) => {
  for (const on of ['desktop', 'phone'] as const) {
    const page = await visit('/', { on });
    for (const path of [`/offerte?search=${word}`, `/offerte/${firstId}`, '/register']) {
      await page.goto(path);
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (stop === 'body') break;
        expect(await focusShows(page), `${path}: ${stop}`).toEqual({ ring: true, inView: true, covered: false });
      }
    }
  }
});

test('a link of which the row of filters shows an edge is shown whole once the focus comes there', async ({
  visit,
}) => {
  const page = await visit(`/offerte?search=${word}&type=Full-time`, { on: 'phone' });
  const link = page.getByRole('link', { name: 'Cancella filtri' });
  const width = Math.round((await link.boundingBox())?.x ?? 0) + 20;
  await page.setViewportSize({ width, height: 780 });
  await page.getByRole('link', { name: 'Togli il filtro Tempo pieno' }).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('a Cancella filtri');
  const { x = 0, width: wide = 0 } = (await link.boundingBox()) ?? {};
  expect([x > 0, x + wide < width]).toEqual([true, true]);
});

test("on navigation the focus goes to the new page's heading", async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  await page.getByRole('link', { name: FIRST, exact: true }).press('Enter');
  await eventually(() => focused(page)).toBe(`h1 ${FIRST}`);
  await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).press('Enter');
  await eventually(() => focused(page)).toBe('h1 Accedi');
  await page.goBack();
  await eventually(() => focused(page)).toBe(`h1 ${FIRST}`);
  // A filter is the same page: the focus stays.
  await page.goBack();
  await eventually(() => focused(page)).toBe('h1 Tutte le offerte di lavoro');
  await valueGroup(page, 'Tipo di lavoro').locator('summary').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await eventually(() => new URL(page.url()).searchParams.get('type')).toBe('Part-time');
  expect(await focused(page)).toBe('input Part-time');
});
