import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GUEST_ID } from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { LANGUAGE_LEVELS } from '../../shared/requirement-values.ts';
import { samplePdf } from '../../shared/testing/sample-files.ts';
import { offer, publish, read, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { press, seen } from './page-checks.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** Writes into the fields of the form of a button as password managers do: without any event. */
const writeUnseen = (page: Page, submit: string, values: Values) =>
  page
    .getByRole('main')
    .getByRole('button', { name: submit, exact: true })
    .evaluate((button: HTMLButtonElement, entries) => {
      for (const [name, value] of entries)
        for (const field of button.form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []) {
          if (typeof value === 'boolean') field.checked = value;
          else if (field.type === 'radio') field.checked = field.value === value;
          else field.value = value;
        }
    }, Object.entries(values));

test('an offer is published with the choices, boxes and rows that its form shows', async ({ visit }) => {
  const page = await visit('/pubblica-offerta', { as: await register() });
  await page.getByText('Altri dettagli (facoltativi)').click();
  await press(page, 'Aggiungi un requisito');
  const { title, companyName = '', location, category, type, experience, contract, description } = offer();
  const fields = { title, companyName, location, category, type, experience, contract, description, housing: true };
  const row = { 'field-requirements-0-what': 'HACCP', 'field-requirements-0-preferred': true };
  await writeUnseen(page, 'Pubblica Offerta', { ...fields, ...row });
  // Other rows are added meanwhile, which renders the first again, and one is taken away.
  await press(page, 'Aggiungi un requisito');
  await page.getByLabel('Requisito').nth(1).fill('Muletto');
  await press(page, 'Aggiungi un requisito');
  await page.getByLabel('Requisito').nth(2).fill('Tedesco');
  await page.getByRole('combobox', { name: 'Livello', exact: true }).selectOption({ index: 1 });
  await press(page, 'Togli: Muletto');
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/jobs'));
  await press(page, 'Pubblica Offerta');
  const requirements = [
    { what: 'HACCP', preferred: true },
    { what: 'Tedesco', level: LANGUAGE_LEVELS[0] },
  ];
  expect((await sent).postDataJSON()).toMatchObject({ ...fields, requirements });
});

/** Puts a file into the field of a form that a button sends, without any event. */
const dropUnseen = (page: Page, submit: string, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: submit, exact: true })
    .evaluate(
      (button: HTMLButtonElement, [text, file]) => {
        const files = new DataTransfer();
        files.items.add(new File([text], file));
        const field = button.form?.querySelector<HTMLInputElement>('input[type=file]');
        if (field) field.files = files.files;
      },
      [new TextDecoder('latin1').decode(samplePdf()), name] as const,
    );

test('an application goes out with the words, ticks and file that its form shows', async ({ visit }) => {
  const employer = await register({ role: 'employer' });
  const { id } = await publish(employer, { licence: 'B' });
  const shown = { message: `Sono libera ${uniqueWord()}`, phone: '333 1234567', ticks: true };
  const guest = await visit(`${pagePath.job(id)}#${GUEST_ID}`);
  await seen(guest.locator(`form[novalidate][aria-labelledby=${GUEST_ID}]`));
  await writeUnseen(guest, 'Invia la candidatura', { ...shown, name: 'Rosa' });
  await dropUnseen(guest, 'Invia la candidatura', 'curriculum');
  await guest.getByRole('button', { name: 'Invia la candidatura' }).click();
  await seen(guest.getByText('Candidatura inviata!'));

  const page = await visit(pagePath.job(id), { as: await register() });
  await writeUnseen(page, 'Candidati Ora', shown);
  // Another field is used meanwhile, which renders the form again.
  const other = { name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
  await page.getByLabel('CV (facoltativo)').setInputFiles(other);
  await seen(page.getByText('Questo file non è un PDF'));
  await dropUnseen(page, 'Candidati Ora', 'curriculum');
  await page.getByRole('button', { name: 'Candidati Ora' }).click();
  await seen(page.getByText('Candidatura inviata!').first());

  const { message } = shown;
  const [tick, cv] = [expect.objectContaining({ has: true }), { name: 'curriculum.pdf' }];
  expect(await read('GET /api/applications/received', { token: employer.token })).toMatchObject([
    { message, ticks: [tick], cv },
    { message, ticks: [tick], cv },
  ]);
});
