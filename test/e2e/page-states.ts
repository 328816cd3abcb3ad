import { apiPath, checkJobsLink, ownCandidateLink, pagePath } from '../../shared/paths.ts';
import { type Account, apply, leave, publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, stored } from './browser.ts';
import { chooseCv, EXECUTABLE, pdf } from './cv.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { linkIn, mailsTo } from './mails.ts';
import { MESSAGE_STATES, prepareMessageStates } from './message-states.ts';
import { MODERATION_STATES, prepareModerationStates } from './moderation-states.ts';
import { OWN_JOB_STATES, prepareOwnJobStates } from './own-job-states.ts';
import { eventually, seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';
import { TEXT_STATES } from './text-states.ts';

let worker: Account;
let employer: Account;
let leaver: Account;
let jobId = '';
let appliedId = '';
let candidateId = '';
let candidateLink = '';
let checkToken = '';
let companiesOnlyId = '';
const word = uniqueWord();

/** Makes the data that the states show. */
export async function prepareStates(): Promise<void> {
  await prepareModerationStates();
  await prepareMessageStates();
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
  await prepareOwnJobStates();
  appliedId = (await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` })).id;
  await apply(worker, appliedId, `Paragrafo.\n\n${'lunghissima'.repeat(12)}`);
  // As a mail would bring it, but signed by nobody.
  checkToken = `x.${btoa(JSON.stringify({ jobs: [jobId] }))}.x`;
  const candidate = await publishProfile({
    name: `Persona ${word}`,
    title: 'Precipitevolissimevolmente'.repeat(4),
    skills: Array.from({ length: 20 }, (_, index) => `${'competenza'.repeat(index % 6)} ${index}`),
    experience: `Paragrafo.\n\n- voce\n- ${'lunghissima'.repeat(12)}`,
    email: `${word}@example.org`,
  });
  candidateId = candidate.id;
  candidateLink = ownCandidateLink(candidate.manageToken ?? '');
  companiesOnlyId = (await publishProfile({ name: `Riservata ${word}`, audience: 'companies' })).id;
}

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
  {
    name: 'offers, more filters',
    path: () => `/offerte?search=${word}&pay=true&housing=true&shift=mattina`,
  },
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
  {
    name: 'offer, CV refused',
    path: () => `/offerte/${jobId}`,
    options: () => ({ as: worker }),
    act: async (page) => {
      await chooseCv(page, EXECUTABLE);
      await seen(page.getByText('Questo file non è un PDF'));
    },
  },
  {
    name: 'offer, CV being sent',
    path: () => `/offerte/${jobId}`,
    options: () => ({ as: worker }),
    act: async (page) => {
      await page.route(`**${apiPath.applications(jobId)}`, (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      await chooseCv(page, pdf());
      await submit('Candidati Ora')(page);
      await seen(page.getByRole('progressbar'));
    },
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
    name: 'own profile, an edit refused',
    path: () => candidateLink,
    act: async (page) => {
      await submit('Modifica il profilo')(page);
      await page.getByLabel('Professione').fill('');
      await submit('Salva le modifiche')(page);
    },
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
    name: 'profiles, as a company',
    path: () => `/cerca-profili?search=${word}`,
    options: () => ({ as: employer }),
    act: (page) => seen(page.getByRole('heading', { name: `Riservata ${word}` })),
  },
  {
    name: 'profile for companies, as one',
    path: () => `/candidati/${companiesOnlyId}`,
    options: () => ({ as: employer }),
    act: (page) => seen(page.getByLabel('La tua email')),
  },
  { name: 'profile to keep, no link', path: () => '/tieni-profilo' },
  {
    name: 'profile to keep, refused',
    path: () => '/tieni-profilo#token=x',
    options: () => ({ expected: [/status of 400/] }),
    act: async (page) => {
      await submit('Tieni il profilo')(page);
      await seen(page.getByText('Profilo non tenuto'));
    },
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
  { name: 'offers to confirm', path: () => checkJobsLink(checkToken) },
  { name: 'offers to confirm, no link', path: () => '/conferma-offerta' },
  {
    name: 'offers to confirm, refused',
    path: () => checkJobsLink(checkToken),
    act: async (page) => {
      await page.getByRole('button', { name: /^È ancora aperta/ }).click();
      await seen(page.getByText('Risposta non registrata'));
    },
  },
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
    name: 'answer by a mailed link, refused',
    path: () => '/rispondi-candidatura',
    act: async (page) => {
      const mails = () => mailsTo(employer.email, pagePath.answerApplication());
      await eventually(async () => (await mails()).length).toBe(1);
      await page.goto(linkIn((await mails())[0] ?? ''));
      await submit('Invia la risposta')(page);
      await seen(page.getByText('Scegli una risposta'));
    },
  },
  {
    name: 'answer by a mailed link, dead',
    path: () => '/rispondi-candidatura#token=x',
    options: () => ({ expected: [/status of 401/] }),
    act: (page) => seen(page.getByText('Con questo link non puoi rispondere')),
  },
  {
    name: 'applications received, one open',
    path: () => '/candidature?lato=ricevute',
    options: () => ({ as: employer }),
    act: async (page) => {
      await page.locator('main summary').first().click();
      await seen(page.getByText('Letta', { exact: true }));
    },
  },
  {
    name: 'applications received, none',
    path: () => '/candidature?lato=ricevute',
    options: () => ({ as: worker }),
    act: (page) => seen(page.getByText('Non hai ancora ricevuto candidature')),
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
  { name: 'applications, signed out', path: () => '/candidature' },
  {
    name: 'applications sent',
    path: () => '/candidature',
    options: () => ({ as: worker }),
    act: (page) => seen(page.getByRole('button', { name: 'Ritira la candidatura' })),
  },
  {
    name: 'applications sent, about to be withdrawn',
    path: () => '/candidature',
    options: () => ({ as: worker }),
    act: submit('Ritira la candidatura'),
  },
  {
    name: 'applications sent, none',
    path: () => '/candidature?lato=inviate',
    options: () => ({ as: employer }),
    act: (page) => seen(page.getByText('Non hai ancora inviato candidature')),
  },
  { name: 'applications received', path: () => '/candidature?lato=ricevute', options: () => ({ as: employer }) },
  ...MODERATION_STATES,
  ...MESSAGE_STATES,
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
    name: 'publish, wording and gaps',
    path: () => '/pubblica-offerta',
    options: () => ({ as: worker }),
    act: async (page) => {
      await page.getByLabel('Titolo dell’offerta').fill('Cameriera');
      await page.getByLabel('Descrizione').fill('Cerchiamo una ragazza, max 30 anni, di bella presenza.');
      await seen(page.getByRole('button', { name: 'Usa “Cameriere/a”' }));
      await seen(page.getByText('né la paga né un telefono', { exact: false }));
    },
  },
  {
    name: 'publish, details open',
    path: () => '/pubblica-offerta',
    options: () => ({ as: worker }),
    act: (page) => page.getByText('Altri dettagli (facoltativi)').click(),
  },
  ...OWN_JOB_STATES,
  ...TEXT_STATES,
  { name: 'not found', path: () => '/non-esiste' },
];
