import { ADMIN } from './administration.ts';
import { type Account, logInAs, logInAsAdmin, publish, publishProfile, register, report, uniqueWord } from './api.ts';
import { seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';

let admin: Account;
let byPassword: Account;
let employer: Account;
let jobId = '';
const word = uniqueWord();
const title = `Addetta/o accoglienza ${word}`;

/** Makes an offer and a profile that were reported, and who decides. */
export async function prepareModerationStates(): Promise<void> {
  admin = await logInAsAdmin();
  byPassword = await logInAs(ADMIN);
  employer = await register({ role: 'employer', name: `Albergo ${word}` });
  const { id } = await publish(employer, { title, description: 'lunghissima'.repeat(12) });
  jobId = id;
  await report('jobs', jobId, { reason: 'scam', text: 'lunghissima'.repeat(40), email: `${word}@example.org` });
  await report('candidates', (await publishProfile()).id, { reason: 'not-mine' });
}

/** Reporting, and the page of those who decide. */
export const MODERATION_STATES: readonly State[] = [
  {
    name: 'offer, being reported',
    path: () => `/offerte/${jobId}`,
    act: async (page) => {
      await submit('Segnala')(page);
      await submit('Invia la segnalazione')(page);
      await seen(page.getByRole('dialog').getByText('Scegli il motivo'));
    },
  },
  {
    name: 'moderation, a passkey asked for',
    path: '/moderazione',
    as: () => byPassword,
    expected: [/status of 403/],
    shows: 'Conferma con la passkey',
  },
  {
    name: 'moderation, queue',
    path: '/moderazione',
    as: () => admin,
    act: (page) => seen(page.getByRole('heading', { name: title })),
  },
  {
    name: 'moderation, rule and facts asked for',
    path: '/moderazione',
    as: () => admin,
    act: async (page) => {
      const card = page.getByRole('article', { name: title });
      await card.getByRole('button', { name: 'Nascondi l’offerta' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Nascondi l’offerta' }).click();
    },
    shows: 'Scrivi che cosa hai visto: lo legge la persona interessata',
  },
  {
    name: 'moderation, how the site runs',
    path: '/moderazione?vista=stato',
    as: () => admin,
    act: async (page) => {
      await seen(page.getByText('Tutto funziona.'));
      for (const table of await page.getByText('Giorno per giorno').all()) await table.click();
    },
  },
];
