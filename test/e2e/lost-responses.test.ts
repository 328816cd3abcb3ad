import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { PROBLEM_TYPE } from '../../shared/problem.ts';
import { REPEAT_HEADER } from '../../shared/repeat.ts';
import { type Account, callApi, offer, register } from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { eventually, seen } from './page-checks.ts';

const UNAVAILABLE = 'Il servizio non è disponibile in questo momento. Riprova tra poco.';

/** As the Worker answers where its database does not. */
const refuse = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: PROBLEM_TYPE,
    body: JSON.stringify({ type: 'about:blank', title: 'Service unavailable', status: 503, message: UNAVAILABLE }),
  });

/** The server stores what was sent, and the network goes before it can say so. */
const loseResponse = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** Handles each sending of a form by one of `fates`; later ones arrive. Counts sendings that declare themselves repeats. */
async function onSending(page: Page, path: string, ...fates: ((route: Route) => Promise<unknown>)[]) {
  const repeats: boolean[] = [];
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    repeats.push((await route.request().headerValue(REPEAT_HEADER)) !== null);
    await (fates.shift() ?? ((last) => last.continue()))(route);
  });
  return repeats;
}

async function ownOffers({ token }: Account): Promise<readonly OwnJob[]> {
  return (await callApi(pathOf('GET /api/own-jobs'), { token })).json();
}

test('an offer that was refused, and one whose answer was lost, stay typed; pressed again it is published once', async ({
  visit,
}) => {
  const employer = await register({ role: 'employer' });
  const page = await visit(pagePath.publishJob(), { as: employer, on: 'phone', expected: [/503|net::ERR_/] });
  const repeats = await onSending(page, pathOf('GET /api/jobs'), refuse, loseResponse);
  const typed = offer();
  await fillOffer(page, typed);
  const press = () => page.getByRole('button', { name: 'Pubblica Offerta' }).click();
  const isTyped = async () => {
    expect(await page.getByLabel('Titolo dell’offerta').inputValue()).toBe(typed.title);
    expect(await page.getByLabel('Descrizione').inputValue()).toBe(typed.description);
  };

  await press();
  await seen(page.getByRole('main').getByText(UNAVAILABLE));
  await isTyped();
  expect(await ownOffers(employer)).toEqual([]);

  await press();
  await seen(page.getByText('Controlla la connessione e riprova: quello che hai scritto è ancora qui.'));
  await isTyped();
  await eventually(async () => (await ownOffers(employer)).length).toBe(1);

  // The tab is reloaded before the button is pressed again, as people do.
  await page.reload();
  await eventually(() => page.getByLabel('Titolo dell’offerta').inputValue()).toBe(typed.title);
  await isTyped();
  await press();
  await page.waitForURL(`**${pagePath.valley()}`);
  expect((await ownOffers(employer)).map(({ title }) => title)).toEqual([typed.title]);
  expect(repeats).toEqual([false, true, true]);
});
