import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { publish, publishMany, publishProfile, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { expectTitles, filtersIn, panelButton, titles, valueBox, valueGroup } from './lists.ts';
import { eventually, expectNoSidewaysScroll, gone, seen } from './page-checks.ts';

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
  await publishProfile({ location: 'Sonico' });
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

describe('on a phone', () => {
  test.for([
    ['/', 500],
    ['/offerte', 400],
    ['/lavoro-edolo', 480],
    ['/lavoro-darfo-boario', 480],
    ['/lavoro-lovere', 480],
    ['/lavoro-vallecamonica', 520],
  ] as const)('%s: the first offer begins at %i px, and is whole', async ([path, most], { visit }) => {
    const page = await visit(path, PHONE);
    const cards = await bounds(page);
    expect(cards[0]?.title).toBeLessThanOrEqual(most);
    expect(cards[0]?.bottom).toBeLessThanOrEqual(780);
    expect(cards.filter(({ top, bottom }) => top > 780 && bottom <= 1560).length).toBeGreaterThanOrEqual(2);
    await expectNoSidewaysScroll(page);
  });

  test('/cerca-profili: the first profile begins at 480 px', async ({ visit }) => {
    const page = await visit('/cerca-profili', PHONE);
    const [first] = await bounds(page);
    // A list of profiles may be empty: then its sentence is there.
    const top = first?.title ?? (await page.getByText('Nessun candidato trovato').boundingBox())?.y;
    expect(top).toBeLessThanOrEqual(480);
  });

  test('a card of the common case is at most 190 px high, and each of its controls 44', async ({ visit }) => {
    const page = await visit(`/offerte?search=${word}`, PHONE);
    for (const { height } of await bounds(page)) expect(height).toBeLessThanOrEqual(190);
    const sizes = await page
      .locator('article')
      .first()
      .locator('button, .job-card-links a')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect().height));
    expect(sizes).toHaveLength(3);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(44);
  });

  test.for(['button', 'enter', 'chip'] as const)(
    '%s brings the results into view, with the focus',
    async (way, { visit }) => {
      const page = await visit('/', PHONE);
      await page.getByLabel('Cosa cerchi').fill(word);
      if (way === 'button') await page.getByRole('button', { name: 'Cerca', exact: true }).tap();
      if (way === 'enter') await page.keyboard.press('Enter');
      if (way === 'chip') await page.getByRole('button', { name: /^Ristorazione/ }).tap();
      await eventually(() => rowTop(page)).toBeLessThan(100);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('elenco');
      await seen(page.getByRole('status').getByText(way === 'chip' ? '2 offerte' : '3 offerte', { exact: true }));
    },
  );

  test('without script the browser brings the results into view', async ({ visit }) => {
    const page = await visit('/lavoro-edolo', { ...PHONE, javaScriptEnabled: false });
    await page.getByLabel('Cosa cerchi').fill(word);
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await page.waitForURL('**/lavoro-edolo?*search=*#elenco');
    expect(await rowTop(page)).toBeLessThan(100);
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
      if (await line.evaluate((element) => element === document.activeElement)) break;
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
      expect(top).toBeGreaterThanOrEqual(height - 1);
    }
    await line.click();
    expect(await page.getByLabel('Cosa cerchi').evaluate((field) => field === document.activeElement)).toBe(true);
    await gone(line);
  });
});

test.for(['/', '/offerte', '/lavoro-edolo', '/lavoro-lovere', '/cerca-profili'])(
  'the fields of %s and their button are of one height, on a phone and on a desktop',
  async (path, { visit }) => {
    const page = await visit(path, PHONE);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      const heights = await page
        .locator('.search-row :is(.control, .btn)')
        .evaluateAll((controls) => controls.map((control) => Math.round(control.getBoundingClientRect().height)));
      expect(new Set(heights), String(heights)).toEqual(new Set([48]));
    }
  },
);

