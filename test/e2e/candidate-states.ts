import { ownCandidateLink } from '../../shared/token-links.ts';
import { type Account, publishProfile, register, uniqueWord } from './api.ts';
import { seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';

let employer: Account;
let candidateId = '';
let candidateLink = '';
const word = uniqueWord();

/** Makes the profiles that these states show. */
export async function prepareCandidateStates(): Promise<void> {
  employer = await register({ role: 'employer' });
  const candidate = await publishProfile({
    name: `Persona ${word}`,
    title: 'Precipitevolissimevolmente'.repeat(4),
    skills: Array.from({ length: 20 }, (_, index) => `${'competenza'.repeat(index % 6)} ${index}`),
    experience: `Paragrafo.\n\n- voce\n- ${'lunghissima'.repeat(12)}`,
    email: `${word}@example.org`,
  });
  candidateId = candidate.id;
  candidateLink = ownCandidateLink(candidate.manageToken ?? '');
  await publishProfile({ name: `Riservata ${word}`, audience: 'companies' });
}

/** Profiles: to be read, written, managed. */
export const CANDIDATE_STATES: readonly State[] = [
  { name: 'profiles', path: () => `/cerca-profili?search=${word}` },
  { name: 'profile', path: () => `/candidati/${candidateId}`, act: (page) => seen(page.getByLabel('La tua email')) },
  { name: 'profile, message refused', path: () => `/candidati/${candidateId}`, act: submit('Invia messaggio') },
  {
    name: 'publish a profile, refused',
    path: '/pubblica-profilo',
    as: () => employer,
    act: submit('Pubblica Profilo'),
  },
  {
    name: 'publish a profile, published',
    path: '/pubblica-profilo',
    act: async (page) => {
      await page.getByLabel('Nome e cognome').fill(`Altra ${word}`);
      await page.getByLabel('Professione').fill('Cuoca');
      await page.getByLabel('Comune di residenza').fill('Breno');
      await page.getByLabel('Competenze').fill('cucina');
      await submit('Pubblica Profilo')(page);
      await seen(page.getByText('Il profilo è online', { exact: true }));
    },
  },
  {
    name: 'own profile',
    path: () => candidateLink,
    act: (page) => seen(page.getByRole('button', { name: 'Elimina il profilo' })),
  },
  {
    name: 'own profile, companies kept out',
    path: () => candidateLink,
    act: async (page) => {
      await submit('Aziende escluse')(page);
      await page.getByLabel('Chi non deve vederti').fill('Precipitevolissimevolmente S.r.l.');
      await submit('Escludi')(page);
      await seen(page.getByRole('button', { name: 'Togli: Precipitevolissimevolmente S.r.l.' }));
    },
  },
  {
    name: 'profile to keep, refused',
    path: '/tieni-profilo#token=x',
    expected: [/status of 400/],
    act: submit('Tieni il profilo'),
    shows: 'Profilo non tenuto',
  },
  { name: 'own profile, without a link', path: '/il-mio-profilo', shows: 'Di chi è il profilo?' },
];
