import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { beforeAll, describe, expect } from 'vitest';
import { ownCandidateLink, pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { PAGES } from '../../web/routes.tsx';
import { type Account, apply, publish, publishProfile, register, uniqueWord } from './api.ts';
import { SITE, stored, test, type VisitOptions } from './browser.ts';
import { EXPIRED_OFFER } from './expired-offer.ts';
import { fillContact } from './forms.ts';
import { expectAccessible, expectNoSidewaysScroll, seen } from './page-checks.ts';

let worker: Account;
let employer: Account;
let jobId = '';
let appliedId = '';
let candidateId = '';
let candidateLink = '';
const word = uniqueWord();

beforeAll(async () => {
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
});

type State = {
  readonly name: string;
  readonly path: () => string;
  readonly options?: () => VisitOptions;
  /** Brings the page into the state. */
  readonly act?: (page: Page) => Promise<unknown>;
};

const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

const STATES: readonly State[] = [
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
    name: 'menu open, signed in',
    path: () => '/',
    options: () => ({ as: employer }),
    act: (page) =>
      page.locator('.mobile-menu').evaluate((menu: HTMLDetailsElement) => {
        menu.open = true;
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

/** The width of the smallest phones, of common ones, of a desktop at 200 % zoom, of a desktop. */
const WIDTHS = [320, 360, 640, 1280];

describe('axe finds nothing and nothing scrolls sideways, in both themes, at every width', () => {
  test.for(STATES)('$name', async ({ path, options, act }, { visit }) => {
    const page = await visit(path(), { expected: [/status of 404/], ...options?.() });
    await act?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 640 ? 740 : 900 });
      await expectNoSidewaysScroll(page);
      // At 320 and 640 px the layouts are those of 360 and 1280 px.
      if (width === 360 || width === 1280) await expectAccessible(page);
    }
  });
});

test('every page of the product is among them', () => {
  // The ten towns are one page: one of each kind is among the states.
  const otherTowns = TOWNS.map((town) => pagePath.town(town.page)).slice(1);
  const visited = STATES.map(({ path }) => new URL(path(), SITE).pathname);
  // The gallery of `web/ui` is in no build.
  const pages = PAGES.map(([pattern]) => pattern).filter(
    (pattern) => pattern !== '/ui' && !otherTowns.includes(pattern),
  );
  expect(pages.filter((pattern) => !visited.some((path) => matchPath(pattern, path)))).toEqual([]);
});

test('an account with the longest name leaves the header on one row', async ({ visit }) => {
  const page = await visit('/', { as: await register({ name: 'W'.repeat(80) }) });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `${width} px`).toBeLessThan(90);
  }
});

test('what can be pressed is at least 44 px in both directions', async ({ visit }) => {
  const paths = [
    '/offerte',
    `/offerte/${jobId}`,
    '/register',
    '/blog',
    '/blog/cv-efficace-2025-guida',
    '/aiuto',
    '/contatti',
    '/privacy',
    '/lavoro-iseo',
    '/lavoro-vallecamonica',
  ];
  for (const path of paths) {
    const page = await visit(path, { on: 'phone' });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, select, summary, input, .btn, .chip')]
        .filter((element) => element.checkVisibility() && element.getAttribute('type') !== 'hidden')
        .flatMap((element) => {
          const box = (element.closest('label') ?? element).getBoundingClientRect();
          return box.height >= 44 && box.width >= 44
            ? []
            : [`${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`];
        }),
    );
    expect(small, path).toEqual([]);
  }
});
