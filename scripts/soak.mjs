// `npm run soak -- --minutes 30`: mixed use of the built Worker at the highest rate that this machine holds, then an audit of what
// was acknowledged against what is stored. Writes docs/reliability.md; exit code 1 where something has not held.

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pathOf } from '../shared/calls/path.ts';
import { pagePath } from '../shared/paths.ts';
import { fillDatabase } from './bench/fill.mjs';
import { buildIfChanged } from './build.mjs';
import { keptOpen, quantile, send } from './lib/load.mjs';
import { Failure, main, say } from './lib/run.mjs';
import { serveCopy } from './lib/serve-copy.mjs';
import { withFolder } from './lib/temporary.mjs';
import { findRuntime } from './lib/workerd.mjs';
import { audit } from './soak/audit.mjs';
import { watchMemory } from './soak/memory.mjs';
import { makePeople } from './soak/people.mjs';
import { makeReader } from './soak/reads.mjs';
import { hasHeld, writeSoak } from './soak/report.mjs';
import { allTimes, driveUse } from './soak/use.mjs';
import { makeWriter } from './soak/writes.mjs';

const USAGE = 'Usage: npm run soak -- --minutes 30';
const OFFERS = 3000;
const RAMP = [1, 2, 4, 8, 16, 32];
const RAMP_MS = 8000;
/** A rate is held while one answer in a hundred takes no longer. */
const MAX_P99_MS = 500;
const CRON_MS = 5 * 60_000;
/** As production has them, as far as they change what is compared. */
const CRONS = ['*/5 * * * *'];

/** @typedef {Parameters<typeof driveUse>[0]} Use */

function readMinutes() {
  try {
    const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
    const minutes = Number(values.minutes);
    if (minutes >= 1 && minutes <= 600) return minutes;
  } catch {
    // Arguments that cannot be parsed end in the usage below.
  }
  throw new Failure(USAGE);
}

/** Runs a cron as the platform would. @param {string} url @param {string} cron */
async function runCron(url, cron) {
  const answer = await fetch(`${url}/cdn-cgi/local/scheduled?cron=${cron.replaceAll(' ', '+')}`);
  if (!answer.ok) throw new Failure(`The cron ${cron} answered ${answer.status}`);
}

/** The connections that bring the highest rate which is held. @param {Omit<Use, 'connections' | 'ms'>} use @returns {Promise<number>} */
async function rampUp(use) {
  let best = { connections: 1, rate: 0 };
  for (const connections of RAMP) {
    const seen = await driveUse({ ...use, connections, ms: RAMP_MS });
    const times = allTimes(seen);
    const [rate, p99] = [times.length / seen.seconds, quantile(times, 0.99)];
    say(`${connections} connections: ${rate.toFixed(0)} requests a second, p99 ${p99.toFixed(0)} ms`);
    if (p99 > MAX_P99_MS) break;
    if (rate > best.rate) best = { connections, rate };
  }
  return best.connections;
}

/** Ids of open offers, and files of the first page. @param {string} url @param {import('node:http').Agent} agent */
async function whatThereIs(url, agent) {
  const read = async (/** @type {string} */ path) => (await send(url, { path }, agent)).text();
  const ids = [];
  for (let page = `${pathOf('GET /api/jobs')}?limit=100`; page !== '' && ids.length < 1000; ) {
    const answer = await send(url, { path: page }, agent);
    ids.push(.../** @type {{ id: string }[]} */ (JSON.parse(answer.text())).map(({ id }) => id));
    page = /<([^>]*)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1] ?? '';
  }
  const files = (await read(pagePath.jobs())).match(/\/assets\/[\w.-]+/g);
  return { ids, files: [...new Set(files)] };
}

/** @param {string} folder @param {number} minutes @returns {Promise<import('./soak/report.mjs').Soak>} */
async function soak(folder, minutes) {
  const state = join(folder, 'state');
  await fillDatabase(state, OFFERS);
  const server = await serveCopy(folder, state);
  const agent = keptOpen(RAMP.at(-1) ?? 1);
  try {
    const { url } = server;
    const pid = findRuntime(server.group);
    const { ids, files } = await whatThereIs(url, agent);
    say('Making accounts');
    const { write, journal, counts } = makeWriter(url, await makePeople(url, agent), ids, agent);
    const use = { url, read: makeReader(ids, files), write, agent };
    const connections = await rampUp(use);
    say(`Using it for ${minutes} minutes with ${connections} connections`);
    const stopWatching = pid === null ? null : watchMemory(pid);
    let crons = 0;
    const cron = setInterval(
      () => {
        crons++;
        runCron(url, '*/5 * * * *').catch((error) => console.error(error.message));
      },
      Math.min(CRON_MS, minutes * 30_000),
    );
    const seen = await driveUse({ ...use, connections, ms: minutes * 60_000 });
    clearInterval(cron);
    const memory = stopWatching?.() ?? null;
    // Waiting mails are sent, and everything that depends on the time is brought up to date.
    await sleep(2000);
    for (const expression of CRONS) await runCron(url, expression);
    await server.stop();
    say('Comparing what was acknowledged with what is stored');
    const findings = await audit(state, journal);
    for (const { what, wrong } of findings)
      if (wrong.length > 0) console.log(`${what}:\n  ${wrong.slice(0, 10).join('\n  ')}`);
    return {
      minutes,
      connections,
      offers: OFFERS,
      seen,
      memory,
      findings,
      writes: counts,
      acknowledged: journal.length,
      crons: crons + CRONS.length,
    };
  } finally {
    agent.destroy();
    await server.stop();
  }
}

await main(async () => {
  const minutes = readMinutes();
  await buildIfChanged();
  const seen = await withFolder('soak', (folder) => soak(folder, minutes));
  console.log(writeSoak(seen));
  say('docs/reliability.md is written');
  if (!hasHeld(seen)) throw new Failure('Something has not held.');
});
