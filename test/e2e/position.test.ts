import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { panelButton, titles } from './lists.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const NEAR = `Cuoca ${word}`;
const FAR = `Barista ${word}`;
const NOWHERE = `Autista ${word}`;
const BRENO: VisitOptions = { permissions: ['geolocation'], geolocation: { latitude: 45.957, longitude: 10.304 } };

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: FAR, location: 'Edolo' });
  await publish(employer, { title: NOWHERE, location: 'tutta la valle' });
  await publish(employer, { title: NEAR, location: 'Breno' });
});

const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('granted: km on the cards, sort by distance, radius in the address', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, BRENO);
  const sort = page.getByLabel('Ordina per');
  expect(await sort.locator('option').allTextContents()).toEqual(['Pertinenza', 'Più recenti', 'Titolo', 'Località']);

  await page.getByLabel('Filtra per distanza').check();
  await eventually(() => param(page, 'radius')).toBe('30');
  // About a kilometre: no address holds where somebody lives.
  expect([param(page, 'lat'), param(page, 'lon')]).toEqual(['45.96', '10.3']);
  const card = (title: string) => page.getByRole('article').filter({ hasText: title });
  // From the exact position: from the one of the address it would be 0,5 km.
  await seen(card(NEAR).getByText('Breno · 0,1 km'));
  await seen(card(FAR).getByText(/Edolo · 2\d(,\d)? km/));
  expect(await card(NOWHERE).textContent()).not.toContain(' km');

  await sort.selectOption('Distanza');
  await eventually(() => titles(page)).toEqual([NEAR, FAR, NOWHERE]);

  const radius = page.getByRole('slider', { name: 'Distanza massima' });
  expect(await radius.evaluate((element: HTMLInputElement) => [element.min, element.max, element.step])).toEqual([
    '5',
    '50',
    '5',
  ]);
  await radius.focus();
  await page.keyboard.press('Home');
  await eventually(() => param(page, 'radius')).toBe('5');
  // An offer without a position stays in the list: nobody knows that it is too far away.
  await eventually(() => titles(page)).toEqual([NEAR, NOWHERE]);
  await seen(page.getByText('5 km', { exact: true }).first());

  await page.reload();
  expect(await titles(page)).toEqual([NEAR, NOWHERE]);
  expect(await radius.inputValue()).toBe('5');
  expect(await sort.inputValue()).toBe('distance');
  await seen(card(NEAR).getByText('Breno · 0,1 km'));

  await page.getByLabel('Filtra per distanza').click();
  await eventually(() => page.getByLabel('Filtra per distanza').isChecked()).toBe(false);
  await eventually(() => titles(page)).toEqual([NEAR, NOWHERE, FAR]);
  expect(new URL(page.url()).search).toBe(`?v=1&search=${word}`);
});

test('the box turns at once, not when the list has come', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}&lat=45.96&lon=10.3&radius=5`, BRENO);
  const turned = await page.getByLabel('Filtra per distanza').evaluate((box: HTMLInputElement) => {
    box.click();
    return box.checked;
  });
  expect(turned).toBe(false);
  await eventually(() => titles(page)).toEqual([NEAR, NOWHERE, FAR]);
});

test('granted on the home page', async ({ visit }) => {
  const page = await visit(`/?search=${word}`, { ...BRENO, on: 'phone' });
  await panelButton(page).click();
  await page.getByLabel('Filtra per distanza').check();
  await eventually(() => param(page, 'radius')).toBe('30');
  await seen(page.getByText(/Edolo · 2\d(,\d)? km/));
});

const WITHOUT = [
  { name: 'denied', permissions: [] },
  { name: 'unavailable', permissions: ['geolocation'] },
] as const;

test.for(WITHOUT)('$name: the filter goes off again, in silence', async ({ permissions }, { visit }) => {
  for (const path of ['/offerte', '/']) {
    const page = await visit(`${path}?search=${word}`, { permissions: [...permissions] });
    // The device does not know where it is.
    await page.context().setGeolocation(null);
    if (path === '/') await panelButton(page).click();
    const filter = page.getByLabel('Filtra per distanza');
    await filter.click();
    await eventually(() => filter.isChecked()).toBe(false);
    expect(new URL(page.url()).search).toBe(`?search=${word}`);
    expect(await titles(page)).toEqual([NEAR, NOWHERE, FAR]);
    expect(await toasts(page).count()).toBe(0);
  }
});
