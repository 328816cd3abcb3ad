import type { Page } from 'playwright-core';
import type { PublishJobBody } from '../../shared/jobs.ts';

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Accedi' });
  await form.getByLabel('Email').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.getByRole('button', { name: 'Accedi', exact: true }).click();
}

type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

/** Fills in the registration form. */
export async function fillRegistration(
  page: Page,
  account: NewAccount,
  role?: 'Lavoratore' | 'Azienda',
): Promise<void> {
  const form = page.getByRole('form', { name: 'Registrati' });
  if (role) await form.getByRole('radio', { name: role }).check();
  await form.getByLabel('Nome').fill(account.name);
  await form.getByLabel('Email').fill(account.email);
  await form.locator('input[name=password]').fill(account.password);
}

/** Fills in the fields of an offer that everybody must; the company's name is left as it is where none is given. */
export async function fillOffer(page: Page, offer: PublishJobBody): Promise<void> {
  await page.getByLabel('Titolo dell’offerta').fill(offer.title);
  if (offer.companyName) await page.getByLabel('Nome dell’azienda').fill(offer.companyName);
  await page.getByLabel('Località').fill(offer.location);
  await page.getByLabel('Categoria').selectOption(offer.category);
  await page.getByLabel('Tipo di lavoro').selectOption(offer.type);
  await page.getByLabel('Esperienza').selectOption(offer.experience);
  await page.getByLabel('Contratto').selectOption(offer.contract);
  await page.getByLabel('Descrizione').fill(offer.description);
}

/** Fills in the contact page's form; `word` is in the message and in the address. */
export async function fillContact(page: Page, word: string): Promise<void> {
  await page.getByLabel('Nome').fill('Rosa Bianchi');
  await page.getByLabel('Email').fill(`${word}@example.org`);
  await page.getByLabel('Oggetto').fill('Una domanda');
  await page.getByLabel('Messaggio').fill(`Buongiorno, una domanda: ${word}?`);
}
