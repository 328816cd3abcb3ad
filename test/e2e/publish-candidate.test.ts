import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { hold } from './hold.ts';
import { linkIn, mailsTo } from './mails.ts';
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

test.for(['phone', 'desktop'] as const)(
  'signed out: online at once, form reset, and a private link shown once (%s)',
  async (on, { visit }) => {
    const word = uniqueWord();
    const page = await visit(PATH, { on, permissions: [] });
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
  },
);

test('an address that was left gets the link by mail', async ({ visit }) => {
  const word = uniqueWord();
  const email = `${word}@example.org`;
  const page = await visit(PATH);
  await fill(page, word, { email });
  await submit(page).click();
  await seen(page.getByText(/^Con questo link.* Te ne mandiamo uno anche per email/));
  const link = await page.getByLabel('Il tuo link privato').inputValue();
  await eventually(async () => (await mailsTo(email)).length).toBe(1);
  // Another one than the page shows: using it proves the address.
  const [mail = ''] = await mailsTo(email);
  expect(mail).not.toContain(link);
  await page.goto(linkIn(mail));
  await seen(page.getByText('Indirizzo da confermare'));
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

test('sent empty: the literal messages, at the fields and in a summary', async ({ visit }) => {
  const page = await visit(PATH, { on: 'phone' });
  await submit(page).click();
  const messages = [
    ['name', 'Inserisci nome e cognome'],
    ['title', 'Inserisci la tua professione'],
    ['location', 'Inserisci il comune di residenza'],
    ['skills', 'Inserisci almeno una competenza'],
  ] as const;
  for (const [field, message] of messages)
    await seen(page.locator(`#field-${field}-error`).getByText(message, { exact: true }));
  expect(await page.locator('section:focus').getByRole('link').allTextContents()).toEqual(
    messages.map(([, message]) => message),
  );
  await page.getByLabel('Competenze').fill(' , ,');
  await seen(page.locator('#field-skills-error'));
  await page.getByLabel('Competenze').fill('cucina');
  await gone(page.locator('#field-skills-error'));
});

test('a double click publishes one profile, and says that it is on its way', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit(PATH);
  const held = await hold(page, '**/api/candidates', 'POST');
  await fill(page, word);
  await submit(page).dblclick();
  await seen(page.getByText('Pubblicazione in corso...', { exact: true }));
  await submit(page).press('Enter');
  held.letGo();
  await succeeded(page);
  expect(held.count()).toBe(1);
  expect(await found(page, word)).toHaveLength(1);
});

test('a position that is given goes along, rounded; refused, unknown or slow, it holds nothing up', async ({
  visit,
}) => {
  const send = async (page: Page) => {
    const request = page.waitForRequest(
      (asked) => asked.method() === 'POST' && asked.url().endsWith('/api/candidates'),
    );
    await fill(page, uniqueWord(), { location: 'tutta la valle' });
    await submit(page).click();
    return (await request).postDataJSON();
  };
  const given = await visit(PATH, {
    permissions: ['geolocation'],
    geolocation: { latitude: 45.95678, longitude: 10.30412 },
  });
  expect(await send(given)).toMatchObject({
    lat: '45.96',
    lon: '10.30',
    skills: ['intaglio', 'serramenti', 'patente B'],
  });
  await succeeded(given);
  const refused = await visit(PATH, { permissions: [] });
  expect(await send(refused)).toMatchObject({ lat: '', lon: '' });
  await succeeded(refused);
  const unknown = await visit(PATH, { permissions: ['geolocation'] });
  await unknown.context().setGeolocation(null);
  expect(await send(unknown)).toMatchObject({ lat: '', lon: '' });
  await succeeded(unknown);
  const silent = await visit(PATH, {
    before: async (context) => {
      await context.clock.install();
      await context.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => undefined;
      });
    },
  });
  const request = send(silent);
  await seen(silent.getByText('Pubblicazione in corso...', { exact: true }));
  await silent.clock.runFor(5_000);
  expect(await request).toMatchObject({ lat: '', lon: '' });
});

describe('nothing typed is lost', () => {
  test.for(['broken', 'offline'] as const)('when no answer comes (%s), nor by a reload', async (how, { visit }) => {
    const page = await visit(PATH, { on: 'phone', expected: [/net::ERR_(FAILED|INTERNET_DISCONNECTED)/] });
    const word = uniqueWord();
    await fill(page, word);
    if (how === 'broken') await page.context().route('**/api/**', (route) => route.abort());
    else await page.context().setOffline(true);
    await submit(page).click();
    await seen(page.getByText(FAILED, { exact: true }));
    expect(await nameField(page).inputValue()).toBe(`Ada ${word}`);
    if (how === 'broken') await page.context().unroute('**/api/**');
    else await page.context().setOffline(false);
    await page.reload();
    await eventually(() => nameField(page).inputValue()).toBe(`Ada ${word}`);
    expect(await page.getByLabel('Competenze').inputValue()).toBe(' intaglio, ,serramenti ,, patente B');
    await submit(page).click();
    await succeeded(page);
    expect(await found(page, word)).toHaveLength(1);
  });

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

  test('when the server refuses: its message, or the literal one', async ({ visit }) => {
    const page = await visit(PATH, { expected: [/status of (500|429)/] });
    await fill(page, uniqueWord());
    const refuse = async (status: number, contentType: string, body: string) => {
      await page.context().route('**/api/candidates', (route) => route.fulfill({ status, contentType, body }));
      await submit(page).click();
    };
    await refuse(429, 'application/problem+json', '{"message":"Riprova domani."}');
    await seen(toasts(page).getByText('Errore', { exact: true }));
    await seen(toasts(page).getByText('Riprova domani.', { exact: true }));
    await refuse(500, 'text/html', '<h1>boom</h1>');
    await seen(toasts(page).getByText(FAILED, { exact: true }));
  });
});

test('without JavaScript the page says what it needs', async ({ visit }) => {
  const page = await visit(PATH, { javaScriptEnabled: false });
  expect((await page.locator('noscript').allTextContents()).join()).toContain(
    'Per pubblicare il profilo serve JavaScript',
  );
  await gone(submit(page));
});
