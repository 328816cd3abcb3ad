import { beforeAll, expect } from 'vitest';
import { ADMIN, COUNTING_PASSKEY, UNDELIVERED } from './administration.ts';
import { dismissReports, logInAs, logInAsAdmin, publish, read, register, statusOf, uniqueWord } from './api.ts';
import { plugIn } from './authenticator.ts';
import { test } from './browser.ts';
import { mailsTo, mailTo } from './mails.ts';
import { eventually, gone, notified, press, seen, toasts } from './page-checks.ts';

beforeAll(dismissReports);

test('a reported offer is hidden, its owner reads why, and it comes back', async ({ visit }) => {
  const word = uniqueWord();
  const employer = await register({ role: 'employer' });
  const job = await publish(employer, { title: `Cassiera/e ${word}` });
  const path = `/offerte/${job.id}`;

  const visitor = await visit(path, { on: 'phone', expected: [/status of 404/] });
  await press(visitor, 'Segnala');
  const dialog = visitor.getByRole('dialog', { name: 'Segnala l’offerta' });
  await press(visitor, 'Invia la segnalazione');
  await seen(dialog.getByText('Scegli il motivo').last());
  await dialog.getByText('Truffa o richiesta di denaro').click();
  await dialog.getByLabel('Racconta, se vuoi (facoltativo)').fill(`Chiede soldi: ${word}`);
  // The typed text is kept while the dialog is closed.
  await press(visitor, 'Chiudi');
  await gone(dialog);
  await press(visitor, 'Segnala');
  await eventually(() => dialog.getByLabel('Racconta, se vuoi (facoltativo)').inputValue()).toContain(word);
  await dialog.getByLabel('La tua email (facoltativa)').fill(`${word}@example.org`);
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).dblclick();
  await notified(visitor, 'Segnalazione inviata.');
  await seen(toasts(visitor).getByText('La legge una persona della redazione.'));
  await gone(dialog);
  const status = () => statusOf('GET /api/jobs/:id', { id: job.id });
  expect(await status()).toBe(200);
  await mailTo('assistenza@example.org', '/moderazione');

  const admin = await visit('/moderazione', { as: await logInAsAdmin() });
  const card = admin.getByRole('article', { name: `Cassiera/e ${word}` });
  await seen(card.getByText(`Chiede soldi: ${word}`));
  expect(await card.getByText('1 segnalazione', { exact: true }).count()).toBe(1);
  await card.getByRole('button', { name: 'Nascondi l’offerta' }).click();
  await admin.getByLabel('Regola dei Termini').selectOption('Richieste di denaro a chi cerca lavoro');
  await admin.getByLabel('I fatti').fill(`Nessuno può chiedere denaro: ${word}.`);
  await admin.getByRole('dialog').getByRole('button', { name: 'Nascondi l’offerta' }).click();
  await seen(toasts(admin).getByText('Offerta nascosta.'));
  await gone(card);
  // The button that was pressed is gone, and the focus goes on from its place.
  expect(await admin.evaluate(() => document.activeElement?.matches('main *'))).toBe(true);

  await visitor.goto(path);
  await seen(visitor.getByText('Offerta non trovata'));
  const reasons = async () => (await mailsTo(employer.email)).join();
  await eventually(reasons).toContain(`Nessuno può chiedere denaro: ${word}.`);
  expect(await reasons()).toContain('“Richieste di denaro a chi cerca lavoro”');
  await eventually(async () => (await mailsTo(`${word}@example.org`)).length).toBe(1);

  await admin.getByRole('link', { name: 'Registro' }).click();
  await seen(admin.getByText(/^Regola: “Richieste di denaro/).first());
  await admin
    .getByRole('link', { name: `Cassiera/e ${word}` })
    .first()
    .click();
  const found = admin.getByRole('article', { name: `Cassiera/e ${word}` });
  await seen(found.getByText(`Nessuno può chiedere denaro: ${word}.`));
  await found.getByRole('button', { name: 'Ripristina l’offerta' }).click();
  await seen(toasts(admin).getByText('Offerta ripristinata.'));
  await seen(found.getByRole('button', { name: 'Nascondi l’offerta' }));
  await eventually(status).toBe(200);

  await admin.getByRole('link', { name: 'Email non consegnate' }).click();
  await admin.getByRole('button', { name: `Riprova: Nuova candidatura, ${UNDELIVERED.retried}` }).click();
  await seen(toasts(admin).getByText(/di nuovo in partenza/));
  await gone(admin.getByText(UNDELIVERED.retried));
  await admin.getByRole('link', { name: 'Registro' }).click();
  await seen(admin.getByText('“Nuova candidatura”'));
});

test('an archived report comes back, and the day shows what is new', async ({ visit }) => {
  const word = uniqueWord();
  const employer = await register({ role: 'employer', name: `Ditta ${word}` });
  const job = await publish(employer, { title: `Magazziniere ${word}` });
  await read('POST /api/jobs/:id/report', { id: job.id, body: { reason: 'other', text: word } });
  const page = await visit('/moderazione', { as: await logInAsAdmin(), on: 'phone' });
  const card = page.getByRole('article', { name: `Magazziniere ${word}` });
  await card.getByRole('button', { name: 'Archivia la segnalazione' }).click();
  await gone(card);
  await press(page, 'Annulla');
  await seen(toasts(page).getByText('Le segnalazioni sono di nuovo da leggere.'));
  await seen(card);
  expect(await page.evaluate(() => document.activeElement?.matches('main :has(article)'))).toBe(true);

  await page.getByRole('link', { name: 'Oggi' }).click();
  await seen(page.getByRole('link', { name: /Segnalazioni da leggere/ }));
  await seen(page.getByRole('link', { name: `Ditta ${word}` }));
  await page.getByRole('link', { name: `Magazziniere ${word}` }).click();
  await seen(page.getByRole('article', { name: `Magazziniere ${word}` }));
});

test('an administrator with a password is asked for a passkey, and moderates with it', async ({ visit }) => {
  const signedIn = await logInAs(ADMIN);
  const page = await visit('/moderazione', { as: signedIn, expected: [/status of 403/] });
  await seen(page.getByText(/serve anche una passkey di questo account/));
  await plugIn(page, COUNTING_PASSKEY);
  await press(page, 'Conferma con la passkey');
  await seen(toasts(page).getByText('La passkey è confermata per questo accesso.'));
  await seen(page.getByRole('heading', { name: 'Da leggere' }).or(page.getByText('Nessuna segnalazione da leggere')));
});
