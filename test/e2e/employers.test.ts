import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, register, registerConfirmed, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { makePublic } from './employer-pages.ts';
import { eventually, expectAccessible, expectNoSidewaysScroll, gone, seen, toasts } from './page-checks.ts';

test('an employer makes its page, confirmed by its own address, and is found from its offer', async ({ visit }) => {
  const word = uniqueWord();
  const owner = await registerConfirmed({ role: 'employer', name: `Albergo ${word}`, email: `info@${word}.it` });
  const job = await publish(owner, { companyName: `Albergo ${word}` });
  const page = await visit(pagePath.ownEmployer(), { as: owner, on: 'phone', expected: [/status of 400/] });
  const form = page.getByRole('form', { name: 'La pagina della tua azienda' });
  await form.getByLabel('Comune').selectOption({ label: 'Edolo' });
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(form.getByText('Scegli chi sei').first());
  await form.getByLabel('Chi sei', { exact: false }).first().selectOption({ label: 'Impresa o professionista' });
  await form.getByLabel('Settore').selectOption({ label: 'Turismo' });
  await form.getByLabel('Chi siete e com’è lavorare da voi').fill('Venti camere e una cucina di paese.');
  await form.getByLabel('Sito web').fill(`www.${word}.it`);
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(toasts(page).getByText('È pubblica.'));

  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const reader = await visit(pagePath.job(job.id), { javaScriptEnabled: false });
  await reader.getByRole('link', { name: `La pagina di Albergo ${word}` }).click();
  await seen(reader.getByRole('heading', { level: 1, name: `Albergo ${word}` }));
  await seen(reader.getByText(`Email del dominio confermata: qualcuno che riceve la posta di ${word}.it`));
  await seen(reader.getByRole('link', { name: job.title, exact: true }));
  expect(await reader.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining(`"url":"https://www.${word}.it/"`),
  );
  await reader.goto(`${pagePath.employers()}?settore=Turismo`);
  await seen(reader.getByRole('link', { name: `Albergo ${word}` }));
});

test('an employer opens to spontaneous applications, gets one without an account, and answers it', async ({
  visit,
}) => {
  const word = uniqueWord();
  const owner = await makePublic(word);
  const page = await visit(pagePath.ownEmployer(), { as: owner, on: 'phone' });
  await seen(page.getByText('Candidature spontanee: spente'));
  const form = page.getByRole('form', { name: `Modifica la pagina di Rifugio ${word}` });
  await form.getByLabel('Come si presentano').selectOption({ label: 'Con il modulo del sito' });
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(form.getByText('Scrivi almeno un mestiere').first());
  await form.getByLabel('Mestieri').fill('cuoco, lattoniere');
  await form.getByLabel('Quante al mese, al massimo').fill('1');
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(page.getByText(/Candidature spontanee: aperte fino a/));

  // An offer of similar work is no offer of this one.
  await publish(await register({ role: 'employer' }), { title: 'Ponteggiatore', location: 'Edolo' });
  const seeker = await visit('/offerte?search=lattoniere&location=Edolo');
  await seeker.getByRole('link', { name: `Rifugio ${word}` }).click();
  await seen(seeker.getByText('Nessun posto aperto in questo momento: puoi presentarti lo stesso'));
  expect(await seeker.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
    expect.stringContaining('JobPosting'),
  );
  await expectAccessible(seeker);
  await expectNoSidewaysScroll(seeker);
  const path = new URL(seeker.url()).pathname;

  const rosa = await visit(path, { on: 'phone', javaScriptEnabled: false });
  await rosa.getByText('Candidati senza account').click();
  await rosa.getByLabel('Nome').fill(`Rosa ${word}`);
  await rosa.getByLabel('Telefono').first().fill('333 123 4567');
  await rosa.getByRole('button', { name: 'Invia la candidatura' }).click();
  await seen(rosa.getByText('Candidatura inviata').first());

  const next = await visit(path, { on: 'phone' });
  // Others may see the page as it was for a moment.
  await eventually(async () => {
    await next.reload();
    return next.getByText(/Questo mese si sono già presentate .* Puoi presentarti di nuovo d/).count();
  }).toBeGreaterThan(0);
  await gone(next.getByText('Candidati senza account'));

  const boss = await visit('/candidature?lato=ricevute', { as: owner });
  await boss.getByRole('link', { name: new RegExp(`^Rosa ${word}`) }).click();
  await boss.getByLabel('Non selezionata').check();
  await boss.getByRole('button', { name: 'Invia la risposta' }).click();
  await seen(boss.getByText('Vuoi pubblicare un annuncio?'));
});
