import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pagePath } from '../../shared/paths.ts';
import { publish, publishMany, register, uniqueWord } from '../e2e/api.ts';
import { pdf } from '../e2e/cv.ts';
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

/** Journeys of what engines do each in their way: keys, history, files, storage, service workers. All others are Chromium's. */
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
