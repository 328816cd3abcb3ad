import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { query, titles } from './lists.ts';
import { eventually, expectAccessible, gone, seen } from './page-checks.ts';

const word = uniqueWord();
const TITLE = `Ascensorista ${word}`;
const COMPANY = `${uniqueWord()} ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: TITLE, companyName: COMPANY, location: 'Breno' });
});

const field = (page: Page) => page.getByLabel('Cosa cerchi');
const options = (page: Page) => page.getByRole('listbox', { name: 'Proposte' }).getByRole('option');
const labels = async (page: Page) => (await options(page).allTextContents()).map((text) => text.trim());
const active = (of: Locator) =>
  of.evaluate(
    (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  );

describe('proposals while typing', () => {
  test('are above the keyboard of a phone', async ({ visit }) => {
    const page = await visit(pagePath.candidates(), { on: 'phone' });
    // A keyboard covers the page below this height, and does not make it smaller.
    await page.evaluate(() => Object.defineProperty(window.visualViewport, 'height', { value: 330 }));
    await page.getByLabel('Dove').pressSequentially('b');
    const list = page.getByRole('listbox');
    await seen(list);
    const { top, bottom } = await list.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThanOrEqual(330);
    expect(bottom - top).toBeGreaterThan(100);
  });

  test('are chosen by the keyboard, and leave Home and End to the field', async ({ visit }) => {
    const page = await visit(pagePath.jobs());
    const input = field(page);
    await input.pressSequentially('ascens');
    await eventually(() => labels(page)).toEqual(['ascensorista, 1 offerta']);
    expect(await input.getAttribute('role')).toBe('combobox');
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await eventually(() => active(input)).toBe('ascensorista, 1 offerta');
    await page.keyboard.press('Home');
    await eventually(() => active(input)).toBeNull();
    expect(await input.evaluate((element) => (element as HTMLInputElement).selectionStart)).toBe(0);
    await page.keyboard.press('Escape');
    await gone(options(page));
    expect(await input.inputValue()).toBe('ascens');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => titles(page)).toEqual([TITLE]);
    expect(await input.inputValue()).toBe('ascensorista');
    expect(query(page)).toEqual({ v: '1', search: 'ascensorista' });
    await gone(options(page));
  });

  test('lead from any list to another place', async ({ visit }) => {
    const page = await visit(pagePath.town('edolo'));
    await field(page).pressSequentially('sonic');
    await eventually(() => labels(page)).toEqual(['Sonico, comune']);
    await options(page).click();
    await page.waitForURL((url) => url.pathname === pagePath.jobs());
    expect(query(page)).toEqual({ v: '1', location: 'Sonico' });
  });

  test('are asked for once a pause, not for one letter', async ({ visit }) => {
    const page = await visit(pagePath.jobs());
    const requested: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === pathOf('GET /api/jobs/suggestions')) requested.push(searchParams.get('search'));
    });
    await field(page).pressSequentially('a');
    await page.waitForTimeout(600);
    expect(requested).toEqual([]);
    // Without a pause between them, however slow the machine is.
    await field(page).evaluate(() => [...'scens'].map((letter) => document.execCommand('insertText', false, letter)));
    await eventually(() => labels(page)).toEqual(['ascensorista, 1 offerta']);
    expect(requested).toEqual(['ascens']);
  });
});
