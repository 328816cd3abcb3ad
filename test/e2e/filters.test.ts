import { beforeAll, expect } from 'vitest';
import { nextMonths } from '../../shared/dates.ts';
import { JOB_TYPES } from '../../shared/job-values.ts';
import { machinePath, pagePath } from '../../shared/paths.ts';
import { publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { chosenIn, expectTitles, filtersIn, titles, valueBox, valueGroup } from './lists.ts';
import { eventually, seen } from './page-checks.ts';

/** A word in the title of every offer of this file. */
const word = uniqueWord();
const BAKER = `Panettiera ${word}`;
const CLERK = `Commesso ${word}`;
const NURSE = `Infermiera ${word}`;
const WAITER = `Cameriere ${word}`;
/** Order of publication: the newest is the last. */
const ALL = [WAITER, NURSE, CLERK, BAKER];
/** A month in which work starts, neither the first nor the last that can be chosen. */
const [MONTH = ''] = nextMonths(new Date(), 9).slice(-2);
/** Offer that the filters of each kind find. */
const FOUND = {
  contract: 'Collaborazione',
  salaryMin: 2000,
  salaryPeriod: 'mese',
  startDate: `${MONTH}-28`,
  licence: 'B',
  openings: 3,
} as const;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  for (const parts of [
    { title: BAKER, location: 'Edolo', type: 'Part-time' },
    { title: CLERK, location: 'Darfo Boario Terme', category: 'Commercio', ...FOUND },
    { title: NURSE, location: 'Lovere', category: 'Sanità' },
    { title: WAITER, location: 'Breno', category: 'Ristorazione', type: 'Weekend' },
  ] as const)
    await publish(employer, parts);
});

const address = (parts: Record<string, string> = {}) => `/offerte?${new URLSearchParams({ search: word, ...parts })}`;

test('filters of each kind stand in the address, and survive reload and back', async ({ visit }) => {
  const page = await visit(address());
  await expectTitles(page, ALL);
  const select = (label: string, value: string) => page.getByLabel(label).selectOption(value);
  const check = async (label: string, value: string) => (await valueBox(page, label, value)).check();
  const steps: readonly (readonly [query: Record<string, string>, choose: () => Promise<unknown>])[] = [
    [{ contract: 'Collaborazione' }, () => check('Contratto', 'Collaborazione')],
    [{ minPay: '1800' }, () => select('Paga, almeno', '1800')],
    [{ sort: 'title' }, () => select('Ordina per', 'title')],
    [{ start: MONTH }, () => select('Inizio', MONTH)],
    [{ licence: 'B' }, () => check('Patente', 'B')],
    [{ openings: 'true' }, () => page.getByLabel('Più persone cercate').check()],
  ];
  const controls = async () => [
    ...(await Promise.all(['Contratto', 'Patente'].map((label) => chosenIn(page, label)))),
    ...(await Promise.all(
      ['Paga, almeno', 'Ordina per', 'Inizio'].map((label) => page.getByLabel(label).inputValue()),
    )),
    await page.getByLabel('Più persone cercate').isChecked(),
  ];
  const before = await controls();
  await page.getByText('Altri filtri').click();
  const chosen: Record<string, string> = {};
  for (const [query, choose] of steps) {
    await choose();
    Object.assign(chosen, query);
    await eventually(() => filtersIn(page)).toEqual(chosen);
  }
  await expectTitles(page, [CLERK]);
  const all = ['Collaborazione', 'B', '1800', 'title', MONTH, true];
  expect(await controls()).toEqual(all);
  await page.reload();
  expect(await titles(page)).toEqual([CLERK]);
  expect(await controls()).toEqual(all);
  for (const [query] of steps.toReversed()) {
    await page.goBack();
    for (const name of Object.keys(query)) delete chosen[name];
    await eventually(() => filtersIn(page)).toEqual(chosen);
  }
  await expectTitles(page, ALL);
  await eventually(controls).toEqual(before);
});

test('a filter takes several values; each is taken off by itself, and the sort stays', async ({ visit }) => {
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

test('filters that are chosen as soon as the last one shows are all kept', async ({ visit }) => {
  const page = await visit(address());
  const types = valueGroup(page, 'Tipo di lavoro');
  await types.locator('summary').click();
  await types.evaluate((group) => {
    const boxes = [...group.querySelectorAll<HTMLInputElement>('[name=type]')];
    // Runs once React has changed the page, and before its effects.
    new MutationObserver(() => boxes.shift()?.click()).observe(group, { subtree: true, characterData: true });
    boxes.shift()?.click();
  });
  await eventually(() => filtersIn(page).type?.split(',')).toHaveLength(JOB_TYPES.length);
});

test('a filter and its values have one name in form, filter, card, page, board, feed and alert', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const { id, title } = await publish(employer, {
    location: 'Vione',
    type: 'Full-time',
    category: 'Ufficio',
    shifts: ['sera'],
    licence: 'B',
    housing: true,
    meals: true,
    requirements: [{ what: 'HACCP', level: null, reason: null, preferred: false }],
  });
  const page = await visit(pagePath.publishJob(), { as: employer });
  const textOf = (selector: string) => page.locator(selector).allTextContents();
  const names = ['Categoria', 'Tipo di lavoro', 'Contratto', 'Esperienza', 'Patente', 'Turni', 'Requisiti'];
  await page.getByText('Altri dettagli (facoltativi)').click();
  const inForm = await textOf('form :is(label span, legend)');
  expect(inForm).toEqual(expect.arrayContaining([...names, 'Alloggio', 'Vitto']));
  await page.goto(pagePath.job(id));
  const head = await textOf('.with-box li');
  expect([...(await textOf('.facts dt')), ...head]).toEqual(expect.arrayContaining([...names, 'Alloggio', 'Vitto']));
  const places = [await textOf('.facts')];
  await page.goto(`${pagePath.jobs()}?location=Vione&requirement=HACCP`);
  const inPanel = await textOf('.filter-panel :is(label, summary) > span:first-child');
  const filters = names.filter((name) => name !== 'Categoria');
  expect(inPanel.flatMap((text) => text.trim())).toEqual(expect.arrayContaining(filters));
  for (const extra of ['Alloggio', 'Vitto']) await seen(page.getByLabel(new RegExp(`^${extra} `)));
  places.push(await page.getByRole('article').filter({ hasText: title }).allTextContents());
  await page.goto(pagePath.townBoard('vione'));
  places.push(await textOf('.board-job'));
  places.push([await (await fetch(SITE + machinePath.townFeed('vione'))).text()]);
  await page.goto(`${pagePath.alerts()}?type=Full-time&category=Ufficio`);
  places.push(await textOf('main'));
  for (const texts of places) {
    expect(texts.join()).toContain('Tempo pieno');
    expect(texts.join()).not.toContain('Full-time');
  }
});

test('the home page searches as one types, filters by place, and leads to all of those', async ({ visit }) => {
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
