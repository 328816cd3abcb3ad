import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { PublicCandidate } from '../../shared/candidates.ts';
import { romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { publishProfile, read, register, statusOf, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { mailedLink, mailsTo } from './mails.ts';
import { eventually, focusedId, gone, hasFocus, notified, press, seen } from './page-checks.ts';

const PATH = pagePath.publishCandidate();
const NOT_THERE = [/status of 404/];
const nameField = (page: Page) => page.getByLabel('Nome e cognome');

async function fillProfile(page: Page, word: string): Promise<void> {
  await nameField(page).fill(`Ada ${word}`);
  await page.getByLabel('Professione').fill('Falegname');
  await page.getByLabel('Comune di residenza').fill('Bienno');
  await page.getByLabel('Competenze').fill(' intaglio, ,serramenti ,, patente B');
  await page.getByLabel('Esperienza e preferenze').fill('Nove anni in bottega.');
}

async function publish(page: Page): Promise<void> {
  await press(page, 'Pubblica Profilo');
  await notified(page, 'Profilo pubblicato!');
  await notified(page, 'Il tuo profilo è stato inviato con successo. Le aziende potranno trovarti e contattarti.');
}

/** Profiles that the visitor of a page finds: its writer reads past what is kept for others. */
const found = async (page: Page, word: string): Promise<PublicCandidate[]> =>
  (await page.request.get(`${SITE}/api/candidates?search=${word}`)).json();

test('a profile published signed out is online at once, its private link shown once', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit(PATH, { on: 'phone', permissions: [] });
  await fillProfile(page, word);
  await publish(page);
  await eventually(() => nameField(page).inputValue()).toBe('');
  expect(await found(page, word)).toMatchObject([
    { name: `Ada ${word}`, skills: ['intaglio', 'serramenti', 'patente B'], town: 'bienno' },
  ]);
  const link = await page.getByLabel('Il tuo link privato').inputValue();
  expect(link).toMatch(/\/il-mio-profilo#token=[\w-]{43}$/);
  await page.getByRole('link', { name: 'Vedi il tuo profilo' }).click();
  await seen(page.getByRole('heading', { level: 1, name: `Ada ${word}` }));
  await page.goto(link);
  await seen(page.getByRole('button', { name: 'Elimina il profilo' }));
  // Nothing of it is left behind for the next person at this computer.
  await page.goto(PATH);
  expect(await nameField(page).inputValue()).toBe('');
  await gone(page.getByLabel('Il tuo link privato'));
});

test('one published signed in asks for no address, and the account manages it', async ({ visit }) => {
  const word = uniqueWord();
  const page = await visit(PATH, { as: await register(), expected: [/net::ERR_FAILED/] });
  await gone(page.getByLabel('Email (facoltativa, mai pubblicata)'));
  await fillProfile(page, word);
  await page.route('**/api/candidates', (route) => route.abort());
  await press(page, 'Pubblica Profilo');
  await seen(page.getByText("Si è verificato un errore durante l'invio del profilo.", { exact: true }));
  await page.unroute('**/api/candidates');
  await publish(page);
  await gone(page.getByLabel('Il tuo link privato'));
  await page.getByRole('link', { name: 'Gestisci il profilo' }).click();
  await page.waitForURL('**/il-mio-profilo');
  await seen(page.getByRole('heading', { name: `Ada ${word}, Falegname` }));
});

test("'Contatta' leads into the form, by keyboard, by the address, and on a phone", async ({ visit }) => {
  const name = uniqueWord();
  const experience = 'Tre stagioni in un bar di montagna.\n\n'.repeat(8);
  const { id } = await publishProfile({ name, experience });
  const page = await visit(`/cerca-profili?search=${name}`);
  await page.getByRole('link', { name: `Contatta: ${name}` }).press('Enter');
  await page.waitForURL(`**/candidati/${id}#contatta`);
  await eventually(() => focusedId(page)).toBe('field-name');

  const phone = await visit(`/candidati/${id}#contatta`, { on: 'phone' });
  await eventually(() => focusedId(phone)).toBe('field-name');
  const top = () => phone.getByLabel('Il tuo nome').evaluate((input) => input.getBoundingClientRect().top);
  await eventually(top).toBeLessThanOrEqual(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
  // The bar is there as long as the form is out of view.
  await phone.goto(`/candidati/${id}`);
  const bar = phone.getByRole('link', { name: 'Contatta', exact: true });
  await bar.click();
  await eventually(() => focusedId(phone)).toBe('field-name');
  await gone(bar);
});

test('the mailed private link opens messages, hides, shows, deletes and takes that back', async ({ visit }) => {
  const email = `${uniqueWord()}@example.org`;
  const { id } = await publishProfile({ email });
  const body = { name: 'Ditta Rossi', email: 'rossi@example.org', message: 'Ci vediamo?' };
  await read('POST /api/candidates/:id/messages', { id, body });
  const status = () => statusOf('GET /api/candidates/:id', { id });
  await eventually(async () => (await mailsTo(email)).length).toBe(2);
  const page = await visit(await mailedLink(email, pagePath.ownCandidate()), { on: 'phone' });
  await page.locator('summary').filter({ hasText: 'Ditta Rossi' }).click();
  await seen(page.getByText('Ci vediamo?', { exact: true }));
  // No word of it was mailed: the address is to be confirmed first.
  expect((await mailsTo(email)).join()).not.toContain('Ci vediamo?');
  await press(page, 'Conferma l’indirizzo');
  await notified(page, 'Indirizzo confermato');
  await seen(page.getByText(`I messaggi arrivano anche a ${email}`));
  const reply = page.getByRole('link', { name: 'Rispondi', exact: true });
  expect(await reply.getAttribute('href')).toContain('mailto:rossi@example.org');
  const available = async () => (await page.request.get(`${SITE}/api/candidates?available=true&limit=100`)).text();
  const sayUntil = async (day: string) => {
    await press(page, 'Modifica il profilo');
    await page.getByLabel('Disponibile subito fino al').fill(day);
    await press(page, 'Salva le modifiche');
  };
  await sayUntil(romeDay(new Date(), 14));
  await seen(page.getByText('Disponibile subito, detto oggi'));
  await eventually(available).toContain(id);
  await sayUntil('');
  await gone(page.getByText('Disponibile subito, detto oggi'));
  await eventually(available).not.toContain(id);
  await press(page, 'Nascondi il profilo');
  await notified(page, 'Profilo nascosto');
  await eventually(status).toBe(404);
  await press(page, 'Mostra il profilo');
  await eventually(status).toBe(200);
  await press(page, 'Elimina il profilo');
  await seen(page.getByText('Il profilo è eliminato', { exact: true }));
  await eventually(status).toBe(404);
  await press(page, 'Annulla l’eliminazione');
  await eventually(status).toBe(200);
});

test('the private link is changed by keyboard; the one of before opens nothing', async ({ visit }) => {
  const email = `${uniqueWord()}@example.org`;
  const profile = await publishProfile({ email });
  const shown = ownCandidateLink(profile.manageToken ?? '');
  // Messages that are on their way when the link ends are refused, and read again by the new one.
  const page = await visit(shown, { on: 'phone', expected: [/status of 403/] });
  const change = page.getByRole('button', { name: 'Cambia il link privato', exact: true });
  await change.focus();
  await page.keyboard.press('Enter');
  await notified(page, 'Il link privato è cambiato');
  await eventually(() => page.url()).not.toBe(SITE + shown);
  expect(await hasFocus(change)).toBe(true);
  await eventually(async () => (await mailsTo(email, pagePath.ownCandidate())).length).toBe(2);
  const other = await visit(shown);
  await seen(other.getByRole('heading', { name: 'Questo link non apre nessun profilo' }));
  await other.goto(await mailedLink(email, pagePath.ownCandidate()));
  await seen(other.getByRole('heading', { name: `${profile.name}, Barista` }));
  await page.reload();
  await press(page, 'Nascondi il profilo');
  await notified(page, 'Profilo nascosto');
});

test('for registered companies only: seen by one that is not kept out, and by nobody else', async ({ visit }) => {
  const word = uniqueWord();
  const profile = await publishProfile({ name: word });
  const domain = `${uniqueWord()}.example.org`;
  const company = await register({ role: 'employer', email: `personale@${domain}` });
  const owner = await visit(ownCandidateLink(profile.manageToken ?? ''));
  await press(owner, 'Modifica il profilo');
  await owner.getByRole('radio', { name: 'Solo aziende registrate' }).check();
  await press(owner, 'Salva le modifiche');
  await notified(owner, 'Profilo aggiornato');

  const visitor = await visit(`/candidati/${profile.id}`, { expected: NOT_THERE });
  await seen(visitor.getByRole('heading', { name: 'Candidato non trovato' }));
  const page = await visit(`/cerca-profili?search=${word}`, { as: company, expected: NOT_THERE });
  await page.getByRole('link', { name: `Vedi profilo: ${word}` }).click();
  await page.waitForURL(`**/candidati/${profile.id}`);
  await seen(page.getByText('Solo per aziende registrate', { exact: true }));
  // Opened by its address, too: the document knows nobody, the page then asks as who is signed in.
  await page.reload();
  await seen(page.getByRole('heading', { level: 1, name: word }));
  await eventually(() => page.title()).toContain(word);
  await press(owner, 'Aziende escluse');
  await owner.getByLabel('Da che cosa si riconosce').selectOption('Dominio email');
  await owner.getByLabel('Chi non deve vederti').fill(`info@${domain}`);
  await press(owner, 'Escludi');
  await seen(owner.getByRole('button', { name: `Togli: ${domain}` }));
  await page.goto(`/cerca-profili?search=${word}`);
  await seen(page.getByText('Con questi criteri nessuno.'));
  await owner.getByRole('button', { name: `Togli: ${domain}` }).click();
  await eventually(() => focusedId(owner)).toBe(`escluse-${profile.id}`);
});
