// `npm run fuzz [-- --requests 100000 --seed 1]`: sends generated requests to every call and page of the built Worker, on this
// machine alone, and fails where one is answered by a 5xx, by more than 1 MB or not at all.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { type Broken, fuzz } from './fuzz/run.ts';
import { Failure, main, say } from './lib/run.mjs';
import { prepareDatabase, serveCopy } from './lib/serve-build.mjs';
import { withFolder } from './lib/temporary.mjs';

/** Prints a request that breaks a rule, as it is sent again. */
function printBroken({ rule, as, request: { method, target, headers, body }, text }: Broken): void {
  console.log(`✗ ${rule}: ${method} ${target} as ${as}`);
  console.log(`  headers ${JSON.stringify(headers)}`);
  if (body) console.log(`  body ${JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 2000))}`);
  if (text) console.log(`  answer ${text}`);
}

await main(async () => {
  const { values } = parseArgs({
    options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
  });
  const [count, seed] = [Number(values.requests), Number(values.seed)];
  if (!(count > 0 && Number.isInteger(seed))) throw new Failure('Usage: npm run fuzz [-- --requests 100000 --seed 1]');
  await buildIfChanged();
  await withFolder('fuzz', async (folder) => {
    say('Preparing a site of its own');
    const state = join(folder, 'state');
    await prepareDatabase(state);
    const server = await serveCopy(folder, state);
    try {
      const [admin] = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin');
      if (!admin) throw new Failure('The demo data has no administrator.');
      say(`Sending ${count} requests, seed ${seed}`);
      const onProgress = (done: number, broken: number) => console.log(`  ${done} sent, ${broken} rules broken`);
      const ended = server.closed.then(() => {
        throw new Failure('The server has ended by itself.');
      });
      const { byEndpoint, broken } = await Promise.race([
        fuzz({ siteUrl: server.url, admin, seed, count, onProgress }),
        ended,
      ]);
      for (const [endpoint, counts] of Object.entries(byEndpoint).sort())
        console.log(`${endpoint.padEnd(50)} ${JSON.stringify(counts)}`);
      for (const one of broken) printBroken(one);
      if (broken.length > 0) throw new Failure(`${broken.length} rules were broken, see above.`);
    } finally {
      await server.stop();
    }
  });
});
