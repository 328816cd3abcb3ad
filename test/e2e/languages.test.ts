import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect } from 'vitest';
import { romeDay } from '../../shared/dates.ts';
import type { GuestApplied } from '../../shared/guest-applications.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { inLanguage, LANGUAGE_CODES, LANGUAGES, type Language, RIGHTS_PATH, samePage } from '../../shared/languages.ts';
import { OPERATOR } from '../../shared/operator.ts';
import { pagePath } from '../../shared/paths.ts';
import { TOWNS } from '../../shared/places/towns.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import ar from '../../web/content/languages/ar.json' with { type: 'json' };
import ro from '../../web/content/languages/ro.json' with { type: 'json' };
import { TRANSLATIONS } from '../../web/content/translated-texts.ts';
import arMails from '../../worker/mail/languages/ar.json' with { type: 'json' };
import roMails from '../../worker/mail/languages/ro.json' with { type: 'json' };
import { type Account, publish, read, registerConfirmed, uniqueWord } from './api.ts';
import { SITE, test } from './browser.ts';
import { SCRIPTS } from './hold.ts';
import { mailedLink, mailsTo, mailTo } from './mails.ts';
import {
  eventually,
  expectAccessible,
  expectNoSidewaysScroll,
  focused,
  focusShows,
  gone,
  seen,
} from './page-checks.ts';

let employer: Account;
let job: PublicJob;
const word = uniqueWord();

beforeAll(async () => {
  employer = await registerConfirmed({ role: 'employer' });
  job = await publish(employer, {
    title: `Cameriera/e ${word}`,
    location: 'Breno',
    description: 'Servizio ai tavoli.\n\nCena e pranzo.',
    salaryMin: 1400,
    salaryMax: 1600,
    salaryPeriod: 'mese',
    weeklyHours: 40,
    housing: true,
    housingRoom: 'singola',
    housingMinutes: 5,
    shifts: ['sera', 'notte'],
    startDate: '2027-06-01',
    openings: 3,
    licence: 'B',
    requirements: [
      { what: 'HACCP', level: null, reason: null, preferred: false },
      { what: 'Italiano', level: 'A2', reason: null, preferred: true },
    ],
    questions: ['inizio', 'alloggio'],
  });
});

/** An application from the offer's page in a language. */
const applyFrom = (language: Language, name: string): Promise<GuestApplied> =>
  read('POST /api/jobs/:id/guest-applications', { id: job.id, body: { name, phone: '333 1234567', language } });

const PAGES = () => [
  pagePath.jobs(),
  `${pagePath.jobs()}?search=${word}&minPay=1200&shift=sera`,
  `${pagePath.jobs()}?search=${uniqueWord()}`,
  pagePath.job(job.id),
  pagePath.town('breno'),
  pagePath.savedJobs(),
  pagePath.linkedApplication(),
  pagePath.confirmApplication(),
  RIGHTS_PATH,
  '/offerte/non-esiste',
];

/** Texts and names of the page that are not marked as Italian, or of another language than the page's. */
const foreignTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === lang;
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, nodeValue } = walker.currentNode;
      if (isOwn(parent) && !parent?.closest('script, style, noscript, [aria-hidden=true]')) texts.push(nodeValue ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (isOwn(element)) texts.push(element.getAttribute(name) ?? '');
    return [...texts, document.title];
  });

/** Every piece of the catalogue's texts, the longest first. */
function piecesOf(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.split(/\{\w+\}/).map((piece) => piece.trim());
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(piecesOf) : [];
}

/** Names and signs that are the same in every language. */
const NAMES = [
  ...Object.values(LANGUAGES),
  ...TOWNS.map(({ name }) => name),
  ...[SITE_NAME, VALLEY.name, OPERATOR.name, OPERATOR.vatNumber, 'Italiano', 'Privacy', 'EUR', 'MB', 'A2', 'CE'],
];

const piecesIn = async (code: Language): Promise<string[]> =>
  [...piecesOf((await TRANSLATIONS[code]()).default), ...NAMES, job.title, job.companyName]
    .filter((piece) => piece.length > 1)
    .sort((a, b) => b.length - a.length);

