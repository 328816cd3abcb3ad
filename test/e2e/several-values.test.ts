import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { chosenIn, expectTitles, filtersIn, panelButton, titles, valueBox } from './lists.ts';
import { eventually, gone, seen } from './page-checks.ts';

const word = uniqueWord();
const BAKER = `Panettiera ${word}`;
const CLERK = `Commesso ${word}`;
const NURSE = `Infermiera ${word}`;
const WAITER = `Cameriere ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: BAKER, type: 'Part-time' });
  await publish(employer, { title: CLERK, category: 'Commercio' });
  await publish(employer, { title: NURSE, category: 'Sanità' });
  await publish(employer, { title: WAITER, type: 'Weekend' });
});

const address = (parts: Record<string, string> = {}) => `/offerte?${new URLSearchParams({ search: word, ...parts })}`;

test('a filter takes several values, any of which will do, and each is taken off by itself', async ({ visit }) => {
  const page = await visit(address());
  await (await valueBox(page, 'Orario', 'Solo weekend')).check();
  await expectTitles(page, [WAITER]);
  const partTime = await valueBox(page, 'Orario', 'Part-time');
  // The number beside a value is what it would find by itself.
  await seen(page.locator('label').filter({ hasText: /^Part-time 1 offerta$/ }));
  await partTime.check();
  await expectTitles(page, [WAITER, BAKER]);
  expect(filtersIn(page)).toEqual({ type: 'Part-time,Weekend' });
  expect(await chosenIn(page, 'Orario')).toBe('Part-time, Solo weekend');
  await page.reload();
  await expectTitles(page, [WAITER, BAKER]);
  await page.getByRole('link', { name: 'Togli il filtro Solo weekend' }).click();
  await expectTitles(page, [BAKER]);
  await eventually(async () => (await valueBox(page, 'Orario', 'Solo weekend')).isChecked()).toBe(false);
  expect(await (await valueBox(page, 'Orario', 'Part-time')).isChecked()).toBe(true);
  expect(filtersIn(page)).toEqual({ type: 'Part-time' });
});

test('several categories of a link are pressed chips, and a press takes one off', async ({ visit }) => {
  const page = await visit(address({ category: 'commercio,SANITARIO' }));
  await expectTitles(page, [NURSE, CLERK]);
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
  expect(await chip('Sanitario').getAttribute('aria-pressed')).toBe('true');
  await chip('Commercio').click();
  await expectTitles(page, [NURSE]);
  expect(filtersIn(page)).toEqual({ category: 'Sanità' });
});

test('a category from a link that has no chip is shown and can be taken off', async ({ visit }) => {
  const page = await visit(address({ category: 'automotive' }));
  const chip = page.getByRole('button', { name: 'Automotive' });
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  await chip.click();
  await expectTitles(page, [WAITER, NURSE, CLERK, BAKER]);
  await gone(chip);
});

/** Values of the types that a form without script has sent, one after the other. */
const sent = (url: URL): string => url.searchParams.getAll('type').join();

test('without script several values are a form, and a chip adds one or takes one off', async ({ visit }) => {
  const page = await visit(address({ type: 'Weekend' }), { javaScriptEnabled: false, on: 'phone' });
  await panelButton(page).click();
  await (await valueBox(page, 'Orario', 'Part-time')).check();
  await page.getByRole('button', { name: 'Applica i filtri' }).click();
  await page.waitForURL((url) => sent(url) === 'Part-time,Weekend');
  expect(await titles(page)).toEqual([WAITER, BAKER]);
  await panelButton(page).click();
  await page.getByRole('button', { name: 'Solo weekend', exact: true }).click();
  await page.waitForURL((url) => sent(url) === '-Weekend,Part-time,Weekend');
  expect(await titles(page)).toEqual([BAKER]);
  await panelButton(page).click();
  expect(await chosenIn(page, 'Orario')).toBe('Part-time');
  await page.getByRole('button', { name: 'Solo weekend', exact: true }).click();
  await page.waitForURL((url) => sent(url) === 'Weekend,Part-time');
  expect(await titles(page)).toEqual([WAITER, BAKER]);
});
