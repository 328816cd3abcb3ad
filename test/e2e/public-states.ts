import { pathOf } from '../../shared/calls/path.ts';
import { checkJobsLink } from '../../shared/token-links.ts';
import { type Account, apply, publish, register, uniqueWord } from './api.ts';
import { CANDIDATE_STATES, prepareCandidateStates } from './candidate-states.ts';
import { chooseCv, EXECUTABLE, pdf } from './cv.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { seen } from './page-checks.ts';
import { type State, submit } from './page-state.ts';
import { TEXT_STATES } from './text-states.ts';

let worker: Account;
let employer: Account;
let jobId = '';
let appliedId = '';
let checkToken = '';
const word = uniqueWord();

/** Makes the data that the states show. */
export async function preparePublicStates(): Promise<void> {
  worker = await register();
  employer = await register({ role: 'employer', name: 'Albergo con un nome piuttosto lungo da scrivere' });
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
      licence: 'CE',
      employerKind: 'agenzia',
      authorisation: 'Aut. Min. 1100-SG',
      agreement: `Turismo ${'W'.repeat(90)}`,
      requirements: [
        { what: 'W'.repeat(80), level: null, reason: null, preferred: false },
        { what: 'Tedesco', level: 'B1', reason: null, preferred: true },
      ],
    })
  ).id;
  appliedId = (await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` })).id;
  await apply(worker, appliedId, `Paragrafo.\n\n${'lunghissima'.repeat(12)}`);
  // As a mail would bring it, but signed by nobody.
  checkToken = `x.${btoa(JSON.stringify({ jobs: [jobId] }))}.x`;
  await prepareCandidateStates();
}

/** Pages that anybody reads or fills in, each in its states. */
export const PUBLIC_STATES: readonly State[] = [
  { name: 'home', path: '/' },
  { name: 'valley', path: '/lavoro-vallecamonica' },
  {
    name: 'town, a place of the list pointed at',
    path: '/lavoro-darfo-boario',
    act: async (page) => {
      await page.getByText('Offerte aperte, comune per comune').click();
      await page.getByRole('link', { name: 'Breno', exact: true }).first().focus();
    },
  },
  { name: 'town with a slider', path: '/lavoro-ango?search=cucina&radius=30' },
  { name: 'offers', path: () => `/offerte?search=${word}` },
  {
    name: 'offers, places suggested',
    path: '/offerte',
    act: async (page) => {
      await page.getByLabel('Dove').pressSequentially('ber');
      await seen(page.getByRole('option', { name: /^Berzo Demo/ }));
      await page.keyboard.press('ArrowUp');
    },
  },
  {
    name: 'offers, more filters',
    path: () => `/offerte?search=${word}&pay=true&housing=true&openings=true&shift=mattina&start=2027-06`,
  },
  {
    name: 'offers, panel open',
    path: '/offerte',
    act: (page) =>
      page.locator('.filter-panel').evaluate((panel: HTMLDetailsElement) => {
        panel.open = true;
      }),
  },
  {
    name: 'menus open, signed in',
    path: '/',
    as: () => employer,
    act: (page) =>
      page.locator('header details').evaluateAll((menus) => {
        for (const menu of menus) menu.setAttribute('open', '');
      }),
  },
  { name: 'offer, signed out', path: () => `/offerte/${jobId}` },
  {
    name: 'offer, applied',
    path: () => `/offerte/${appliedId}`,
    as: () => worker,
    act: (page) => seen(page.getByText('Candidatura inviata', { exact: true })),
  },
  {
    name: 'offer, CV refused',
    path: () => `/offerte/${jobId}`,
    as: () => worker,
    act: (page) => chooseCv(page, EXECUTABLE),
    shows: 'Questo file non è un PDF',
  },
  {
    name: 'offer, CV being sent',
    path: () => `/offerte/${jobId}`,
    as: () => worker,
    act: async (page) => {
      await page.route(`**${pathOf('GET /api/jobs/:id/applications', { id: jobId })}`, (route) =>
        route.request().method() === 'POST' ? undefined : route.continue(),
      );
      await chooseCv(page, pdf());
      await submit('Candidati Ora')(page);
      await seen(page.getByRole('progressbar'));
    },
  },
  { name: 'offer, with a toast', path: () => `/offerte/${jobId}`, act: submit('Candidati Ora') },
  { name: 'offer, ended', path: () => `/offerte/${EXPIRED_OFFER.id}` },
  {
    name: 'saved offers: open, ended, gone, taken off',
    path: '/offerte-salvate',
    items: () => ({ 'lavoro-in-valle.saved': JSON.stringify([appliedId, EXPIRED_OFFER.id, 'gone', jobId]) }),
    act: (page) => page.getByRole('button', { name: `Rimuovi: Addetta/o accoglienza ${word}` }).click(),
  },
  { name: 'poster', path: () => `/offerte/${jobId}/locandina` },
  { name: 'sheet for families', path: '/cerco-chi-assiste/promemoria' },
  {
    name: 'carer, tasks with hints',
    path: '/cerco-chi-assiste?domanda=4',
    act: (page) => page.getByLabel('Altro da sapere').fill('La nonna Maria ha la demenza, 333 1234567'),
    shows: 'L’annuncio lo legge chiunque',
  },
  {
    name: 'carer, pay below the minimum',
    path: '/cerco-chi-assiste',
    act: async (page) => {
      await page.evaluate(() => {
        const answers = { need: 'autosufficiente', arrangement: 'ore', hours: '20', pay: '5', period: 'ora' };
        sessionStorage.setItem('lavoro-in-valle.draft.find-carer', JSON.stringify(answers));
      });
      await page.goto('/cerco-chi-assiste?domanda=7');
      await seen(page.getByText('Livello proposto: BS'));
    },
  },
  { name: 'board', path: '/bacheca/breno' },
  ...CANDIDATE_STATES,
  {
    name: 'offers to confirm, refused',
    path: () => checkJobsLink(checkToken),
    expected: [/status of 400/],
    act: (page) => page.getByRole('button', { name: /^È ancora aperta/ }).click(),
    shows: 'Risposta non registrata',
  },
  { name: 'publish, refused', path: '/pubblica-offerta', as: () => worker, act: submit('Pubblica Offerta') },
  {
    name: 'publish, wording and gaps',
    path: '/pubblica-offerta',
    as: () => worker,
    act: async (page) => {
      await page.getByLabel('Titolo dell’offerta').fill('Cameriera');
      await page.getByLabel('Descrizione').fill('Cerchiamo una ragazza, max 30 anni, di bella presenza.');
      await seen(page.getByRole('button', { name: 'Usa “Cameriere/a”' }));
    },
    shows: 'né la paga né un telefono',
  },
  {
    name: 'publish, details open',
    path: '/pubblica-offerta',
    as: () => worker,
    act: async (page) => {
      await page.getByText('Altri dettagli (facoltativi)').click();
      await page.getByRole('button', { name: 'Aggiungi un requisito' }).click();
      await page.getByLabel('Requisito').fill('Tedesco');
    },
  },
  ...TEXT_STATES,
  { name: 'not found', path: '/non-esiste' },
];
