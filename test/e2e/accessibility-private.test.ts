import type { Page } from 'playwright-core';
import { pagePath } from '../../shared/paths.ts';
import { checkJobsLink, ownCandidateLink } from '../../shared/token-links.ts';
import { mayKeepPage } from '../../web/service-worker/rules.ts';
import { ADMIN } from './administration.ts';
import {
  apply,
  callApi,
  confirmedAlert,
  invite,
  logInAs,
  logInAsAdmin,
  makeMember,
  publish,
  publishProfile,
  read,
  register,
  registerConfirmed,
  uniqueWord,
} from './api.ts';
import { pdf } from './cv.ts';
import { makePublic } from './employer-pages.ts';
import { mailedLink } from './mails.ts';
import { press, seen } from './page-checks.ts';
import { type State, submit, testStates } from './page-state.ts';
import { RECEIVERS, receiverSession } from './seed.ts';

const word = uniqueWord();
const email = `${word}@example.org`;
const LONG = 'Precipitevolissimevolmente';
const TEXT = `Paragrafo.\n\n- voce\n- ${'lunghissima'.repeat(12)}`;
const RECEIVED = '/candidature?lato=ricevute';
/** The browser's line about a link that is dead. */
const REFUSED = [/status of 400/];

/** Applications from both sides, with all that makes the next one shorter. */
async function applicationStates(): Promise<readonly State[]> {
  const employer = await registerConfirmed({
    role: 'employer',
    name: 'Albergo con un nome piuttosto lungo da scrivere',
  });
  const keeper = await register({ name: 'Rosa con un nome piuttosto lungo da scrivere' });
  await publishProfile({ title: 'W'.repeat(120), experience: 'Paragrafo.\n\n'.repeat(40) }, keeper);
  const { id } = await publish(employer, { title: LONG.repeat(4), companyName: 'W'.repeat(120) });
  const body = new FormData();
  body.append('phone', '333 123 4567');
  body.append('message', TEXT);
  body.append('keep', 'true');
  body.append('cv', new File([new Uint8Array(pdf().buffer)], `${'W'.repeat(56)}.pdf`));
  await read('POST /api/jobs/:id/applications', { id, token: keeper.token, body });
  const next = pagePath.job((await publish(employer)).id);
  const receiver = await receiverSession(RECEIVERS.shown);
  return [
    {
      path: RECEIVED,
      as: receiver,
      act: async (page) => {
        await page.getByRole('link', { name: 'Ida Gelmi', exact: true }).click();
        await page.getByLabel('Non selezionata').check();
      },
      shows: 'Motivo (facoltativo)',
    },
    {
      path: RECEIVED,
      as: receiver,
      act: async (page) => {
        await page.getByLabel('Scegli Ugo Fenaroli').check();
        await submit('Scegli chi aspetta', 'Assunta')(page);
      },
      shows: 'lo avvisi tu: Ugo Fenaroli.',
    },
    {
      path: await mailedLink(employer.email, pagePath.answerApplication()),
      act: submit('Invia la risposta'),
      shows: 'Scegli una risposta',
    },
    { path: '/conferma-candidatura#token=x', expected: [/status of 401/] },
    { path: '/candidatura', shows: 'Hai perso il link?' },
    { path: '/candidature', as: keeper, act: submit('Ritira la candidatura') },
    { path: '/candidature/elenco', as: keeper, shows: 'non è un documento ufficiale' },
    {
      path: '/account',
      as: keeper,
      act: async (page) => {
        await seen(page.getByRole('button', { name: 'Elimina il CV' }));
        await page.getByText('L’ultimo messaggio').click();
      },
    },
    {
      path: next,
      as: keeper,
      act: async (page) => {
        await page.getByLabel('Usa il CV che conservi').check();
        await page.getByLabel('Messaggio (facoltativo)').fill('Scritto ora');
        await press(page, 'Usa l’ultimo messaggio');
      },
      shows: 'Rimetti quello che avevi scritto',
    },
  ];
}

/** An account, its people, and its mailed links. */
async function accountStates(): Promise<readonly State[]> {
  const leaver = await register();
  await read('DELETE /api/account', { token: leaver.token, body: { currentPassword: leaver.password } });
  const owner = await registerConfirmed({ role: 'employer', name: `Locanda ${LONG.repeat(2)}` });
  const { id } = await publish(owner, { title: `Cuoca di ${LONG}`, salaryMin: 1500, salaryPeriod: 'mese' });
  const manager = await makeMember(owner, 'manage', `Marta ${LONG.repeat(2)}`);
  const reader = await makeMember(owner, 'read', 'Lea Ducoli');
  await invite(owner, `${uniqueWord().repeat(3)}@example.org`, 'read');
  await invite(await registerConfirmed({ role: 'employer', name: 'Albergo alla Pieve' }), manager.email, 'read');
  await callApi('POST /api/jobs/:id/renew', { id, token: manager.token, body: {} });
  return [
    {
      path: '/password-dimenticata',
      act: async (page) => {
        await page.getByLabel('Email').fill('nessuno@example.org');
        await press(page, 'Inviami il link');
      },
      shows: 'Controlla la posta',
    },
    { path: '/reimposta-password#token=x', act: submit('Cambia la password') },
    { path: '/conferma-email#token=x', expected: REFUSED, act: submit('Conferma l’indirizzo') },
    { path: '/account' },
    {
      path: '/account',
      as: owner,
      act: (page) => page.getByText('Che cosa hanno fatto').click(),
      shows: 'ha rinnovato',
    },
    { path: '/account#persone', as: manager, shows: 'Albergo alla Pieve ti invita alle sue offerte' },
    {
      path: '/account',
      as: owner,
      act: async (page) => {
        await press(page, 'Elimina account');
        await press(page.getByRole('dialog'), 'Elimina account');
      },
      shows: 'Password richiesta',
    },
    { path: '/account', as: leaver, shows: 'Annulla eliminazione' },
    {
      path: '/le-mie-offerte',
      as: reader,
      act: (page) => page.getByText('Dettagli').click(),
      shows: 'Puoi guardarla, ma non cambiarla.',
    },
  ];
}

