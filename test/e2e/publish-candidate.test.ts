import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const PATH = '/pubblica-profilo';
const SENT = 'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.';
const FAILED = "Si è verificato un errore durante l'invio del profilo.";

const submit = (page: Page) => page.getByRole('button', { name: /Pubblica Profilo|Pubblicazione in corso/ });
const nameField = (page: Page) => page.getByLabel('Nome e cognome');

async function fill(page: Page, word: string, parts: { location?: string; email?: string } = {}): Promise<void> {
  await nameField(page).fill(`Ada ${word}`);
  await page.getByLabel('Professione').fill('Falegname');
  await page.getByLabel('Comune di residenza').fill(parts.location ?? 'Bienno');
  await page.getByLabel('Competenze').fill(' intaglio, ,serramenti ,, patente B');
  await page.getByLabel('Esperienza e preferenze').fill('Nove anni in bottega.');
  if (parts.email) await page.getByLabel('Email (facoltativa, mai pubblicata)').fill(parts.email);
}

/** Profiles that the visitor of a page finds: its writer reads past what is kept for others. */
const found = async (page: Page, word: string): Promise<PublicCandidate[]> =>
  (await page.request.get(`${SITE}/api/candidates?search=${word}`)).json();

const succeeded = async (page: Page): Promise<void> => {
  await seen(toasts(page).getByText('Profilo pubblicato!', { exact: true }));
  await seen(toasts(page).getByText(SENT, { exact: true }));
};

test('signed out: online at once, form reset, and a private link shown once', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit(PATH, { on: 'phone', permissions: [] });
  await seen(page.getByRole('heading', { level: 1, name: 'Pubblica il Tuo Profilo', exact: true }));
  await fill(page, word);
  await submit(page).click();
  await succeeded(page);
  await eventually(() => nameField(page).inputValue()).toBe('');
  expect(await found(page, word)).toMatchObject([
    { name: `Ada ${word}`, skills: ['intaglio', 'serramenti', 'patente B'], town: 'bienno' },
  ]);
  const link = await page.getByLabel('Il tuo link privato').inputValue();
  expect(link).toMatch(/\/il-mio-profilo#token=[\w-]{43}$/);
  await page.getByRole('link', { name: 'Vedi il tuo profilo' }).click();
  await seen(page.getByRole('heading', { level: 1, name: `Ada ${word}` }));
  await page.goto(`/cerca-profili?search=${word}`);
  await seen(page.getByRole('heading', { level: 3, name: `Ada ${word}` }));
  await page.goto(link);
  await seen(page.getByRole('button', { name: 'Elimina il profilo' }));
  // Nothing of it is left behind for the next person at this computer.
  await page.goto(PATH);
  expect(await nameField(page).inputValue()).toBe('');
  await gone(page.getByLabel('Il tuo link privato'));
});

test('signed in: no address is asked, and the account manages the profile', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit(PATH, { as: await register() });
  await gone(page.getByLabel('Email (facoltativa, mai pubblicata)'));
  await fill(page, word);
  await submit(page).click();
  await succeeded(page);
  await gone(page.getByLabel('Il tuo link privato'));
  await page.getByRole('link', { name: 'Gestisci il profilo' }).click();
  await page.waitForURL('**/il-mio-profilo');
  await seen(page.getByRole('heading', { name: `Ada ${word}, Falegname` }));
});

describe('nothing typed is lost', () => {
  test('when the answer is lost on its way back, the next attempt has the same profile and its link', async ({
    visit,
  }) => {
    const page = await visit(PATH, { expected: [/net::ERR_FAILED/] });
    const word = uniqueWord();
    await fill(page, word);
    await page.context().route('**/api/candidates', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await submit(page).click();
    await seen(page.getByText(FAILED, { exact: true }));
    await eventually(async () => (await found(page, word)).length).toBe(1);
    await page.context().unroute('**/api/candidates');
    await page.reload();
    await eventually(() => nameField(page).inputValue()).toBe(`Ada ${word}`);
    await page.getByLabel('Professione').fill('Ebanista');
    await submit(page).click();
    await succeeded(page);
    expect(await found(page, word)).toMatchObject([{ title: 'Ebanista' }]);
    expect(await page.getByLabel('Il tuo link privato').inputValue()).toContain('#token=');
  });
});
