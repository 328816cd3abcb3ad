import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { romeDay } from '../../shared/dates.ts';
import type { OwnJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { PROBLEM_TYPE } from '../../shared/problem.ts';
import { REPEAT_HEADER } from '../../shared/repeat.ts';
import { type Account, offer, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer, logIn } from './forms.ts';
import { eventually, gone, hasFocus, notified, press, seen, toasts } from './page-checks.ts';

const employer = () => register({ role: 'employer', name: 'Rifugio Bazena' });
const titleField = (page: Page) => page.getByLabel('Titolo dell’offerta');
const send = (page: Page) => press(page, 'Pubblica Offerta');
const published = (page: Page) => page.waitForURL(`**${pagePath.valley()}`);

test('signed out: login, or registration as a company, which comes first; both lead back', async ({ visit }) => {
  const page = await visit('/pubblica-offerta', { on: 'phone' });
  await page.waitForURL('**/login?next=%2Fpubblica-offerta');
  await notified(page, 'Accesso richiesto');
  await notified(page, 'Devi essere registrato per pubblicare offerte di lavoro.');
  const link = page.getByRole('main').getByRole('link', { name: 'Registrati' });
  const form = page.getByRole('form', { name: 'Accedi' });
  expect((await link.boundingBox())?.y).toBeLessThan((await form.boundingBox())?.y ?? 0);
  await link.click();
  const registration = page.getByRole('form', { name: 'Registrati' });
  await eventually(() => registration.getByRole('radio', { name: 'Azienda' }).isChecked()).toBe(true);
  await seen(registration.getByText('per ricevere le candidature'));
  await registration.getByRole('radio', { name: 'Lavoratore' }).check();
  await seen(registration.getByText('per ricevere le risposte'));
  const links = await registration.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links).toEqual([pagePath.terms(), pagePath.privacy()]);
  await page.goBack();
  await logIn(page, await employer());
  await page.waitForURL('**/pubblica-offerta');
  await eventually(() => page.getByLabel('Nome dell’azienda').inputValue()).toBe('Rifugio Bazena');
});

test('on a phone the form begins in the first screen, and hints keep nobody from publishing', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer(), on: 'phone' });
  await seen(titleField(page));
  expect((await titleField(page).boundingBox())?.y).toBeLessThanOrEqual(320);
  const word = uniqueWord();
  const typed = {
    title: `Cameriera ${word}`,
    location: 'Ponte di Lengo',
    description: 'Servizio ai tavoli, max 30 anni.',
  };
  await fillOffer(page, offer(typed));
  await press(page, 'Usa “Cameriere/a”');
  const neutral = `Cameriere/a ${word}`;
  expect(await titleField(page).inputValue()).toBe(neutral);
  expect(await hasFocus(titleField(page))).toBe(true);
  await gone(page.getByRole('button', { name: 'Usa “Cameriere/a”' }));
  await seen(page.getByText('Forse Ponte di Legno? Altrimenti non si troverà per luogo.'));
  await press(page, 'Usa “Ponte di Legno”');
  const place = page.getByLabel('Località');
  expect(await place.inputValue()).toBe('Ponte di Legno');
  // The hint goes once nobody has typed for a moment; what is below moves up then.
  await gone(page.getByText('Forse Ponte di Legno?', { exact: false }));
  await place.fill('temu');
  await page.getByRole('option', { name: 'Temù' }).click();
  expect(await place.inputValue()).toBe('Temù');

  await seen(page.getByText('né la paga né un telefono', { exact: false }));
  await page.getByRole('link', { name: 'la paga' }).click();
  const pay = page.getByLabel('Da (€)');
  expect(await hasFocus(pay)).toBe(true);
  await pay.fill('1300');
  await page.getByLabel('Periodo').selectOption('mese');
  await gone(page.getByText('né la paga né un telefono', { exact: false }));
  await page.getByText('Altri dettagli (facoltativi)').click();
  // Half a day is not left out in silence.
  await page.getByLabel('Inizio').pressSequentially('01');
  await send(page);
  const half = page.locator('#field-startDate-error').getByText('È scritto a metà', { exact: false });
  await seen(half);
  await page.getByLabel('Inizio').fill('2027-06-01');
  await gone(half);
  await page.getByLabel('Fine', { exact: true }).fill('2027-05-01');
  await page.getByLabel('sera', { exact: true }).check();
  await page.getByLabel('Candidature entro il').fill(romeDay(new Date(), 9));
  await page.getByLabel('In pausa dopo quante candidature').fill('10');
  await send(page);
  await seen(page.getByText("La fine è prima dell'inizio").first());
  await page.getByLabel('Fine', { exact: true }).fill('2027-09-15');
  // The other hint is still there.
  await seen(page.getByText('“max 30 anni” sembra cercare una sola età.'));
  await send(page);
  await published(page);
  await seen(page.getByText('La tua offerta è online'));
  expect(await toasts(page).getByRole('listitem').count()).toBe(0);
  await seen(page.getByRole('button', { name: 'Manda di nuovo' }));
  await seen(page.getByRole('link', { name: 'Stampa la locandina' }));
  await seen(page.getByRole('button', { name: 'Condividi' }));
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  await seen(page.getByRole('heading', { level: 1, name: neutral }));
  for (const text of ['1 giugno 2027 – 15 settembre 2027', 'sera', 'Candidature entro'])
    await seen(page.getByText(text, { exact: true }));
  await gone(page.getByText('In pausa dopo quante candidature'));
});

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

