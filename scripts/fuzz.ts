// `npm run fuzz [-- --requests 100000 --seed 1]`: sends generated requests to every call and page of the built Worker, on this
// machine alone, and fails where one is answered by a 5xx, by more than 1 MB or after more than two seconds.
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { type Broken, fuzz, type Outcome } from './fuzz/run.ts';
import { Failure, main, say } from './lib/run.mjs';
import { prepareDatabase, serveCopy } from './lib/serve-build.mjs';
import { withFolder } from './lib/temporary.mjs';

const USAGE = 'Usage: npm run fuzz [-- --requests 100000 --seed 1]';

/** @throws Failure where the arguments say something else */
function readArguments(): { count: number; seed: number } {
  try {
    const { values } = parseArgs({
      options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
    });
    const [count, seed] = [Number(values.requests), Number(values.seed)];
    if (Number.isInteger(count) && count > 0 && Number.isInteger(seed)) return { count, seed };
  } catch {}
  throw new Failure(USAGE);
}

const statuses = (counts: Readonly<Record<number, number>>): string =>
  Object.entries(counts)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');

/** Prints what came of a run: answers by status and endpoint, the biggest and the slowest. */
function printOutcome({
  requests,
  seconds,
  byStatus,
  byEndpoint,
  biggest,
  slowest,
  slowInCompany,
  lost,
}: Outcome): void {
  console.log('');
  for (const [endpoint, counts] of Object.entries(byEndpoint).sort())
    console.log(`${endpoint.padEnd(50)} ${statuses(counts)}`);
  console.log(`\n${requests} answers in ${Math.round(seconds)} s: ${statuses(byStatus)}`);
  console.log(`Biggest: ${biggest.value} bytes, ${biggest.endpoint} (${biggest.target.slice(0, 200)})`);
  console.log(`Slowest: ${Math.round(slowest.value)} ms, ${slowest.endpoint} (${slowest.target.slice(0, 200)})`);
  console.log(`Asked again alone: ${slowInCompany} that were slow, ${lost} that had no answer`);
}

/** Prints a request that breaks a rule, as it is sent again. */
function printBroken({ rule, as, request, answer }: Broken): void {
  const { method, target, headers, body } = request;
  console.log(`✗ ${rule}: ${method} ${target} as ${as}`);
  console.log(`  headers ${JSON.stringify(headers)}`);
  if (body)
    console.log(
      `  body ${JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 2000))} (${body.byteLength} bytes)`,
    );
  if (answer?.text) console.log(`  answer ${answer.text}`);
}

await main(async () => {
  const { count, seed } = readArguments();
  await buildIfChanged();
  await withFolder('fuzz', async (folder) => {
    say('Preparing a site of its own');
    const state = join(folder, 'state');
    await prepareDatabase(state);
    const server = await serveCopy(folder, state);
    // Ctrl-C, too, leaves neither the server nor its folder behind.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, async () => {
        console.error(`Stopped by ${signal}.`);
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
        process.exit(130);
      });
    try {
      const [admin] = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin');
      if (!admin) throw new Failure('The demo data has no administrator.');
      say(`Sending ${count} requests, seed ${seed}, on ${cpus().length} cores`);
      const onProgress = (done: number, broken: number) => {
        console.log(`  ${done} sent, ${broken} rules broken`);
      };
      const over = new AbortController();
      const watching = { onProgress, onBroken: printBroken, signal: over.signal };
      const sent = fuzz({ siteUrl: server.url, admin, seed, count, timed: true, ...watching });
      const ended = server.closed.then(() => {
        over.abort();
        throw new Failure('The server has ended by itself.');
      });
      const outcome = await Promise.race([sent, ended]);
      printOutcome(outcome);
      if (outcome.broken.length > 0) throw new Failure(`${outcome.broken.length} rules were broken, see above.`);
    } finally {
      await server.stop();
    }
  });
});
