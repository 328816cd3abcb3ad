// `npm run deploy`: checks what is needed, builds, makes what is missing, migrates, deploys, and tests the live site;
// `-- --check` only checks. Needs `wrangler login` or CLOUDFLARE_API_TOKEN.
import { makeMissing, preFlight, withNamespaces } from './deploy/pre-flight.ts';
import { readSettings } from './deploy/settings.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { migrateLive } from './lib/migrate-live.mjs';
import { Failure, main, mustRun, readArgs, say } from './lib/run.mjs';

const USAGE = `Usage:
  npm run deploy
  npm run deploy -- --check    only looks for what a deploy needs`;

await main(async () => {
  const { check } = readArgs(USAGE, { options: { check: { type: 'boolean' } } }).values;
  const settings = readSettings();
  const { place, findings } = await preFlight(settings);
  if (check) return say('Nothing is in the way of a deploy');
  say('Building, as far as a deploy goes without touching anything');
  await mustRun('Building', 'wrangler', ['deploy', '--dry-run'], { show: true });
  await makeMissing(findings);
  say('Migrating the database');
  const back = await migrateLive();
  const siteUrl = String(settings.vars.SITE_URL).replace(/\/+$/, '');
  try {
    say('Deploying');
    await withNamespaces(place, settings, async (args) => {
      await mustRun('Deploying', 'wrangler', ['deploy', ...args], { show: true });
    });
    await smokeTest(siteUrl);
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}\n${back}`) : error;
  }
  say(`Deployed and well: ${siteUrl}`);
});
