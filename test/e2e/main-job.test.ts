import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pathOf } from '../../shared/calls/path.ts';
import { longDate } from '../../shared/dates.ts';
import { STORAGE_KEYS } from '../../shared/site.ts';
import { applications, ask, offer, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { fillOffer, fillRegistration } from './forms.ts';
import { titles } from './lists.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const ALREADY_SENT = 'Hai già inviato la candidatura per questa offerta.';

/** The session that a browser holds. */
const sessionOf = async (page: Page) => {
  const [token, user] = await page.evaluate(
    (keys) => [localStorage.getItem(keys.token), localStorage.getItem(keys.user)],
    STORAGE_KEYS,
  );
  return { token: token ?? '', user: JSON.parse(user ?? 'null') };
};

/** A link of the header, behind the menu on phones. */
async function followHeader(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').getByText('Menu');
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true }).click();
}

test.for(['desktop', 'phone'] as const)('publish an offer, find it, apply for it (%s)', async (on, { visit }) => {
  const word = uniqueWord();
  const title = `Cameriera/e ai piani ${word}`;
  const password = `parola-${word}`;

  // An employer registers …
  const employer = await visit('/', { on });
  await followHeader(employer, 'Registrati');
  await seen(employer.getByRole('heading', { level: 1, name: 'Registrati' }));
  const company = `Albergo ${word}`;
  await fillRegistration(employer, { name: company, email: `${word}-a@example.org`, password }, 'Azienda');
  await employer.getByRole('button', { name: 'Registrati', exact: true }).click();
  await employer.waitForURL((url) => url.pathname === '/');
  await seen(toasts(employer).getByText(`Ciao, ${company}!`));
  expect((await sessionOf(employer)).user).toMatchObject({ name: company, role: 'employer' });

  // … publishes an offer …
  await followHeader(employer, 'Pubblica offerta');
  await seen(employer.getByLabel('Nome dell’azienda'));
  expect(await employer.getByLabel('Nome dell’azienda').inputValue()).toBe(company);
  await fillOffer(
    employer,
    offer({ title, companyName: '', location: 'Ponte di Legno', category: 'Turismo', type: 'Stagionale' }),
  );
  await employer.getByText('Altri dettagli (facoltativi)').click();
  await employer.getByLabel('Da (€)', { exact: true }).fill('1.400');
  await employer.getByLabel('A (€)', { exact: true }).fill('1600');
  await employer.getByLabel('Periodo').selectOption('mese');
  await employer.getByLabel('Alloggio').check();
  await employer.getByLabel('Quante persone cerchi').fill('2');
  await employer.getByRole('button', { name: 'Pubblica Offerta' }).click();

  // … and sees it at once in the lists, by navigation and as documents.
  await employer.waitForURL('**/lavoro-vallecamonica');
  await seen(toasts(employer).getByText('Offerta pubblicata!'));
  await eventually(async () => (await titles(employer))[0]).toBe(title);
  await employer.reload();
  expect((await titles(employer))[0]).toBe(title);
  await employer.goto('/');
  expect((await titles(employer))[0]).toBe(title);

  // A visitor finds it by search and opens it.
  const worker = await visit('/offerte', { on });
  // The word that no other offer has: beside a trade, others of the trade would follow.
  await worker.getByLabel('Cosa cerchi').fill(word);
  await eventually(() => titles(worker)).toEqual([title]);
  await worker.getByRole('link', { name: title, exact: true }).click();
  await seen(worker.getByRole('heading', { level: 1, name: title }));
  for (const text of [company, 'Ponte di Legno', '1.400–1.600 € al mese', 'Alloggio', 'Pubblicata oggi'])
    await seen(worker.getByText(text));
  const jobId = new URL(worker.url()).pathname.split('/').at(-1) ?? '';

  // They register, come back and apply.
  const box = worker.getByRole('region', { name: 'Candidati a questa offerta' });
  await box.getByRole('link', { name: 'Registrati' }).click();
  await seen(worker.getByRole('heading', { level: 1, name: 'Registrati' }));
  await fillRegistration(worker, { name: 'Marta Bonomelli', email: `${word}-l@example.org`, password });
  await worker.getByRole('button', { name: 'Registrati', exact: true }).click();
  await worker.waitForURL(`**/offerte/${jobId}#candidati`);
  await seen(box.getByText('Sei loggato come Marta Bonomelli'));
  expect((await sessionOf(worker)).user).toMatchObject({ name: 'Marta Bonomelli', role: 'user' });
  await box.getByLabel('Messaggio (facoltativo)').fill('Tre stagioni in un tre stelle di Temù.');
  await box.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(toasts(worker).getByText('Candidatura inviata!', { exact: true }));

  // It is stored, shows when it was sent, and cannot be sent twice.
  const session = await sessionOf(worker);
  expect(await applications(session, jobId)).toMatchObject([{ message: 'Tre stagioni in un tre stelle di Temù.' }]);
  const today = new RegExp(`inviata il ${longDate(new Date())}`);
  await seen(box.getByText(today));
  await worker.reload();
  await seen(box.getByText(today));
  await gone(box.getByRole('button', { name: 'Candidati Ora' }));
  await gone(box.getByLabel('Messaggio (facoltativo)'));
  const again = await ask(pathOf('POST /api/jobs/:id/applications', { id: jobId }), { token: session.token, body: {} });
  expect([again.status, await again.json()]).toEqual([409, expect.objectContaining({ message: ALREADY_SENT })]);
  expect(await applications(session, jobId)).toHaveLength(1);
});

test('applying a second time, from a page that does not know of the first, says so and shows when', async ({
  visit,
}) => {
  const worker = await register();
  const job = await publish(await register({ role: 'employer' }));
  const page = await visit(`/offerte/${job.id}`, { as: worker, expected: [/status of 409/] });
  const tab = await page.context().newPage();
  await tab.goto(`/offerte/${job.id}`);
  await seen(tab.getByLabel('Messaggio (facoltativo)'));
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(toasts(page).getByText('Candidatura inviata!'));

  await tab.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(toasts(tab).getByText(ALREADY_SENT));
  await seen(tab.getByText(new RegExp(`inviata il ${longDate(new Date())}`)));
  await gone(tab.getByRole('button', { name: 'Candidati Ora' }));
  expect(await applications(worker, job.id)).toHaveLength(1);
});

test('an account may hold no more than one person at a time: another one sees no application', async ({ visit }) => {
  const worker = await register();
  const job = await publish(await register({ role: 'employer' }));
  const page = await visit(`/offerte/${job.id}`, { as: worker });
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(page.getByText('Candidatura inviata', { exact: true }));
  await page.getByRole('banner').getByRole('button', { name: 'Esci' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const other = await register({ name: 'Chi viene dopo' });
  await page.evaluate(
    ({ keys, token, user }) => {
      localStorage.setItem(keys.token, token);
      localStorage.setItem(keys.user, JSON.stringify(user));
    },
    { keys: STORAGE_KEYS, ...other },
  );
  await page.goto(`/offerte/${job.id}`);
  await seen(page.getByText('Sei loggato come Chi viene dopo'));
  await seen(page.getByRole('button', { name: 'Candidati Ora' }));
  await gone(page.getByText('Candidatura inviata', { exact: true }));
});