/** One's own offers. */
async function ownJobStates(): Promise<readonly State[]> {
  const owner = await register({ role: 'employer' });
  const unpaid = await register({ role: 'employer' });
  const { id } = await publish(owner, { title: `Prima ${LONG.repeat(4)}`, salaryMin: 1200, salaryPeriod: 'mese' });
  await publish(owner, { title: 'Seconda' });
  await publish(unpaid, { title: 'Cuoca/o', contract: 'Contratto stagionale' });
  const act = async (page: Page, action: RegExp) => {
    await page.getByText('Altre azioni').first().click();
    await page.getByRole('button', { name: action }).first().click();
  };
  return [
    {
      path: '/le-mie-offerte',
      as: unpaid,
      expected: REFUSED,
      act: (page) => act(page, /^Rinnova: /),
      shows: 'Aggiungila, poi rinnova.',
    },
    {
      // As a mail would bring it, but signed by nobody.
      path: checkJobsLink(`x.${btoa(JSON.stringify({ jobs: [id] }))}.x`),
      expected: REFUSED,
      act: (page) => page.getByRole('button', { name: /^È ancora aperta/ }).click(),
      shows: 'Risposta non registrata',
    },
    {
      path: `/le-mie-offerte/${id}`,
      as: owner,
      act: async (page) => {
        await page.getByLabel('Titolo dell’offerta').fill('');
        await press(page, 'Salva le modifiche');
      },
    },
    {
      path: '/le-mie-offerte',
      as: owner,
      act: async (page) => {
        await seen(page.getByText('Altre azioni').nth(1));
        await act(page, /^Metti in pausa: /);
        await seen(page.getByText('In pausa', { exact: true }));
        await page.getByText('Altre azioni').last().click();
        await page.getByRole('button', { name: 'Elimina: Prima' }).click();
        await press(page, 'Elimina l’offerta');
        await seen(page.getByText('Eliminata', { exact: true }));
      },
    },
  ];
}

/** Profiles: to be read, written to, managed; and what somebody has received. */
async function candidateStates(): Promise<readonly State[]> {
  const owner = await register({ role: 'employer' });
  const { id } = await publishProfile({ title: 'lunghissima'.repeat(8) }, owner);
  for (const name of [`Ditta ${word}`, 'N'.repeat(60)])
    await read('POST /api/candidates/:id/messages', { id, body: { name, email, message: TEXT } });
  await apply(await register(), (await publish(owner)).id, 'Eccomi');
  const { id: candidate, manageToken } = await publishProfile({
    name: `Persona ${word}`,
    title: LONG.repeat(4),
    skills: Array.from({ length: 20 }, (_, index) => `${'competenza'.repeat(index % 6)} ${index}`),
    experience: TEXT,
    email,
  });
  await publishProfile({ name: `Riservata ${word}`, audience: 'companies' });
  const link = ownCandidateLink(manageToken ?? '');
  return [
    { path: `/cerca-profili?search=${word}` },
    { path: `/candidati/${candidate}`, act: submit('Invia messaggio') },
    { path: link, shows: 'Elimina il profilo' },
    {
      path: link,
      act: async (page) => {
        await press(page, 'Aziende escluse');
        await page.getByLabel('Chi non deve vederti').fill(`${LONG} S.r.l.`);
        await press(page, 'Escludi');
        await seen(page.getByRole('button', { name: `Togli: ${LONG} S.r.l.` }));
      },
    },
    { path: '/il-mio-profilo', shows: 'Di chi è il profilo?' },
    { path: '/colloquio', shows: 'Questo link non vale più' },
    { path: '/tieni-profilo#token=x', expected: REFUSED, act: submit('Tieni il profilo'), shows: 'Profilo non tenuto' },
    {
      path: '/candidature-spontanee#token=x',
      expected: REFUSED,
      act: submit('Spegnile'),
      shows: 'Non è cambiato niente',
    },
    { path: '/cerco-lavoro-valle-camonica' },
    {
      path: '/messaggi',
      as: owner,
      act: async (page) => {
        await page.locator('summary', { hasText: `Ditta ${word}` }).click();
        await press(page, 'Blocca mittente');
        await page.getByText('Mittenti bloccati (1)').click();
        await seen(page.getByRole('button', { name: `Sblocca ${email}` }));
      },
    },
  ];
}