/** Texts of a page that are neither of its language nor marked as another. */
async function unknownTexts(page: Page, pieces: readonly string[]): Promise<string[]> {
  const left = (await foreignTexts(page)).map((text) =>
    pieces.reduce((rest, piece) => rest.replaceAll(piece, ' '), text),
  );
  return left.filter((text) => /\p{L}{2}/u.test(text) && !text.includes(word) && !/\d \p{L}/u.test(text));
}

describe.each(LANGUAGE_CODES)('%s', (code) => {
  test('no page has an Italian text but those that are marked as such', async ({ visit }) => {
    const pieces = await piecesIn(code);
    const page = await visit('/robots.txt', { expected: [/./] });
    for (const path of PAGES()) {
      await page.goto(SITE + inLanguage(code, path));
      await seen(page.locator('h1'));
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        code,
        code === 'ar' ? 'rtl' : expect.stringMatching(/^(ltr)?$/),
      ]);
      expect(await unknownTexts(page, pieces), path).toEqual([]);
    }
  });
});

/** Texts of English, longer by two fifths, as those of a language that is written from right to left. */
function pseudo(tree: unknown): unknown {
  if (typeof tree === 'string') return `${tree} ${'ĩö ńū '.repeat(Math.ceil(tree.length / 15)).trim()}`;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, pseudo(value)]));
}

/** Serves the pages of Arabic, empty, with the texts of no language: the script draws them. */
const inPseudo = async (context: BrowserContext): Promise<void> => {
  const { default: english } = await TRANSLATIONS.en();
  const { counted } = ar;
  const texts = { ...(pseudo(english) as object), counted: pseudo(counted), language: 'ar', date: english.date };
  await context.route(`${SITE}/ar/**`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replace(/(<div id="root"[^>]*>)[\s\S]*(<\/div><script type="application\/json")/, '$1$2')
      .replace(/(id="page-data">)(.*?)(<\/script>)/s, (_, start: string, data: string, end: string) => {
        const changed = JSON.stringify({ ...JSON.parse(data), texts });
        return start + changed.replaceAll('<', '\\u003c') + end;
      });
    await route.fulfill({ response, body });
  });
};

/** Elements whose text is cut, and pairs of controls that lie over each other. */
const cutOrCovered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => element.outerHTML.slice(0, 120);
    const shown = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter((element) =>
      element.checkVisibility(),
    );
    const cut = shown.filter(
      (element) =>
        !element.closest('.sr-only, .chip-scroll') &&
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        !element.matches('input, select, textarea'),
    );
    const controls = shown.filter((element) => element.matches('button, input, select, textarea, summary'));
    const over = controls.flatMap((one, index) =>
      controls.slice(index + 1).flatMap((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isPart =
          one.contains(other) || other.contains(one) || one.closest('.sr-only') || other.closest('.sr-only');
        return width > 1 && height > 1 && !isPart ? [`${name(one)} over ${name(other)}`] : [];
      }),
    );
    return [...cut.map((element) => `cut: ${name(element)}`), ...over];
  });

test('texts that are longer by two fifths, from right to left, fit a small phone with text of twice the size', async ({
  visit,
}) => {
  const page = await visit('/robots.txt', { on: 'phone', expected: [/./], before: inPseudo });
  const { token } = await applyFrom('ar', `Amina ${word}`);
  for (const path of [...PAGES(), linkedApplicationLink(token ?? '')]) {
    await page.goto(SITE + inLanguage('ar', path));
    await seen(page.locator('h1').filter({ hasText: /ĩö|Cameriera/ }));
    if (path.includes('#')) await seen(page.locator('article summary'));
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(await cutOrCovered(page), path).toEqual([]);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectNoSidewaysScroll(page);
    expect(await cutOrCovered(page), path).toEqual([]);
  }
});

