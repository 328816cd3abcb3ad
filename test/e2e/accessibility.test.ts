import { expect } from 'vitest';
import { filledPath } from '../../shared/calls/path.ts';
import { mayKeepPage } from '../../web/service-worker/rules.ts';
import { apply, publish, register, uniqueWord } from './api.ts';
import { test } from './browser.ts';
import { chooseCv, EXECUTABLE, pdf } from './cv.ts';
import { makePublic } from './employer-pages.ts';
import { fillContact } from './forms.ts';
import { LONGEST_OFFER } from './longest-offer.ts';
import { expectNoSidewaysScroll, press, seen } from './page-checks.ts';
import { type State, submit, testStates, WIDTHS } from './page-state.ts';
import { EXPIRED_OFFER } from './seed.ts';

const word = uniqueWord();
const LONG = 'lunghissima'.repeat(12);

/** Pages that anybody reads or fills in, each in its states. */
async function publicStates(): Promise<readonly State[]> {
  const worker = await register();
  const employer = await register({ role: 'employer', name: 'Albergo con un nome piuttosto lungo da scrivere' });
  await makePublic(word);
  const title = `Addetta/o accoglienza ${word}`;
  const { id } = await publish(employer, { ...LONGEST_OFFER, title, description: `Paragrafo.\n\n- voce\n- ${LONG}` });
  const applied = (await publish(employer, { title: `${'Precipitevolissimevolmente'.repeat(4)} ${word}` })).id;
  await apply(worker, applied, `Paragrafo.\n\n${LONG}`);
  const path = `/offerte/${id}`;
  const saved = JSON.stringify([applied, EXPIRED_OFFER.id, 'gone', id]);
  return [
    { path: '/' },
    { path: '/lavoro-vallecamonica' },
    {
      path: '/lavoro-darfo-boario',
      act: async (page) => {
        await page.getByText('Offerte aperte, comune per comune').click();
        await page.getByRole('link', { name: 'Breno', exact: true }).first().focus();
      },
    },
    { path: '/lavoro-ango?search=cucina&radius=30' },
    {
      path: '/offerte',
      act: async (page) => {
        await page.getByLabel('Dove').pressSequentially('ber');
        await seen(page.getByRole('option', { name: /^Berzo Demo/ }));
        await page.keyboard.press('ArrowUp');
      },
    },
    {
      path: `/offerte?search=${word}&pay=true&housing=true&openings=true&shift=mattina&start=2027-06`,
      act: (page) => page.locator('.filter-panel').evaluate((panel) => panel.setAttribute('open', '')),
    },
    {
      path: '/',
      as: employer,
      act: (page) =>
        page.locator('header details').evaluateAll((menus) => {
          for (const menu of menus) menu.setAttribute('open', '');
        }),
    },
    { path, act: (page) => page.getByText('Candidati con un account').click() },
    { path: `/offerte/${applied}`, as: worker, shows: 'Candidatura inviata' },
    { path, as: worker, act: (page) => chooseCv(page, EXECUTABLE), shows: 'Questo file non è un PDF' },
    {
      path,
      as: worker,
      act: async (page) => {
        await page.route(`**${filledPath('POST /api/jobs/:id/applications', { id })}`, (route) =>
          route.request().method() === 'POST' ? undefined : route.continue(),
        );
        await page.getByLabel('Telefono').fill('333 1234567');
        await chooseCv(page, pdf());
        await press(page, 'Candidati Ora');
        await seen(page.getByRole('progressbar'));
      },
    },
    { path: '/aziende?settore=Turismo' },
    { path: `/aziende/rifugio-${word}`, shows: 'Email del dominio confermata' },
    { path: `/offerte/${EXPIRED_OFFER.id}` },
    { path: '/offerte-salvate', items: { 'lavoro-in-valle.saved': saved }, act: submit(`Rimuovi: ${title}`) },
    { path: `${path}/locandina` },
    { path: '/bacheca/breno' },
    { path: '/cerco-chi-assiste/promemoria' },
    {
      path: '/cerco-chi-assiste?domanda=4',
      act: (page) => page.getByLabel('Altro da sapere').fill('La nonna Maria ha la demenza, 333 1234567'),
      shows: 'L’annuncio lo legge chiunque',
    },
    {
      path: '/cerco-chi-assiste',
      act: async (page) => {
        await page.evaluate(() => {
          const answers = { need: 'autosufficiente', arrangement: 'ore', hours: '20', pay: '5', period: 'ora' };
          sessionStorage.setItem('lavoro-in-valle.draft.find-carer', JSON.stringify(answers));
        });
        await page.goto('/cerco-chi-assiste?domanda=7');
      },
      shows: 'Livello proposto: BS',
    },
    { path: '/pubblica-offerta', as: worker, act: submit('Pubblica Offerta') },
    {
      path: '/pubblica-offerta',
      as: worker,
      act: async (page) => {
        await page.getByLabel('Titolo dell’offerta').fill('Cameriera');
        await page.getByLabel('Descrizione').fill('Cerchiamo una ragazza, max 30 anni, di bella presenza.');
        await seen(page.getByRole('button', { name: 'Usa “Cameriere/a”' }));
        await page.getByText('Altri dettagli (facoltativi)').click();
        await press(page, 'Aggiungi un requisito');
        await page.getByLabel('Requisito').fill('Tedesco');
      },
      shows: 'né la paga né un telefono',
    },
    { path: '/pubblica-profilo', as: employer, act: submit('Pubblica Profilo') },
    {
      path: '/pubblica-profilo',
      act: async (page) => {
        await page.getByLabel('Nome e cognome').fill(`Altra ${word}`);
        await page.getByLabel('Professione').fill('Cuoca');
        await page.getByLabel('Comune di residenza').fill('Breno');
        await page.getByLabel('Competenze').fill('cucina');
        await press(page, 'Pubblica Profilo');
      },
      shows: 'Il profilo è online',
    },
    { path: '/register', act: submit('Registrati') },
    { path: '/login', act: submit('Accedi') },
    { path: '/blog/aziende-che-assumono-darfo-2025' },
    { path: '/offerte-lavoro-valle-camonica-agosto-2025' },
    {
      path: '/blog',
      act: async (page) => {
        await page.getByRole('heading', { name: 'I nuovi articoli per email' }).scrollIntoViewIfNeeded();
        await press(page, 'Iscriviti');
      },
      shows: 'Email non valida',
    },
    { path: '/aiuto', act: (page) => page.locator('main summary').first().click() },
    {
      path: '/contatti',
      act: async (page) => {
        await fillContact(page, uniqueWord());
        await press(page, 'Invia messaggio');
      },
      shows: 'L’abbiamo ricevuto',
    },
    ...['/privacy', '/termini', '/accessibilita', '/consigli-cv', '/come-funziona'].map((text) => ({ path: text })),
    { path: '/annunci-lavoro-valle-camonica' },
    { path: '/non-esiste' },
  ];
}

testStates(publicStates, mayKeepPage);

test('an account with the longest name leaves the header on one row', async ({ visit }) => {
  const page = await visit('/', { as: await register({ name: 'W'.repeat(80) }) });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height, `${width} px`).toBeLessThan(90);
  }
});

test('every control is at least 44 px in both directions', async ({ visit }) => {
  const { id } = await publish(await register({ role: 'employer' }));
  const page = await visit('/', { on: 'phone' });
  for (const path of [
    '/offerte',
    `/offerte/${id}`,
    '/register',
    '/login',
    '/blog/cv-efficace-2025-guida',
    '/aiuto',
    '/contatti',
  ]) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'button, select, summary, input, .btn, .chip, a[href="/password-dimenticata"]',
        ),
      ]
        // Nobody sees or reaches the field that only programs fill in.
        .filter((element) => element.checkVisibility() && !element.closest('[type="hidden"], [aria-hidden="true"]'))
        .flatMap((element) => {
          const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
          return height >= 44 && width >= 44 ? [] : [`${element.outerHTML.slice(0, 90)} ${width}×${height}`];
        }),
    );
    expect(small, path).toEqual([]);
  }
});
