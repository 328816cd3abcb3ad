import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { panelButton, titles } from './lists.ts';
import { eventually, hasFocus, seen, toasts } from './page-checks.ts';

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
  await publishProfile({ name: `Ada ${word}`, location: 'Edolo' });
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

  // The box turns at once, not when the list has come.
  const turned = await page.getByLabel('Filtra per distanza').evaluate((box: HTMLInputElement) => {
    box.click();
    return box.checked;
  });
  expect(turned).toBe(false);
  await eventually(() => titles(page)).toEqual([NEAR, NOWHERE, FAR]);
  expect(new URL(page.url()).search).toBe(`?v=1&search=${word}`);
});

test('every other list asks for the position too; refused, it offers the municipality', async ({ visit }) => {
  const lists = [
    ['/', 'Filtra per distanza', '30'],
    ['/lavoro-vallecamonica', 'Solo vicino a me', '25'],
    ['/cerca-profili', 'Filtra per distanza', '30'],
  ] as const;
  const page = await visit('/', { ...BRENO, on: 'phone' });
  for (const [path, label, radius] of lists) {
    await page.goto(`${path}?search=${word}`);
    await panelButton(page).click();
    await page.getByLabel(label).check();
    await eventually(() => param(page, 'radius'), path).toBe(radius);
    await seen(page.getByText(/Edolo · 2\d(,\d)? km/));
  }
  for (const permissions of [[], ['geolocation']]) {
    const without = await visit(`/cerca-profili?search=${word}`, { permissions });
    // The device does not know where it is.
    await without.context().setGeolocation(null);
    await panelButton(without).click();
    const filter = without.getByLabel('Filtra per distanza');
    await filter.click();
    await eventually(() => filter.isChecked()).toBe(false);
    expect(new URL(without.url()).search).toBe(`?search=${word}`);
    expect(await toasts(without).count()).toBe(0);
    await without.getByRole('button', { name: 'Scegli il comune' }).click();
    await eventually(() => hasFocus(without.getByLabel('Dove'))).toBe(true);
    await without.getByLabel('Dove').click();
    await without.getByRole('option', { name: 'Vicino a me' }).click();
    await seen(without.getByText('Non sappiamo dove sei. Scegli il comune.'));
  }
});

test('around the visitor, without words, the nearest come first, and the order says so', async ({ visit }) => {
  const page = await visit('/offerte', BRENO);
  await page.getByLabel('Dove').click();
  await page.getByRole('option', { name: 'Vicino a me' }).click();
  await seen(page.getByRole('article').first().getByText(' · 0,1 km'));
  const order = page.getByLabel('Ordina per').locator('option:checked');
  expect(await order.textContent()).toBe('Distanza');
  // Around a municipality, too.
  await page.goto('/offerte?location=Edolo&radius=50');
  expect(await order.textContent()).toBe('Distanza');
  const texts = await page.getByRole('article').allTextContents();
  const km = texts.flatMap((text) => / · ([\d,]+) km/.exec(text)?.[1]?.replace(',', '.') ?? []).map(Number);
  expect(km.length).toBeGreaterThan(1);
  expect(km).toEqual(km.toSorted((a, b) => a - b));
  await page.getByLabel('Ordina per').selectOption('Più recenti');
  await eventually(() => param(page, 'sort')).toBe('recent');
});
