import type { Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { longDate } from '../../shared/dates.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishProfile, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { hold } from './hold.ts';
import { eventually, gone, goWithin, seen } from './page-checks.ts';

const ADS = pagePath.jobAds();
const SEEKERS = pagePath.jobSeekers();
const word = uniqueWord();
let job: PublicJob;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  const description = `Apertura del rifugio e cucina.\n\n- ${'due turni al giorno '.repeat(20)}`;
  for (let n = 1; n <= 9; n++) await publish(employer, { title: `Turno ${n} ${word}`, location: 'Edolo' });
  job = await publish(employer, { title: `Rifugista ${word}`, location: 'Boario', description });
});

const ad = (page: Page) => page.getByRole('article').filter({ hasText: job.title });

describe('job ads', () => {
  test.for(['phone', 'desktop'] as const)(
    'the latest ten, in two lines each, lead to their offers (%s)',
    async (on, { visit }) => {
      const page = await visit(ADS, { on });
      const ads = page.getByRole('article');
      expect(await ads.count()).toBe(10);
      expect(await ads.first().getByRole('heading').textContent()).toBe(job.title);
      for (const text of ['Boario', job.companyName, 'Ristorazione', 'Full-time', 'Contratto determinato'])
        await seen(ad(page).getByText(text));
      await seen(ad(page).getByText(longDate(new Date()), { exact: true }));
      const lines = await ad(page)
        .getByText('Apertura del rifugio')
        .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
      expect(Math.round(lines)).toBe(2);
      await ad(page)
        .getByRole('link', { name: `Dettagli: ${job.title}` })
        .click();
      await page.waitForURL(`**/offerte/${job.id}`);
      await seen(page.getByRole('heading', { level: 1, name: job.title }));
      // The whole description, not the two lines.
      await seen(page.getByText(/^(due turni al giorno\s*){20}$/));
    },
  );

  test.for(['Darfo Boario Terme', 'Edolo'])(
    '%s leads to its list, which has as many offers as was said',
    async (town, { visit }) => {
      const page = await visit(ADS, { on: 'phone' });
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: town, exact: true }) });
      const said = (await entry.textContent())?.replace(town, '') ?? '';
      expect(said).toMatch(/^\d+ offert[ae]$/);
      await entry.getByRole('link').click();
      await page.waitForURL('**/offerte?location=*');
      await seen(page.getByText(said, { exact: true }));
      expect(await page.getByLabel('Dove').inputValue()).toBe(town);
    },
  );

  test('sectors, all offers and publishing are one click away', async ({ visit }) => {
    const page = await visit(ADS);
    const main = page.getByRole('main');
    const targetOf = (name: string) => main.getByRole('link', { name, exact: true }).getAttribute('href');
    for (const category of ['Ristorazione', 'Turismo', 'Commercio', 'Automotive'])
      expect(await targetOf(category)).toBe(`/offerte?category=${category}`);
    expect(await targetOf('Vedi tutte le offerte')).toBe('/offerte');
    expect(await targetOf('Pubblica Annuncio Gratis')).toBe('/pubblica-offerta');
    for (const label of ['Offerte Attive', 'Comuni Coperti', 'Settori Principali']) await seen(main.getByText(label));
  });

  test('reached without a new document: three skeletons, then the ads', async ({ visit }) => {
    const page = await visit('/login');
    const { letGo } = await hold(page, '**/api/jobs*');
    await goWithin(page, ADS);
    const latest = page.getByRole('region', { name: 'Ultimi Annunci Pubblicati' });
    await seen(latest.getByText('Caricamento offerte di lavoro...'));
    expect(await latest.locator('.card').count()).toBe(3);
    letGo();
    await seen(ad(page));
    await gone(latest.locator('[aria-busy=true]'));
    await seen(page.getByText(/^\d+ offert[ae]$/));
  });

  test('without a network it says so, and tries again when asked', async ({ visit }) => {
    const page = await visit('/login', { expected: [/ERR_FAILED/] });
    await page.route('**/api/jobs*', (route) => route.abort());
    await page.route('**/api/jobs/counts', (route) => route.abort());
    await goWithin(page, ADS);
    const latest = page.getByRole('region', { name: 'Ultimi Annunci Pubblicati' });
    await seen(latest.getByRole('heading', { name: 'Non riusciamo a caricare le offerte' }));
    // No number that nobody knows, and every way on.
    await seen(page.getByRole('link', { name: 'Edolo', exact: true }));
    expect(await page.getByText(/\d offert[ae]$/).count()).toBe(0);
    await page.unrouteAll();
    await latest.getByRole('button', { name: 'Riprova' }).click();
    await seen(ad(page));
    await eventually(() => page.getByRole('article').count()).toBe(10);
    await seen(page.getByText(/^\d+ offert[ae]$/));
  });

  test('everything is there without JavaScript', async ({ visit }) => {
    const page = await visit(ADS, { javaScriptEnabled: false, on: 'phone' });
    await seen(ad(page).getByText('Apertura del rifugio'));
    await page.getByRole('link', { name: 'Edolo', exact: true }).click();
    await page.waitForURL('**/offerte?location=Edolo');
    await seen(page.getByRole('heading', { name: `Turno 9 ${word}` }));
  });
});