const ownOffers = ({ token }: Account) => read<readonly OwnJob[]>('GET /api/own-jobs', { token });

test('a refused offer, and one whose answer was lost, stay typed, and are published once', async ({ visit }) => {
  const account = await employer();
  const page = await visit(pagePath.publishJob(), { as: account, on: 'phone', expected: [/50[03]|net::ERR_/] });
  const fail = (route: Route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>boom</h1>' });
  const repeats = await onSending(page, filledPath('POST /api/jobs'), refuse, fail, loseResponse);
  const typed = offer();
  await fillOffer(page, typed);
  const expectTyped = async () => {
    await eventually(() => titleField(page).inputValue()).toBe(typed.title);
    expect(await page.getByLabel('Categoria').inputValue()).toBe(typed.category);
    expect(await page.getByLabel('Descrizione').inputValue()).toBe(typed.description);
  };
  await send(page);
  await seen(page.getByRole('main').getByText(UNAVAILABLE));
  await send(page);
  await notified(page, 'Errore nella pubblicazione');
  await gone(page.getByText('boom'));
  await expectTyped();
  expect(await ownOffers(account)).toEqual([]);

  await send(page);
  await seen(page.getByText('Si è verificato un errore durante la pubblicazione.', { exact: true }));
  await seen(page.getByText('Controlla la connessione e riprova: quello che hai scritto è ancora qui.'));
  await eventually(async () => (await ownOffers(account)).length).toBe(1);
  // The tab is reloaded before the button is pressed again, as people do.
  await page.reload();
  await expectTyped();
  await send(page);
  await published(page);
  expect((await ownOffers(account)).map(({ title }) => title)).toEqual([typed.title]);
  expect(repeats).toEqual([false, true, true, true]);
  // A published offer leaves no draft.
  await page.goto('/pubblica-offerta');
  await seen(titleField(page));
  expect(await titleField(page).inputValue()).toBe('');
});

test('a preview follows the form: beside it on a desktop, folded in it on a phone', async ({ visit }) => {
  const as = await employer();
  const page = await visit(pagePath.publishJob(), { as });
  const preview = page.getByRole('region', { name: 'Anteprima' });
  await titleField(page).fill('Cameriera/e di sala');
  await page.getByLabel('Tipo di lavoro').selectOption('Part-time');
  await page.getByLabel('Da (€)').fill('1.400');
  await page.getByLabel('Descrizione').fill('Servizio ai tavoli.\n\n- turni di sera');
  await seen(preview.getByRole('heading', { name: 'Cameriera/e di sala' }));
  await seen(preview.getByText('1.400 €'));
  await seen(preview.getByRole('listitem').getByText('turni di sera'));
  expect(await preview.locator('xpath=ancestor-or-self::*[@aria-live or @role="status"]').count()).toBe(0);
  const left = (await preview.boundingBox())?.x ?? 0;
  const form = await page.getByRole('form').first().boundingBox();
  expect(left).toBeGreaterThanOrEqual((form?.x ?? 0) + (form?.width ?? 0));

  const phone = await visit(pagePath.publishJob(), { as, on: 'phone' });
  await titleField(phone).fill('Barista');
  await gone(phone.getByRole('heading', { name: 'Barista' }));
  await phone.getByText('Anteprima').click();
  await seen(phone.getByRole('heading', { name: 'Barista' }));
});

test('a press counts though a hint would come above the button meanwhile', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  await fillOffer(page, offer());
  await page.getByRole('button', { name: 'Pubblica Offerta' }).hover();
  await page.mouse.down();
  // Longer than the pause in typing after which hints come.
  await page.waitForTimeout(1_500);
  await page.mouse.up();
  await published(page);
});

