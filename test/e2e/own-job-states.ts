import { type Account, publish, register } from './api.ts';
import { seen } from './page-checks.ts';
import type { State } from './page-state.ts';

let owner: Account;
/** Owner of the offers that are changed. */
let changer: Account;
/** Owner of an offer of employment without pay. */
let unpaid: Account;
/** Its address is asked for before there is one. */
let jobId = 'x';

/** Makes the offers that these states show. */
export async function prepareOwnJobStates(): Promise<void> {
  owner = await register({ role: 'employer', name: 'Albergo alla Pieve' });
  changer = await register({ role: 'employer' });
  unpaid = await register({ role: 'employer' });
  jobId = (
    await publish(owner, { title: `${'Precipitevolissimevolmente'.repeat(4)}`, salaryMin: 1200, salaryPeriod: 'mese' })
  ).id;
  await publish(unpaid, { title: 'Cuoca/o', contract: 'Contratto stagionale' });
  for (const title of ['Prima', 'Seconda']) await publish(changer, { title });
}

/** Pages about one's own offers, in each of their states. */
export const OWN_JOB_STATES: readonly State[] = [
  {
    name: 'own offers, one without pay is to be renewed',
    path: '/le-mie-offerte',
    as: () => unpaid,
    expected: [/status of 400/],
    act: async (page) => {
      await page.getByText('Altre azioni').first().click();
      await page.getByRole('button', { name: /^Rinnova: / }).click();
    },
    shows: 'Aggiungila, poi rinnova.',
  },
  {
    name: 'own offers: paused, deleted, with a toast',
    path: '/le-mie-offerte',
    as: () => changer,
    act: async (page) => {
      await seen(page.getByText('Altre azioni').nth(1));
      for (const box of await page.getByText('Altre azioni').all()) await box.click();
      await page
        .getByRole('button', { name: /^Metti in pausa: / })
        .first()
        .click();
      await seen(page.getByText('In pausa', { exact: true }));
      await page
        .getByRole('button', { name: /^Elimina: / })
        .last()
        .click();
      await page.getByRole('button', { name: 'Elimina l’offerta' }).click();
      await seen(page.getByText('Eliminata', { exact: true }));
    },
  },
  {
    name: 'edit an offer, refused',
    path: () => `/le-mie-offerte/${jobId}`,
    as: () => owner,
    act: async (page) => {
      await page.getByLabel('Titolo dell’offerta').fill('');
      await page.getByRole('button', { name: 'Salva le modifiche' }).click();
    },
  },
];