describe('for who looks for work', () => {
  const name = `Persona ${word}`;
  let id = '';

  beforeAll(async () => {
    const skills = ['intonaci', 'ponteggi', 'cartongesso', 'saldatura'];
    ({ id } = await publishProfile({ name, title: 'Muratore', location: 'Niardo', skills }));
  });

  const profile = (page: Page) => page.getByRole('article').filter({ hasText: name });

  test.for(['phone', 'desktop'] as const)('a new profile is the first of those shown (%s)', async (on, { visit }) => {
    const page = await visit(SEEKERS, { on });
    expect(await page.getByRole('article').first().getByRole('heading').textContent()).toBe(name);
    await seen(profile(page).getByText('Muratore'));
    await seen(profile(page).getByText('Niardo'));
    expect(
      await profile(page).getByRole('list', { name: 'Competenze' }).getByRole('listitem').allTextContents(),
    ).toEqual(['intonaci', 'ponteggi', 'cartongesso']);
    const link = profile(page).getByRole('link', { name: `Vedi profilo: ${name}` });
    expect(await link.getAttribute('href')).toBe(pagePath.candidate(id));
  });

  test('everything is there without JavaScript', async ({ visit }) => {
    const page = await visit(SEEKERS, { javaScriptEnabled: false, on: 'phone' });
    await seen(profile(page));
    const main = page.getByRole('main');
    expect(await main.getByRole('link', { name: 'Pubblica il Tuo Profilo' }).count()).toBe(2);
    await main.getByRole('link', { name: 'Cerca Offerte' }).click();
    await page.waitForURL('**/offerte');
  });

  test('reached without a new document: three skeletons, then the profiles', async ({ visit }) => {
    const page = await visit('/login');
    const { letGo } = await hold(page, '**/api/candidates*');
    await goWithin(page, SEEKERS);
    const profiles = page.getByRole('region', { name: 'Profili Cercati dalle Aziende' });
    await seen(profiles.getByText('Caricamento candidati...'));
    expect(await profiles.locator('.card').count()).toBe(3);
    letGo();
    await seen(profile(page));
  });

  test('without a network it says so, and tries again when asked', async ({ visit }) => {
    const page = await visit('/login', { expected: [/ERR_FAILED/] });
    await page.route('**/api/candidates*', (route) => route.abort());
    await goWithin(page, SEEKERS);
    const profiles = page.getByRole('region', { name: 'Profili Cercati dalle Aziende' });
    await seen(profiles.getByRole('heading', { name: 'Non riusciamo a caricare i profili' }));
    await page.unrouteAll();
    await profiles.getByRole('button', { name: 'Riprova' }).click();
    await seen(profile(page));
  });
});
