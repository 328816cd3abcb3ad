// `npm run deploy`: build, migrations, deploy, smoke test. Needs `wrangler login` or CLOUDFLARE_API_TOKEN.
import { setTimeout as sleep } from 'node:timers/promises';
import { unstable_readConfig } from 'wrangler';
import { databaseName } from './lib/database.mjs';
import { migrateLive } from './lib/migrate-live.mjs';
import { Failure, inRoot, main, mustRun, say } from './lib/run.mjs';

const SERVES_WITHIN_MS = 60_000;

/** Migrations come before the Worker that needs them; only the very first time there is no database yet to migrate. */
async function createDatabaseOnce() {
  const output = await mustRun('Listing the databases', 'wrangler', ['d1', 'list', '--json']);
  /** @type {{ name: string }[]} */
  const databases = JSON.parse(output.slice(output.indexOf('[')));
  const own = databaseName();
  if (databases.some(({ name }) => name === own)) return;
  say('Creating the database');
  const args = ['d1', 'create', own, '--location', 'weur', '--update-config=false'];
  await mustRun('Creating the database', 'wrangler', args);
}

/** @param {string} siteUrl @throws {Failure} where the deployed site does not say within a minute that it is well */
async function smokeTest(siteUrl) {
  const deadline = Date.now() + SERVES_WITHIN_MS;
  let said = '';
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(10_000) });
      said = `${answer.status} ${await answer.text()}`;
      if (answer.ok) return;
    } catch (error) {
      said = String(error);
    }
    await sleep(3_000);
  }
  throw new Failure(
    `Deployed, but ${siteUrl}/api/health is not well: ${said}\nIs the secret set? wrangler secret put JWT_SECRET (see docs/runbook.md)`,
  );
}

await main(async () => {
  say('Building, as far as a deploy goes without touching anything');
  await mustRun('Building', 'wrangler', ['deploy', '--dry-run'], { show: true });
  await createDatabaseOnce();
  say('Migrating the database');
  const back = await migrateLive();
  const siteUrl = String(unstable_readConfig({ config: inRoot('wrangler.toml') }).vars.SITE_URL).replace(/\/+$/, '');
  try {
    say('Deploying');
    await mustRun('Deploying', 'wrangler', ['deploy'], { show: true });
    await smokeTest(siteUrl);
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}\n${back}`) : error;
  }
  say(`Deployed and well: ${siteUrl}`);
});
