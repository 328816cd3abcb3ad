import { expect } from 'vitest';
import { GUEST_ID } from '../../shared/application-values.ts';
import { filledPath } from '../../shared/calls/path.ts';
import { romeHour } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { confirmedAlert, publish, register, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { linkTo, mailedLink, mailsTo, mailTo } from './mails.ts';
import { eventually, focusedId, gone, press, seen } from './page-checks.ts';

/** Runs the cron of the morning to its end, as if it were half past seven of tomorrow in Rome. */
async function wake(): Promise<void> {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const time = String(romeHour(day, 7).getTime() + 30 * 60_000);
  const query = new URLSearchParams({ cron: '* * * * *', time });
  expect((await fetch(`${SITE}/cdn-cgi/local/scheduled?${query}`)).ok).toBe(true);
}

test('from a list to an alert, to the mail of the morning, to its end', async ({ visit }) => {
  const word = uniqueWord();
  const email = `${word}@example.org`;
  const page = await visit(`/offerte?search=${word}&type=Weekend`, { on: 'phone' });
  await page.getByRole('link', { name: 'Crea un avviso' }).click();
  await seen(page.getByText(`“${word}” · Solo weekend`));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Crea l’avviso' }).dblclick();
  await seen(page.getByText('Controlla la posta'));

  const employer = await register({ role: 'employer' });
  const offer = await publish(employer, { title: `Barista ${word}`, type: 'Weekend' });
  await publish(employer, { title: `Barista ${word}`, type: 'Full-time' });
  const tab = await page.context().newPage();
  await tab.goto(await mailedLink(email, pagePath.confirmAlert()));
  await seen(tab.getByRole('heading', { level: 1, name: 'Conferma il tuo avviso' }));
  await eventually(() => new URL(tab.url()).hash).toBe('');
  await press(tab, 'Conferma l’avviso');
  await seen(tab.getByText('Avviso attivo'));
  await tab.getByRole('link', { name: 'Gestisci i tuoi avvisi' }).click();
  await seen(tab.getByText(`Le email arrivano a ${email}.`));

  await wake();
  await wake();
  const mail = await mailTo(email, pagePath.manageAlerts());
  expect((await mailsTo(email, pagePath.manageAlerts())).length).toBe(1);
  // Asked for by a double click, it was mailed about once.
  expect((await mailsTo(email, pagePath.confirmAlert())).length).toBe(1);
  // In the words of the form, as everywhere.
  expect(mail).toContain(`${offer.location} · Solo weekend`);
  const path = pagePath.job(offer.id);
  expect(mail.match(/\/offerte\/[\da-z]{12}\S*/g)).toEqual([path, `${path}#${GUEST_ID}`]);
  await tab.goto(`${path}#${GUEST_ID}`);
  await seen(tab.getByRole('form', { name: 'Candidati senza account' }));

  await tab.goto(linkTo(filledPath('GET /api/unsubscribe'), mail));
  await seen(tab.getByRole('heading', { level: 1, name: 'Non ricevere più queste email' }));
  await press(tab, 'Non voglio più riceverle');
  await seen(tab.getByText('Non le ricevi più', { exact: true }));
  await tab.goto(linkTo(pagePath.manageAlerts(), mail));
  await seen(tab.getByText('Non ci sono avvisi'));
});

test('an alert takes a radius around its municipality', async ({ visit }) => {
  const page = await visit(`${pagePath.alerts()}?location=edolo`);
  await page.getByLabel('Entro').selectOption('10 km');
  await seen(page.getByText('Edolo, entro 10 km'));
  expect(new URL(page.url()).search).toBe('?location=edolo&radius=10');
});

test('alerts are paused, resumed and deleted from the link of a mail', async ({ visit }) => {
  const email = `${uniqueWord()}@example.org`;
  await confirmedAlert(email, 'v1:category=Sport');
  const page = await visit(await confirmedAlert(email, 'v1:town=breno'));
  const button = (name: string) => page.getByRole('button', { name });
  await button('Metti in pausa: Breno').click();
  await seen(page.getByText('In pausa', { exact: true }));
  await page.reload();
  await button('Riattiva: Breno').click();
  await seen(button('Metti in pausa: Breno'));
  await button('Elimina: Sport').click();
  await gone(button('Elimina: Sport'));
  await eventually(() => focusedId(page)).toBe('tuoi-avvisi');
  await button('Elimina: Breno').click();
  await seen(page.getByText('Non ci sono avvisi'));
});

test('the blog subscribes to the newsletter, where it is on, and the mailed link confirms it', async ({ visit }) => {
  const page = await visit('/blog', { on: 'phone' });
  const off = page.getByText('La newsletter per ora non è attiva');
  const field = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email');
  const email = `${uniqueWord()}@example.org`;
  await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
  await field.fill(email);
  await gone(off);
  await page.getByRole('button', { name: 'Iscriviti' }).dblclick();
  await seen(page.getByText('Controlla la posta'));
  await page.goto(await mailedLink(email, pagePath.confirmAlert()));
  await press(page, 'Conferma l’avviso');
  await seen(page.getByText('Una volta al mese, se ci sono nuovi articoli, te li mandiamo.'));
  expect(await mailsTo(email, pagePath.confirmAlert())).toHaveLength(1);
  await page.goto('/blog');
  await page.evaluate(() => document.documentElement.removeAttribute('data-newsletter'));
  await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
  await seen(off);
  await gone(field);
});
