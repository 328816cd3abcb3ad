import { beforeAll, describe, expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { withQuery } from '../../shared/paths.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { type Account, offer, publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
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
  short: { title: 'Cuoca', description: 'Stagione.' },
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
  'the longest texts': {
    title: pad('Addetta/o alla reception e all’accoglienza ', 119).trim(),
    companyName: pad('Società Cooperativa Il Melograno ', 119).trim(),
    location: pad('Breno, frazione alta sopra il ponte ', 119).trim(),
    description: `Cerchiamo:\n\n${'- una voce di un elenco molto lungo\n'.repeat(250)}`,
    salaryMin: 1200,
    salaryPeriod: 'mese',
    meals: true,
    startDate: '2026-12-08',
    endDate: '2027-09-30',
    shifts: ['mattina', 'pomeriggio', 'sera', 'notte', 'fine settimana'],
    licence: 'CE',
    employerKind: 'agenzia',
    authorisation: 'Aut. Min. 1100-SG del 26/11/2004',
    agreement: 'Turismo, alberghi e campeggi – Federalberghi, Faita (CNEL H052)',
    agreementLevel: '4',
    requirements: ['HACCP', 'Patentino muletto', 'Primo soccorso', 'Tedesco'].map((what) => ({
      what,
      level: null,
      reason: null,
      preferred: false,
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

  test('with one offer, and with none', async ({ visit }) => {
    const one = await emptyTown();
    const job = await publish(employer, { location: one.name });
    const none = await emptyTown();
    for (const [town, codes] of [
      [one.slug, [`${SITE}/offerte/${job.id}`, `${SITE}/offerte?location=${one.slug}`]],
      [none.slug, [`${SITE}/offerte?location=${none.slug}`]],
    ] as const) {
      const paper = await printOut(await visit(`/bacheca/${town}`));
      expect(paper).toMatchObject({ pages: 1, paper: [210, 297], grey: true, codes });
    }
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

test('an offer that has ended has no poster to print, and its page offers none', async ({ visit }) => {
  const page = await visit(`/offerte/${EXPIRED_OFFER.id}`);
  expect(await page.getByRole('link', { name: 'Stampa la locandina' }).count()).toBe(0);
  await page.goto(`/offerte/${EXPIRED_OFFER.id}/locandina`);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Offerta scaduta');
  expect(await page.locator('svg').count()).toBe(0);
  expect(await page.getByRole('button').count()).toBe(0);
});

test('without JavaScript the sheet is all there, and no button does nothing', async ({ visit }) => {
  const { slug, name: location } = await emptyTown();
  const job = await publish(employer, { location, title: `Sarta ${uniqueWord()}` });
  const page = await visit(`/bacheca/${slug}`, { javaScriptEnabled: false, on: 'phone' });
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([job.title]);
  expect(await page.getByRole('button').count()).toBe(0);
  expect((await printOut(page)).pages).toBe(1);
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
