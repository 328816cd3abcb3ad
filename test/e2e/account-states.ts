import type { Session } from '../../shared/accounts.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { pagePath } from '../../shared/paths.ts';
import { type Account, apply, leave, publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE } from './browser.ts';
import { registerConfirmed } from './confirmed.ts';
import { pdf } from './cv.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';
import { RECEIVERS, receiverSession } from './received-offer.ts';

let worker: Account;
let employer: Account;
let leaver: Account;
let keeper: Account;
let openJob = '';
let receiver: Session;
const RECEIVED = '/candidature?lato=ricevute';
const word = uniqueWord();

/** Makes the accounts that these states show, and an application between two of them. */
export async function prepareAccountStates(): Promise<void> {
  worker = await register();
  employer = await registerConfirmed({ role: 'employer', name: 'Albergo con un nome piuttosto lungo da scrivere' });
  leaver = await register();
  receiver = await receiverSession(RECEIVERS.shown);
  await leave(leaver);
  const { id } = await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` });
  await keepForNextTime();
  await apply(worker, id, `Paragrafo.\n\n${'lunghissima'.repeat(12)}`);
}

/** Applies with a CV and a message that are kept, and has a profile, so that the next form offers all of it. */
async function keepForNextTime(): Promise<void> {
  keeper = await register({ name: 'Rosa con un nome piuttosto lungo da scrivere' });
  await publishProfile({ title: 'W'.repeat(120), experience: 'Paragrafo.\n\n'.repeat(40) }, keeper);
  const form = new FormData();
  form.append('message', `Paragrafo.\n\n${'lunghissima'.repeat(12)}`);
  form.append('keep', 'true');
  const { buffer, name } = pdf(2000, `${'W'.repeat(56)}.pdf`);
  form.append('cv', new File([new Uint8Array(buffer)], name));
  const { id } = await publish(employer, { companyName: 'W'.repeat(120), location: 'W'.repeat(120) });
  const headers = { Authorization: `Bearer ${keeper.token}` };
  const sent = await fetch(SITE + pathOf('POST /api/jobs/:id/applications', { id }), {
    method: 'POST',
    headers,
    body: form,
  });
  if (!sent.ok) throw new Error(`keepForNextTime: ${sent.status}`);
  openJob = (await publish(employer)).id;
}

/** Ways in and out, and what belongs to an account. */
export const ACCOUNT_STATES: readonly State[] = [
  { name: 'register, refused', path: '/register', act: submit('Registrati') },
  { name: 'login, refused', path: '/login', act: submit('Accedi') },
  {
    name: 'password forgotten, asked for',
    path: '/password-dimenticata',
    act: async (page) => {
      await page.getByLabel('Email').fill('nessuno@example.org');
      await submit('Inviami il link')(page);
    },
    shows: 'Controlla la posta',
  },
  {
    name: 'address to confirm, refused',
    path: '/conferma-email#token=x',
    expected: [/status of 400/],
    act: submit('Conferma l’indirizzo'),
  },
  { name: 'account, signed out', path: '/account' },
  { name: 'account', path: '/account', as: () => employer, shows: 'Questo dispositivo' },
  {
    name: 'answer by a mailed link, refused',
    path: '/rispondi-candidatura',
    act: async (page) => {
      const mails = () => mailsTo(employer.email, pagePath.answerApplication());
      await eventually(async () => (await mails()).length).toBeGreaterThan(0);
      await page.goto(linkIn((await mails())[0] ?? ''));
      await submit('Invia la risposta')(page);
    },
    shows: 'Scegli una risposta',
  },
  { name: 'application to send', path: '/conferma-candidatura#token=x', expected: [/status of 401/] },
  { name: 'application of a link', path: '/candidatura', shows: 'Hai perso il link?' },
  {
    name: 'applications received, one open',
    path: '/candidature?lato=ricevute',
    as: () => employer,
    act: async (page) => {
      await page.locator('main summary').first().click();
      await seen(page.getByText('Letta', { exact: true }));
    },
  },
  {
    name: 'applications received, one without an account, open',
    path: RECEIVED,
    as: () => receiver,
    act: async (page) => {
      const card = page.locator('details').filter({ hasText: 'Ida Gelmi' });
      await card.locator('summary').click();
      await card.getByLabel('Non selezionata').check();
    },
    shows: 'Motivo (facoltativo)',
  },
  {
    name: 'applications received, several about to be answered',
    path: RECEIVED,
    as: () => receiver,
    act: submit('Rispondi a più persone', 'Scegli tutte', 'Rispondi'),
    shows: 'e va avvisata da te: Ugo Fenaroli.',
  },
  {
    name: 'own offers, one about to be closed',
    path: pagePath.ownJobs(),
    as: () => receiver,
    act: async (page) => {
      await page.getByText('Altre azioni').first().click();
      await page.getByRole('button', { name: /^Chiudi: posto occupato/ }).click();
    },
    shows: 'Solo telefono: avvisala tu.',
  },
  {
    name: 'account, deletion refused',
    path: '/account',
    as: () => employer,
    act: async (page) => {
      await page.getByRole('button', { name: 'Elimina account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Elimina account' }).click();
    },
    shows: 'Password richiesta',
  },
  {
    name: 'account, to be deleted',
    path: '/account',
    as: () => leaver,
    act: (page) => seen(page.getByRole('button', { name: 'Annulla eliminazione' })),
  },
  {
    name: 'account, with a kept CV and message',
    path: '/account',
    as: () => keeper,
    act: async (page) => {
      await seen(page.getByRole('button', { name: 'Elimina il CV' }));
      await page.getByText('L’ultimo messaggio').click();
    },
  },
  {
    name: 'offer, with all that makes applying shorter',
    path: () => `/offerte/${openJob}`,
    as: () => keeper,
    act: async (page) => {
      await page.getByLabel('Usa il CV che conservi').check();
      await page.getByLabel('Messaggio (facoltativo)').fill('Scritto ora');
      await page.getByRole('button', { name: 'Usa l’ultimo messaggio' }).click();
    },
    shows: 'Rimetti quello che avevi scritto',
  },
  {
    name: 'applications, the list to be printed',
    path: '/candidature/elenco',
    as: () => keeper,
    shows: 'non è un documento ufficiale',
  },
  {
    name: 'applications sent, about to be withdrawn',
    path: '/candidature',
    as: () => worker,
    act: submit('Ritira la candidatura'),
  },
  { name: 'new password, refused', path: '/reimposta-password#token=x', act: submit('Cambia la password') },
];
