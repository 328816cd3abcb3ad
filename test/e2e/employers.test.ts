import { expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, registerConfirmed, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { mailedLink } from './mails.ts';
import { seen, toasts } from './page-checks.ts';

test('an employer makes its page, confirms it by its domain, and is found from its offer', async ({ visit }) => {
  const word = uniqueWord();
  const owner = await registerConfirmed({ role: 'employer', name: `Albergo ${word}` });
  const job = await publish(owner, { companyName: `Albergo ${word}` });
  const page = await visit(pagePath.ownEmployer(), { as: owner, on: 'phone' });
  const form = page.getByRole('form', { name: 'La pagina della tua azienda' });
  await form.getByLabel('Comune').selectOption({ label: 'Edolo' });
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(form.getByText('Scegli chi sei').first());
  await form.getByLabel('Chi sei', { exact: false }).first().selectOption({ label: 'Impresa o professionista' });
  await form.getByLabel('Settore').selectOption({ label: 'Turismo' });
  await form.getByLabel('Chi siete e com’è lavorare da voi').fill('Venti camere e una cucina di paese.');
  await form.getByLabel('Sito web').fill(`www.${word}.it`);
  await form.getByRole('button', { name: 'Salva la pagina' }).click();
  await seen(toasts(page).getByText('Bozza salvata'));

  const ask = page.getByRole('form', { name: 'Conferma con un’email del dominio' });
  await ask.getByLabel('Un’email del dominio del sito').fill('info@gmail.com');
  await ask.getByRole('button', { name: 'Manda il link' }).click();
  await seen(ask.getByText(`Serve un indirizzo del dominio del sito, che finisce con @${word}.it.`).first());
  await ask.getByLabel('Un’email del dominio del sito').fill(`info@${word}.it`);
  await ask.getByRole('button', { name: 'Manda il link' }).click();
  await seen(toasts(page).getByText('Link mandato'));

  const boss = await visit(await mailedLink(`info@${word}.it`, pagePath.confirmEmployer()));
  await boss.getByRole('button', { name: 'Conferma la pagina' }).click();
  await seen(boss.getByText(`La pagina di Albergo ${word} è pubblica.`));

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
