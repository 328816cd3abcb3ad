import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { read, register, sampleJob } from '../../scripts/lib/api.ts';
import { freePort } from '../../scripts/lib/port.mjs';
import { cronAddress } from '../../scripts/lib/run-crons.mjs';
import { copyBuild, serveBuild } from '../../scripts/lib/serve-build.ts';
import { query } from '../../scripts/testing/local-database.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { sessionItems, stored, test } from './browser.ts';
import { expectAccessible, expectNoSidewaysScroll, gone, notified, press, seen } from './page-checks.ts';
import { makeDatabase } from './site-database.ts';

let folder: string;
let state: string;
let config: string;
let port: number;
let server: Awaited<ReturnType<typeof serveBuild>>;

const serve = () => serveBuild({ port, state, config, vars: { PASSWORD_COST: 'least' } });

// A site of its own, whose year is moved on while it is not served.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lavoro-in-valle-seasons-'));
  config = await copyBuild(folder, randomBytes(32).toString('hex'));
  state = await makeDatabase(folder, 'SELECT 1');
  port = await freePort();
  server = await serve();
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
});

const run = async (cron: string) => expect((await fetch(cronAddress(server.url, cron))).ok).toBe(true);

/** Puts everything that has happened eleven months and a half back; everybody has confirmed their address since. */
async function moveOn(): Promise<void> {
  await server.stop();
  const earlier = (table: string, columns: readonly string[]) =>
    `UPDATE ${table} SET ${columns.map((column) => `${column} = ${column} - 345 * 86400000`).join()}`;
  const statements = [
    earlier('jobs', ['posted_at', 'updated_at', 'valid_through', 'filled_at']),
    earlier('applications', ['created_at', 'delivered_at', 'status_at', 'answered_at']),
    'UPDATE users SET email_verified_at = created_at',
  ];
  await query(state, statements.join(';'));
  server = await serve();
}

/** The link to a page in the mail with these words; each mail that the site has sent is a file. */
const mailed = (words: string, page: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = join(dirname(config), '.wrangler/tmp/email');
      const files = await readdir(mails, { recursive: true, withFileTypes: true }).catch(() => []);
      const named = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
      const texts = await Promise.all(named.map((name) => readFile(name, 'utf8')));
      const links = texts.find((text) => text.includes(words))?.match(/https?:\/\/[^\s"<]+/g) ?? [];
      const link = links.find((each) => each.startsWith(server.url + page));
      if (link === undefined) throw new Error(`No mail with “${words}” leads to ${page}`);
      return link;
    },
    { timeout: 30_000, interval: 200 },
  );

test('a season ends with somebody hired, and the next one begins with who asked to come back', async ({ visit }) => {
  const { url } = server;
  const owner = await register(url, 'albergo', 'employer');
  const worker = await register(url, 'rosa', 'user');
  const body = {
    ...sampleJob('di stagione'),
    ...{ type: 'Stagionale', contract: 'Contratto stagionale', salaryMin: 1500, salaryPeriod: 'mese' },
    ...{ housing: true, housingRoom: 'singola', housingCost: 0, housingMinutes: 5 },
  };
  const { id, title } = await read<PublicJob>(url, 'POST /api/jobs', { body, token: owner.token });
  const as = (session: typeof owner) => ({ baseURL: url, storageState: stored(sessionItems(session), url) });

  const page = await visit(pagePath.job(id), { on: 'phone', ...as(worker) });
  await seen(page.getByText('camera singola · gratis · a 5 minuti a piedi dal lavoro'));
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Candidati Ora' }) });
  await form.getByLabel('Telefono').fill('333 1234567');
  await form.getByLabel('Ricontattatemi la prossima stagione').check();
  await press(form, 'Candidati Ora');
  await notified(page, 'Candidatura inviata!');

  const theirs = await visit(pagePath.ownJobs(), { on: 'phone', ...as(owner) });
  await theirs.getByText('Altre azioni').click();
  await press(theirs, `Chiudi: posto occupato: ${title}`);
  const closing = theirs.getByRole('dialog', { name: 'Chiudere l’offerta?' });
  await closing.getByRole('group', { name: 'Chi assumi?' }).getByLabel('rosa').check();
  await press(closing, 'Chiudi l’offerta');
  await notified(theirs, 'Offerta chiusa');

  await run('10 3 * * *');
  await moveOn();
  await run('10 3 * * *');
  await run('*/5 * * * *');
  const again = await mailed('Torna la stagione', pagePath.publishJob());

  // Everything is filled in but the pay, which has to be stated again.
  await theirs.goto(again);
  await seen(theirs.getByText('La paga è da scrivere di nuovo', { exact: false }));
  expect(await theirs.getByLabel('Titolo dell’offerta').inputValue()).toBe(title);
  expect(await theirs.getByLabel('Costo al mese (€)').inputValue()).toBe('0');
  const pay = theirs.getByLabel('Da (€)');
  expect(await pay.inputValue()).toBe('');
  await expectAccessible(theirs);
  await press(theirs, 'Pubblica Offerta');
  await seen(theirs.getByText('Scrivi la paga').last());
  await pay.fill('1.600');
  await press(theirs, 'Pubblica Offerta');
  await theirs.waitForURL(`**${pagePath.valley()}`);

  await theirs.goto(pagePath.ownJobs());
  await expectNoSidewaysScroll(theirs);
  const invite = theirs.getByRole('button', { name: `Invita chi vuole tornare (1): ${title}` });
  await invite.click();
  await notified(theirs, 'Inviti per la nuova stagione');
  await seen(theirs.getByText('Abbiamo scritto a 1 persona.'));
  await gone(invite);

  await run('*/5 * * * *');
  const INVITED = 'Avevi chiesto di essere ricontattata/o';
  await page.goto(await mailed(INVITED, pagePath.job('')));
  expect(page.url()).not.toContain(id);
  await seen(page.getByRole('heading', { level: 1, name: title }));
  await page.goto(await mailed(INVITED, '/api/unsubscribe'));
  await expectAccessible(page);
  await press(page, 'Non voglio più riceverle');
  await seen(page.getByText('Non le ricevi più', { exact: true }));
  // It was kept for that alone.
  expect(await read(url, 'GET /api/applications', { token: worker.token })).toEqual([]);
});
