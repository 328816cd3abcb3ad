import { beforeAll, expect } from 'vitest';
import type { SentApplication } from '../../shared/applications.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { longDate, romeDay } from '../../shared/dates.ts';
import { type Account, apply, publish, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { eventually, expectNoSidewaysScroll, press, seen } from './page-checks.ts';
import { printOut } from './print-out.ts';

const PATH = '/candidature/elenco';
const LIST = `**${pathOf('GET /api/applications')}?*`;
const word = uniqueWord();
const NAME = `Rosa ${word}`;
const TODAY = romeDay(new Date());
const printed = (day: string) => day.split('-').reverse().join('/');
const FOOT = `Elenco personale, fatto da ${NAME} con Lavoro in Valle`;

let worker: Account;

beforeAll(async () => {
  worker = await register({ name: NAME });
  const employer = await register({ role: 'employer' });
  const job = (title: string, parts = {}) => publish(employer, { title: `${title} ${word}`, ...parts });
  await apply(worker, (await job('Cuoca', { companyName: `Trattoria ${word}`, location: 'Edolo' })).id);
  const withdrawn = await apply(worker, (await job('Fornaia', { companyName: 'W'.repeat(120) })).id);
  await read('POST /api/applications/:id/withdraw', { id: withdrawn.id, token: worker.token });
  const deleted = await apply(worker, (await job('Barista')).id);
  await read('DELETE /api/applications/:id', { id: deleted.id, token: worker.token });
});

test('the page of applications leads to the list, which is one A4 sheet in black and white, in any theme', async ({
  visit,
}) => {
  const page = await visit('/candidature?lato=inviate', { as: worker, colorScheme: 'dark', on: 'phone' });
  await page.getByRole('link', { name: 'Stampa l’elenco' }).click();
  await page.waitForURL(`**${PATH}`);
  const rows = page.getByRole('table').getByRole('row');
  // Header, two applications, footer; the deleted one is not there.
  await eventually(() => rows.count()).toBe(4);
  await expectNoSidewaysScroll(page);
  const paper = await printOut(page);
  expect(paper).toMatchObject({ pages: 1, paper: [210, 297], grey: true });
  const text = paper.texts.join('').replace(/\s+/g, ' ');
  expect(text).toContain(`Le mie candidature ${NAME} Candidature inviate dal`);
  expect(text).toContain(': 2, di cui 1 ritirata.');
  expect(text).toContain(`${printed(TODAY)} Trattoria ${word} Cuoca ${word} Edolo Inviata`);
  expect(text).toContain(`Fornaia ${word}`);
  expect(text).toContain(`Ritirata il ${printed(TODAY)}`);
  expect(text).not.toContain(`Barista ${word}`);
  expect(text).toContain(`${FOOT} `);
  expect(text).toContain(`${longDate(new Date())}: non è un documento ufficiale.`);
  // Nothing of the screen: no form, no button, no header or footer of the site.
  for (const other of ['Mostra', 'Stampa', 'Esci', 'Privacy', 'salvalo come PDF']) expect(text).not.toContain(other);
  expect(paper.ink).toBeLessThan(0.1);

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await press(page, 'Stampa');
  expect(await page.locator('body[data-printed]').count()).toBe(1);
});

test('a list of several pages is shown whole, with header and footer on every sheet, or not at all', async ({
  visit,
}) => {
  const page = await visit('/', { as: worker, expected: [/status of 503/] });
  let isFailing = true;
  let copies = 50;
  let copied: SentApplication | undefined;
  await page.route(LIST, async (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url());
    if (searchParams.has('cursor')) {
      if (isFailing) return route.fulfill({ status: 503, body: '{}' });
      const json = Array.from({ length: copies }, (_, n) => ({ ...copied, id: `copia${n}` }));
      return route.fulfill({ json, headers: { 'X-Total-Count': String(copies + 2) } });
    }
    const response = await route.fetch();
    copied = ((await response.json()) as SentApplication[]).find(({ job }) => job.title === `Cuoca ${word}`);
    const headers = { ...response.headers(), link: `<${pathname}${search}&cursor=next>; rel="next"` };
    return route.fulfill({ response, headers });
  });
  await page.goto(PATH);
  await seen(page.getByText('L’elenco non è arrivato per intero'));
  expect(await page.getByRole('table').count()).toBe(0);
  isFailing = false;
  await press(page, 'Riprova');
  await seen(page.getByText(': 52, di cui 1 ritirata.', { exact: false }));
  const { pages, texts } = await printOut(page);
  expect(pages).toBeGreaterThan(2);
  const rows = texts.map((text) => text.split(`Trattoria ${word}`).length - 1);
  expect(rows.reduce((sum, count) => sum + count)).toBe(51);
  for (const text of texts.map((text) => text.replace(/\s+/g, ' '))) {
    expect(text).toContain('Datore di lavoro e offerta');
    expect(text).toContain(FOOT);
  }

  // One that fills its last sheet is followed by no blank one.
  const [first = 0, second = 0] = rows;
  copies = first + second - 1;
  await page.reload();
  await seen(page.getByText(`: ${copies + 2}, di cui 1 ritirata.`, { exact: false }));
  expect((await printOut(page)).pages).toBe(2);
});
