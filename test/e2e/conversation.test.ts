import type { Page } from 'playwright-core';
import { pagePath } from '../../shared/paths.ts';
import { apply, publish, registerConfirmed, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { mailedLink } from './mails.ts';
import { gone, press, seen } from './page-checks.ts';

test('an employer asks from the page, the applicant reads it by the mail and answers, and each may end it', async ({
  visit,
}) => {
  const word = uniqueWord();
  const employer = await registerConfirmed({ role: 'employer', name: `Rifugio ${word}` });
  const worker = await registerConfirmed({ name: `Rosa ${word}` });
  const { id, title } = await publish(employer, { title: `Aiuto cuoco ${word}` });
  await apply(worker, id);
  const write = async (page: Page, text: string) => {
    await page.getByLabel('Nuovo messaggio').fill(text);
    await press(page, 'Invia il messaggio');
  };
  const thread = (page: Page) => page.getByRole('list', { name: 'Storia della candidatura' });

  const theirs = await visit(`${pagePath.applications()}?lato=ricevute`, { as: employer });
  await theirs.getByRole('link', { name: worker.user.name, exact: true }).click();
  await press(theirs, 'Invia il messaggio');
  await seen(theirs.getByText('Scrivi che cosa vuoi dire').first());
  await write(theirs, `Può venire giovedì? ${word}`);
  await seen(thread(theirs).getByText(`Può venire giovedì? ${word}`));
  await seen(thread(theirs).getByText('Tu', { exact: true }));

  const page = await visit(await mailedLink(worker.email, pagePath.applications()), { as: worker, on: 'phone' });
  const card = page.getByRole('article', { name: title });
  await seen(thread(page).getByText(`Può venire giovedì? ${word}`));
  await seen(card.getByRole('button', { name: 'Segnala' }));
  await write(page, 'Sì, alle 15');
  await seen(thread(page).getByText('Sì, alle 15'));
  await press(page, 'Termina la conversazione');
  await seen(card.getByText('Hai terminato la conversazione: nessuno può più scrivere.'));
  await gone(page.getByLabel('Nuovo messaggio'));

  await theirs.reload();
  await seen(thread(theirs).getByText('Sì, alle 15'));
  await seen(theirs.getByText('Qui adesso non si può scrivere.'));
  await gone(theirs.getByLabel('Nuovo messaggio'));
  await press(page, 'Riapri la conversazione');
  await seen(page.getByLabel('Nuovo messaggio'));
});
