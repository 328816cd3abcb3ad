import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { copyBuild, serveBuild } from '../../scripts/lib/serve-build.ts';
import { romeDay } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ADMIN, ADMINISTRATION_SQL } from './administration.ts';
import { test } from './browser.ts';
import { scriptOf } from './built-files.ts';
import { fillRegistration, logIn } from './forms.ts';
import { eventually, expectAccessible, gone, hasFocus, press, seen } from './page-checks.ts';
import { makeDatabase } from './site-database.ts';

const REFUSED = [/status of 403/];
let folder: string;
let state: string;
let config: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-guessed-at-'));
  const failures = `('${romeDay(new Date())}', 'failed-login-site:all', 9999)`;
  const sql = `${ADMINISTRATION_SQL}; INSERT INTO daily_counts (day, key, count) VALUES ${failures}`;
  config = await copyBuild(folder, randomBytes(32).toString('hex'), 'on');
  state = await makeDatabase(folder, sql);
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));

/** Serves, for a test, a site of its own where limits count, and so many logins were wrong today that a password alone opens nothing. */
async function guessedAt(env: Readonly<Record<string, string>> = {}) {
  const vars = { PASSWORD_COST: 'least', ...env };
  const { url, stop } = await serveBuild({ port: await freePort(), state, config, vars });
  onTestFinished(stop);
  return { url, mails: join(dirname(config), '.wrangler/tmp/email') };
}

/** Codes in the mails that a site has sent; each mail is a file. */
async function codesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => /^\d{8}$/m.exec(text.replaceAll('\r', ''))?.[0] ?? []);
}

test('a device that is not known signs in with a mailed code, and is known then', async ({ visit }) => {
  const { url, mails } = await guessedAt();
  const page = await visit(pagePath.login(), { baseURL: url, expected: [...REFUSED, /status of 40[01]/] });
  await logIn(page, ADMIN);
  const code = page.getByRole('textbox', { name: 'Codice' });
  await seen(page.getByText(/^Ci sono stati troppi accessi sbagliati\. Se email e password sono giuste, ti abbiamo/));
  await eventually(() => hasFocus(code)).toBe(true);
  await expectAccessible(page);
  const send = () => press(page.getByRole('main'), 'Accedi');

  await code.fill('12');
  await send();
  await seen(page.getByText('Scrivi il codice di 8 cifre che trovi nell’email').last());
  await code.fill('00000000');
  await send();
  await seen(page.getByText('Email, password o codice non validi.').first());

  await eventually(() => codesIn(mails)).toHaveLength(1);
  const [mailed = ''] = await codesIn(mails);
  await code.fill(`${mailed.slice(0, 4)} ${mailed.slice(4)}`);
  await send();
  await page.waitForURL(`${url}/`);

  await press(page.getByRole('banner'), 'Esci');
  await page.goto(pagePath.login());
  await logIn(page, ADMIN);
  await page.waitForURL(`${url}/`);
});

test('Turnstile is asked for instead, where it is on', async ({ visit }) => {
  const keys = {
    TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
    TURNSTILE_SECRET: '1x0000000000000000000000000000000AA',
  };
  const { url } = await guessedAt(keys);
  // Its script stands for the one that no test can load; without an answer of Cloudflare’s the Worker lets people through.
  const widget =
    'window.turnstile={render(box){const field=document.createElement("input");field.type="hidden";field.name="cf-turnstile-response";field.value="XXXX";box.append(field);return"1"},reset(){},remove(){}}';
  const page = await visit(pagePath.login(), {
    baseURL: url,
    expected: REFUSED,
    before: (context) =>
      context.route('https://challenges.cloudflare.com/**', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: widget }),
      ),
  });
  expect(await page.locator('input[name=website]').count()).toBe(0);
  await logIn(page, ADMIN);
  await seen(page.getByText(/prima verifichiamo che a scrivere sia una persona/));
  await seen(page.getByText(/^Prima dell’invio Cloudflare Turnstile verifica/));
  await page.locator('input[name=cf-turnstile-response]').waitFor({ state: 'attached' });
  await press(page.getByRole('main'), 'Accedi');
  await page.waitForURL(`${url}/`);
});

test('a password that others try first is named while it is typed, and taken', async ({ visit }) => {
  const page = await visit(pagePath.register());
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const lists = () => requested.filter((address) => address.endsWith(scriptOf('shared/passwords/guessable.ts'))).length;
  const email = `${randomBytes(6).toString('hex')}@example.org`;
  await fillRegistration(page, { name: 'Rosa Pini', email, password: '' });
  expect(lists()).toBe(0);
  const password = page.locator('input[name=password]');
  const form = page.getByRole('form', { name: 'Registrati' });
  await password.pressSequentially('Superman');
  await seen(form.getByText('Questa password è tra le più usate: chi prova a indovinare comincia da lì.'));
  expect(lists()).toBe(1);
  await password.fill('quattro parole senza senso');
  await gone(form.getByText(/^Questa password è/));
  await password.fill('Rosa.Edolo.7');
  await seen(form.getByText('Questa password è fatta del tuo nome o di parole di questo sito', { exact: false }));
  await expectAccessible(page);
  await press(page.getByRole('main'), 'Registrati');
  await page.waitForURL(/\/$/);
});
