import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { monthName, nextMonths } from '../../shared/dates.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { chosenIn, expectTitles, filtersIn, panelButton, titles, valueBox, valueGroup } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

/** A word in the title of every offer of this file. */
const word = uniqueWord();
const BAKER = `Panettiera ${word}`;
const CLERK = `Commesso ${word}`;
/** A word that no other offer has. */
const nurses = uniqueWord();
const NURSE = `Infermiera ${nurses} ${word}`;
const WAITER = `Cameriere ${word}`;
/** Order of publication: the newest is the last. */
const ALL = [WAITER, NURSE, CLERK, BAKER];
/** Months in which work starts, neither the first nor the last that can be chosen. */
const [SOON = '', LATER = ''] = nextMonths(new Date(), 9).slice(-2);

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: BAKER, location: 'Edolo', type: 'Part-time', startDate: `${LATER}-01` });
  await publish(employer, {
    title: CLERK,
    location: 'Darfo Boario Terme',
    category: 'Commercio',
    contract: 'Collaborazione',
    startDate: `${SOON}-28`,
  });
  await publish(employer, {
    title: NURSE,
    location: 'Lovere',
    category: 'Sanità',
    experience: 'Esperienza richiesta',
    salaryMin: 11,
    salaryPeriod: 'ora',
    openings: 3,
  });
  await publish(employer, {
    title: WAITER,
    location: 'Breno',
    category: 'Ristorazione',
    type: 'Weekend',
    licence: 'B',
  });
});

const address = (parts: Record<string, string> = {}) => `/offerte?${new URLSearchParams({ search: word, ...parts })}`;

type Filter = {
  readonly name: string;
  readonly set: (page: Page) => Promise<unknown>;
  readonly query: Record<string, string>;
  readonly shown: readonly string[];
  /** How the control shows that the filter is on. */
  readonly state: (page: Page) => Promise<unknown>;
  readonly on: unknown;
};

/** Without the number of offers behind it. */
const uncounted = (text: string | null): string => (text ?? '').replace(/ \([\d.]+\)$/, '');
const chosen = async (page: Page, label: string) =>
  uncounted(await page.getByLabel(label).locator('option:checked').textContent());
const choose = async (page: Page, label: string, option: string) => {
  const options = await page.getByLabel(label).locator('option').allTextContents();
  await page.getByLabel(label).selectOption({ index: options.map(uncounted).indexOf(option) });
};

const select = (label: string, option: string, on: Pick<Filter, 'query' | 'shown'>): Filter => ({
  name: `${label}: ${option}`,
  set: (page) => choose(page, label, option),
  state: (page) => chosen(page, label),
  on: option,
  ...on,
});

/** A value of a filter that takes several. */
const box = (label: string, value: string, on: Pick<Filter, 'query' | 'shown'>): Filter => ({
  name: `${label}: ${value}`,
  set: async (page) => (await valueBox(page, label, value)).check(),
  state: (page) => chosenIn(page, label),
  on: value,
  ...on,
});

/** A filter of the box 'Altri filtri', which is opened first. */
const underMore = (filter: Filter): Filter => ({
  ...filter,
  set: async (page) => {
    if (!(await page.getByLabel('Inizio').isVisible())) await page.getByText('Altri filtri').click();
    await filter.set(page);
  },
});

const FILTERS: readonly Filter[] = [
  box('Orario', 'Part-time', { query: { type: 'Part-time' }, shown: [BAKER] }),
  box('Contratto', 'Collaborazione', { query: { contract: 'Collaborazione' }, shown: [CLERK] }),
  select('Paga, almeno', '1.800 € al mese', { query: { minPay: '1800' }, shown: [NURSE] }),
  select('Pubblicate da', 'Ultimi 3 giorni', { query: { posted: '3' }, shown: ALL }),
  select('Ordina per', 'Titolo', { query: { sort: 'title' }, shown: [WAITER, CLERK, NURSE, BAKER] }),
  underMore(select('Inizio', monthName(SOON), { query: { start: SOON }, shown: [CLERK] })),
  underMore(box('Patente', 'B', { query: { licence: 'B' }, shown: [WAITER] })),
  underMore({
    name: 'Più posti',
    set: (page) => page.getByLabel('Più posti').check(),
    query: { openings: 'true' },
    shown: [NURSE],
    state: (page) => page.getByLabel('Più posti').isChecked(),
    on: true,
  }),
  {
    name: 'chip: Sanitario',
    set: (page) => page.getByRole('button', { name: 'Sanitario' }).click(),
    query: { category: 'Sanità' },
    shown: [NURSE],
    state: (page) => page.getByRole('button', { name: 'Sanitario' }).getAttribute('aria-pressed'),
    on: 'true',
  },
];

