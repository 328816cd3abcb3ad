import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publish, register } from './api.ts';
import { test } from './browser.ts';
import { eventually, gone, notified, seen, toasts } from './page-checks.ts';

let path = '';
const TITLE = 'Accesso richiesto';

beforeAll(async () => {
  path = `/offerte/${(await publish(await register({ role: 'employer' }))).id}`;
});

test('a toast goes by itself after five seconds', async ({ visit }) => {
  const page = await visit(path, { before: (context) => context.clock.install() });
  // A minute ahead: the clock runs until the browser hears of it.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.getByText('Candidati con un account').click();
  await page.mouse.move(0, 0);
  await eventually(async () => {
    await page.clock.runFor(20);
    return toasts(page).getByText(TITLE).count();
  }).toBe(1);
  await page.clock.runFor(4_800);
  await seen(toasts(page).getByText(TITLE));
  await page.clock.runFor(400);
  await gone(toasts(page).getByText(TITLE));
});

test('F8 leads to it by keyboard, and it can be closed', async ({ visit }) => {
  // Shared and not applied for: that toast leads to another page, which takes the focus when it comes.
  const page = await visit(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('button', { name: 'Condividi' }).click();
  await seen(toasts(page).getByText('Link copiato'));
  // The toast is drawn a moment before it listens to keys.
  await eventually(async () => {
    await page.keyboard.press('F8');
    return toasts(page).evaluate((region) => region.contains(document.activeElement));
  }).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Chiudi');
  await page.keyboard.press('Enter');
  await gone(toasts(page).getByText('Link copiato'));
});

test('it is swiped away to the right by 50 px, not by less', async ({ visit }) => {
  const page = await visit(path);
  await page.getByText('Candidati con un account').click();
  const toast = toasts(page).getByText(TITLE);
  // Waits until it has stopped moving.
  await toast.hover();
  const box = await toast.boundingBox();
  if (!box) throw new Error('the toast has no box');
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 20, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + distance, box.y + 8, { steps: 5 });
    await page.mouse.up();
  };
  await swipe(40);
  await seen(toast);
  await swipe(60);
  await gone(toast);
});

/** Elements that the toast covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.toast')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    const parts = '.site-header, .apply-bar, label, input, select, textarea, button, summary, .btn';
    return [...document.querySelectorAll(parts)]
      .filter((other) => !other.closest('.toast') && other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const { top, bottom, left, right } = other.getBoundingClientRect();
        return right > toast.left && left < toast.right && bottom > toast.top && top < toast.bottom;
      })
      .map((other) => other.outerHTML.slice(0, 100));
  });

test('a toast on a phone covers no header, bar, label, field or button', async ({ visit }) => {
  const viewport = { width: 390, height: 780 };
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await visit(path, { on: 'phone', viewport, permissions });
  await page.getByRole('button', { name: 'Condividi' }).tap();
  await notified(page, 'Link copiato');
  await eventually(() => covered(page)).toEqual([]);
  await page.getByText('Candidati con un account').tap();
  await notified(page, TITLE);
  await eventually(() => covered(page)).toEqual([]);
  // The page that it leads to says the same by itself, and nothing is red there.
  await page.getByRole('main').getByRole('link', { name: 'Registrati' }).tap();
  await seen(page.getByRole('heading', { level: 1, name: 'Registrati' }));
  expect(await toasts(page).getByText(TITLE).count()).toBe(0);
  expect(await page.getByRole('alert').count()).toBe(0);
  // Two ways in, one above the form and one below it.
  const small = await visit('/pubblica-offerta', { on: 'phone' });
  await notified(small, TITLE);
  await eventually(() => covered(small)).toEqual([]);
  const wide = await visit(path);
  await wide.getByText('Candidati con un account').click();
  await notified(wide, TITLE);
  await eventually(() => covered(wide)).toEqual([]);
});

test('a failure that the form itself says comes without a toast', async ({ visit }) => {
  const page = await visit('/password-dimenticata', { expected: [/ERR_FAILED/] });
  await page.route('**/api/password/forgot', (route) => route.abort());
  await page.getByLabel('Email').fill('nessuno@example.org');
  await page.getByRole('main').locator('button[type=submit]').click();
  await seen(page.getByRole('alert').getByText('Link non inviato'));
  expect(await toasts(page).count()).toBe(0);
});
