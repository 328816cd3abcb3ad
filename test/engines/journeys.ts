import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appointment, romeMoments } from '../../shared/appointments.ts';
import { romeDay } from '../../shared/dates.ts';
import { inLanguage } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import ar from '../../web/content/languages/ar.json' with { type: 'json' };
import ro from '../../web/content/languages/ro.json' with { type: 'json' };
import { apply, publish, publishMany, read, register, uniqueWord } from '../e2e/api.ts';
import { pdf } from '../e2e/cv.ts';
import { makePublic } from '../e2e/employer-pages.ts';
import { eventually } from '../e2e/page-checks.ts';
import type { Engine } from './engine.ts';
import { openTab } from './page.ts';

const HEADING = 'h1, h2, h3';
const COPY = 'Copia salvata oggi';

const FILE_FIELD = '#candidati input[type=file]';

/** Picture of a field without its edges. */
async function pictureOf(engine: Engine, selector: string): Promise<string> {
  const { x, y, width, height } = await engine.run((css): DOMRect => {
    const field = document.querySelector(css);
    field?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return field?.getBoundingClientRect().toJSON();
  }, selector);
  const [left, top] = [Math.ceil(x) + 3, Math.ceil(y) + 3];
  const inner = { left, top, width: Math.floor(width) - 6, height: Math.floor(height) - 6 };
  const pixels = await sharp(await engine.picture())
    .extract(inner)
    .raw()
    .toBuffer();
  return pixels.toString('base64');
}