test('the number of saved offers is beside the heart, and nothing moves when it comes', async ({ visit }) => {
  const page = await visit('/offerte', PHONE);
  const left = async (part: string) => (await page.locator(`.site-header ${part}`).boundingBox())?.x ?? 0;
  const before = [await left('.saved-link .icon'), await left('.mobile-menu')];
  await page
    .getByRole('button', { name: /^Salva l'offerta/ })
    .first()
    .tap();
  await seen(page.locator('.saved-count'));
  expect([await left('.saved-link .icon'), await left('.mobile-menu')]).toEqual(before);
  const heart = await page.locator('.saved-link .icon').boundingBox();
  expect(await left('.saved-count')).toBeGreaterThanOrEqual((heart?.x ?? 0) + (heart?.width ?? 0) - 1);
});

describe('the panel of filters', () => {
  test.for(['/', '/offerte', '/lavoro-edolo', '/lavoro-vallecamonica', '/cerca-profili'])(
    'of %s opens, stands over a still page, and closes by its cross, the scrim, Escape and back',
    async (path, { visit }) => {
      const page = await visit(path, PHONE);
      const show = page.getByRole('button', { name: /^(Mostra|Chiudi)/ });
      const ways = [
        () => panelButton(page).tap(),
        () => page.touchscreen.tap(20, 20),
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => show.tap(),
      ];
      for (const close of ways) {
        await panelButton(page).tap();
        await seen(show);
        await eventually(() => page.evaluate(() => history.state?.panel)).toBe(true);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
        await close();
        await gone(show);
        await eventually(() => page.evaluate(() => history.state?.panel)).toBeUndefined();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    },
  );

  test('a press on the words of a control leaves the panel as it is', async ({ visit }) => {
    const page = await visit('/offerte', PHONE);
    await panelButton(page).tap();
    const words = page.locator('.filter-panel').getByText('Ordina per', { exact: true });
    await seen(words);
    const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {};
    await page.touchscreen.tap(x + 10, y + height / 2);
    await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sort');
    await seen(page.getByRole('button', { name: 'Part-time', exact: true }));
  });

  test('a closed panel keeps its filters as one step of the history, and a press takes them all off', async ({
    visit,
  }) => {
    const page = await visit(`/?search=${word}`, PHONE);
    await panelButton(page).tap();
    await (await valueBox(page, 'Orario', 'Part-time')).check();
    await seen(page.getByRole('button', { name: 'Mostra 1 offerta' }));
    await page.goBack();
    await eventually(() => filtersIn(page)).toEqual({ type: 'Part-time' });
    await gone(valueGroup(page, 'Orario'));
    await expectTitles(page, [WAITER]);
    await panelButton(page).tap();
    await page.getByRole('link', { name: 'Azzera' }).tap();
    await page.getByRole('button', { name: 'Mostra 3 offerte' }).tap();
    await eventually(() => titles(page)).toEqual([COOK, WAITER, CLERK]);
    expect(filtersIn(page)).toEqual({});
  });

  test('part-time in Edolo is four taps from home', async ({ visit }) => {
    const page = await visit('/', PHONE);
    // A select takes two: one to open it, one to choose.
    await page.getByLabel('Dove').selectOption('edolo');
    await panelButton(page).tap();
    await page.getByRole('button', { name: 'Part-time', exact: true }).tap();
    await eventually(() => filtersIn(page)).toEqual({ location: 'edolo', type: 'Part-time' });
    await gone(valueGroup(page, 'Orario'));
    await eventually(() => rowTop(page)).toBeLessThan(100);
    await eventually(() => titles(page)).toContain(WAITER);
  });
});

describe("a town's page", () => {
  test('begins with the town, then what is near it, with km', async ({ visit }) => {
    const page = await visit(`/lavoro-edolo?search=${word}`, PHONE);
    const parts = page.locator('.list-part');
    await seen(parts.first().getByRole('heading', { level: 2, name: 'A Edolo (2)' }));
    expect(await parts.first().getByRole('heading', { level: 3 }).allTextContents()).toEqual([COOK, WAITER]);
    expect(await parts.first().textContent()).not.toContain(' km');
    await seen(parts.last().getByRole('heading', { level: 2, name: 'Nei dintorni (1)' }));
    await seen(parts.last().getByText(/Sonico · \d(,\d)? km/));
  });

  test('with nothing in the town says so, and shows what is near', async ({ visit }) => {
    const page = await visit(`/lavoro-edolo?search=${word}&category=commercio`, PHONE);
    await seen(page.getByText('Nessuna offerta trovata a Edolo', { exact: true }));
    await seen(page.getByRole('heading', { name: 'Nei dintorni (1)' }));
    expect(await page.locator('.list-part h3').allTextContents()).toEqual([CLERK]);
  });
});

test('a search that finds nothing in its place shows the nearest, and two ways on', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Edolo&category=commercio`, {
    ...PHONE,
    javaScriptEnabled: false,
  });
  await seen(page.getByText('Nessuna offerta trovata con i criteri selezionati.', { exact: true }));
  const nearest = page.getByRole('region', { name: 'Le più vicine' });
  expect(await nearest.getByRole('heading', { level: 3 }).allTextContents()).toEqual([CLERK]);
  await seen(nearest.getByText(/Sonico · \d(,\d)? km/));
  const ways = page.locator('.results .btn').filter({ visible: true });
  expect(await ways.allTextContents()).toEqual([
    expect.stringMatching(/^ ?Filtri/),
    'Entro 5 km: 1 offerta',
    'Cancella filtri',
  ]);
});

test.for([
  `/?search=${uniqueWord()}`,
  `/offerte?search=${word}&location=Edolo&category=commercio`,
  `/offerte?search=${word}&type=Weekend&contract=Collaborazione`,
  `/lavoro-edolo?search=${uniqueWord()}`,
  `/lavoro-lovere?search=${uniqueWord()}`,
  `/lavoro-vallecamonica?search=${uniqueWord()}`,
  `/cerca-profili?search=${uniqueWord()}`,
])(
  'nothing found at %s: the sentence and a way on are on the first screen, above the chips',
  async (path, { visit }) => {
    const page = await visit(path, PHONE);
    const sentence = page.getByRole('heading', { name: /^Nessun/ });
    const way = page.locator('.empty-state a').first();
    const chips = page.getByRole('list', { name: 'Filtri scelti' });
    const [said, led, below] = [await sentence.boundingBox(), await way.boundingBox(), await chips.boundingBox()];
    expect((said?.y ?? 780) + (said?.height ?? 0)).toBeLessThanOrEqual(780);
    expect((led?.y ?? 780) + (led?.height ?? 0)).toBeLessThanOrEqual(780);
    expect(below?.y).toBeGreaterThan(led?.y ?? 780);
    await eventually(() => page.locator('.chip-row .filter-count').allTextContents()).not.toContain('0 offerte');
  },
);

test('nothing found in a town: its neighbours with their numbers, and an alert, are other ideas', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&location=Edolo&category=commercio`, PHONE);
  await page.getByText('Altre idee', { exact: true }).click();
  const ideas = page.getByRole('list', { name: 'Altre idee' });
  await seen(ideas.getByRole('link', { name: /^A Sonico \(\d(,\d)? km\): 1 offerta$/ }));
  await seen(ideas.getByRole('link', { name: 'Avvisami quando c’è' }));
  await ideas.getByRole('link', { name: /^A Sonico/ }).click();
  await eventually(() => titles(page)).toEqual([CLERK]);
});

test('nothing found of a trade: trades that people change to, with their offers, are a way on', async ({ visit }) => {
  await publish(await register({ role: 'employer' }), { title: `Apicoltore ${word}` });
  const page = await visit('/offerte?search=piscicoltore', { ...PHONE, javaScriptEnabled: false });
  await page.getByRole('link', { name: /^Cerca “apicoltore”: \d+ offert[ae]$/ }).click();
  await seen(page.getByRole('heading', { name: `Apicoltore ${word}` }));
});

test.for(['/', '/offerte', '/lavoro-edolo', '/lavoro-lovere', '/lavoro-vallecamonica', '/cerca-profili'])(
  'on desktop the first row of %s begins at 520 px',
  async (path, { visit }) => {
    const page = await visit(path);
    const [first] = await bounds(page);
    expect(first?.top ?? 0).toBeLessThanOrEqual(520);
  },
);
