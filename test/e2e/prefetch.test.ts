import { beforeAll, expect } from 'vitest';
import { type Account, publish, register, uniqueWord } from './api.ts';
import { test, type Visit, type VisitOptions } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { bar } from './offline.ts';
import { eventually, seen } from './page-checks.ts';

let employer: Account;

beforeAll(async () => {
  employer = await register({ role: 'employer' });
});

/** The list with one offer in it, once what may wait has been loaded; and which calls the page has sent since. */
async function openList(visit: Visit, before?: VisitOptions['before']) {
  const word = uniqueWord();
  const job = await publish(employer, { title: `Fornaio ${word}` });
  const expected = [/net::ERR_FAILED/];
  const page = await visit(`/offerte?search=${word}`, { expected, cold: true, ...(before ? { before } : {}) });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await bar(page).waitFor({ state: 'attached' });
  return {
    page,
    asked,
    call: `/api/jobs/${job.id}`,
    link: page.getByRole('link', { name: `Fornaio ${word}`, exact: true }),
  };
}

test('a page under the pointer is loaded before the click', async ({ visit }) => {
  const { page, asked, call, link } = await openList(visit);
  await link.hover();
  await eventually(() => asked).toContain(`${call}/similar`);
  await eventually(() => asked).toContain(scriptOf('web/jobs/offer/job-page.tsx'));
  await page.waitForLoadState('networkidle');
  // Nothing more is needed.
  await page.context().route(/\/(api|assets)\//, (route) => route.abort());
  await link.click();
  await seen(page.getByText('Preparazioni in cucina e riordino'));
});

test('so is what the keyboard has reached', async ({ visit }) => {
  const { asked, call, link } = await openList(visit);
  await link.focus();
  await eventually(() => asked).toContain(call);
});

test('nothing is read beforehand for who saves data', async ({ visit }) => {
  const { page, asked, call, link } = await openList(visit, (context) =>
    context.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"),
  );
  await link.hover();
  await page.waitForTimeout(500);
  expect(asked).not.toContain(call);
  await link.click();
  await seen(page.getByText('Preparazioni in cucina e riordino'));
  expect(asked).toContain(call);
});
