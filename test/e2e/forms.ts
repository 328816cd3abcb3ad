import type { Page } from 'playwright-core';

/** Fills in the login form and sends it. */
export async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  const form = page.getByRole('form', { name: 'Accedi' });
  await form.getByLabel('Email').fill(email);
  await form.locator('input[name=password]').fill(password);
  await form.getByRole('button', { name: 'Accedi', exact: true }).click();
}
