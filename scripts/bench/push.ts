import { setTimeout as sleep } from 'node:timers/promises';
import { VALLEY } from '../../shared/valley/valley.ts';
import { callApi, logIn, read, sampleJob } from '../lib/api.ts';
import { quantile, table, thousands, writeReport } from '../lib/report.ts';
import { DATABASE, Failure, mustRun, say } from '../lib/run.mjs';
import { cronAddress } from '../lib/run-crons.mjs';
import { prepareDatabase, withSite } from '../lib/serve-build.ts';
import { startPushService } from '../testing/push-service.ts';

const DEVICES = 2000;
const PROMISED_MS = 60_000;
const CRON_MS = 60_000;

/** Employers of long ago, none of whom needs anybody at once. */
async function fill(state: string): Promise<void> {
  await prepareDatabase(state);
  const local = ['d1', 'execute', DATABASE, '--local', '--persist-to', state];
  const command = 'UPDATE users SET created_at = 0; UPDATE jobs SET needed_from = NULL, needed_until = NULL';
  await mustRun('Preparing the employers', 'wrangler', [...local, '--command', command]);
}

/** Publishes an urgent offer that devices want to know of, and prints when each was told, as a push service on loopback sees it. */
export async function benchPush(): Promise<void> {
  say(`Telling ${thousands(DEVICES)} devices of an urgent offer`);
  const service = await startPushService();
  const vars = { PUSH_SERVICE_URL: `http://127.0.0.1:${service.port}` };
  const publishedAt = await withSite('push', fill, ({ url }) => tellAll(url, service), { vars });
  service.close();
  const { heard } = service;
  const notified = new Set(heard.map(({ endpoint }) => endpoint));
  const times = heard.map(({ at }) => at - publishedAt);
  const seconds = (share: number) => `${(quantile(times, share) / 1000).toFixed(1)} s`;
  const wrong = heard.filter(({ isSigned, text }) => !isSigned || !text.startsWith('{"web_push":8030')).length;
  writeReport('push', [
    table([
      ['Devices', 'Told', 'Twice', 'Not signed or decrypted', 'p50', 'p95', 'Last'],
      [DEVICES, notified.size, heard.length - notified.size, wrong].map(thousands).concat([0.5, 0.95, 1].map(seconds)),
    ]),
  ]);
  if (quantile(times, 0.95) > PROMISED_MS || notified.size !== DEVICES || heard.length !== DEVICES || wrong > 0)
    throw new Failure('Not all devices were told in time, once each.');
}

/** @returns when the offer was sent, in milliseconds since 1970 */
async function tellAll(url: string, { makeDevice, heard }: Awaited<ReturnType<typeof startPushService>>) {
  const [, key] = /data-push="([\w-]+)"/.exec(await (await fetch(url)).text()) ?? [];
  const topics = [{ kind: 'urgent', town: VALLEY.examples.town.slug, radius: 15, categories: [] }];
  for (let n = 0; n < DEVICES; n++)
    await read(url, 'PUT /api/push', { body: { ...makeDevice(), key, atNight: true, topics } });
  const token = await logIn(url, 'employer');
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 16);
  const needed = { neededFrom: inHours(24), neededUntil: inHours(30), salaryMin: 12, salaryPeriod: 'ora' };
  const body = { ...sampleJob('subito'), ...needed, description: 'Servizio in sala. Telefono: 0364 123456.' };
  const publishedAt = Date.now();
  const published = await callApi(url, 'POST /api/jobs', { token, body });
  if (!published.ok) throw new Failure(`The offer was not published: ${await published.text()}`);
  const cron = setInterval(() => fetch(cronAddress(url, '* * * * *')).catch(console.error), CRON_MS);
  while (heard.length < DEVICES && Date.now() - publishedAt < 5 * PROMISED_MS) await sleep(100);
  // A run more would send again what was not noted as sent.
  await fetch(cronAddress(url, '* * * * *'));
  clearInterval(cron);
  return publishedAt;
}