/** Journeys that every engine makes. */
export function walkJourneys(started: () => Engine): void {
  test('a search by keyboard finds, and the way back closes the panel', async () => {
    const word = uniqueWord();
    const { title } = await publish(await register({ role: 'employer' }), {
      title: `Cuoca ${word}`,
      type: 'Stagionale',
    });
    const engine = started();
    const tab = await openTab(engine);
    await tab.open(pagePath.jobs());
    const focused = () => engine.run(() => document.activeElement?.matches('input[name=search]') ?? false);
    for (let presses = 0; presses < 40 && !(await focused()); presses++) await engine.press('Tab');
    expect(await focused(), 'the field of the search is reached by Tab').toBe(true);
    await engine.type(word);
    await engine.press('Enter');
    await tab.see(HEADING, title);
    await tab.at(new RegExp(`search=${word}`));
    const isOpen = () => engine.run(() => document.querySelector<HTMLDetailsElement>('.filter-panel')?.open);
    await tab.tap('.filter-panel > summary');
    await eventually(isOpen).toBe(true);
    await tab.tap('.filter-panel details > summary', 'Tipo di lavoro');
    await tab.tap('.filter-panel label', 'Stagional');
    await tab.at(/type=Stagionale/);
    await tab.back(new RegExp(`search=${word}`));
    await eventually(isOpen).toBe(false);
    await tab.see(HEADING, title);
  });

  test('the list keeps its place behind an offer and its poster', async () => {
    const word = uniqueWord();
    await publishMany(await register({ role: 'employer' }), word, 15);
    const engine = started();
    const tab = await openTab(engine);
    const list = `${pagePath.jobs()}?search=${word}`;
    await tab.open(list);
    await tab.see(HEADING, `Turno 3 ${word}`);
    const heading = () =>
      engine.run(
        (text) =>
          [...document.querySelectorAll('h3')].find((each) => each.textContent === text)?.getBoundingClientRect().top ??
          null,
        `Turno 3 ${word}`,
      );
    await tab.tap('h3 a', `Turno 3 ${word}`);
    await tab.see('h1', `Turno 3 ${word}`);
    await tab.tap('a', 'Stampa la locandina');
    await tab.at(/locandina/);
    await tab.back(/^\/offerte\/\w+$/);
    await tab.see('h1', `Turno 3 ${word}`);
    await tab.back(list);
    await tab.see(HEADING, `Turno 3 ${word}`);
    const height = await engine.run(() => innerHeight);
    await eventually(async () => {
      const top = await heading();
      return top !== null && top > 0 && top < height;
    }, `${engine.name}: the offer is where it was`).toBe(true);
  });

  test('somebody registers and applies with a CV, and the employer answers', async () => {
    const word = uniqueWord();
    const employer = await register({ role: 'employer' });
    const job = await publish(employer, { title: `Barista ${word}` });
    const engine = started();
    const tab = await openTab(engine);
    await tab.open(pagePath.job(job.id));
    await tab.tap('#candidati summary', 'Candidati con un account');
    await tab.tap('#candidati a', 'Registrati');
    await tab.see('h1', 'Registrati');
    await tab.fill('form input[name=name]', 'Marta Bonomelli');
    await tab.fill('form input[name=email]', `${word}@example.org`);
    await tab.fill('form input[name=password]', `parola-${word}`);
    await tab.tap('form button', 'Registrati');
    await tab.see('#candidati', 'Sei loggato come Marta Bonomelli');
    await tab.fill('#candidati textarea', 'Tre stagioni a Temù.');
    await tab.fill('#candidati input[name=phone]', '333 1234567');
    let before = '';
    for (const name of ['Zoe', 'Rosa Bianchi']) {
      const cv = join(tmpdir(), `${name} ${word}.pdf`);
      await writeFile(cv, pdf().buffer);
      await engine.choose(FILE_FIELD, cv);
      await tab.see('#candidati button', 'Togli il file');
      // The field shows the name as the engine draws it.
      await eventually(() => pictureOf(engine, FILE_FIELD), `${engine.name}: the name of the file`).not.toBe(before);
      before = await pictureOf(engine, FILE_FIELD);
    }
    await tab.tap('#candidati button', 'Candidati Ora');
    await tab.see('[role=region]', 'Candidatura inviata!');

    await tab.signOut();
    await tab.open('/login');
    await tab.fill('form input[name=email]', employer.email);
    await tab.fill('form input[name=password]', employer.password);
    await tab.tap('form button', 'Accedi');
    await tab.at('/');
    await tab.open('/candidature?lato=ricevute');
    await tab.tap('main h4 a', 'Marta Bonomelli');
    await tab.see('main article', 'Tre stagioni a Temù.');
    await tab.tap('main label', 'In valutazione');
    await tab.tap('main button', 'Invia la risposta');
    await tab.see('[role=region]', 'Marta Bonomelli');
    await tab.signOut();
  });

  test('a proposed interview is fixed with a press, and cancelled with two', async () => {
    const [employer, applicant] = [await register({ role: 'employer' }), await register()];
    const { id } = await apply(applicant, (await publish(employer)).id);
    const time1 = `${romeDay(new Date(), 6)}T10:30`;
    const body = { time1, time2: '', time3: '', minutes: '30', place: 'Via Roma 1, Breno' };
    await read('POST /api/applications/:id/interview', { id, token: employer.token, body });
    const when = romeMoments(time1).map(appointment).join();
    const tab = await openTab(started());
    await tab.open('/');
    await tab.signIn(applicant);
    await tab.open(pagePath.applications());
    await tab.tap('main button', when);
    await tab.at(new RegExp(`^${pagePath.interview()}`));
    await tab.see('main', `Colloquio fissato: ${when}`);
    await tab.see('main a', 'Metti nel calendario');
    await tab.tap('main summary', 'Annulla il colloquio');
    await tab.tap('main button', 'Sì, annulla');
    await tab.see('main', 'Hai annullato il colloquio');
    await tab.signOut();
  });

  test.each([
    { language: 'ro', t: ro, hours: ro.counted.hoursAWeek.other },
    { language: 'ar', t: ar, hours: ar.counted.hoursAWeek.many },
  ] as const)(
    'somebody who reads $language finds an offer, understands it and applies',
    async ({ language, t, hours }) => {
      const word = uniqueWord();
      const employer = await register({ role: 'employer' });
      await publish(employer, { title: `Cameriera/e ${word}`, type: 'Part-time', weeklyHours: 20 });
      const tab = await openTab(started());
      await tab.open(inLanguage(language, pagePath.jobs()));
      await tab.fill('input[name=search]', word);
      await tab.tap('search button', t.list.search);
      await tab.at(new RegExp(`^/${language}/offerte.*search=${word}`));
      await tab.tap('h3 a', `Cameriera/e ${word}`);
      await tab.see('h1', `Cameriera/e ${word}`);
      await tab.see('dd', t.values.type['Part-time']);
      await tab.see('dd', hours.replace('{count}', '20'));
      await tab.see('#candidati form[novalidate]');
      await tab.fill('#candidati input[name=name]', 'Ana Popescu');
      await tab.fill('#candidati input[name=phone]', '333 1234567');
      await tab.tap('#candidati button', t.apply.send);
      await tab.see('#candidati', t.mine.sent);
      await tab.tap('#candidati a', t.mine.follow);
      await tab.see('h1', t.mine.title);
      await tab.see('main', t.values.status.sent);
    },
  );

  test('an employer is open to spontaneous applications, and gets one', async () => {
    const word = uniqueWord();
    const owner = await makePublic(word);
    const tab = await openTab(started());
    await tab.open('/');
    await tab.signIn(owner);
    await tab.open(pagePath.ownEmployer());
    await tab.see('legend', 'Candidature spontanee: spente');
    // The list of a native choice belongs to no page.
    await tab.engine.run((way) => {
      const choice = document.querySelector<HTMLSelectElement>('select[name=way]');
      if (choice) choice.value = way;
      choice?.dispatchEvent(new Event('change', { bubbles: true }));
    }, 'form');
    await tab.fill('form input[name=trades]', `lattoniere, ${word}`);
    await tab.tap('form button', 'Salva la pagina');
    await tab.see('legend', 'Candidature spontanee: aperte fino a');
    await tab.signOut();
    await tab.open(`${pagePath.jobs()}?search=${word}&location=Edolo`);
    await tab.tap('main a', `Rifugio ${word}`);
    await tab.see('main', 'Nessun posto aperto in questo momento: puoi presentarti lo stesso');
    await tab.tap('#candidati summary', 'Candidati senza account');
    await tab.see('#candidati form[novalidate]');
    await tab.fill('#candidati input[name=name]', 'Rosa Bianchi');
    await tab.fill('#candidati input[name=phone]', '333 1234567');
    await tab.tap('#candidati button', 'Invia la candidatura');
    await tab.see('main', 'Candidatura inviata');
  });

  test('a list and an offer that were read come back while the server is down', async () => {
    const word = uniqueWord();
    const job = await publish(await register({ role: 'employer' }), { title: `Fornaio ${word}` });
    const engine = started();
    const tab = await openTab(engine, { expected: [/./] });
    const [list, offer] = [`${pagePath.jobs()}?search=${word}`, pagePath.job(job.id)];
    const isCached = (path: string) =>
      engine.run(async (requested) => {
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith(requested)) return true;
        return false;
      }, path);
    for (const path of [list, offer]) {
      await tab.open(path);
      await tab.see(HEADING, job.title);
      await eventually(() => isCached(path), `${engine.name}: ${path} is kept`).toBe(true);
    }
    await eventually(() => engine.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
    tab.network.set('down');
    for (const path of [list, offer]) {
      await tab.open(path);
      await tab.see(HEADING, job.title);
      await tab.see('#connessione', COPY);
    }
  });
}
