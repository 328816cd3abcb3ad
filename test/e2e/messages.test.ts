import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { receivedPath } from '../../shared/paths.ts';
import { apply, dismissReports, logInAsAdmin, publish, publishProfile, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { hold } from './hold.ts';
import { eventually, gone, notified, press, seen } from './page-checks.ts';

const cardOf = (page: Page, name: string) => page.locator('details.card').filter({ hasText: name });

/** Writes to a profile by its form. */
async function write(page: Page, { name, email, text }: { name: string; email: string; text: string }): Promise<void> {
  await page.getByLabel('Il tuo nome').fill(name);
  await page.getByLabel('La tua email').fill(email);
  await page.getByLabel('Messaggio').fill(text);
  await press(page, 'Invia messaggio');
}

beforeAll(dismissReports);

test('a message is read, its sender blocked and told, and the editors read it once reported', async ({ visit }) => {
  const word = uniqueWord();
  const owner = await register({ role: 'employer' });
  const profile = await publishProfile({}, owner);
  const job = await publish(owner);
  const applied = await apply(await register({ name: `Persona ${word}` }), job.id, 'Eccomi');
  const sender = { name: `Ditta ${word}`, email: `${word}@example.org`, text: `Ci vediamo? ${word}` };
  const writer = await visit(`/candidati/${profile.id}`, { on: 'phone', expected: [/status of 403/] });
  await write(writer, sender);
  await notified(writer, 'Messaggio inviato!');
  await notified(writer, `Il tuo messaggio è stato inviato a ${profile.name}. Ti risponderà presto.`);
  await eventually(() => writer.getByLabel('Messaggio').inputValue()).toBe('');
  // It stays said in the same tab.
  await writer.reload();
  await seen(writer.getByText(/^Hai scritto a .+ alle \d\d:\d\d\.$/));

  const reader = await visit('/messaggi', { as: owner });
  await seen(reader.getByText('2 messaggi da leggere'));
  const note = reader.getByRole('article').filter({ hasText: `Persona ${word}` });
  expect(await note.getByRole('link').getAttribute('href')).toBe(receivedPath(job.id, applied.id));
  const card = cardOf(reader, sender.name);
  await seen(card.getByText('Da leggere'));
  await card.locator('summary').click();
  await seen(card.getByText(sender.text));
  await seen(reader.getByText('1 messaggio da leggere'));
  expect(await card.getByRole('link', { name: 'Rispondi' }).getAttribute('href')).toContain(
    `mailto:${sender.email}?subject=`,
  );
  await reader.reload();
  await seen(reader.getByText('1 messaggio da leggere'));
  await gone(card.getByText('Da leggere', { exact: true }));

  await card.locator('summary').click();
  await card.getByRole('button', { name: 'Blocca mittente' }).click();
  await notified(reader, 'Mittente bloccato');
  await write(writer, { ...sender, text: `Di nuovo ${word}` });
  await seen(writer.getByText('Questa persona non riceve messaggi da te.').first());
  expect(await writer.getByLabel('Messaggio').inputValue()).toBe(`Di nuovo ${word}`);
  const received = async () => JSON.stringify(await read('GET /api/messages', { token: owner.token }));
  expect(await received()).not.toContain('Di nuovo');

  await card.getByRole('button', { name: 'Segnala' }).click();
  await reader.getByRole('dialog').getByText('Truffa o richiesta di denaro').click();
  await press(reader, 'Invia la segnalazione');
  await notified(reader, 'Segnalazione inviata.');
  const admin = await visit('/moderazione', { as: await logInAsAdmin() });
  await seen(admin.getByRole('article', { name: `Messaggio di ${sender.name}` }).getByText(sender.text));

  await reader.getByText('Mittenti bloccati (1)').click();
  await press(reader, `Sblocca ${sender.email}`);
  await gone(reader.getByText('Mittenti bloccati (1)'));
  await card.getByRole('button', { name: 'Elimina', exact: true }).click();
  await press(reader, 'Elimina il messaggio');
  await gone(card);
  await press(writer, 'Invia messaggio');
  await notified(writer, 'Messaggio inviato!');
  await eventually(received).toContain('Di nuovo');
});

test('becoming read moves no button of a message that somebody has opened', async ({ visit }) => {
  const owner = await register();
  const { id } = await publishProfile({}, owner);
  // With this name the badge has a line of its own on a phone.
  const body = { name: `Ditta ${'N'.repeat(16)}`, email: `${uniqueWord()}@example.org`, message: 'Ci vediamo?' };
  await read('POST /api/candidates/:id/messages', { id, body });
  const page = await visit('/messaggi', { as: owner, on: 'phone' });
  const marked = await hold(page, '**/api/messages/*', 'PATCH');
  const card = cardOf(page, body.name);
  await card.locator('summary').click();
  const placeOf = () => card.getByRole('button', { name: 'Blocca mittente' }).boundingBox();
  await eventually(() => marked.count()).toBe(1);
  const place = await placeOf();
  expect(place).not.toBeNull();
  marked.letGo();
  await seen(card.getByRole('button', { name: 'Segna come da leggere' }));
  expect(await placeOf()).toEqual(place);
});
