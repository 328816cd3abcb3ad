import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { type Account, offer, publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { expectNoSidewaysScroll, seen } from './page-checks.ts';
import { cutOff, printOut } from './print-out.ts';

let employer: Account;
const word = uniqueWord();

beforeAll(async () => {
  employer = await register({ role: 'employer' });
});

const given = new Set<string>();

/** A municipality in which nobody has published anything yet, each time another: a board that was read stays kept for a moment. */
async function emptyTown(): Promise<Municipality> {
  for (const place of MUNICIPALITIES.filter(({ slug }) => !given.has(slug))) {
    const answer = await fetch(SITE + withQuery(pathOf('GET /api/jobs'), { location: place.slug, limit: 1 }));
    if (answer.headers.get('X-Total-Count') !== '0') continue;
    given.add(place.slug);
    return place;
  }
  throw new Error('every municipality has offers');
}

const pad = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const OFFERS: Readonly<Record<string, Partial<PublishJobBody>>> = {
  ordinary: { title: `Barista ${word}`, salaryMin: 1400, salaryMax: 1600, salaryPeriod: 'mese' },
  'the longest words': {
    title: pad('W', 120),
    companyName: pad('W', 120),
    location: pad('W', 120),
    description: pad('W', 10_000),
    salaryMin: 123_456.78,
    salaryMax: 999_999.99,
    salaryPeriod: 'servizio',
    salaryNet: true,
    housing: true,
    meals: true,
    openings: 500,
    startDate: '2027-09-18',
    endDate: '2027-12-18',
    shifts: ['mattina', 'pomeriggio', 'sera', 'notte', 'fine settimana'],
    licence: 'CE',
    employerKind: 'agenzia',
    authorisation: pad('W', 120),
    agreement: pad('W', 120),
    agreementLevel: pad('W', 120),
    requirements: [...'abcdefgh'].map((letter) => ({
      what: letter + pad('W', 79),
      level: null,
      reason: null,
      preferred: letter > 'd',
    })),
  },
};

describe('the poster of an offer is one A4 sheet in black and white, and a phone reads its code', () => {
  test.for(Object.entries(OFFERS))('%s', async ([name, parts], { visit }) => {
    const job = await publish(employer, { ...offer(), ...parts });
    const page = await visit(`/offerte/${job.id}/locandina`, { colorScheme: 'dark' });
    expect(await cutOff(page)).toEqual([]);
    const paper = await printOut(page);
    expect(paper).toMatchObject({ pages: 1, paper: [210, 297], grey: true });
    expect(paper.codes).toEqual([`${SITE}/offerte/${job.id}#senza-account`]);
    // Nearly white: a theme's dark ground would drown the toner.
    expect(paper.ink).toBeGreaterThan(0.01);
    expect(paper.ink).toBeLessThan(name === 'the longest words' ? 0.3 : 0.2);
    expect(await page.getByText(`${SITE.replace('http://', '')}/offerte/${job.id}`).count()).toBe(1);
  });
});

describe("a town's board is one A4 sheet in black and white, and a phone reads all of its codes", () => {
  test('with more offers than it holds, of the longest titles', async ({ visit }) => {
    const { slug, name: location } = await emptyTown();
    const made: string[] = [];
    for (let n = 1; n <= 9; n++) {
      const title = n === 9 ? pad('W', 120) : `${pad('Addetta/o alle pulizie e al riordino ', 100)} ${n}`;
      const parts = { title, companyName: pad('Società Il Melograno ', 119).trim(), location };
      made.unshift((await publish(employer, { ...parts, salaryMin: 1234.5, salaryPeriod: 'servizio' })).id);
    }
    const page = await visit(`/bacheca/${slug}`, { colorScheme: 'dark' });
    expect(await cutOff(page)).toEqual([]);
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
  await page.getByRole('button', { name: 'Stampa' }).click();
  expect(await page.locator('body[data-printed]').count()).toBe(1);
  await page.getByRole('link', { name: 'Torna all’offerta' }).click();
  await page.waitForURL(`**/offerte/${job.id}`);
});

test('a window as wide as a desk shows the sheet as it is printed, in any theme', async ({ visit }) => {
  const job = await publish(employer, { title: `Idraulico ${uniqueWord()}` });
  const page = await visit(`/offerte/${job.id}/locandina`, { colorScheme: 'dark' });
  const colours = () =>
    page.evaluate(() =>
      ['html', '.sheet'].map((selector) => {
        const element = document.querySelector(selector);
        return element && [getComputedStyle(element).color, getComputedStyle(element).backgroundColor];
      }),
    );
  expect(await colours()).toEqual([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
  ]);
  const box = await page.locator('.sheet').boundingBox();
  expect(Math.round(((box?.width ?? 0) * 25.4) / 96)).toBe(210);
});
