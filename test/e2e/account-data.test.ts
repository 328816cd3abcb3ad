import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { accountExportSchema } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { strict } from '../../worker/testing/strict.ts';
import { type Account, apply, ask, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { logIn } from './forms.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, gone, seen, toasts } from './page-checks.ts';

const BANNER = /^Il tuo account sarà eliminato il \d/;

const banner = (page: Page) => page.getByRole('main').getByText(BANNER);
const statusOf = async (path: string): Promise<number> => (await ask(path)).status;

/** Asks for it with a double click. */
async function deleteAccount(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Elimina account' }).click();
  await dialog.getByLabel('La tua password').fill(password);
  await dialog.getByRole('button', { name: 'Elimina account' }).dblclick();
}

test('the export is a file with everything of the account', async ({ visit }) => {
  const word = uniqueWord();
  const employer = await register({ role: 'employer', name: `Albergo ${word}` });
  const job = await publish(employer, { title: `Cuoco ${word}` });
  await apply(await register({ name: `Rosa ${word}` }), job.id);
  const page = await visit('/account', { as: employer });
  // Lists above the button move it when they arrive.
  await seen(page.getByText('Non hai ancora passkey.'));
  await seen(page.getByRole('button', { name: 'Esci da tutti i dispositivi' }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Scarica i tuoi dati' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lavoro-in-valle-\d{4}-\d\d-\d\d\.json$/);
  const { sections } = strict(accountExportSchema).parse(JSON.parse(await readFile(await download.path(), 'utf8')));
  expect(sections.account?.rows).toMatchObject([{ email: employer.email, name: `Albergo ${word}` }]);
  expect(sections.offers?.rows).toMatchObject([{ title: `Cuoco ${word}` }]);
  expect(sections.applicationsReceived?.rows).toMatchObject([{ applicant: `Rosa ${word}`, offer: job.id }]);
  await seen(toasts(page).getByText('File pronto', { exact: true }));
});

describe('a deletion', () => {
  test('hides an offer at once, stays after a reload, and can be taken back on another device', async ({ visit }) => {
    const employer: Account = await register({ role: 'employer' });
    const job = await publish(employer);
    const page = await visit('/account', { as: employer, expected: [/status of 400/] });

    await deleteAccount(page, 'sbagliata');
    await seen(page.getByText('La password non è quella giusta.'));
    expect(await statusOf(pathOf('GET /api/jobs/:id', { id: job.id }))).toBe(200);
    await deleteAccount(page, employer.password);
    await seen(banner(page));
    await eventually(() =>
      page.evaluate((text) => document.activeElement?.textContent?.includes(text), 'eliminato il'),
    ).toBe(true);
    await gone(page.getByRole('button', { name: 'Cambia il nome' }));
    expect([await statusOf(pathOf('GET /api/jobs/:id', { id: job.id })), await statusOf(pagePath.job(job.id))]).toEqual(
      [404, 404],
    );
    await page.reload();
    await seen(banner(page));

    const mails = () => mailsTo(employer.email, pagePath.account());
    await eventually(async () => (await mails()).length).toBe(1);
    const other = await visit(linkIn((await mails())[0] ?? ''));
    await other.goto('/login?next=/pubblica-offerta');
    await logIn(other, employer);
    await other.waitForURL('**/account');
    // Two clicks were one deletion, and one mail.
    expect(await mails()).toHaveLength(1);
    await other.getByRole('button', { name: 'Annulla eliminazione' }).click();
    await seen(other.getByText('Eliminazione annullata').first());
    await gone(banner(other));
    expect([await statusOf(pathOf('GET /api/jobs/:id', { id: job.id })), await statusOf(pagePath.job(job.id))]).toEqual(
      [200, 200],
    );
  });
});

describe('the menu under the greeting', () => {});