test.for([
  { language: 'ar', t: ar, mails: arMails, spoken: 'Parlo arabo' },
  { language: 'ro', t: ro, mails: roMails, spoken: 'Parlo rumeno' },
] as const)(
  'from a search in $language to the employer, who reads Italian, and back to the private page',
  async ({ language, t, mails, spoken }, { visit }) => {
    const [email, name] = [`${uniqueWord()}@example.org`, `Amina ${uniqueWord()}`];
    const page = await visit(inLanguage(language, pagePath.jobs()), { on: 'phone', expected: [/status of 400/] });
    await page.getByLabel(t.list.what).fill(word);
    await page.getByRole('button', { name: t.list.search, exact: true }).tap();
    await page.getByRole('link', { name: job.title, exact: true }).tap();
    await seen(page.getByRole('heading', { name: job.title, level: 1 }));
    await seen(page.getByText(t.values.contract['Contratto determinato']).or(page.getByText(t.offer.contract)));
    expect(
      await page.getByText('Servizio ai tavoli.').evaluate((text) => text.closest('[lang]')?.getAttribute('lang')),
    ).toBe('it');
    const send = page.getByRole('button', { name: t.apply.send });
    await send.tap();
    await seen(page.getByRole('link', { name: t.apply.noName }));
    await seen(page.getByRole('link', { name: t.apply.noContact }));
    await page.getByLabel(t.apply.name).fill(name);
    await page.getByLabel(t.apply.email).fill(email);
    await page.getByLabel(t.apply.italian).selectOption('enough');
    await page.getByLabel(t.values.requirement.HACCP).check();
    await page.getByLabel(t.apply.message).fill('Posso iniziare subito.');
    await expectAccessible(page, 'dark');
    await send.tap();
    await seen(page.getByText(t.mine.waiting));

    const path = inLanguage(language, pagePath.confirmApplication());
    expect(await mailTo(email, path)).toContain(t.confirm.title);
    await page.goto(SITE + (await mailedLink(email, path)));
    await seen(page.getByText(job.title));
    await page.getByRole('button', { name: t.apply.send }).tap();
    await seen(page.getByText(t.mine.sent));
    const received = await read<{ id: string; name: string; message: string }[]>('GET /api/applications/received', {
      token: employer.token,
    });
    const { id = '', message } = received.find((each) => each.name === name) ?? {};
    expect(message).toBe(`${spoken}, italiano abbastanza per lavorare.\n\nPosso iniziare subito.`);
    await page.goto(SITE + (await mailedLink(email, inLanguage(language, pagePath.linkedApplication()))));
    await seen(page.getByText(t.values.status.sent).first());

    // The employer writes and proposes a time, the applicant chooses it and answers.
    const { token } = employer;
    await read('POST /api/applications/:id/conversation', { id, token, body: { text: 'Hai già lavorato in sala?' } });
    const time1 = `${romeDay(new Date(), 6)}T10:30`;
    const times = { time1, time2: '', time3: '', minutes: '30', place: 'Via Roma 1, Breno' };
    await read('POST /api/applications/:id/interview', { id, token, body: times });
    const mailed = async () => (await mailsTo(email, inLanguage(language, pagePath.linkedApplication()))).join();
    for (const text of [mails.interview.choose, mails.line.heading]) await eventually(mailed).toContain(text);
    await page.reload();
    const line = page.getByText('Hai già lavorato in sala?');
    expect(await line.evaluate((text) => text.closest('[lang]')?.getAttribute('lang'))).toBe('it');
    await page.getByRole('button', { name: /10:30/ }).tap();
    await seen(page.getByRole('link', { name: t.interview.calendar }));
    await page.getByRole('textbox', { name: t.conversation.write }).fill('Sì, due stagioni.');
    await page.getByRole('button', { name: t.conversation.send }).tap();
    await seen(page.getByRole('listitem').getByText('Sì, due stagioni.'));
    await expectAccessible(page);
    const typed = [name, email, message ?? '', 'Sì, due stagioni.'];
    expect(await unknownTexts(page, [...typed, ...(await piecesIn(language))])).toEqual([]);
    await page.getByText(t.interview.cancel, { exact: true }).tap();
    await page.getByRole('button', { name: t.interview.cancelYes }).tap();
    await seen(page.getByText(t.interview.cancelled));

    await page.getByRole('button', { name: t.sent.withdraw, exact: true }).tap();
    await expectAccessible(page);
    expect(await unknownTexts(page, [...typed, ...(await piecesIn(language))])).toEqual([]);
    await page.getByRole('button', { name: t.sent.withdrawYes }).tap();
    await seen(page.getByText(t.values.status.withdrawn).first());
    await page.getByRole('button', { name: t.sent.unwithdraw }).tap();
    await eventually(() => page.getByRole('button', { name: t.sent.unwithdraw }).count()).toBe(0);
  },
);

