import type { Page } from 'playwright-core';
import { ownCandidateLink } from '../../shared/paths.ts';
import { type Account, apply, leave, publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, stored, type VisitOptions } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { fillContact } from './forms.ts';
import { seen } from './page-checks.ts';

let worker: Account;
let employer: Account;
let leaver: Account;
let jobId = '';
let appliedId = '';
let candidateId = '';
let candidateLink = '';
const word = uniqueWord();

/** Makes the data that the states show. */
export async function prepareStates(): Promise<void> {
  worker = await register();
  employer = await register({ role: 'employer', name: 'Albergo con un nome piuttosto lungo da scrivere' });
  leaver = await register();
  await leave(leaver);
  jobId = (
    await publish(employer, {
      title: `Addetta/o accoglienza ${word}`,
      companyName: 'N'.repeat(60),
      description: `Paragrafo.\n\n- voce\n- ${'lunghissima'.repeat(12)}`,
      salaryMin: 1200,
      salaryMax: 1650,
      salaryPeriod: 'mese',
      salaryNet: true,
      housing: true,
      meals: true,
      openings: 3,
      shifts: ['mattina', 'fine settimana'],
      startDate: '2027-06-01',
    })
  ).id;
  appliedId = (await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` })).id;
  await apply(worker, appliedId);
  const candidate = await publishProfile({
    name: `Persona ${word}`,
    title: 'Precipitevolissimevolmente'.repeat(4),
    skills: Array.from({ length: 20 }, (_, index) => `${'competenza'.repeat(index % 6)} ${index}`),
    experience: `Paragrafo.\n\n- voce\n- ${'lunghissima'.repeat(12)}`,
    email: `${word}@example.org`,
  });
  candidateId = candidate.id;
  candidateLink = ownCandidateLink(candidate.manageToken ?? '');
}

/** A state of a page, and how a visit gets there. */
type State = {
  readonly name: string;
  readonly path: () => string;
  readonly options?: () => VisitOptions;
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
};

const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** Every page of the product, in each of its states. */
export const STATES: readonly State[] = [
  { name: 'home', path: () => '/' },
  { name: 'valley', path: () => '/lavoro-vallecamonica' },
  { name: 'valley, none found', path: () => `/lavoro-vallecamonica?search=${word}&lat=45.96&lon=10.3&category=sport` },
  {
    name: 'town, a place of the list pointed at',
    path: () => '/lavoro-darfo-boario',
    act: async (page) => {
      await page.getByText('Offerte aperte, comune per comune').click();
      await page.getByRole('link', { name: 'Breno', exact: true }).first().focus();
    },
  },
  { name: 'town with a slider', path: () => '/lavoro-ango?search=cucina&radius=30' },
  { name: 'town, none found', path: () => '/lavoro-niardo?search=zzzzzz' },
  { name: 'offers', path: () => `/offerte?search=${word}` },
  { name: 'offers, none found', path: () => `/offerte?search=${word}&type=Weekend` },
  { name: 'offers, near', path: () => `/offerte?search=${word}&lat=45.96&lon=10.3&radius=10` },
  {
    name: 'offers, panel open',
    path: () => '/offerte',
    act: (page) =>
      page.locator('.filter-panel').evaluate((panel: HTMLDetailsElement) => {
        panel.open = true;
      }),
  },
  {
    name: 'menus open, signed in',
    path: () => '/',
    options: () => ({ as: employer }),
    act: (page) =>
      page.locator('header details').evaluateAll((menus) => {
        for (const menu of menus) menu.setAttribute('open', '');
      }),
  },
  { name: 'offer, signed out', path: () => `/offerte/${jobId}` },
  { name: 'offer, signed in', path: () => `/offerte/${jobId}`, options: () => ({ as: employer }) },
  {
    name: 'offer, applied',
    path: () => `/offerte/${appliedId}`,
    options: () => ({ as: worker }),
    act: (page) => seen(page.getByText('Candidatura inviata', { exact: true })),
  },
  { name: 'offer, with a toast', path: () => `/offerte/${jobId}`, act: submit('Candidati Ora') },
  { name: 'offer, ended', path: () => `/offerte/${EXPIRED_OFFER.id}` },
  { name: 'offer, not found', path: () => '/offerte/non-esiste' },
  { name: 'saved offers, none', path: () => '/offerte-salvate' },
  {
    name: 'saved offers: open, ended, gone, taken off',
    path: () => '/offerte-salvate',
    options: () => ({
      storageState: stored({ 'lavoro-in-valle.saved': JSON.stringify([appliedId, EXPIRED_OFFER.id, 'gone', jobId]) }),
    }),
    act: (page) => page.getByRole('button', { name: `Rimuovi: Addetta/o accoglienza ${word}` }).click(),
  },
  // Documents without the app: at an absolute address the visit waits for no hydration.
  { name: 'poster', path: () => `${SITE}/offerte/${jobId}/locandina` },
  { name: 'poster of an ended offer', path: () => `${SITE}/offerte/${EXPIRED_OFFER.id}/locandina` },
  { name: 'poster, not found', path: () => `${SITE}/offerte/non-esiste/locandina` },
  { name: 'board', path: () => `${SITE}/bacheca/breno` },
  { name: 'board, not found', path: () => `${SITE}/bacheca/milano` },
  { name: 'profiles', path: () => `/cerca-profili?search=${word}` },
  { name: 'profiles, none found', path: () => `/cerca-profili?search=${word}&skills=assente` },
  { name: 'profiles, near', path: () => `/cerca-profili?search=${word}&lat=45.96&lon=10.3&radius=10` },
  {
    name: 'profile',
    path: () => `/candidati/${candidateId}`,
    act: (page) => seen(page.getByLabel('La tua email')),
  },
  { name: 'profile, message refused', path: () => `/candidati/${candidateId}`, act: submit('Invia messaggio') },
  { name: 'profile, not found', path: () => '/candidati/non-esiste' },
  { name: 'publish a profile', path: () => '/pubblica-profilo' },
  {
    name: 'publish a profile, refused',
    path: () => '/pubblica-profilo',
    options: () => ({ as: worker }),
    act: submit('Pubblica Profilo'),
  },
  {
    name: 'publish a profile, published',
    path: () => '/pubblica-profilo',
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
    name: 'own profile, without a link',
    path: () => '/il-mio-profilo',
    act: (page) => seen(page.getByText('Di chi è il profilo?')),
  },
  { name: 'register', path: () => '/register' },
  { name: 'register, refused', path: () => '/register', act: submit('Registrati') },
  { name: 'register, signed in', path: () => '/register', options: () => ({ as: worker }) },
  { name: 'login', path: () => '/login' },
  { name: 'login, refused', path: () => '/login', act: submit('Accedi') },
  { name: 'password forgotten', path: () => '/password-dimenticata' },
  { name: 'password forgotten, refused', path: () => '/password-dimenticata', act: submit('Inviami il link') },
  {
    name: 'password forgotten, asked for',
    path: () => '/password-dimenticata',
    act: async (page) => {
      await page.getByLabel('Email').fill('nessuno@example.org');
      await submit('Inviami il link')(page);
      await seen(page.getByText('Controlla la posta'));
    },
  },
  { name: 'address to confirm', path: () => '/conferma-email#token=x' },
  { name: 'address to confirm, no link', path: () => '/conferma-email' },
  { name: 'address to confirm, refused', path: () => '/conferma-email#token=x', act: submit('Conferma l’indirizzo') },
  { name: 'account, signed out', path: () => '/account' },
  {
    name: 'account',
    path: () => '/account',
    options: () => ({ as: employer }),
    act: (page) => seen(page.getByText('Questo dispositivo')),
  },
  {
    name: 'account, a form refused',
    path: () => '/account',
    options: () => ({ as: employer }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Cambia la password' }).click();
      await page.getByRole('form').getByRole('button', { name: 'Cambia la password' }).click();
      await seen(page.getByText('Password richiesta'));
    },
  },
  {
    name: 'account, passkey refused',
    path: () => '/account',
    options: () => ({ as: employer }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
      await page.getByRole('button', { name: 'Continua' }).click();
      await seen(page.getByText('Password richiesta'));
    },
  },
  {
    name: 'account, deletion refused',
    path: () => '/account',
    options: () => ({ as: employer }),
    act: async (page) => {
      await page.getByRole('button', { name: 'Elimina account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Elimina account' }).click();
      await seen(page.getByText('Password richiesta'));
    },
  },
  {
    name: 'account, to be deleted',
    path: () => '/account',
    options: () => ({ as: leaver }),
    act: (page) => seen(page.getByRole('button', { name: 'Annulla eliminazione' })),
  },
  { name: 'new password', path: () => '/reimposta-password#token=x' },
  { name: 'new password, refused', path: () => '/reimposta-password#token=x', act: submit('Cambia la password') },
  {
    name: 'new password, without a link',
    path: () => '/reimposta-password',
    act: (page) => seen(page.getByRole('link', { name: 'Chiedi un nuovo link' })),
  },
  { name: 'publish', path: () => '/pubblica-offerta', options: () => ({ as: employer }) },
  {
    name: 'publish, refused',
    path: () => '/pubblica-offerta',
    options: () => ({ as: worker }),
    act: submit('Pubblica Offerta'),
  },
  {
    name: 'publish, details open',
    path: () => '/pubblica-offerta',
    options: () => ({ as: worker }),
    act: (page) => page.getByText('Altri dettagli (facoltativi)').click(),
  },
  { name: 'blog', path: () => '/blog' },
  { name: 'blog, one category', path: () => '/blog?categoria=interviste' },
  { name: 'article, with offers', path: () => '/blog/aziende-che-assumono-darfo-2025' },
  { name: 'article, with an address of its own', path: () => '/offerte-lavoro-valle-camonica-agosto-2025' },
  { name: 'article, link copied', path: () => '/blog/cv-efficace-2025-guida', act: submit('Condividi') },
  { name: 'article, not found', path: () => '/blog/non-esiste' },
  { name: 'help', path: () => '/aiuto', act: (page) => page.locator('main summary').first().click() },
  { name: 'help, found', path: () => '/aiuto?q=password+dimenticata' },
  { name: 'help, nothing found', path: () => '/aiuto?q=zzz' },
  { name: 'contact', path: () => '/contatti' },
  { name: 'contact, refused', path: () => '/contatti', act: submit('Invia messaggio') },
  {
    name: 'contact, sent',
    path: () => '/contatti',
    act: async (page) => {
      await fillContact(page, uniqueWord());
      await submit('Invia messaggio')(page);
      await seen(page.getByText('L’abbiamo ricevuto'));
    },
  },
  { name: 'privacy', path: () => '/privacy' },
  { name: 'terms', path: () => '/termini' },
  { name: 'accessibility statement', path: () => '/accessibilita' },
  { name: 'CV tips', path: () => '/consigli-cv' },
  { name: 'how it works', path: () => '/come-funziona' },
  { name: 'job ads', path: () => '/annunci-lavoro-valle-camonica' },
  { name: 'for who looks for work', path: () => '/cerco-lavoro-valle-camonica' },
  { name: 'not found', path: () => '/non-esiste' },
];
