import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, register, uniqueWord } from './api.ts';
import { test, type VisitOptions } from './browser.ts';
import { fillRegistration } from './forms.ts';
import { untilInCharge } from './offline.ts';
import { eventually, notified, press } from './page-checks.ts';
import { layNetwork, swapRelease, through } from './proxy.ts';

const RELOADED = 'Il sito è stato aggiornato';

/** A page of a release that goes while it is open: code of these modules is missing until a document is loaded again. */
async function openBefore(
  visit: (path: string, options: VisitOptions) => Promise<Page>,
  path: string,
  gone: string,
  serviceWorkers: 'allow' | 'block' = 'allow',
) {
  const network = await layNetwork();
  const page = await visit(path, through(network, { serviceWorkers, expected: [/status of 404/, /net::ERR_/] }));
  if (serviceWorkers === 'allow') await untilInCharge(page);
  swapRelease(page, network, gone);
  const documents = () => network.requested.filter((requested) => requested === `GET ${path}`).length;
  return { page, documents };
}

describe('at a release', () => {
  test('a report opens after one reload without a service worker, and is sent', async ({ visit }) => {
    const { id } = await publish(await register({ role: 'employer' }), {});
    const path = pagePath.job(id);
    const { page, documents } = await openBefore(visit, path, 'web/reports/report-dialog.tsx', 'block');
    await press(page, 'Segnala');
    await notified(page, RELOADED);
    expect(documents()).toBe(1);
    await press(page, 'Segnala');
    const dialog = page.getByRole('dialog', { name: 'Segnala l’offerta' });
    await dialog.getByLabel('Truffa o richiesta di denaro').check();
    await dialog.getByLabel('Racconta, se vuoi (facoltativo)').fill('Chiede soldi per la divisa.');
    await press(dialog, 'Invia la segnalazione');
    await notified(page, 'Segnalazione inviata.');
    expect(documents()).toBe(1);
  });

  test('a registration has its fields again after one reload, but for the password, and is sent', async ({ visit }) => {
    const path = pagePath.register();
    const gone = 'shared/passwords/guessable.ts';
    const { page, documents } = await openBefore(visit, path, gone);
    const account = { name: 'Officina Bianchi', email: `${uniqueWord()}@example.org`, password: 'una-parola-lunga' };
    await fillRegistration(page, account, 'Azienda');
    await notified(page, RELOADED);
    expect(documents()).toBe(1);
    const form = page.getByRole('form', { name: 'Registrati' });
    await eventually(() => form.getByLabel('Nome').inputValue()).toBe(account.name);
    expect(await form.getByLabel('Email').inputValue()).toBe(account.email);
    expect(await form.getByRole('radio', { name: 'Azienda' }).isChecked()).toBe(true);
    expect(await form.locator('input[name=password]').inputValue()).toBe('');
    await form.locator('input[name=password]').fill(account.password);
    await press(form, 'Registrati');
    await notified(page, 'Il tuo account è pronto.');
    expect(documents()).toBe(1);
  });
});