/** Runs SQL in the database of the site. */
async function inDatabase(sql: string, ...params: readonly unknown[]): Promise<void> {
  const address = `${SITE}/cdn-cgi/local/explorer/api/d1/database/DB/raw`;
  const headers = { 'Content-Type': 'application/json' };
  const { ok, status } = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ sql, params }) });
  if (!ok) throw new Error(`The database answered ${status}`);
}

test('a line that is held says so in the language of the page, and goes once the applicant owns it', async ({
  visit,
}) => {
  const [name, text] = [`Ana ${uniqueWord()}`, `Vin mâine ${uniqueWord()}`];
  const { token } = await applyFrom('ro', name);
  await inDatabase(
    `INSERT INTO conversation_lines (public_id, application_id, side, kind, text, held_from, created_at)
     SELECT ?, id, 'applicant', 'mail', ?, 'altro@example.org', ? FROM applications WHERE name = ?`,
    ...[uniqueWord(), text, String(Date.now()), name],
  );
  const page = await visit(inLanguage('ro', linkedApplicationLink(token ?? '')), { on: 'phone' });
  const line = page.getByRole('listitem').filter({ hasText: text });
  await seen(line.getByText(ro.conversation.held));
  await seen(line.getByText(ro.conversation.heldText.replace('{from}', 'altro@example.org')));
  await expectAccessible(page);
  const typed = [name, text, '+39 333 123 4567', '333 1234567', 'altro@example.org'];
  expect(await unknownTexts(page, [...typed, ...(await piecesIn('ro'))])).toEqual([]);
  await page.getByRole('button', { name: ro.conversation.admit }).tap();
  await gone(page.getByText(ro.conversation.held));
  await seen(line);
  // The employer answers, and is reported.
  const received = await read<{ id: string; name: string }[]>('GET /api/applications/received', {
    token: employer.token,
  });
  const { id = '' } = received.find((each) => each.name === name) ?? {};
  await read('POST /api/applications/:id/conversation', { id, token: employer.token, body: { text: 'Mandami soldi' } });
  await page.reload();
  await page.getByRole('button', { name: ro.report.button }).tap();
  const dialog = page.getByRole('dialog', { name: ro.report.title });
  await dialog.getByRole('button', { name: ro.report.submit }).tap();
  await seen(dialog.getByRole('link', { name: ro.report.wrong }));
  await dialog.getByLabel(ro.report.reasons.scam).check();
  await expectAccessible(page);
  expect(await unknownTexts(page, [...typed, ...(await piecesIn('ro'))])).toEqual([]);
  await dialog.getByRole('button', { name: ro.report.submit }).tap();
  await seen(page.getByText(ro.report.sent, { exact: true }));

  await page.getByRole('button', { name: ro.conversation.end }).tap();
  await seen(page.getByText(ro.conversation.ended));
  await page.getByRole('button', { name: ro.conversation.reopen }).tap();
  await seen(page.getByRole('textbox', { name: ro.conversation.write }));
  // An empty line is refused in the language of the page, too.
  await page.getByRole('button', { name: ro.conversation.send }).tap();
  await seen(page.getByRole('link', { name: ro.translated.wrong }));
});

test('links that are over say so in the language of the page', async ({ visit }) => {
  const page = await visit('/ro/candidatura#token=x', { expected: [/status of 4/] });
  await seen(page.getByText(ro.mine.dead));
  await seen(page.getByRole('link', { name: ro.translated.links }));
  expect(await unknownTexts(page, await piecesIn('ro'))).toEqual([]);
  await page.goto(`${SITE}/ro/conferma-candidatura#token=x`);
  await page.getByRole('button', { name: ro.confirm.send }).click();
  await seen(page.getByText(ro.confirm.dead));
  expect(await unknownTexts(page, await piecesIn('ro'))).toEqual([]);
});

