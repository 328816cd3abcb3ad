import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { duplicateJobPath, pagePath } from '../../shared/paths.ts';
import {
  applications,
  apply,
  callApi,
  makeMember,
  offer,
  publish,
  publishProfile,
  read,
  register,
  registerConfirmed,
  uniqueWord,
} from './api.ts';
import { test } from './browser.ts';
import { fillOffer } from './forms.ts';
import { hold, SCRIPTS } from './hold.ts';
import { expectTitles, query, valueBox } from './lists.ts';
import { mailedLink } from './mails.ts';
import { eventually, gone, goWithin, hasFocus, press, seen, toasts } from './page-checks.ts';

/** People go on while an answer, a position or a rendering is on its way. */

const word = uniqueWord();
const COOK = `Cuoca ${word}`;

beforeAll(async () => {
  const employer = await register({ role: 'employer' });
  await publish(employer, { title: COOK, location: 'Edolo', type: 'Part-time', category: 'Ristorazione' });
});

/** Opens a list whose browser finds the position when it is told to. */
const heldPosition = { before: async (context: ReturnType<Page['context']>) => context.addInitScript(holdPosition) };

function holdPosition(): void {
  const { geolocation } = navigator;
  const wait = window.setTimeout;
  // Never gives up: the machine may be busy.
  Reflect.set(window, 'setTimeout', (run: () => void, ms?: number) => (ms === 15_000 ? 0 : wait(run, ms)));
  geolocation.getCurrentPosition = (found) => {
    const coords = { latitude: 45.957, longitude: 10.304, accuracy: 10 } as GeolocationCoordinates;
    addEventListener('position-found', () => found({ coords, timestamp: Date.now() } as GeolocationPosition));
  };
}
const findPosition = (page: Page) => page.evaluate(() => dispatchEvent(new Event('position-found')));

