import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { panelButton } from './lists.ts';
import { eventually, seen } from './page-checks.ts';

const word = uniqueWord();
/** In the municipality; near it; farther than 15 km; named in the text only; in no place. */
const HERE = `Cuoca ${word}`;
const NEAR = `Commessa ${word}`;
const FAR = `Muratore ${word}`;
const NOWHERE = `Autista ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: NOWHERE, location: 'tutta la valle' });
  await publish(employer, { title: FAR, location: 'Pisogne', category: 'Edilizia' });
  await publish(employer, { title: NEAR, location: 'Esine', category: 'Commercio' });
  await publish(employer, { title: HERE, location: 'Malegno', category: 'Ristorazione' });
  // Near every town: where no category of the chips has an offer, there are none.
  for (const location of ['Iseo', 'Pisogne', 'Edolo'])
    await publish(employer, { title: 'Pizzaiolo', location, category: 'Ristorazione' });
});

const expectTitles = (page: Page, shown: readonly string[]) =>
  eventually(() => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()).toEqual(shown);
const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search.replace('v=1&', '');
};

test('a town of each kind has its heading, texts and controls, and a way on from nothing', async ({ visit }) => {
  const page = await visit('/', { on: 'phone' });
  for (const [town, sliders] of Object.entries({ Breno: 0, Malegno: 1 })) {
    await page.goto(`/lavoro-${town.toLowerCase()}?search=${uniqueWord()}`);
    await page.getByRole('link', { name: 'Vedi le offerte in Valle' }).click();
    await page.waitForURL('**/lavoro-vallecamonica');
    await page.goto(`/lavoro-${town.toLowerCase()}`);
    await seen(page.getByRole('heading', { level: 1, name: town }));
    const way = page.getByRole('navigation', { name: 'Percorso' }).getByRole('listitem');
    expect(await way.allTextContents()).toEqual(['Home', 'Offerte in Valle', town]);
    await seen(page.getByRole('heading', { name: /^Lavorare ad? / }));
    const others = page.getByRole('navigation', { name: 'Offerte negli altri comuni' });
    expect(await others.getByRole('link').count()).toBe(9);
    await panelButton(page).click();
    expect(await page.getByRole('slider').count(), town).toBe(sliders);
    expect(await page.getByRole('combobox', { name: 'Categoria', exact: true }).count(), town).toBe(1 - sliders);
  }
});

test('a town shows what is in it and near it; words, category and radius are in the address', async ({ visit }) => {
  const page = await visit('/lavoro-breno');
  await page.getByLabel('Cosa cerchi').fill(word);
  await expectTitles(page, [HERE, NEAR]);
  await page.getByLabel('Categoria', { exact: true }).selectOption('Commercio');
  await expectTitles(page, [NEAR]);
  expect(address(page)).toBe(`/lavoro-breno?search=${word}&category=Commercio`);
  const chips = page.getByRole('navigation', { name: 'Categorie più cercate' });
  expect(await chips.locator('[aria-current]').allTextContents()).toEqual([expect.stringMatching(/^Commercio\b/)]);
  await chips.getByRole('link', { name: 'Ristorazione' }).click();
  await expectTitles(page, [HERE]);
  await eventually(() => page.getByLabel('Categoria', { exact: true }).inputValue()).toBe('Ristorazione');
  await page.reload();
  await expectTitles(page, [HERE]);
  await page.goBack();
  await expectTitles(page, [NEAR]);

  await page.goto(`/lavoro-malegno?search=${word}`);
  await expectTitles(page, [HERE, NEAR]);
  await panelButton(page).click();
  const slider = page.getByRole('slider', { name: 'Distanza da Malegno' });
  expect(await slider.evaluate((input: HTMLInputElement) => [input.min, input.max, input.step, input.value])).toEqual([
    '5',
    '50',
    '5',
    '15',
  ]);
  await slider.focus();
  await page.keyboard.press('End');
  await expectTitles(page, [HERE, NEAR, FAR]);
  expect(address(page)).toBe(`/lavoro-malegno?search=${word}&radius=50`);
  await page.keyboard.press('Home');
  await eventually(() => address(page)).toBe(`/lavoro-malegno?search=${word}&radius=5`);
  // The municipality's own offers stay, however far its centre is set.
  await eventually(() => page.getByRole('article').allTextContents()).toContainEqual(expect.stringContaining(HERE));
  await page.reload();
  await panelButton(page).click();
  expect(await slider.inputValue()).toBe('5');
});

test('a part of the document stays until its script arrives with the network', async ({ visit }) => {
  let tries = 0;
  const before = (context: BrowserContext) =>
    context.route(`**${scriptOf('web/towns/town-foot.tsx')}`, (route) => {
      tries += 1;
      return route.abort();
    });
  const page = await visit('/lavoro-edolo', { before, expected: [/Failed to load resource/] });
  await eventually(() => tries).toBeGreaterThan(0);
  const once = tries;
  await eventually(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return tries;
  }).toBeGreaterThan(once);
  await seen(page.getByRole('heading', { name: 'Lavorare a Edolo' }));
});
