import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { expectTitles, filtersIn, panelButton, titles, valueBox, valueGroup } from './lists.ts';
import {
  eventually,
  expectNoSidewaysScroll,
  expectWholeWords,
  focusedId,
  gone,
  hasFocus,
  seen,
} from './page-checks.ts';

const PHONE: VisitOptions = { on: 'phone', viewport: { width: 390, height: 780 } };
const word = uniqueWord();
/** In the titles of a longer list. */
const many = uniqueWord();
const COOK = `Cuoca ${word}`;
const WAITER = `Barista ${word}`;
const CLERK = `Commessa ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publishMany(employer, many, 25);
  for (let n = 0; n < 6; n++)
    for (const location of ['Darfo Boario Terme', 'Lovere', 'Edolo']) await publish(employer, { location });
  await publishProfile({ name: `Ada ${word}`, location: 'Sonico' });
  await publish(employer, { title: CLERK, location: 'Sonico', category: 'Commercio' });
  await publish(employer, { title: WAITER, location: 'Edolo', type: 'Part-time', category: 'Ristorazione' });
  await publish(employer, { title: COOK, location: 'Edolo', type: 'Full-time', category: 'Ristorazione' });
});

const bounds = (page: Page) =>
  page.locator('article').evaluateAll((cards) =>
    cards.slice(0, 8).map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      const title = card.querySelector('h3')?.getBoundingClientRect().top ?? 0;
      return { top: top + scrollY, bottom: bottom + scrollY, height, title: title + scrollY };
    }),
  );

/** Distance of the row above the list from the top of the window. */
const rowTop = (page: Page) => page.locator('#elenco').evaluate((row) => row.getBoundingClientRect().top);

test('a phone’s first screen has a whole card, the next two more, of one height in a search', async ({ visit }) => {
  const page = await visit('/', PHONE);
  const desktop = await visit('/');
  for (const [path, most] of [
    ['/', 500],
    ['/offerte', 400],
    ['/lavoro-edolo', 480],
    ['/lavoro-lovere', 480],
    ['/lavoro-vallecamonica', 520],
    ['/cerca-profili', 480],
  ] as const) {
    for (const each of [page, desktop]) {
      await each.goto(path);
      const heights = await each
        .locator('.search-row :is(.control, .btn)')
        .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().height)));
      expect(new Set(heights), `${path} ${heights}`).toEqual(new Set([48]));
    }
    expect((await bounds(desktop))[0]?.top ?? 0, path).toBeLessThanOrEqual(520);
    const cards = await bounds(page);
    expect(cards[0]?.title, path).toBeLessThanOrEqual(most);
    await expectNoSidewaysScroll(page);
    if (path.startsWith('/cerca')) continue;
    expect(cards[0]?.bottom, path).toBeLessThanOrEqual(780);
    expect(cards.filter(({ top, bottom }) => top > 780 && bottom <= 1560).length, path).toBeGreaterThanOrEqual(2);
  }
  await page.goto(`/offerte?search=${word}`);
  for (const { height } of await bounds(page)) expect(height).toBeLessThanOrEqual(190);
});

describe('on a phone', () => {
  test('a button, Enter and a chip bring the results into view, with the focus', async ({ visit }) => {
    const page = await visit('about:blank', PHONE);
    for (const way of ['button', 'enter', 'chip'] as const) {
      await page.goto('/');
      await page.getByLabel('Cosa cerchi').fill(word);
      if (way === 'button') await page.getByRole('button', { name: 'Cerca', exact: true }).tap();
      if (way === 'enter') await page.keyboard.press('Enter');
      if (way === 'chip') await page.getByRole('button', { name: /^Ristorazione/ }).tap();
      await eventually(() => rowTop(page), way).toBeLessThan(100);
      expect(await focusedId(page), way).toBe('elenco');
      const ring = await page.locator('#elenco').evaluate((row) => getComputedStyle(row).outlineStyle);
      if (way !== 'enter') expect(ring, way).toBe('none');
      await seen(page.getByRole('status').getByText(way === 'chip' ? '2 offerte' : '3 offerte', { exact: true }));
    }
  });

  test('a select outside of the panel brings the results into view as a chip does', async ({ visit }) => {
    const page = await visit('/lavoro-edolo', PHONE);
    await page.getByLabel('Categoria').selectOption('Ristorazione');
    await eventually(() => rowTop(page)).toBeLessThan(100);
    expect(await focusedId(page)).not.toBe('elenco');
  });

  test('once scrolled, a line says the search and leads back to it; it covers no focus', async ({ visit }) => {
    const page = await visit(`/offerte?search=${many}&location=breno&posted=3`, PHONE);
    const line = page.getByRole('button', { name: /^Cambia la ricerca/ });
    await gone(line);
    await page.evaluate(() => scrollTo(0, 600));
    await seen(line);
    expect(await line.textContent()).toBe(`Cambia la ricerca: ${many} · breno · 1 filtro`);
    const height = (await line.boundingBox())?.height ?? 0;
    await page.locator('.site-footer a').last().focus();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Shift+Tab');
      if (await hasFocus(line)) break;
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(height - 1);
    }
    await line.click();
    expect(await page.getByLabel('Cosa cerchi').evaluate((field) => field === document.activeElement)).toBe(true);
    await gone(line);
  });
});

describe('the panel of filters', () => {
  test('stands over a still page, and closes by button, scrim, Escape, back and offers', async ({ visit }) => {
    const page = await visit('/', PHONE);
    const show = page.getByRole('button', { name: /^(Mostra|Chiudi)/ });
    const ways = [
      () => panelButton(page).tap(),
      () => page.touchscreen.tap(20, 20),
      async () => {
        // For people who use a keyboard: the focus comes back out of the panel.
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await eventually(() => hasFocus(panelButton(page))).toBe(true);
      },
      () => page.goBack(),
      () => show.tap(),
    ];
    for (const path of ['/', '/cerca-profili']) {
      await page.goto(path);
      // All of them once, and elsewhere the one that a page may not know.
      for (const close of path === '/' ? ways : ways.slice(-2)) {
        await panelButton(page).tap();
        await seen(show);
        await eventually(() => page.evaluate(() => history.state?.panel)).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
        await close();
        await gone(show);
        await eventually(() => page.evaluate(() => history.state?.panel)).toBeUndefined();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    }
  });

  test('closed, says how many offers there are, is one step back, and takes all off', async ({ visit }) => {
    const page = await visit(`/?search=${word}`, PHONE);
    await panelButton(page).tap();
    await (await valueBox(page, 'Tipo di lavoro', 'Part-time')).check();
    await seen(page.getByRole('button', { name: 'Mostra 1 offerta' }));
    await page.goBack();
    await eventually(() => filtersIn(page)).toEqual({ type: 'Part-time' });
    await gone(valueGroup(page, 'Tipo di lavoro'));
    await expectTitles(page, [WAITER]);
    await seen(page.getByText('Filtri (1)'));
    await panelButton(page).tap();
    await page.getByRole('link', { name: 'Azzera' }).tap();
    await page.getByRole('button', { name: 'Mostra 3 offerte' }).tap();
    await eventually(() => titles(page)).toEqual([COOK, WAITER, CLERK]);
    expect(filtersIn(page)).toEqual({});
  });
});

test('the sentence of an empty list and a way on are on the first screen, above the chips', async ({ visit }) => {
  const page = await visit('/', PHONE);
  for (const [path, words] of [
    [`/?search=${uniqueWord()}`, 'Nessuna offerta di lavoro trovata con i criteri selezionati.'],
    [`/offerte?search=${word}&location=Edolo&category=commercio`, 'Nessuna offerta trovata con i criteri selezionati.'],
    [`/lavoro-edolo?search=${uniqueWord()}`, 'Nessuna offerta trovata a Edolo'],
    [`/cerca-profili?search=${uniqueWord()}`, 'Nessun candidato trovato con i criteri selezionati.'],
  ] as const) {
    await page.goto(path);
    const sentence = await page.getByRole('heading', { name: words, exact: true }).boundingBox();
    const way = await page.locator('.empty-state a').first().boundingBox();
    const chips = await page.getByRole('list', { name: 'Filtri scelti' }).boundingBox();
    expect((sentence?.y ?? 780) + (sentence?.height ?? 0), path).toBeLessThanOrEqual(780);
    expect((way?.y ?? 780) + (way?.height ?? 0), path).toBeLessThanOrEqual(780);
    expect(chips?.y, path).toBeGreaterThan(way?.y ?? 780);
    await eventually(() => page.locator('.chip-row .filter-count').allTextContents()).not.toContain('0 offerte');
  }
});

test('text of 200 % on a phone breaks no name, cuts no field, and stacks the bar’s buttons', async ({ visit }) => {
  const page = await visit('/', PHONE);
  const enlarge = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await enlarge();
  await expectNoSidewaysScroll(page);
  const lines = await page.locator('h1').evaluate((heading) => {
    const text = heading.firstChild;
    if (!text) return [];
    const range = document.createRange();
    range.setStart(text, (text.textContent ?? '').indexOf('Camonica'));
    range.setEnd(text, (text.textContent ?? '').length);
    return [...range.getClientRects()];
  });
  expect(lines).toHaveLength(1);
  const field = await page.getByLabel('Dove').boundingBox();
  const icon = await page.locator('.control').first().locator('xpath=preceding-sibling::*').boundingBox();
  const padding = await page
    .locator('.control')
    .first()
    .evaluate(
      (control) => control.getBoundingClientRect().x + Number.parseFloat(getComputedStyle(control).paddingLeft),
    );
  expect(padding).toBeGreaterThanOrEqual((icon?.x ?? 0) + (icon?.width ?? 0));
  const button = await page.getByRole('button', { name: 'Cerca', exact: true }).boundingBox();
  expect(button?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
  await page.getByRole('article').first().getByRole('link').first().click();
  await seen(page.locator('.apply-bar'));
  await enlarge();
  await expectNoSidewaysScroll(page);
  for (const path of [pagePath.contact(), pagePath.blog()]) {
    await page.goto(path);
    await expectWholeWords(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [pagePath.jobs(), pagePath.candidates()]) {
    await page.goto(path);
    await enlarge();
    await expectNoSidewaysScroll(page);
    const rows = await page
      .locator('.result-count > span')
      .last()
      .evaluate((count) => {
        const range = document.createRange();
        range.selectNodeContents(count);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    expect(rows, path).toBeLessThanOrEqual(2);
  }
});

/** Words of buttons and choices that are broken inside, and words that a field has no room for. */
const cutWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const broken = [...main.querySelectorAll('.btn, label span')].flatMap((element) =>
      [...element.childNodes].flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
          if (!(node instanceof Text)) return [];
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        }),
      ),
    );
    const canvas = document.createElement('canvas').getContext('2d');
    const cut = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>(':is(input, select).control')].flatMap(
      (field) => {
        if (!canvas || field.type === 'file' || field.getClientRects().length === 0) return [];
        const isSelect = field instanceof HTMLSelectElement;
        const text = isSelect ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
        const { paddingLeft, paddingRight, font } = getComputedStyle(field);
        canvas.font = isSelect ? font : getComputedStyle(field, '::placeholder').font;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return canvas.measureText(text).width > room ? [text] : [];
      },
    );
    return [...broken, ...cut];
  });

test('text of 200 % at 320 px breaks no word in buttons and choices, cuts no placeholder, and keeps the menu in the window', async ({
  visit,
}) => {
  const employer = await register({ role: 'employer' });
  const { id } = await publish(employer);
  const narrow: VisitOptions = { on: 'phone', viewport: { width: 320, height: 640 } };
  const open = async (page: Page, path: string) => {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
  };
  const page = await visit('/', narrow);
  for (const path of [`${pagePath.jobs()}?location=Edolo`, pagePath.job(id), pagePath.register(), pagePath.help()]) {
    await open(page, path);
    await eventually(() => cutWords(page), path).toEqual([]);
  }
  await page.locator('.mobile-menu > summary').click();
  await expectNoSidewaysScroll(page);
  const publishing = await visit('/', { ...narrow, as: employer });
  await open(publishing, pagePath.publishJob());
  await eventually(() => cutWords(publishing)).toEqual([]);
});

test('the head of an offer says the pay largest, each fact once, two a row on a phone', async ({ visit }) => {
  const title = `Cuoca/o ${uniqueWord()}`;
  const job = await publish(await register({ role: 'employer' }), {
    title,
    type: 'Stagionale',
    contract: 'Contratto determinato',
    housing: true,
    salaryMin: 1700,
    salaryPeriod: 'mese',
  });
  const page = await visit(pagePath.job(job.id), { on: 'phone' });
  // The heart is that of the header.
  await seen(page.getByRole('button', { name: `Salva l'offerta: ${title}` }).getByText('Salva', { exact: true }));
  const text = (await page.locator('.with-box').textContent()) ?? '';
  for (const fact of ['Stagionale', 'Contratto determinato', 'Alloggio', '1.700'])
    expect(text.split(fact).length - 1, fact).toBe(1);
  const sizes = await page
    .locator('header h1, header h1 ~ * p')
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  const [heading = 0, ...others] = sizes;
  const pay = await page
    .getByText('1.700')
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect([heading > pay, Math.max(...others)]).toEqual([true, pay]);
  const tops = await page
    .locator('.facts > div')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).offsetTop));
  expect(tops[0]).toBe(tops[1]);
});
