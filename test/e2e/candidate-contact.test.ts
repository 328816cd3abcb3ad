import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publishProfile, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { confirmProfile } from './confirmed.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

/** The field that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

describe('writing to a candidate', () => {
  test("'Contatta' on a card puts the focus into the form; so does the address itself", async ({ visit }) => {
    const word = uniqueWord();
    const near = await publishProfile({ name: word });
    const page = await visit(`/cerca-profili?search=${word}`);
    await page.getByRole('link', { name: `Contatta: ${word}` }).press('Enter');
    await page.waitForURL(`**/candidati/${near.id}#contatta`);
    await eventually(() => focused(page)).toBe('field-name');
    await page.goto('/');
    await page.goto(`/candidati/${near.id}#contatta`);
    await eventually(() => focused(page)).toBe('field-name');
    // The bar is there as long as the form is out of view.
    const phone = await visit(`/candidati/${near.id}`, { on: 'phone', viewport: { width: 390, height: 360 } });
    const bar = phone.getByRole('link', { name: 'Contatta', exact: true });
    await bar.click();
    await eventually(() => focused(phone)).toBe('field-name');
    await gone(bar);
  });

  test("'Contatta' on a card of a phone brings the form to the top, above the keyboard", async ({ visit }) => {
    const name = uniqueWord();
    const experience = 'Tre stagioni in un bar di montagna.\n\n'.repeat(4);
    await publishProfile({ name, experience, skills: Array.from({ length: 12 }, (_, index) => `competenza ${index}`) });
    const page = await visit(`/cerca-profili?search=${name}`, { on: 'phone' });
    await page.getByRole('link', { name: `Contatta: ${name}` }).tap();
    await eventually(() => focused(page)).toBe('field-name');
    const top = () => page.getByLabel('Il tuo nome').evaluate((input) => input.getBoundingClientRect().top);
    await eventually(top).toBeLessThanOrEqual(200);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test('stored, forwarded, confirmed in the literal words, cleared', async ({ visit }) => {
    const email = `${uniqueWord()}@example.org`;
    const candidate = await publishProfile({ email });
    await confirmProfile(email);
    const page = await visit(`/candidati/${candidate.id}`, { on: 'phone' });
    await page.getByRole('button', { name: 'Invia messaggio' }).click();
    for (const text of ['Inserisci il tuo nome', 'Email non valida', 'Scrivi un messaggio'])
      await seen(page.getByRole('link', { name: text }));
    await page.getByLabel('Il tuo nome').fill('Trattoria del Ponte');
    await page.getByLabel('La tua email').fill('ponte@example.org');
    await page.getByLabel('Messaggio').fill('Ci serve una persona per il sabato.');
    await page.getByRole('button', { name: 'Invia messaggio' }).dblclick();
    await seen(toasts(page).getByText('Messaggio inviato!', { exact: true }));
    await seen(page.getByText(/^Hai scritto a .+ alle \d\d:\d\d\.$/));
    const sentence = `Il tuo messaggio è stato inviato a ${candidate.name}. Ti risponderà presto.`;
    await seen(toasts(page).getByText(sentence, { exact: true }));
    await eventually(() => page.getByLabel('Messaggio').inputValue()).toBe('');
    // It stays said in the same tab.
    await page.goto('/cerca-profili');
    await page.goto(`/candidati/${candidate.id}`);
    await seen(page.getByText(/^Hai scritto a .+ alle \d\d:\d\d\.$/));
    await eventually(async () => (await mailsTo(email)).length).toBe(2);
    const mails = (await mailsTo(email)).join('\n');
    expect(mails).toContain('Ci serve una persona per il sabato.');
    expect(mails).toContain('ponte@example.org');
  });
});

describe('the private link', () => {
  test('mailed, it opens the messages, hides, shows and deletes, and takes the deletion back', async ({ visit }) => {
    const email = `${uniqueWord()}@example.org`;
    const candidate = await publishProfile({ email });
    const body = JSON.stringify({ name: 'Ditta Rossi', email: 'rossi@example.org', message: 'Ci vediamo?' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${SITE}/api/candidates/${candidate.id}/messages`, { method: 'POST', headers, body });
    const status = async () => (await fetch(`${SITE}/candidati/${candidate.id}`)).status;
    await eventually(async () => (await mailsTo(email)).length).toBe(2);
    const mail = (await mailsTo(email)).find((text) => text.includes('Gestisci il profilo')) ?? '';
    const page = await visit(linkIn(mail), { on: 'phone' });
    await page.locator('summary').filter({ hasText: 'Ditta Rossi' }).click();
    await seen(page.getByText('Ci vediamo?', { exact: true }));
    // No word of it was mailed: the address is to be confirmed first.
    expect((await mailsTo(email)).join()).not.toContain('Ci vediamo?');
    await page.getByRole('button', { name: 'Conferma l’indirizzo' }).click();
    await seen(toasts(page).getByText('Indirizzo confermato', { exact: true }));
    await seen(page.getByText(`I messaggi arrivano anche a ${email}`));
    const reply = page.getByRole('link', { name: 'Rispondi', exact: true });
    expect(await reply.getAttribute('href')).toContain('mailto:rossi@example.org');
    await page.getByRole('button', { name: 'Nascondi il profilo' }).click();
    await seen(toasts(page).getByText('Profilo nascosto', { exact: true }));
    await eventually(status).toBe(404);
    await page.getByRole('button', { name: 'Mostra il profilo' }).click();
    await eventually(status).toBe(200);
    await page.getByRole('button', { name: 'Elimina il profilo' }).click();
    await seen(page.getByText('Il profilo è eliminato', { exact: true }));
    await eventually(status).toBe(404);
    await page.getByRole('button', { name: 'Annulla l’eliminazione' }).click();
    await eventually(status).toBe(200);
  });
});
