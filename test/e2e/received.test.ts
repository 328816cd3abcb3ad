import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { REFUSAL_REASONS } from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { apply, publish, register, registerConfirmed } from './api.ts';
import { test } from './browser.ts';
import { htmlOf, linkTo, mailsTo } from './mails.ts';
import { eventually, expectWholeWords, gone, hasFocus, press, seen, toasts } from './page-checks.ts';
import { printOut } from './print-out.ts';
import { applicantEmail, PHONE, RECEIVERS, receiverSession } from './seed.ts';

const RECEIVED = '/candidature?lato=ricevute';
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const opened = (page: Page, name: string) => page.getByRole('article', { name });
const hrefOf = (link: Locator): Promise<string> => link.getAttribute('href').then(String);
/** Mails to an applicant that say this. Others come by themselves: after two weeks they are told that nothing was heard. */
const mailsSaying = async (text: string, email: string) =>
  (await mailsTo(email, pagePath.linkedApplication())).filter((mail) => mail.includes(text));

test('an employer on a phone reads, reaches and answers several, then closes the offer and tells the others', async ({
  visit,
}) => {
  const receiver = RECEIVERS.answering;
  const page = await visit(RECEIVED, {
    as: await receiverSession(receiver),
    on: 'phone',
    expected: [/net::ERR_FAILED/],
  });
  await seen(page.getByText('4 candidature · 2 da leggere'));
  // Those to be read come first, then the newest.
  const names = () => page.locator('main h4 > a').allTextContents();
  expect(await names()).toEqual(['Ugo Fenaroli', 'Ida Gelmi', 'Piero Salvetti', 'Tea Rizzi']);
  await seen(row(page, 'Ida Gelmi').getByText('Requisiti: 3 su 4'));
  await seen(row(page, 'Ida Gelmi').getByText('Chiama 333 123 4567'));
  await seen(row(page, 'Ugo Fenaroli').getByText('Contatto non verificato'));
  await expectWholeWords(page);

  const ida = opened(page, 'Ida Gelmi');
  await page.getByRole('link', { name: 'Ida Gelmi', exact: true }).click();
  for (const text of [
    'Sì: Patente B',
    'Non detto: Tedesco A2 (gradito)',
    'Quando puoi iniziare?',
    'Da lunedì prossimo',
  ])
    await seen(ida.getByText(text));
  await expectWholeWords(page);
  const paper = (await printOut(page)).texts.join('').replace(/\s+/g, ' ');
  expect(paper).toContain('Non detto: Tedesco A2 (gradito)');
  for (const other of ['Ugo Fenaroli', 'Invia la risposta']) expect(paper).not.toContain(other);
  expect(await hrefOf(ida.getByRole('link', { name: 'Chiama 333 123 4567' }))).toBe(`tel:${PHONE}`);
  const whatsapp = ida.getByRole('link', { name: 'Scrivi su WhatsApp' });
  const text = `Buongiorno Ida, ho letto la tua candidatura per “${receiver.title}”. Quando possiamo sentirci?`;
  expect(await hrefOf(whatsapp)).toBe(`https://wa.me/393331234567?text=${encodeURIComponent(text)}`);
  expect(await whatsapp.getAttribute('rel')).toContain('noopener');
  const mail = new URL(await hrefOf(ida.getByRole('link', { name: /^Scrivi a ida-/ })));
  expect([mail.protocol, mail.pathname, mail.searchParams.get('body')]).toEqual([
    'mailto:',
    applicantEmail(receiver, 'ida'),
    text,
  ]);
  for (const link of await ida.locator('ul a').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // An answer that does not arrive is not shown.
  await page.context().route('**/api/applications/**', (route) => route.abort());
  await ida.getByLabel('In valutazione').check();
  await ida.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(toasts(page).getByText('Risposta non inviata'));
  await page.context().unroute('**/api/applications/**');
  // One or the other on a narrow screen; an application that was read stays in its place.
  await gone(row(page, 'Ugo Fenaroli'));
  await page.goBack();
  await gone(ida);
  await seen(row(page, 'Ida Gelmi').getByText('Letta', { exact: true }));
  expect((await names())[1]).toBe('Ida Gelmi');

  await seen(row(page, 'Ugo Fenaroli').getByText('Da leggere'));
  await page.getByLabel('Scegli Piero Salvetti').check();
  await page.getByLabel('Scegli Ugo Fenaroli').check();
  await seen(page.getByText('2 scelte'));
  await page.getByRole('button', { name: 'Non selezionata' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rispondi a 2 persone' });
  await seen(dialog.getByText('lo avvisi tu: Ugo Fenaroli'));
  await dialog.getByLabel('Motivo (facoltativo)').selectOption('hours');
  await dialog.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(toasts(page).getByText('Salvato per 2 persone. 1 persona ha lasciato solo il telefono: avvisala tu.'));
  await gone(dialog);
  for (const name of ['Piero Salvetti', 'Ugo Fenaroli']) await seen(row(page, name).getByText('Non selezionata'));
  const refused = () => mailsSaying(REFUSAL_REASONS.hours, applicantEmail(receiver, 'piero'));
  await eventually(async () => (await refused()).length).toBe(1);
  // The ready text follows the answer.
  await page.getByRole('link', { name: 'Ugo Fenaroli', exact: true }).click();
  const toUgo = await hrefOf(opened(page, 'Ugo Fenaroli').getByRole('link', { name: 'Scrivi su WhatsApp' }));
  expect(new URL(toUgo).searchParams.get('text')).toContain('Questa volta non è stata selezionata');

  await page.goto(pagePath.ownJobs());
  await page.getByText('Altre azioni').click();
  await page.getByRole('button', { name: /^Chiudi: posto occupato/ }).click();
  const closing = page.getByRole('dialog', { name: 'Chiudere l’offerta?' });
  await seen(closing.getByText('Chi assumi?'));
  await expectWholeWords(page);
  // By keyboard: the names are boxes, the first of which is who has waited longest.
  await closing.getByLabel('Tea Rizzi', { exact: true }).focus();
  expect(await closing.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // A hired person is not among those who are refused.
  await gone(closing.getByLabel('Ida Gelmi (letta)'));
  const contact = closing.getByLabel('Nome e numero da chiamare');
  expect(await contact.inputValue()).toBe('Trattoria Al Ponte');
  await contact.fill('Marta, 333 7654321');
  await closing.getByRole('button', { name: 'Chiudi l’offerta' }).press('Enter');
  await seen(toasts(page).getByText('Abbiamo avvisato 1 persona.'));
  const thanked = () => mailsSaying('Grazie di esserti candidata/o', applicantEmail(receiver, 'tea'));
  await eventually(async () => (await thanked()).length).toBe(1);
  const hired = () => mailsSaying('Per accordarvi: Marta, 333 7654321', applicantEmail(receiver, 'ida'));
  await eventually(async () => (await hired()).length).toBe(1);
  await page.goto(linkTo(pagePath.linkedApplication(), (await hired())[0] ?? ''));
  const joy = page.locator('div', { has: page.getByText('Congratulazioni! Trattoria Al Ponte ti ha scelta/o') }).last();
  await seen(joy.getByRole('link', { name: '333 7654321' }));
  await publish(await register({ role: 'employer' }), { title: 'Aiuto in cucina', location: 'Cevo' });
  await page.goto(linkTo(pagePath.linkedApplication(), (await thanked())[0] ?? ''));
  await seen(
    page
      .getByRole('region', { name: 'Offerte aperte vicino a questa' })
      .getByRole('link', { name: 'Aiuto in cucina' })
      .first(),
  );
});

test('an employer at a desk reads beside the list, and goes back', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const contact = { companyName: 'Trattoria Al Ponte', description: 'Chiama il 333 7654321.' };
  const { id } = await publish(employer, contact);
  const people = await Promise.all(['Rosa', 'Lea'].map((name) => register({ name: `${name} Ducoli` })));
  for (const person of people) await apply(person, id);
  const page = await visit(RECEIVED, { as: employer });
  await page.getByRole('link', { name: 'Rosa Ducoli', exact: true }).press('Enter');
  const rosa = opened(page, 'Rosa Ducoli');
  await eventually(() => hasFocus(rosa.getByRole('heading', { name: 'Rosa Ducoli' }))).toBe(true);
  const [list, beside] = [await row(page, 'Lea Ducoli').boundingBox(), await rosa.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(beside?.x ?? 0);
  await row(page, 'Lea Ducoli').getByRole('link', { name: 'Rispondi: Lea Ducoli' }).press('Enter');
  const lea = opened(page, 'Lea Ducoli');
  await eventually(() => hasFocus(lea.getByLabel('In valutazione'))).toBe(true);
  const { y = 0, height = 0 } = (await lea.getByRole('button', { name: 'Invia la risposta' }).boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  // The contact of the offer goes along unless it is changed.
  await lea.getByLabel('Assunta').check();
  expect(await lea.getByLabel('Nome e numero da chiamare').inputValue()).toBe('Trattoria Al Ponte, 333 7654321');
  // The address names what is open.
  await page.goBack();
  await seen(rosa);
  await page.reload();
  await seen(rosa);
  await page.goBack();
  await gone(rosa);
});

test('the mail of an application leads to it in the list, an answer to the next one, and three are answered at once', async ({
  visit,
}) => {
  const employer = await registerConfirmed({ role: 'employer' });
  const { id } = await publish(employer, { companyName: 'Trattoria Al Ponte', licence: 'B' });
  for (const name of ['Rosa', 'Lea', 'Ida', 'Ada', 'Eva']) await apply(await register({ name: `${name} Ducoli` }), id);
  const mailed = async () => (await mailsTo(employer.email, pagePath.applications())).find((mail) => /Rosa/.test(mail));
  await eventually(async () => Boolean(await mailed())).toBe(true);
  const mail = (await mailed()) ?? '';
  const link = linkTo(pagePath.applications(), mail);
  // Signing in leads back to what the mail is about.
  const signedOut = await visit(link);
  const signIn = signedOut.getByRole('main').getByRole('link', { name: 'Accedi' });
  await eventually(() => hrefOf(signIn)).toContain(encodeURIComponent(link));

  const page = await visit(link, { as: employer, on: 'phone' });
  const letter = await page.context().newPage();
  await letter.setContent(await htmlOf(employer.email, mail));
  for (const name of ['Nome Rosa Ducoli', 'Patente B non detto']) await seen(letter.getByRole('row', { name }));
  expect(await hrefOf(letter.getByRole('link', { name: '333 123 4567' }))).toBe(`tel:${PHONE}`);
  await expectWholeWords(letter);
  await letter.close();
  const rosa = opened(page, 'Rosa Ducoli');
  await rosa.getByLabel('Non selezionata').check();
  await press(rosa, 'Invia la risposta');
  const eva = opened(page, 'Eva Ducoli');
  // Focus is on a heading that is read with what was sent to whom; the ready text and the way back are there.
  const description = 'Rosa Ducoli · Risposta salvata: Non selezionata';
  await eventually(() => hasFocus(eva.getByRole('heading', { name: 'Eva Ducoli', description }))).toBe(true);
  expect(await toasts(page).getByRole('listitem').count()).toBe(0);
  const toRosa = new URL(await hrefOf(eva.getByRole('link', { name: 'Scrivi su WhatsApp a Rosa Ducoli' })));
  expect(toRosa.searchParams.get('text')).toContain('Questa volta non è stata selezionata');
  await eva.getByRole('link', { name: 'Torna a Rosa Ducoli' }).click();
  await seen(rosa.getByRole('button', { name: 'Cambia la risposta' }));
  await page.goBack();
  // Somebody who is hired is still to be called.
  await eva.getByLabel('Assunta').check();
  await press(eva, 'Invia la risposta');
  await seen(eva.getByRole('button', { name: 'Cambia la risposta' }));
  const whatsapp = new URL(await hrefOf(eva.getByRole('link', { name: 'Scrivi su WhatsApp', exact: true })));
  expect(whatsapp.searchParams.get('text')).toContain('è andata bene');

  // With the link of the mail five presses; those who have their answer are chosen by hand only.
  await eva.getByRole('link', { name: 'Torna all’elenco' }).click();
  await press(page, 'Scegli chi aspetta');
  await seen(page.getByText('3 scelte'));
  expect(await hasFocus(page.getByRole('button', { name: 'Scegli chi aspetta' }))).toBe(true);
  await press(page, 'In valutazione');
  await press(page.getByRole('dialog', { name: 'Rispondi a 3 persone' }), 'Invia la risposta');
  await seen(toasts(page).getByText('Salvato per 3 persone.'));
  await eventually(() => hasFocus(page.getByRole('heading', { level: 3 }))).toBe(true);
  await seen(row(page, 'Eva Ducoli').getByText('Assunta'));
});