test('each filter stands in the address and survives reload, sharing and back', async ({ visit }) => {
  const page = await visit(address());
  const friend = await visit('/', { on: 'phone' });
  for (const filter of FILTERS) {
    await expectTitles(page, ALL);
    await filter.set(page);
    await eventually(() => filtersIn(page), filter.name).toEqual(filter.query);
    await expectTitles(page, filter.shown);
    expect(await filter.state(page)).toBe(filter.on);

    await page.reload();
    expect(await titles(page), filter.name).toEqual(filter.shown);
    expect(await filter.state(page)).toBe(filter.on);

    await friend.goto(page.url());
    expect(await titles(friend), filter.name).toEqual(filter.shown);

    await page.goBack();
    await expectTitles(page, ALL);
    expect(filtersIn(page), filter.name).toEqual({});
    await eventually(() => filter.state(page), filter.name).not.toBe(filter.on);
  }
});

test('a place that is typed stands in the address, as one step', async ({ visit }) => {
  const page = await visit('/');
  await page.goto(address());
  await page.getByLabel('Dove').pressSequentially('edolo');
  await expectTitles(page, [BAKER]);
  expect(filtersIn(page)).toEqual({ location: 'edolo' });
  await page.reload();
  expect(await titles(page)).toEqual([BAKER]);
  expect(await page.getByLabel('Dove').inputValue()).toBe('edolo');
  // Back undoes no letters: it leads to the page before.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});

test('a filter takes several values, any of which will do; each is taken off by itself, and the sort stays', async ({
  visit,
}) => {
  const page = await visit(address({ sort: 'title', category: 'commercio,RISTORAZIONE' }));
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  await expectTitles(page, [WAITER, CLERK, BAKER]);
  expect(await chip('Ristorazione').getAttribute('aria-pressed')).toBe('true');
  await chip('Commercio').click();
  await expectTitles(page, [WAITER, BAKER]);
  await (await valueBox(page, 'Orario', 'Solo weekend')).check();
  await expectTitles(page, [WAITER]);
  // The number beside a value is what it would find by itself.
  await seen(page.locator('label').filter({ hasText: /^Part-time 1 offerta$/ }));
  await (await valueBox(page, 'Orario', 'Part-time')).check();
  await expectTitles(page, [WAITER, BAKER]);
  expect(filtersIn(page)).toEqual({ category: 'Ristorazione', type: 'Part-time,Weekend', sort: 'title' });
  expect(await chosenIn(page, 'Orario')).toBe('Part-time, Solo weekend');
  await page.reload();
  await page.getByRole('link', { name: 'Togli il filtro Solo weekend' }).click();
  await expectTitles(page, [BAKER]);
  await eventually(async () => (await valueBox(page, 'Orario', 'Solo weekend')).isChecked()).toBe(false);
  await chip('Tutte').click();
  await eventually(() => filtersIn(page)).toEqual({ type: 'Part-time', sort: 'title' });
});

test('the home page searches as one types, filters by place, and leads to all offers with the same filter', async ({
  visit,
}) => {
  const page = await visit('/');
  await page.getByLabel('Cosa cerchi').pressSequentially(word);
  await expectTitles(page, ALL);
  await seen(page.getByRole('status').getByText('4 offerte', { exact: true }));
  const place = page.getByLabel('Dove');
  expect(
    await place.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
  ).toEqual(['', 'darfo', 'pisogne', 'edolo', 'breno', 'lovere']);
  await place.selectOption('lovere');
  await expectTitles(page, [NURSE]);
  expect(filtersIn(page)).toEqual({ location: 'lovere' });
  await page.reload();
  await expectTitles(page, [NURSE]);
  expect(await place.inputValue()).toBe('lovere');
  await page.getByRole('link', { name: 'Vedi tutte le offerte' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Tutte le offerte di lavoro' }));
  await expectTitles(page, [NURSE]);
  expect(filtersIn(page)).toEqual({ location: 'lovere' });
});

test('on a phone the filters open in a panel that says how many offers there are', async ({ visit }) => {
  const page = await visit(address(), { on: 'phone' });
  await panelButton(page).click();
  await eventually(() => valueGroup(page, 'Patente').getByText('B 1 offerta').count()).toBe(1);
  await (await valueBox(page, 'Contratto', 'Collaborazione')).check();
  const show = page.getByRole('button', { name: 'Mostra 1 offerta' });
  await show.click();
  await gone(show);
  await expectTitles(page, [CLERK]);
  await seen(page.getByText('Filtri (1)'));
});
