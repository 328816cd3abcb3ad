// `npm run fuzz [-- --requests 100000 --seed 1]`: sends generated requests to every call and page of the built Worker, on this
// machine alone, and fails where one is answered by a 5xx, by more than 1 MB or not at all.
import { buildIfChanged } from './build.mjs';
import { DEMO_ACCOUNTS } from './demo/accounts.mjs';
import { type Broken, fuzz } from './fuzz/run.ts';
import { Failure, main, readArgs, say } from './lib/run.mjs';
import { OUTSIDE, prepareDatabase, withSite } from './lib/serve-build.ts';

function printBroken({ rule, as, request: { method, target, headers, body }, text }: Broken): void {
  console.log(`✗ ${rule}: ${method} ${target} as ${as}`);
  console.log(`  headers ${JSON.stringify(headers)}`);
  if (body) console.log(`  body ${JSON.stringify(Buffer.from(body).toString('latin1').slice(0, 2000))}`);
  if (text) console.log(`  answer ${text}`);
}

const USAGE = 'Usage: npm run fuzz [-- --requests 100000 --seed 1]';
const OPTIONS = {
  requests: { type: 'string', default: '100000' },
  seed: { type: 'string', default: '1' },
} as const;

await main(async () => {
  const { values } = readArgs(USAGE, { options: OPTIONS });
  const [count, seed] = [Number(values.requests), Number(values.seed)];
  if (!(count > 0 && Number.isInteger(seed))) throw new Failure(USAGE);
  await buildIfChanged();
  await withSite(
    'fuzz',
    prepareDatabase,
    async ({ url: siteUrl, closed }) => {
      const [admin] = DEMO_ACCOUNTS.filter(({ role }) => role === 'admin');
      if (!admin) throw new Failure('The demo data has no administrator.');
      say(`Sending ${count} requests, seed ${seed}`);
      const onProgress = (done: number, broken: number) => console.log(`  ${done} sent, ${broken} rules broken`);
      const ended = closed.then(() => {
        throw new Failure('The server has ended by itself.');
      });
      const { email, password } = admin;
      const sending = fuzz({ siteUrl, admin: { email, password }, seed, count, onProgress });
      const { byEndpoint, broken } = await Promise.race([sending, ended]);
      for (const [endpoint, counts] of Object.entries(byEndpoint).sort())
        console.log(`${endpoint.padEnd(50)} ${JSON.stringify(counts)}`);
      for (const one of broken) printBroken(one);
      if (broken.length > 0) throw new Failure(`${broken.length} rules were broken, see above.`);
    },
    { outside: OUTSIDE },
  );
});
