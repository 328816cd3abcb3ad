import { describe, expect } from 'vitest';
import { test } from './browser.ts';
import { eventually, gone, seen } from './page-checks.ts';

describe('the contents of the page', () => {
  test('open on phones, and lead there', async ({ visit }) => {
    const page = await visit('/termini', { on: 'phone' });
    const entry = page.getByRole('link', { name: 'Segnalare, e che cosa facciamo' });
    await gone(entry);
    await page.getByText('In questa pagina', { exact: true }).filter({ visible: true }).click();
    await entry.filter({ visible: true }).click();
    await page.waitForURL('**/termini#segnalazioni');
    await eventually(() =>
      page.locator('#segnalazioni').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
    ).toBeLessThan(80);
  });
});

test('a legal page prints as a text: no contents, no header, black on white', async ({ visit }) => {
  const page = await visit('/termini', { colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await gone(page.getByRole('navigation', { name: 'In questa pagina' }));
  await gone(page.getByRole('banner'));
  await seen(page.getByRole('heading', { name: '1. Che cosa è questo sito' }));
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});
