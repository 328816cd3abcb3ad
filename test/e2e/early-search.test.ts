import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { test, untilHydrated } from './browser.ts';
import { hold, SCRIPTS } from './hold.ts';
import { expectTitles, query } from './lists.ts';

const word = uniqueWord();
const WAITER = `Barista ${word}`;
const BAKER = `Fornaia ${word}`;
const STORER = `Magazziniere ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: STORER, location: 'Darfo Boario Terme' });
  await publish(employer, { title: BAKER, location: 'Sonico', type: 'Part-time' });
  await publish(employer, { title: WAITER, location: 'Edolo', type: 'Weekend' });
});

test('what is typed before the script has come is searched for when it has', async ({ visit }) => {
  const page = await visit('about:blank');
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto('/offerte', { waitUntil: 'commit' });
  await page.getByLabel('Cosa cerchi').fill(word);
  letScriptsGo();
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).toEqual({ v: '1', search: word });
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(word);
});

test('what is chosen before the script has come is searched for when it has', async ({ visit }) => {
  const page = await visit('about:blank');
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto(`/offerte?search=${word}`, { waitUntil: 'commit' });
  await page.getByLabel('Ordina per').selectOption('Località');
  await page.getByLabel('Orario').selectOption('Part-time');
  letScriptsGo();
  await expectTitles(page, [BAKER]);
  expect(query(page)).toEqual({ v: '1', search: word, sort: 'location', type: 'Part-time' });
  expect(await page.getByLabel('Ordina per').inputValue()).toBe('location');
});

test('what is chosen before the script has come is never taken back', async ({ visit }) => {
  const page = await visit('about:blank');
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.goto(`/offerte?search=${word}&type=Part-time`, { waitUntil: 'commit' });
  const hours = page.getByLabel('Orario');
  await hours.selectOption('');
  // Whoever chooses something else at the moment of a reset would ask for both.
  await hours.evaluate((field: HTMLSelectElement) => {
    Object.defineProperty(field, 'value', {
      set: (value) => {
        field.dataset.set = `${field.dataset.set ?? ''}[${value}]`;
      },
    });
  });
  letScriptsGo();
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).toEqual({ v: '1', search: word });
  expect((await hours.getAttribute('data-set'))?.replaceAll('[]', '')).toBe('');
});

test('who goes back before the script has come sees what the address says', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  await page.getByLabel('Ordina per').selectOption('Località');
  await expectTitles(page, [STORER, WAITER, BAKER]);
  const letScriptsGo = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expectTitles(page, [STORER, WAITER, BAKER]);
  await page.goBack({ waitUntil: 'commit' });
  letScriptsGo();
  await untilHydrated(page);
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).not.toHaveProperty('sort');
});
