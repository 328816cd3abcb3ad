import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { monthName, nextMonths } from '../../shared/dates.ts';
import { JOB_TYPES } from '../../shared/job-values.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { chosenIn, expectTitles, filtersIn, titles, valueBox } from './lists.ts';
import { eventually, seen } from './page-checks.ts';

/** A word in the title of every offer of this file. */
const word = uniqueWord();
const BAKER = `Panettiera ${word}`;
const CLERK = `Commesso ${word}`;
const NURSE = `Infermiera ${word}`;
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
  /** Its name, and the value that is chosen; a box of its own has none. */
  readonly label: string;
  readonly value?: string;
  readonly query: Record<string, string>;
  readonly shown: readonly string[];
};

/** One of each kind of control, in the row and under "Altri filtri". */
const FILTERS: readonly Filter[] = [
  { label: 'Contratto', value: 'Collaborazione', query: { contract: 'Collaborazione' }, shown: [CLERK] },
  { label: 'Paga, almeno', value: '1.800 € al mese', query: { minPay: '1800' }, shown: [NURSE] },
  { label: 'Ordina per', value: 'Titolo', query: { sort: 'title' }, shown: [WAITER, CLERK, NURSE, BAKER] },
  { label: 'Inizio', value: monthName(SOON), query: { start: SOON }, shown: [CLERK] },
  { label: 'Patente', value: 'B', query: { licence: 'B' }, shown: [WAITER] },
  { label: 'Più persone cercate', query: { openings: 'true' }, shown: [NURSE] },
];
/** Filters that are boxes in a disclosure; the others with a value are selects. */
const BOXES = ['Contratto', 'Patente'];

/** Without the number of offers behind it. */
const uncounted = (text: string | null): string => (text ?? '').replace(/ \([\d.]+\)$/, '');

async function choose(page: Page, { label, value }: Filter): Promise<void> {
  if (['Inizio', 'Patente', 'Più persone cercate'].includes(label) && !(await page.getByLabel('Inizio').isVisible()))
    await page.getByText('Altri filtri').click();
  if (value === undefined) return page.getByLabel(label).check();
  if (BOXES.includes(label)) return (await valueBox(page, label, value)).check();
  const options = await page.getByLabel(label).locator('option').allTextContents();
  await page.getByLabel(label).selectOption({ index: options.map(uncounted).indexOf(value) });
}

/** True where the control shows that its filter is on. */
async function isOn(page: Page, { label, value }: Filter): Promise<boolean> {
  if (value === undefined) return page.getByLabel(label).isChecked();
  if (BOXES.includes(label)) return (await chosenIn(page, label)) === value;
  return uncounted(await page.getByLabel(label).locator('option:checked').textContent()) === value;
}

test('each filter stands in the address and survives reload and back', async ({ visit }) => {
  const page = await visit(address());
  for (const filter of FILTERS) {
    await expectTitles(page, ALL);
    await choose(page, filter);
    await eventually(() => filtersIn(page), filter.label).toEqual(filter.query);
    await expectTitles(page, filter.shown);
    expect(await isOn(page, filter)).toBe(true);

    await page.reload();
    expect(await titles(page), filter.label).toEqual(filter.shown);
    expect(await isOn(page, filter)).toBe(true);

    await page.goBack();
    await expectTitles(page, ALL);
    expect(filtersIn(page), filter.label).toEqual({});
    await eventually(() => isOn(page, filter), filter.label).toBe(false);
  }
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
  await (await valueBox(page, 'Tipo di lavoro', 'Solo weekend')).check();
  await expectTitles(page, [WAITER]);
  // The number beside a value is what it would find by itself.
  await seen(page.locator('label').filter({ hasText: /^Part-time 1 offerta$/ }));
  await (await valueBox(page, 'Tipo di lavoro', 'Part-time')).check();
  await expectTitles(page, [WAITER, BAKER]);
  expect(filtersIn(page)).toEqual({ category: 'Ristorazione', type: 'Part-time,Weekend', sort: 'title' });
  expect(await chosenIn(page, 'Tipo di lavoro')).toBe('Part-time, Solo weekend');
  // Each filter is in the panel once, under the name that forms and pages give it.
  expect(await page.locator('.filter-panel [name=type]').count()).toBe(JOB_TYPES.length);
  await page.reload();
  await page.getByRole('link', { name: 'Togli il filtro Solo weekend' }).click();
  await expectTitles(page, [BAKER]);
  await eventually(async () => (await valueBox(page, 'Tipo di lavoro', 'Solo weekend')).isChecked()).toBe(false);
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
  await place.click();
  const options = page.getByRole('listbox', { name: 'Luoghi' }).getByRole('option');
  await eventually(() => options.count()).toBeGreaterThan(50);
  const first = ['Vicino a me', 'Darfo Boario Terme', 'Pisogne', 'Edolo', 'Breno', 'Lovere'];
  const texts = (await options.allTextContents()).map((text) => text.trim().replace(/,.*/, ''));
  expect(texts.slice(0, 6)).toEqual(first);
  await place.pressSequentially('lovere');
  await eventually(async () => (await options.allTextContents()).map((text) => text.trim())).toEqual([
    'Lovere, 1 offerta',
    'Vicino a me',
  ]);
  await options.first().click();
  await expectTitles(page, [NURSE]);
  expect(filtersIn(page)).toEqual({ location: 'Lovere' });
  await page.reload();
  await expectTitles(page, [NURSE]);
  expect(await place.inputValue()).toBe('Lovere');
  await page.getByRole('link', { name: 'Vedi tutte le offerte' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Tutte le offerte di lavoro' }));
  await expectTitles(page, [NURSE]);
  expect(filtersIn(page)).toEqual({ location: 'Lovere' });
  // A place that is typed is one step: back undoes no letters.
  await page.getByLabel('Dove').fill('');
  await page.getByLabel('Dove').pressSequentially('edolo');
  await expectTitles(page, [BAKER]);
  expect(filtersIn(page)).toEqual({ location: 'edolo' });
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
});
