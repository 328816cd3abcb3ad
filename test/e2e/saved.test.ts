import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { stored, test } from './browser.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const word = uniqueWord();
const SAVED = `Giardiniere ${word}`;
const OTHER = `Vivaista ${word}`;
let savedId = '';

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  savedId = (await publish(employer, { title: SAVED })).id;
  await publish(employer, { title: OTHER });
});

test.for(['phone', 'desktop'] as const)('a saved offer stays saved on this device (%s)', async (on, { visit }) => {
  const page = await visit(`/offerte?search=${word}`, { on });
  const heart = (title: string) => page.getByRole('button', { name: `Salva l'offerta: ${title}` });
  const pressed = (title: string) => heart(title).getAttribute('aria-pressed');
  expect(await pressed(SAVED)).toBe('false');
  await heart(SAVED).click();
  await eventually(() => pressed(SAVED)).toBe('true');
  expect(await pressed(OTHER)).toBe('false');
  // The heart lies on a card that is one link: pressing it goes nowhere.
  expect(new URL(page.url()).pathname).toBe('/offerte');

  await page.reload();
  await eventually(() => pressed(SAVED)).toBe('true');
  await page.goto(`/offerte/${savedId}`);
  await eventually(() => pressed(SAVED)).toBe('true');

  const tab = await page.context().newPage();
  await tab.goto(`/offerte/${savedId}`);
  const there = tab.getByRole('button', { name: `Salva l'offerta: ${SAVED}` });
  await eventually(() => there.getAttribute('aria-pressed')).toBe('true');
  await there.click();
  await eventually(() => pressed(SAVED)).toBe('false');
  await page.reload();
  await eventually(() => pressed(SAVED)).toBe('false');
});

test('where the browser keeps nothing, the toast says so, and the heart still answers', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, {
    expected: [/Failed to save scroll positions/],
    before: (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  });
  const heart = page.getByRole('button', { name: `Salva l'offerta: ${SAVED}` });
  await heart.click();
  await seen(toasts(page).getByText('Offerta non salvata sul dispositivo'));
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('false');
});

test('what cannot be read in the storage is no offer saved, and no error', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, {
    storageState: stored({ 'lavoro-in-valle.saved': '{"broken' }),
  });
  const heart = page.getByRole('button', { name: `Salva l'offerta: ${SAVED}` });
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  await heart.click();
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
});