/** The page of an employer, as its people see it, and what leads there by mail. */
const employerStates = async (): Promise<readonly State[]> => {
  const owner = await makePublic(uniqueWord());
  return [
    {
      path: '/la-mia-azienda',
      as: await registerConfirmed({ role: 'employer' }),
      act: submit('Salva la pagina'),
      shows: 'Scegli chi sei',
    },
    {
      path: '/la-mia-azienda',
      as: owner,
      act: async (page) => {
        await page.getByLabel('Come si presentano').selectOption({ label: 'Con il modulo del sito' });
        await press(page, 'Salva la pagina');
      },
      shows: 'Scrivi almeno un mestiere',
    },
  ];
};

/** Reporting, and the page of those who decide. */
async function moderationStates(): Promise<readonly State[]> {
  const admin = await logInAsAdmin();
  const title = `Addetta/o accoglienza ${word}`;
  const { id } = await publish(await register({ role: 'employer' }), { title, description: 'lunghissima'.repeat(12) });
  const text = 'lunghissima'.repeat(40);
  await read('POST /api/jobs/:id/report', { id, body: { reason: 'scam', text, email } });
  const profile = (await publishProfile()).id;
  await read('POST /api/candidates/:id/report', { id: profile, body: { reason: 'not-mine' } });
  return [
    { path: pagePath.job(id), act: submit('Segnala', 'Invia la segnalazione'), shows: 'Scegli il motivo' },
    { path: '/moderazione', as: await logInAs(ADMIN), expected: [/status of 403/], shows: 'Conferma con la passkey' },
    {
      path: '/moderazione',
      as: admin,
      act: async (page) => {
        await press(page.getByRole('article', { name: title }), 'Nascondi l’offerta');
        await press(page.getByRole('dialog'), 'Nascondi l’offerta');
      },
      shows: 'Scrivi che cosa hai visto: lo legge la persona interessata',
    },
    {
      path: '/moderazione?vista=stato',
      as: admin,
      act: async (page) => {
        await seen(page.getByText(/un lavoro non è ancora finito bene/));
        // No copy of a database on this machine goes anywhere.
        await seen(page.getByText('non attiva', { exact: true }));
        for (const table of await page.getByText('Giorno per giorno').all()) await table.click();
      },
    },
  ];
}

/** Alerts by mail. */
const alertStates = async (): Promise<readonly State[]> => [
  { path: `/avvisi?search=${LONG.repeat(4)}&type=Weekend` },
  {
    path: '/avvisi?category=Sport',
    act: async (page) => {
      await page.getByLabel('Email').fill(`${uniqueWord()}@example.org`);
      await press(page, 'Crea l’avviso');
    },
    shows: 'Controlla la posta',
  },
  { path: '/avvisi/conferma#token=x', expected: REFUSED, act: submit('Conferma l’avviso') },
  { path: await confirmedAlert(email, `v1:search=${LONG.repeat(3)}`), shows: 'Metti in pausa' },
  { path: '/avvisi/gestisci', shows: 'Questo link non è valido' },
  { path: '/avvisi/fine?token=x' },
];

/** Alerts by Web Push, on devices that the page takes for others than they are. */
const pushStates = async (): Promise<readonly State[]> => {
  const path = pagePath.phoneAlerts();
  const on = (change: () => unknown) => async (page: Page) => {
    await page.addInitScript(change);
    await page.reload();
  };
  const allow = () => Object.defineProperty(Notification, 'permission', { value: 'granted' });
  return [
    {
      path,
      act: (page) => page.getByText('Scegli i mestieri').click(),
      shows: 'Avvisami anche di notte',
    },
    {
      path,
      act: async (page) => {
        await page.evaluate(async () => {
          const wishes = JSON.stringify({ topics: [{ kind: 'alert', token: 'x' }] });
          await (await caches.open('lavoro-in-valle.push')).put('/api/push', new Response(wishes));
        });
        await on(allow)(page);
      },
      shows: 'Gli avvisi sono attivi su questo dispositivo',
    },
    {
      path,
      act: on(() => {
        Reflect.deleteProperty(window, 'PushManager');
        Object.assign(navigator, { standalone: false });
      }),
      shows: 'Scorri e scegli “Aggiungi alla schermata Home”, poi “Aggiungi”.',
    },
    { path, act: on(() => Reflect.deleteProperty(window, 'PushManager')), shows: 'Questo browser non riceve avvisi' },
  ];
};

testStates(
  async () => [
    ...(await applicationStates()),
    ...(await accountStates()),
    ...(await ownJobStates()),
    ...(await candidateStates()),
    ...(await employerStates()),
    ...(await moderationStates()),
    ...(await alertStates()),
    ...(await pushStates()),
  ],
  (route) => !mayKeepPage(route),
);