test('a position that is found late takes back no filter, and leads back to no list', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`, heldPosition);
  await page.getByLabel('Filtra per distanza').check();
  await (await valueBox(page, 'Tipo di lavoro', 'Part-time')).check();
  await eventually(() => query(page).type).toBe('Part-time');
  await findPosition(page);
  await eventually(() => query(page)).toMatchObject({ search: word, type: 'Part-time', radius: '30' });
  await page.getByLabel('Filtra per distanza').uncheck();
  await eventually(() => query(page).radius).toBeUndefined();

  await page.getByLabel('Filtra per distanza').check();
  const coming = await hold(page, SCRIPTS);
  await page.getByRole('link', { name: COOK, exact: true }).click();
  await eventually(coming.count).toBeGreaterThan(0);
  await findPosition(page);
  coming.letGo();
  await page.waitForURL('**/offerte/*');
  await findPosition(page);
  const heart = page.getByRole('button', { name: /^Salva l'offerta/ }).first();
  await heart.click();
  await eventually(() => heart.getAttribute('aria-pressed')).toBe('true');
  expect(new URL(page.url()).pathname).toMatch(/^\/offerte\/\w+$/);
});

test('a category and a filter that are chosen at once are both searched for', async ({ visit }) => {
  const page = await visit(`/offerte?search=${word}`);
  const box = await valueBox(page, 'Tipo di lavoro', 'Part-time');
  const chip = await page.getByRole('button', { name: /^Ristorazione\b/ }).elementHandle();
  await box.evaluate((field: HTMLElement, button) => {
    (button as HTMLElement).click();
    field.click();
  }, chip);
  await eventually(() => query(page)).toMatchObject({ category: 'Ristorazione', type: 'Part-time' });
  await expectTitles(page, [COOK]);
});

test('a message says so where it failed after its page was left, and keeps what was typed meanwhile', async ({
  visit,
}) => {
  const { id } = await publishProfile();
  const path = pagePath.candidate(id);
  const page = await visit(path, { expected: [/ERR_FAILED/] });
  const message = page.getByLabel('Messaggio');
  const write = async (text: string) => {
    await page.getByLabel('Il tuo nome').fill('Rosa');
    await page.getByLabel('La tua email').fill(`${word}@example.org`);
    await message.fill(text);
    await press(page, 'Invia messaggio');
  };
  const sending = await hold(page, '**/messages', 'POST');
  await write('Ti cerco per la stagione.');
  await eventually(sending.count).toBe(1);
  await message.fill('Ho dimenticato una cosa.');
  sending.letGo();
  await seen(toasts(page).getByText('Messaggio inviato!'));
  expect(await message.inputValue()).toBe('Ho dimenticato una cosa.');
  expect(await page.getByLabel('Il tuo nome').inputValue()).toBe('');
  await page.reload();
  expect(await message.inputValue()).toBe('Ho dimenticato una cosa.');

  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route('**/messages', async (route) => {
    await promise;
    await route.abort();
  });
  const requested = page.waitForRequest('**/messages');
  await write('E il vitto è compreso.');
  await requested;
  await page.getByRole('link', { name: 'Lavoro in Valle' }).first().click();
  await gone(message);
  resolve();
  await seen(toasts(page).getByText('Messaggio non inviato'));
});

test('an empty form in place of an offer that did not come stays when the signal returns', async ({ visit }) => {
  const owner = await register({ role: 'employer' });
  const { id } = await publish(owner);
  const page = await visit('about:blank', { as: owner, expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
  await page.context().route(`**/api/own-jobs/${id}`, (route) => route.abort());
  await page.goto(duplicateJobPath(id));
  await seen(page.getByText('il modulo è vuoto', { exact: false }));
  const title = page.getByLabel('Titolo dell’offerta');
  await title.fill('Lavapiatti');
  await page.context().unroute(`**/api/own-jobs/${id}`);
  await page.context().setOffline(true);
  const read = page.waitForResponse((response) => response.url().endsWith(`/api/own-jobs/${id}`));
  await page.context().setOffline(false);
  await read;
  await press(page, 'Pubblica Offerta');
  await seen(page.locator('#field-description-error'));
  expect(await title.inputValue()).toBe('Lavapiatti');
});

test('an offer takes no change while it is being saved', async ({ visit }) => {
  const owner = await register({ role: 'employer' });
  const { id } = await publish(owner, { type: 'Part-time' });
  const page = await visit(pagePath.editJob(id), { as: owner });
  const title = page.getByLabel('Titolo dell’offerta');
  await title.fill('Lavapiatti');
  const saving = await hold(page, `**/api/jobs/${id}`, 'PATCH');
  await title.press('Enter');
  await eventually(saving.count).toBe(1);
  expect(await hasFocus(title)).toBe(true);
  await page.keyboard.type(' e cuoca');
  expect(await title.inputValue()).toBe('Lavapiatti');
  const type = page.locator('select[name=type]');
  await type.selectOption('Weekend');
  expect(await type.inputValue()).toBe('Part-time');
  saving.letGo();
  await seen(toasts(page).getByText('Offerta aggiornata'));
  expect(await read('GET /api/jobs/:id', { id })).toMatchObject({ title: 'Lavapiatti', type: 'Part-time' });
});

test('people who apply after an offer was almost closed are asked about', async ({ visit }) => {
  const owner = await register({ role: 'employer' });
  const { id } = await publish(owner);
  await apply(await register({ name: 'Rosa Bianchi' }), id);
  const page = await visit(pagePath.ownJobs(), { as: owner });
  const closing = page.getByRole('dialog', { name: 'Chiudere l’offerta?' });
  const ask = async () => {
    await page.getByRole('button', { name: /^Chiudi: posto occupato/ }).click();
    await seen(closing.getByLabel('Rosa Bianchi (da leggere)'));
  };
  await page.getByText('Altre azioni').click();
  await ask();
  await press(closing, 'Non chiudere');
  await gone(closing);
  await apply(await register({ name: 'Anna Neri' }), id);
  await ask();
  await seen(closing.getByLabel('Anna Neri (da leggere)'));
});

test('nobody who works for an employer publishes before it is known for whom', async ({ visit }) => {
  const employer = await registerConfirmed({ role: 'employer' });
  const page = await visit('about:blank', { as: await makeMember(employer, 'manage', 'Ada Rota') });
  const members = await hold(page, '**/api/members', 'GET');
  const publishing = await hold(page, '**/api/jobs', 'POST');
  await page.goto(pagePath.publishJob());
  await fillOffer(page, offer());
  await press(page, 'Pubblica Offerta');
  await seen(page.getByRole('button', { name: 'Pubblicazione in corso...' }));
  await eventually(members.count).toBeGreaterThan(0);
  members.letGo();
  await seen(page.getByText('Scegli per chi pubblichi').first());
  expect(publishing.count()).toBe(0);
});

test('an offer that is taken off and put back while the account is told stays saved', async ({ visit }) => {
  const account = await register();
  const { id } = await publish(await register({ role: 'employer' }));
  await callApi('PATCH /api/account/saved-jobs', { token: account.token, body: { add: [id], remove: [] } });
  const page = await visit('about:blank', { as: account });
  const removing = await hold(page, '**/api/account/saved-jobs', 'PATCH');
  await page.goto(pagePath.savedJobs());
  await page.getByRole('button', { name: /^Rimuovi: / }).click();
  await eventually(removing.count).toBe(1);
  await page.getByRole('button', { name: /^Annulla, salva di nuovo: / }).click();
  removing.letGo();
  await eventually(removing.count).toBe(2);
  const saved = () => read('GET /api/account/saved-jobs', { token: account.token });
  await eventually(saved).toEqual({ ids: [id] });
  await seen(page.getByText('1 offerta salvata', { exact: true }));
});

test('an answer that is being written stays when the network comes back and goes again', async ({ visit }) => {
  const owner = await registerConfirmed({ role: 'employer' });
  const { id } = await publish(owner);
  await apply(await register(), id);
  const link = await mailedLink(owner.email, pagePath.answerApplication());
  const page = await visit(link, { expected: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });
  await page.getByLabel('In valutazione', { exact: true }).check();
  const note = page.getByRole('textbox').first();
  await note.fill('Ti chiamo domani.');
  await page.context().route('**/api/applications/answer*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/applications/answer'));
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await failed;
  await press(page, 'Invia la risposta');
  await seen(page.getByText('Controlla la connessione', { exact: false }).first());
  expect(await note.inputValue()).toBe('Ti chiamo domani.');
});

test('an application that is opened while the list is read again stays read', async ({ visit }) => {
  const owner = await register({ role: 'employer' });
  const { id } = await publish(owner);
  const applicant = await register({ name: 'Rosa Bianchi' });
  await apply(applicant, id);
  const page = await visit(pagePath.applications(), { as: owner });
  const row = page.getByRole('listitem').filter({ hasText: 'Rosa Bianchi' });
  await seen(row.getByText('Da leggere'));
  await goWithin(page, pagePath.ownJobs());
  await gone(row);
  const { promise, resolve } = Promise.withResolvers<void>();
  const state = { hasRead: false, hasAnswered: false };
  await page.context().route(/received(\?|$)/, async (route) => {
    const response = await route.fetch();
    state.hasRead = true;
    await promise;
    await route.fulfill({ response });
    state.hasAnswered = true;
  });
  await goWithin(page, pagePath.applications());
  await eventually(() => state.hasRead).toBe(true);
  await page.getByRole('link', { name: 'Rosa Bianchi', exact: true }).click();
  await eventually(() => applications(applicant, id)).toMatchObject([{ status: 'read' }]);
  await seen(row.getByText('Letta'));
  resolve();
  await eventually(() => state.hasAnswered).toBe(true);
  await page.getByLabel('In valutazione').check();
  await seen(row.getByText('Letta'));
});
