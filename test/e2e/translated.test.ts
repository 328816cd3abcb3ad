import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { hold, SCRIPTS } from './hold.ts';
import { expectTitles, panelButton, valueBox } from './lists.ts';
import { eventually, goWithin, seen } from './page-checks.ts';

const word = uniqueWord();
const COOK = `Cuoca ${word}`;
const WAITER = `Cameriere ${word}`;

let cook: PublicJob;
let profile: string;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  cook = await publish(employer, { title: COOK, location: 'Edolo', category: 'Ristorazione' });
  await publish(employer, { title: WAITER, location: 'Edolo', category: 'Ristorazione', type: 'Weekend' });
  ({ id: profile } = await publishProfile());
});

/** Does to a page as a translator of the browser does: each text is a new one in two elements, from now on and whatever comes. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.parentElement?.closest('font, script, style, textarea, svg') !== null) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** React's word for a part of the document that is not what it renders: it renders that part itself. */
const REDRAWN = /React error #418/;
const NOT_OPENED = 'Questa pagina non si è aperta';

/** Opens, fills in, chooses and sends whatever a page has. */
async function fillInAll(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true;
  });
  for (const field of await main.locator('input:is([type="text"], [type="search"], [type="email"]):visible').all())
    await field.fill('prova');
  for (const box of await main.getByRole('checkbox').filter({ visible: true }).all())
    if (await box.isVisible()) await box.click();
  for (const slider of await main.getByRole('slider').filter({ visible: true }).all()) await slider.press('ArrowRight');
  const form = main.locator('form[method="post"] button[type="submit"]:visible').first();
  if (await form.isVisible()) await form.click();
}

test('translated, every kind of page can be used, and left', async ({ visit }) => {
  const page = await visit('/', { expected: [/status of 4/, REDRAWN] });
  for (const path of [
    ...[pagePath.home(), pagePath.town('iseo'), pagePath.savedJobs(), pagePath.candidates(), pagePath.job(cook.id)],
    ...[pagePath.publishCandidate(), pagePath.findCarer(), pagePath.register(), pagePath.alerts(), pagePath.blog()],
    ...[pagePath.candidate(profile), '/blog/cv-efficace-2025-guida', '/non-esiste'],
  ]) {
    await page.goto(path);
    await translate(page);
    await fillInAll(page);
    await goWithin(page, pagePath.jobs());
    await seen(page.getByRole('heading', { level: 1, name: 'Offerte' }));
    await page.goBack({ waitUntil: 'commit' });
    await seen(page.getByRole('heading', { level: 1 }));
    expect(await page.getByText(NOT_OPENED).count(), path).toBe(0);
  }
});

test('translated, a search, filters and an offer say what is so now', async ({ visit }) => {
  const page = await visit(pagePath.jobs(), { on: 'phone', expected: [REDRAWN] });
  await translate(page);
  await page.getByLabel('Cosa cerchi').fill(word);
  await expectTitles(page, [WAITER, COOK]);
  await seen(page.getByRole('status').getByText('2 offerte'));
  await panelButton(page).click();
  await (await valueBox(page, 'Tipo di lavoro', 'Solo weekend')).check();
  await eventually(() => panelButton(page).textContent()).toContain('Filtri (1)');
  await page.getByRole('button', { name: 'Mostra 1 offerta' }).click();
  await expectTitles(page, [WAITER]);
  await page.getByRole('link', { name: WAITER, exact: true }).click();
  await seen(page.getByRole('heading', { level: 1, name: WAITER }));
  // Another offer on the same route.
  await goWithin(page, pagePath.job(cook.id));
  await seen(page.getByRole('heading', { level: 1, name: COOK }));
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([COOK]);
});

test('translated before its script runs, a page searches for what was typed', async ({ visit }) => {
  const page = await visit('about:blank', { expected: [REDRAWN] });
  const scripts = await hold(page, SCRIPTS);
  await page.goto(pagePath.jobs(), { waitUntil: 'commit' });
  await seen(page.getByRole('contentinfo'));
  await translate(page);
  await page.getByLabel('Cosa cerchi').fill(word);
  scripts.letGo();
  await expectTitles(page, [WAITER, COOK]);
  expect(await page.getByLabel('Cosa cerchi').inputValue()).toBe(word);
});