test('an offer that was published without pay asks for it at once, and takes it in one step', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  await fillOffer(page, offer({ contract: 'Contratto stagionale' }));
  await send(page);
  await published(page);
  const box = page.getByRole('region', { name: 'Manca la paga' });
  await seen(box.getByText('Dal 7 giugno 2026 la legge chiede', { exact: false }));
  await press(box, 'Aggiungi la paga');
  await seen(box.getByRole('link', { name: 'Scrivi la paga' }));
  await box.getByLabel('Da (€)').fill('1.400');
  await box.getByLabel('Periodo').selectOption('mese');
  await box.getByLabel('Ore alla settimana').fill('36');
  await press(box, 'Aggiungi la paga');
  await seen(page.getByText('Chi legge l’offerta la vede già: da 1.400 € al mese.'));
  await gone(box);
  await page.getByRole('link', { name: 'Guarda l’offerta' }).click();
  for (const text of ['da 1.400 € al mese', '36 ore alla settimana']) await seen(page.getByText(text).first());
});

test('an offer on the employer’s own site is read into the form, and nothing typed is lost', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer(), on: 'phone', expected: [/400/] });
  const typed = offer();
  await page.getByLabel('Località').fill(typed.location);
  await page.getByLabel('Da (€)').fill('1500');
  await page.getByText('L’offerta è già sul tuo sito? Incolla il link').click();
  const address = page.getByLabel('Indirizzo della pagina');
  const read = () => press(page, 'Leggi la pagina');
  const error = page.locator('#field-page-error');
  await read();
  await seen(error.getByText('Incolla l’indirizzo della pagina'));
  for (const [refused, words] of [
    ['http://www.example.org/', 'Leggiamo solo pagine il cui indirizzo comincia con https://'],
    ['https://169.254.169.254/latest', 'A questo indirizzo non c’è un sito pubblico'],
    ['https://a-10-0-0-1.example.org/', 'Questo sito non è raggiungibile da tutti'],
  ] as const) {
    await address.fill(refused);
    await read();
    await seen(error.getByText(words));
    expect(await address.inputValue()).toBe(refused);
  }
  await address.fill('https://www.example.org/lavora-con-noi');
  await read();
  await seen(page.getByText('Dalla pagina: Titolo dell’offerta, Tipo di lavoro, Descrizione.'));
  await seen(page.getByText('Lasciati come li hai scritti: Paga, da (€), Periodo della paga.'));
  await seen(page.getByText('Da completare: Categoria, Esperienza, Contratto.'));
  expect(await titleField(page).inputValue()).toBe('Cameriera/e di sala');
  expect(await page.getByLabel('Tipo di lavoro').inputValue()).toBe('Part-time');
  expect(await page.getByLabel('Descrizione').inputValue()).toBe('Servizio ai tavoli.\n\n- pranzo\n- cena');
  expect(await page.getByLabel('Da (€)').inputValue()).toBe('1500');
  expect(await page.getByLabel('Località').inputValue()).toBe(typed.location);
  expect(await page.getByLabel('Nome dell’azienda').inputValue()).toBe('Rifugio Bazena');
  expect(new URL(page.url()).pathname).toBe(pagePath.publishJob());
  // A draft holds it, as it does all that is typed.
  await page.reload();
  await eventually(() => titleField(page).inputValue()).toBe('Cameriera/e di sala');
});

test('of a page without a posting title and text are proposed, and copied by a press', async ({ visit }) => {
  const page = await visit(pagePath.publishJob(), { as: await employer() });
  await titleField(page).fill('Cuoca/o');
  await page.getByText('L’offerta è già sul tuo sito? Incolla il link').click();
  await page.getByLabel('Indirizzo della pagina').fill('https://www.example.org/senza-annuncio');
  await press(page, 'Leggi la pagina');
  await seen(page.getByText('Cerchiamo una persona per la cucina.'));
  expect(await page.getByLabel('Descrizione').inputValue()).toBe('');
  await press(page, 'Copia titolo e testo nel modulo');
  await seen(page.getByText('Lasciati come li hai scritti: Titolo dell’offerta.'));
  expect(await page.getByLabel('Descrizione').inputValue()).toBe(
    'Lavora con noi\n\nCerchiamo una persona per la cucina.',
  );
  expect(await titleField(page).inputValue()).toBe('Cuoca/o');
});
