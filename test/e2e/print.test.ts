import { beforeAll, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath, withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { type Account, offer, publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { LONGEST_OFFER, pad } from './longest-offer.ts';
import { expectNoSidewaysScroll, press, seen } from './page-checks.ts';
import { cutOff, printOut } from './print-out.ts';

let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
});

/** A municipality in which nobody has published anything yet. */
async function emptyTown(): Promise<Municipality> {
  for (const place of MUNICIPALITIES) {
    const answer = await fetch(SITE + withQuery(pathOf('GET /api/jobs'), { location: place.slug, limit: 1 }));
    if (answer.headers.get('X-Total-Count') === '0') return place;
  }
  throw new Error('every municipality has offers');
}

test('the poster of the longest offer is one A4 sheet in black and white, and a phone reads its code', async ({
  visit,
}) => {
  const job = await publish(employer, { ...offer(), ...LONGEST_OFFER });
  const page = await visit(`/offerte/${job.id}/locandina`, { colorScheme: 'dark' });
  // A window as wide as a desk shows the sheet as it is printed, in any theme.
  for (const part of ['html', '.sheet'])
    expect(
      await page.locator(part).evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      }),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const box = await page.locator('.sheet').boundingBox();
  expect(Math.round(((box?.width ?? 0) * 25.4) / 96)).toBe(210);
  expect(await cutOff(page)).toEqual([]);
  const paper = await printOut(page);
  expect(paper).toMatchObject({ pages: 1, paper: [210, 297], grey: true });
  expect(paper.codes).toEqual([`${SITE}/offerte/${job.id}#senza-account`]);
  // Nearly white: a theme's dark ground would drown the toner.
  expect(paper.ink).toBeGreaterThan(0.01);
  expect(paper.ink).toBeLessThan(0.3);
  expect(await page.getByText(`${SITE.replace('http://', '')}/offerte/${job.id}`).count()).toBe(1);
  await seen(page.locator('.sheet-brand svg'));
});

test('a town’s board of the longest titles is one A4 sheet, and a phone reads its codes', async ({ visit }) => {
  const { slug, name: location } = await emptyTown();
  const made: string[] = [];
  for (let n = 1; n <= 9; n++) {
    const title = n === 9 ? pad('W', 120) : `${pad('Addetta/o alle pulizie e al riordino ', 100)} ${n}`;
    const parts = { title, companyName: pad('Società Il Melograno ', 119).trim(), location };
    made.unshift((await publish(employer, { ...parts, salaryMin: 1234.5, salaryPeriod: 'servizio' })).id);
  }
  const page = await visit(`/bacheca/${slug}`, { colorScheme: 'dark' });
  expect(await cutOff(page)).toEqual([]);
  await seen(page.locator('.sheet-brand svg'));
  const paper = await printOut(page);
  expect(paper).toMatchObject({ pages: 1, paper: [210, 297], grey: true });
  expect(paper.codes).toEqual([
    ...made.slice(0, 8).map((id) => `${SITE}/offerte/${id}`),
    `${SITE}/offerte?location=${slug}`,
  ]);
  // The last code leads to what the sheet had no room for.
  await page.goto(paper.codes.at(-1) ?? '');
  await seen(page.getByText('9 offerte', { exact: true }));
});

test('the offer page leads to the poster, whose button prints, and back', async ({ visit }) => {
  const job = await publish(employer, { title: `Fornaia ${uniqueWord()}` });
  const page = await visit(`/offerte/${job.id}`, { on: 'phone' });
  await page.getByRole('link', { name: 'Stampa la locandina' }).click();
  await page.waitForURL('**/locandina');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(job.title);
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press(page, 'Stampa');
  expect(await page.locator('body[data-printed]').count()).toBe(1);
  await page.getByRole('link', { name: 'Torna all’offerta' }).click();
  await page.waitForURL(`**/offerte/${job.id}`);
});

test('the sheet for families is one A4 page in black and white', async ({ visit }) => {
  const page = await visit(pagePath.firstDaySheet(), { colorScheme: 'dark' });
  expect(await printOut(page)).toMatchObject({ pages: 1, paper: [210, 297], grey: true });
  const overflow = await page.locator('.sheet article').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(overflow).toBeLessThanOrEqual(0);
});
