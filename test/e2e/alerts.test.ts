import { describe, expect } from 'vitest';
import { GUEST_ID } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { romeHour } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { confirmedAlert, linkTo, mailTo } from './alerts.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { runCron } from './cron.ts';
import { mailsTo } from './mails.ts';
import { eventually, gone, seen } from './page-checks.ts';

/** Half past an hour in Rome some days from now: runs the cron of the morning as if it were then. */
async function wake(days: number, hour = 7): Promise<void> {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await runCron('* 5-9 * * *', new Date(romeHour(day, hour).getTime() + 30 * 60_000));
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
  await tab.goto(linkTo(pagePath.confirmAlert(), await mailTo(email, pagePath.confirmAlert())));
  await seen(tab.getByRole('heading', { level: 1, name: 'Conferma il tuo avviso' }));
  await eventually(() => new URL(tab.url()).hash).toBe('');
  await tab.getByRole('button', { name: 'Conferma l’avviso' }).click();
  await seen(tab.getByText('Avviso attivo'));
  await tab.getByRole('link', { name: 'Gestisci i tuoi avvisi' }).click();
  await seen(tab.getByText(`Le email arrivano a ${email}.`));

  await wake(1);
  await wake(1);
  const mail = await mailTo(email, pagePath.manageAlerts());
  expect((await mailsTo(email, pagePath.manageAlerts())).length).toBe(1);
  // Asked for by a double click, it was mailed about once.
  expect((await mailsTo(email, pagePath.confirmAlert())).length).toBe(1);
  const path = pagePath.job(offer.id);
  expect(mail.match(/\/offerte\/[\da-z]{12}\S*/g)).toEqual([path, `${path}#${GUEST_ID}`]);
  await tab.goto(`${path}#${GUEST_ID}`);
  await seen(tab.getByRole('form', { name: 'Candidati senza account' }));

  const end = linkTo(pathOf('GET /api/alerts/unsubscribe'), mail);
  await tab.goto(end);
  await seen(tab.getByRole('heading', { level: 1, name: 'Non ricevere più queste email' }));
  await tab.getByRole('button', { name: 'Non voglio più riceverle' }).click();
  await seen(tab.getByText('Non le ricevi più', { exact: true }));
  await tab.goto(linkTo(pagePath.manageAlerts(), mail));
  await seen(tab.getByText('Non ci sono avvisi'));
});

describe('alerts', () => {
  test('take a radius around their municipality', async ({ visit }) => {
    const page = await visit(`${pagePath.alerts()}?location=edolo`);
    await page.getByLabel('Entro').selectOption('10 km');
    await seen(page.getByText('Edolo, entro 10 km'));
    expect(new URL(page.url()).search).toBe('?location=edolo&radius=10');
  });

  test('are paused, resumed and deleted from the link of a mail', async ({ visit }) => {
    const email = `${uniqueWord()}@example.org`;
    await confirmedAlert(email, 'v1:category=Sport');
    const page = await visit(await confirmedAlert(email, 'v1:town=breno'));
    await page.getByRole('button', { name: 'Metti in pausa: Breno' }).click();
    await seen(page.getByText('In pausa', { exact: true }));
    await page.reload();
    await page.getByRole('button', { name: 'Riattiva: Breno' }).click();
    await seen(page.getByRole('button', { name: 'Metti in pausa: Breno' }));
    await page.getByRole('button', { name: 'Elimina: Sport' }).click();
    await page.getByRole('button', { name: 'Elimina: Sport' }).waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('tuoi-avvisi');
    await page.getByRole('button', { name: 'Elimina: Breno' }).click();
    await seen(page.getByText('Non ci sono avvisi'));
  });
});

describe('the newsletter', () => {
  test('has its form where it is on, and says so where it is off', async ({ visit }) => {
    const page = await visit('/blog');
    const off = page.getByText('La newsletter per ora non è attiva');
    const field = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email');
    await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
    await seen(field);
    await gone(off);
    await page.evaluate(() => document.documentElement.removeAttribute('data-newsletter'));
    await seen(off);
    await gone(field);
  });

  test('is subscribed to from the blog, and confirmed by the mailed link', async ({ visit }) => {
    const page = await visit('/blog', { on: 'phone' });
    const email = `${uniqueWord()}@example.org`;
    await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
    await page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Iscriviti' }).dblclick();
    await seen(page.getByText('Controlla la posta'));
    await page.goto(linkTo(pagePath.confirmAlert(), await mailTo(email, pagePath.confirmAlert())));
    await page.getByRole('button', { name: 'Conferma l’avviso' }).click();
    await seen(page.getByText('Una volta al mese, se ci sono nuovi articoli, te li mandiamo.'));
    expect(await mailsTo(email, pagePath.confirmAlert())).toHaveLength(1);
  });
});