test('the browser’s language is proposed once, and never taken by itself', async ({ visit }) => {
  const invitation = 'Vezi această pagină în română';
  const page = await visit(pagePath.job(job.id), { locale: 'ro-RO', on: 'phone' });
  const link = page.getByRole('link', { name: invitation });
  await seen(link);
  expect(page.url()).toBe(SITE + pagePath.job(job.id));
  await expectAccessible(page);
  // With large text, too, it covers neither the header nor the bar of the page, nor what the keyboard reaches.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const box = async (of: Locator) => (await of.boundingBox()) ?? { y: 0, height: 0 };
  await eventually(async () => {
    const [line, bar] = [await box(page.locator('.proposal')), await box(page.locator('.apply-bar'))];
    return Math.round(line.y + line.height - bar.y);
  }).toBe(0);
  const top = (await box(page.locator('.proposal'))).y;
  expect(top).toBeGreaterThan((await box(page.getByRole('banner'))).height);
  for (let step = 0; step < 60 && (await focused(page)) !== `a ${invitation}`; step++) {
    await page.keyboard.press('Tab');
    expect(await focusShows(page), await focused(page)).toMatchObject({ covered: false });
  }
  expect(await focused(page)).toBe(`a ${invitation}`);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.reload();
  await seen(page.getByRole('heading', { name: job.title }));
  expect(await link.count()).toBe(0);
  await page.getByRole('link', { name: LANGUAGES.ro, exact: true }).filter({ visible: true }).click();
  await eventually(() => page.url()).toBe(SITE + samePage('ro', pagePath.job(job.id)));
});

test('a part whose code does not come says so in the language of the page', async ({ visit }) => {
  const page = await visit(`/ro/offerte?search=${word}`, { expected: [/net::ERR_FAILED/] });
  await page.context().route(SCRIPTS, (route) => route.abort());
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await seen(page.getByText(ro.site.offline));
  await seen(page.getByRole('button', { name: ro.site.retry }));
});

test('a language whose translation nobody has checked is not listed, and one that is off is not there', async () => {
  const page = await (await fetch(`${SITE}/ro/offerte`)).text();
  expect(page).toContain('<meta name="robots" content="noindex, follow"');
  expect(page).toContain('<meta property="og:locale" content="ro_RO"');
  expect(await (await fetch(`${SITE}/offerte`)).text()).not.toContain('hreflang="ro" href="http');
  expect(await (await fetch(`${SITE}/sitemap.xml`)).text()).not.toContain('/ro/');
  const offer = await (await fetch(`${SITE}/ro/offerte/${job.id}`)).text();
  expect(offer).toContain(`<link rel="canonical" href="${SITE}/offerte/${job.id}"`);
  expect((await fetch(`${SITE}/fr/offerte`)).status).toBe(404);
});

test('search, offers and the form work without script, and say in their language what is wrong', async ({ visit }) => {
  const page = await visit(`/ro/offerte?search=${word}`, { javaScriptEnabled: false, expected: [/status of 400/] });
  await page.getByRole('link', { name: job.title, exact: true }).click();
  await page.getByLabel(ro.apply.name).fill('Ana');
  await page.getByRole('button', { name: ro.apply.send }).click();
  await seen(page.getByRole('heading', { name: ro.apply.failed }));
  await seen(page.getByText(ro.apply.noContact));
  const code = (await page.locator('small').textContent()) ?? '';
  expect(code).toContain(ro.site.code);
  expect(await unknownTexts(page, [code, ...(await piecesIn('ro'))])).toEqual([]);
  await page.goBack();
  await page.getByLabel(ro.apply.phone).fill('333 123 4567');
  await page.getByRole('button', { name: ro.apply.send }).click();
  await seen(page.getByText(ro.mine.sent));
  expect(new URL(page.url()).pathname).toBe('/ro/candidatura' satisfies `/${Language}/${string}`);
});
