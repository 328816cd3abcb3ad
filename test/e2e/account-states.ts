import { pagePath } from '../../shared/paths.ts';
import { type Account, apply, leave, publish, register, uniqueWord } from './api.ts';
import { registerConfirmed } from './confirmed.ts';
import { linkIn, mailsTo } from './mails.ts';
import { eventually, seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';

let worker: Account;
let employer: Account;
let leaver: Account;
const word = uniqueWord();

/** Makes the accounts that these states show, and an application between two of them. */
export async function prepareAccountStates(): Promise<void> {
  worker = await register();
  employer = await registerConfirmed({ role: 'employer', name: 'Albergo con un nome piuttosto lungo da scrivere' });
  leaver = await register();
  await leave(leaver);
  const { id } = await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` });
  await apply(worker, id, `Paragrafo.\n\n${'lunghissima'.repeat(12)}`);
}

/** Ways in and out, and what belongs to an account. */
export const ACCOUNT_STATES: readonly State[] = [
  { name: 'register', path: '/register' },
  { name: 'register, refused', path: '/register', act: submit('Registrati') },
  { name: 'register, signed in', path: '/register', as: () => worker },
  { name: 'login', path: '/login' },
  { name: 'login, refused', path: '/login', act: submit('Accedi') },
  { name: 'password forgotten', path: '/password-dimenticata' },
  { name: 'password forgotten, refused', path: '/password-dimenticata', act: submit('Inviami il link') },
  {
    name: 'password forgotten, asked for',
    path: '/password-dimenticata',
    act: async (page) => {
      await page.getByLabel('Email').fill('nessuno@example.org');
      await submit('Inviami il link')(page);
    },
    shows: 'Controlla la posta',
  },
  { name: 'address to confirm', path: '/conferma-email#token=x' },
  { name: 'address to confirm, no link', path: '/conferma-email' },
  {
    name: 'address to confirm, refused',
    path: '/conferma-email#token=x',
    expected: [/status of 400/],
    act: submit('Conferma l’indirizzo'),
  },
  { name: 'account, signed out', path: '/account' },
  { name: 'account', path: '/account', as: () => employer, shows: 'Questo dispositivo' },
  {
    name: 'account, a form refused',
    path: '/account',
    as: () => employer,
    act: async (page) => {
      await page.getByRole('button', { name: 'Cambia la password' }).click();
      await page.getByRole('form').getByRole('button', { name: 'Cambia la password' }).click();
    },
    shows: 'Password richiesta',
  },
  {
    name: 'account, passkey refused',
    path: '/account',
    as: () => employer,
    act: submit('Aggiungi una passkey', 'Continua'),
    shows: 'Password richiesta',
  },
  {
    name: 'answer by a mailed link, refused',
    path: '/rispondi-candidatura',
    act: async (page) => {
      const mails = () => mailsTo(employer.email, pagePath.answerApplication());
      await eventually(async () => (await mails()).length).toBe(1);
      await page.goto(linkIn((await mails())[0] ?? ''));
      await submit('Invia la risposta')(page);
    },
    shows: 'Scegli una risposta',
  },
  { name: 'application to send', path: '/conferma-candidatura#token=x' },
  { name: 'application to send, no link', path: '/conferma-candidatura', shows: 'Manca una parte del link' },
  { name: 'application of a link', path: '/candidatura', shows: 'Hai perso il link?' },
  { name: 'application of a link, waiting', path: '/candidatura?esito=waiting', shows: 'Manca un passo' },
  {
    name: 'application of a link, a dead one',
    path: '/candidatura#token=x',
    shows: 'Questo link non vale più',
    expected: [/status of 401/],
  },
  {
    name: 'answer by a mailed link, dead',
    path: '/rispondi-candidatura#token=x',
    expected: [/status of 401/],
    shows: 'Con questo link non puoi rispondere',
  },
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
    name: 'applications received, none',
    path: '/candidature?lato=ricevute',
    as: () => worker,
    shows: 'Non hai ancora ricevuto candidature',
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
  { name: 'applications, signed out', path: '/candidature' },
  {
    name: 'applications sent',
    path: '/candidature',
    as: () => worker,
    act: (page) => seen(page.getByRole('button', { name: 'Ritira la candidatura' })),
  },
  {
    name: 'applications sent, about to be withdrawn',
    path: '/candidature',
    as: () => worker,
    act: submit('Ritira la candidatura'),
  },
  {
    name: 'applications sent, none',
    path: '/candidature?lato=inviate',
    as: () => employer,
    shows: 'Non hai ancora inviato candidature',
  },
  { name: 'applications received', path: '/candidature?lato=ricevute', as: () => employer },
  { name: 'new password', path: '/reimposta-password#token=x' },
  { name: 'new password, refused', path: '/reimposta-password#token=x', act: submit('Cambia la password') },
  {
    name: 'new password, without a link',
    path: '/reimposta-password',
    act: (page) => seen(page.getByRole('link', { name: 'Chiedi un nuovo link' })),
  },
];
