import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { untilHydrated } from './contexts.ts';
import { hold, SCRIPTS } from './hold.ts';
import { expectTitles, query, valueBox } from './lists.ts';

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

test('text typed before the script is searched for once it runs', async ({ visit }) => {
  const page = await visit('about:blank');
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/offerte', { waitUntil: 'commit' });
  await page.getByLabel('Cosa cerchi').fill(word);
  scripts.letGo();
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).toEqual({ v: '1', search: word });
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(word);
});

test('a filter chosen before the script is searched for once it runs', async ({ visit }) => {
  const page = await visit('about:blank');
  const scripts = await hold(page, SCRIPTS);
  await page.goto(`/offerte?search=${word}`, { waitUntil: 'commit' });
  await page.getByLabel('Ordina per').selectOption('Località');
  for (const value of ['Solo weekend', 'Part-time']) await (await valueBox(page, 'Orario', value)).check();
  scripts.letGo();
  await expectTitles(page, [WAITER, BAKER]);
  expect(query(page)).toEqual({ v: '1', search: word, sort: 'location', type: 'Part-time,Weekend' });
  expect(await page.getByLabel('Ordina per').inputValue()).toBe('location');
});

test('a filter chosen before the script is never reset', async ({ visit }) => {
  const page = await visit('about:blank');
  const scripts = await hold(page, SCRIPTS);
  await page.goto(`/offerte?search=${word}&minPay=1000`, { waitUntil: 'commit' });
  const leastPay = page.getByLabel('Paga, almeno');
  await leastPay.selectOption('');
  // Looks in each task of the page: a choice made at the moment of a reset would ask for both.
  await leastPay.evaluate((field: HTMLSelectElement) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      if (field.value !== '') field.dataset.takenBack = field.value;
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  scripts.letGo();
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).toEqual({ v: '1', search: word });
  expect(await leastPay.getAttribute('data-taken-back')).toBeNull();
});

test('going back before the script renders the current address', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  await page.getByLabel('Ordina per').selectOption('Località');
  await expectTitles(page, [STORER, WAITER, BAKER]);
  const scripts = await hold(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await expectTitles(page, [STORER, WAITER, BAKER]);
  await page.goBack({ waitUntil: 'commit' });
  scripts.letGo();
  await untilHydrated(page);
  await expectTitles(page, [WAITER, BAKER, STORER]);
  expect(query(page)).not.toHaveProperty('sort');
});
