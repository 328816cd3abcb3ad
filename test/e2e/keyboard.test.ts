import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { LANGUAGES } from '../../shared/languages.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { valueGroup } from './lists.ts';
import { eventually, focusedId, seen } from './page-checks.ts';

const word = uniqueWord();
const FIRST = `Falegname ${word}`;
const SECOND = `Barista ${word}`;
let firstId = '';

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: SECOND, category: 'Commercio' });
  firstId = (await publish(employer, { title: FIRST, category: 'Altro' })).id;
});

/** The focused element as a screen reader names it: role or element, and name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return 'body';
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : undefined;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    // Without the number of offers, which other tests change.
    return `${element.localName} ${name?.replace(/\s+/g, ' ').trim()}`.replace(/ \d+\+? offert[ae]$/, '');
  });

/** True if the focused element shows its focus and is visible. */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const inView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const middle = document.elementFromPoint(
      (left + right) / 2,
      Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1),
    );
    // The title of a card is a link as large as the card, so elements on top of it do not cover it.
    const own = element.closest('.card') ?? element;
    const covered = !(middle && (own.contains(middle) || middle.contains(element)));
    return { ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2, inView, covered };
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
