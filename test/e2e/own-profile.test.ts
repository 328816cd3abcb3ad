import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { changeProfile, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, seen, toasts } from './page-checks.ts';

const NOT_THERE = [/status of 404/];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const notified = (page: Page, title: string) => seen(toasts(page).getByText(title, { exact: true }));
const title = (page: Page) => page.getByRole('textbox', { name: 'Professione' });
const names = async (search: string) =>
  ((await (await fetch(`${SITE}/api/candidates?search=${search}`)).json()) as { name: string }[]).map(
    ({ name }) => name,
  );

describe('editing', () => {
  test('in two tabs: the second is told, sees both versions, and loses nothing, not even by a reload', async ({
    visit,
  }) => {
    const profile = await publishProfile();
    const page = await visit(ownCandidateLink(profile.manageToken ?? ''), { expected: [/status of 409/] });
    await press(page, 'Modifica il profilo');
    await title(page).fill('Quello che ho scritto io');
    await changeProfile(profile, { title: 'Scritto altrove', revision: 1 });
    await press(page, 'Salva le modifiche');
    await seen(page.getByText('Questo profilo è cambiato in un’altra scheda'));
    await page.reload();
    await seen(page.getByText('Scritto altrove', { exact: true }));
    await eventually(() => title(page).inputValue()).toBe('Quello che ho scritto io');
    await press(page, 'Carica la versione nuova');
    await eventually(() => title(page).inputValue()).toBe('Scritto altrove');
    await page.reload();
    await seen(page.getByText('Quello che ho scritto io', { exact: true }));
    await press(page, 'Rimetti: Professione');
    await press(page, 'Salva le modifiche');
    await notified(page, 'Profilo aggiornato');
    await seen(page.getByRole('heading', { name: `${profile.name}, Quello che ho scritto io` }));
  });
});

test('the private link is changed by keyboard: the page goes on, those of before open nothing', async ({ visit }) => {
  const email = `${uniqueWord()}@example.org`;
  const profile = await publishProfile({ email });
  const shown = ownCandidateLink(profile.manageToken ?? '');
  const mailed = async () => (await mailsTo(email, pagePath.ownCandidate())).map(linkIn).reverse();
  await eventually(async () => (await mailed()).length).toBe(1);
  // Messages that are on their way when the link ends are refused, and read again by the new one.
  const expected = [/status of 403/];
  const page = await visit(shown, { on: 'phone', expected });
  const change = page.getByRole('button', { name: 'Cambia il link privato', exact: true });
  await change.focus();
  await page.keyboard.press('Enter');
  await notified(page, 'Il link privato è cambiato');
  await eventually(() => page.url()).not.toBe(SITE + shown);
  const next = page.url().slice(SITE.length);
  expect(await change.evaluate((button) => button === document.activeElement)).toBe(true);
  await eventually(async () => (await mailed()).length).toBe(2);
  const [first = '', second = ''] = await mailed();
  for (const old of [shown, first])
    await seen((await visit(old)).getByRole('heading', { name: 'Questo link non apre nessun profilo' }));

  const other = await visit(second, { expected });
  await seen(other.getByRole('heading', { name: `${profile.name}, Barista` }));
  // The focus is still there, so that one more press changes it once more.
  await page.keyboard.press('Enter');
  await eventually(() => page.url()).not.toBe(SITE + next);
  await other.reload();
  await seen(other.getByRole('heading', { name: 'Questo link non apre nessun profilo' }));
  await page.reload();
  await press(page, 'Nascondi il profilo');
  await notified(page, 'Profilo nascosto');
});

describe('for registered companies only', () => {
  test('seen by a company in another browser and by nobody else; kept out, not by that one either', async ({
    visit,
  }) => {
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
    expect(await (await fetch(`${SITE}/candidati/${profile.id}`)).text()).not.toContain(word);
    expect(await names(word)).toEqual([]);
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
    await owner.getByLabel('Chi non deve vederti').fill('azienda');
    await press(owner, 'Escludi');
    await seen(owner.getByRole('link', { name: /^Scrivi un dominio come/ }));
    await owner.getByLabel('Chi non deve vederti').fill(`info@${domain}`);
    await press(owner, 'Escludi');
    await seen(owner.getByRole('button', { name: `Togli: ${domain}` }));
    await page.goto(`/candidati/${profile.id}`);
    await seen(page.getByRole('heading', { name: 'Candidato non trovato' }));
    await page.goto(`/cerca-profili?search=${word}`);
    await seen(page.getByText('Con questi criteri nessuno.'));
    await press(owner, `Togli: ${domain}`);
    await seen(owner.getByText('Ancora nessuna.'));
    await page.reload();
    await seen(page.getByRole('heading', { level: 3, name: word }));
  });
});
