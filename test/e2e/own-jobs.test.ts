import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { apply, callApi, logInAsAdmin, publish, publishProfile, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { eventually, expectWholeWords, gone, hasFocus, notified, press, seen, toasts } from './page-checks.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });
const stateOf = async (id: string): Promise<string> => {
  const answer = await callApi('GET /api/jobs/:id', { id });
  return answer.ok ? (await answer.json()).status : String(answer.status);
};

test('on a phone an offer is renewed once it has its pay, paused, opened, closed, deleted and taken back', async ({
  visit,
}) => {
  const owner = await employer();
  const { id, title } = await publish(owner, { title: `Cuoca/o ${uniqueWord()}`, contract: 'Contratto stagionale' });
  await apply(await register({ name: 'Rosa Bianchi' }), id, 'Eccomi');
  const page = await visit(pagePath.ownJobs(), { as: owner, on: 'phone', expected: [/status of 400/] });
  const card = page.getByRole('article').filter({ hasText: title });
  const more = () => card.getByText('Altre azioni').click();
  await seen(page.getByRole('link', { name: /^Manca la paga/ }));
  await seen(card.getByText('Aperta', { exact: true }));
  await seen(card.getByRole('link', { name: '1 candidatura' }));
  await more();
  await press(page, `Rinnova: ${title}`);
  // An offer of employment without pay asks for it first, where the button was pressed.
  const box = card.getByRole('region', { name: 'Manca la paga' });
  await seen(box.getByText('Aggiungila, poi rinnova.', { exact: false }));
  await eventually(() => hasFocus(box)).toBe(true);
  await box.getByLabel('Da (€)').fill('1.400');
  await box.getByLabel('Periodo').selectOption('mese');
  await press(box, 'Aggiungi la paga e rinnova');
  await notified(page, 'Offerta rinnovata');

  await page.reload();
  await more();
  await press(page, `Metti in pausa: ${title}`);
  await notified(page, 'Offerta in pausa');
  await seen(card.getByText('In pausa', { exact: true }));
  expect(await stateOf(id)).toBe('paused');
  // The button that was pressed is gone: the focus stays with the offer.
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
  await press(page, `Riapri: ${title}`);
  await notified(page, 'Offerta riaperta');
  expect(await stateOf(id)).toBe('open');

  await press(page, `Chiudi: posto occupato: ${title}`);
  const closing = page.getByRole('dialog', { name: 'Chiudere l’offerta?' });
  await seen(closing.getByRole('group', { name: 'Avvisa chi aspetta una risposta' }));
  expect(await closing.getByLabel('Rosa Bianchi (da leggere)').isChecked()).toBe(true);
  await press(closing, 'Chiudi l’offerta');
  await notified(page, 'Offerta chiusa');
  await seen(toasts(page).getByText('Abbiamo avvisato 1 persona.'));
  // Nobody is left to be read.
  await seen(page.getByRole('link', { name: '1 candidatura', exact: true }));
  await page.getByRole('link', { name: title, exact: true }).click();
  await seen(page.getByText('Posto occupato', { exact: true }));
  await gone(page.getByRole('button', { name: 'Candidati Ora' }));
  await page.goBack();

  await more();
  await press(page, `Elimina: ${title}`);
  const dialog = page.getByRole('dialog', { name: 'Eliminare questa offerta?' });
  await press(dialog, 'Non eliminare');
  await gone(dialog);
  expect(await stateOf(id)).toBe('closed');
  await press(page, `Elimina: ${title}`);
  await press(dialog, 'Elimina l’offerta');
  await notified(page, 'Offerta eliminata');
  expect(await stateOf(id)).toBe('404');
  expect((await page.getByRole('article').boundingBox())?.height).toBeLessThanOrEqual(150);
  await press(page, `Annulla eliminazione: ${title}`);
  await notified(page, 'Eliminazione annullata');
  expect(await stateOf(id)).toBe('closed');
});

test('two tabs: the second is told, sees the newer version, and loses nothing typed, not even by a reload', async ({
  visit,
}) => {
  const owner = await employer();
  const { id } = await publish(owner);
  const page = await visit(pagePath.editJob(id), { as: owner, expected: [/status of 409/] });
  const tab = await page.context().newPage();
  await tab.goto(pagePath.editJob(id));
  await tab.getByLabel('Descrizione').fill('Dalla prima scheda.');
  await press(tab, 'Salva le modifiche');
  await notified(tab, 'Offerta aggiornata');

  await page.getByLabel('Descrizione').fill('Dalla seconda scheda.');
  await page.getByLabel('Nome dell’azienda').fill('Trattoria nuova');
  await press(page, 'Salva le modifiche');
  await seen(page.getByText('Questa offerta è cambiata in un’altra scheda'));
  await page.reload();
  await seen(page.getByText('Dalla prima scheda.', { exact: true }));
  await eventually(() => page.getByLabel('Descrizione').inputValue()).toBe('Dalla seconda scheda.');

  await press(page, 'Carica la versione nuova');
  await eventually(() => page.getByRole('textbox', { name: 'Descrizione' }).inputValue()).toBe('Dalla prima scheda.');
  await seen(page.getByText('Dalla seconda scheda.', { exact: true }));
  await press(page, 'Rimetti: Nome dell’azienda', 'Salva le modifiche');
  await notified(page, 'Offerta aggiornata');
  expect(await read<PublicJob>('GET /api/jobs/:id', { id })).toMatchObject({
    description: 'Dalla prima scheda.',
    companyName: 'Trattoria nuova',
  });
});

test('a view of an offer is reported once, its owner’s is not counted, and the owner sees the days', async ({
  visit,
}) => {
  const owner = await employer();
  const { id, title } = await publish(owner);
  const path = filledPath('POST /api/jobs/:id/views', { id });
  let reports = 0;
  /** Opens the offer; the answer to the look that the page reports. */
  const look = async (page: Page) => {
    page.on('request', (request) => {
      if (request.url().endsWith(path)) reports += 1;
    });
    const answered = page.waitForResponse((answer) => answer.url().endsWith(path));
    await page.goto(pagePath.job(id));
    return (await answered).json();
  };
  const page = await visit('/');
  expect(await look(page)).toEqual({ counted: true });
  await page.reload();
  await seen(page.getByRole('heading', { level: 1, name: title }));
  const theirs = await visit('/', { as: owner });
  expect(await look(theirs)).toEqual({ counted: false });
  expect(reports).toBe(2);

  await apply(await register(), id);
  await theirs.goto(pagePath.ownJobs());
  const card = theirs.getByRole('article', { name: title });
  await card.getByText('Altre azioni').click();
  await card.getByText('Visite e candidature').click();
  await seen(card.getByText(/1 candidatura$/));
  await card.getByText('I numeri giorno per giorno').click();
  expect(await card.getByRole('row').count()).toBe(31);
});

test('an unconfirmed address, and what waits, are said where an employer looks', async ({ visit }) => {
  const owner = await employer();
  const { id } = await publish(owner);
  await apply(await register(), id, 'Eccomi');
  const page = await visit(pagePath.ownJobs(), { as: owner, on: 'phone' });
  await seen(page.getByRole('link', { name: '1 candidatura, 1 da leggere' }));
  await page.getByRole('button', { name: 'Manda di nuovo' }).click();
  await seen(page.getByRole('status').getByText('Ti abbiamo mandato il link', { exact: false }));
  // Nothing of a row is cut, and no word breaks with large text.
  const state = page.getByText(/^Mancano 30 giorni ·/);
  expect(await state.evaluate((text) => getComputedStyle(text).whiteSpace)).toBe('normal');
  await expectWholeWords(page);
  await page.goto(pagePath.home());
  await page.getByRole('list', { name: 'Oggi' }).getByRole('link', { name: '1 candidatura da leggere' }).click();
  await seen(page.getByRole('heading', { name: 'Candidature', exact: true }));
  await seen(page.getByText(owner.email, { exact: true }));
  await page.getByText('Menu', { exact: true }).click();
  await seen(page.getByRole('link', { name: '1 candidatura da leggere' }));
});

test('a copy moves its season to the next one and says so; the number in its text can be called', async ({ visit }) => {
  const owner = await employer();
  const dates = { startDate: '2025-06-01', endDate: '2025-09-15' };
  const { id, title } = await publish(owner, { ...dates, description: 'Servizio in sala.\n\nChiama il 333 765 4321.' });
  const page = await visit(pagePath.ownJobs(), { as: owner });
  await page.getByText('Altre azioni').click();
  await page.getByRole('link', { name: `Duplica: ${title}` }).click();
  await seen(page.getByText('le abbiamo portate alla prossima stagione', { exact: false }));
  await page.getByText('Altri dettagli (facoltativi)').click();
  expect(Date.parse(await page.getByLabel('Fine', { exact: true }).inputValue())).toBeGreaterThan(Date.now());
  expect(await page.getByLabel('Inizio').inputValue()).toMatch(/-06-01$/);
  await page.getByLabel('Chi offre il lavoro').selectOption('agenzia');
  const licence = page.getByLabel('Autorizzazione ministeriale');
  expect(await licence.getAttribute('required')).not.toBeNull();
  await page.goto(pagePath.job(id));
  const call = page.getByRole('main').getByRole('link', { name: '333 765 4321' });
  expect(await call.getAttribute('href')).toBe('tel:+393337654321');
});

test('an urgent offer names those of its trade who can start at once, as the list of profiles shows them', async ({
  visit,
}) => {
  const [owner, title, today] = [await employer(), uniqueWord(), romeDay(new Date())];
  await publishProfile({ name: 'Ada Rota', title, availableUntil: today });
  await publishProfile({ name: 'Bea Salvetti', title, availableUntil: today, audience: 'companies' });
  await publishProfile({ name: 'Carla Moro', title });
  const tomorrow = romeDay(new Date(), 1);
  const pay = { salaryMin: 12, salaryPeriod: 'ora', description: 'Chiama il 333 123 4567.' } as const;
  const needed = { neededFrom: `${tomorrow}T09:00`, neededUntil: `${tomorrow}T14:00` };
  const job = await publish(owner, { title, ...pay, ...needed });
  // That of a new account may wait for the editors.
  await callApi('POST /api/moderation/jobs/:id/restore', { id: job.id, token: (await logInAsAdmin()).token });
  const page = await visit(pagePath.ownJobs(), { as: owner, on: 'phone' });
  const people = page.getByRole('region', { name: `Disponibili subito per “${title}”` });
  await eventually(() => people.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Bea Salvetti',
    'Ada Rota',
  ]);
  // As the form leaves it, once it has published.
  const published = { ...job, open: true, status: 'open' };
  await page.evaluate(([path, usr]) => history.replaceState({ usr, key: 'new', idx: 0 }, '', path), [
    pagePath.valley(),
    { published },
  ] as const);
  await page.reload();
  await seen(page.getByText('La tua offerta è online'));
  await people.getByRole('link', { name: 'Vedi l’elenco dei disponibili subito' }).click();
  await seen(page.getByRole('link', { name: 'Ada Rota', exact: true }));
  await seen(page.getByRole('link', { name: 'Bea Salvetti', exact: true }));
  await gone(page.getByRole('link', { name: 'Carla Moro', exact: true }));
});
