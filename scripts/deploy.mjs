// `npm run deploy`: checks what is needed, builds, makes what is missing, migrates, deploys that build, and tests the live site;
// `-- --check` stops after the build. Needs `wrangler login` or CLOUDFLARE_API_TOKEN.
import { buildForDeploy } from './build.mjs';
import { lookAfter } from './deploy/after.ts';
import { lineOf } from './deploy/findings.ts';
import { makeMissing, preFlight, withNamespaces } from './deploy/pre-flight.ts';
import { configOf, readSettings } from './deploy/settings.ts';
import { smokeTest } from './deploy/smoke-test.ts';
import { migrateLive } from './lib/migrate-live.mjs';
import { Failure, main, mustRun, readArgs, say } from './lib/run.mjs';

const USAGE = `Usage:
  npm run deploy
  npm run deploy -- --check    looks for what a deploy needs, and for what is left to do after it; changes nothing`;

/** @param {import('./deploy/findings.ts').Place} place @param {ReturnType<typeof readSettings>} settings */
async function sayAfter(place, settings) {
  say('After a deploy');
  for (const finding of await lookAfter(place, settings)) console.log(lineOf(finding));
}

await main(async () => {
  const { check } = readArgs(USAGE, { options: { check: { type: 'boolean' } } }).values;
  const settings = readSettings();
  const { place, findings } = await preFlight(settings);
  const { version, digest } = await buildForDeploy();
  // Each wrangler from here on uploads this build or nothing.
  const env = { CHECKED_BUILD: digest };
  const dryRun = await mustRun('Trying the build', 'wrangler', ['deploy', '--dry-run'], { env });
  const [, size = 'of unknown size'] = /Total Upload: (.+)/.exec(dryRun) ?? [];
  say(`The build: version ${version}, Worker ${size}, sha256 ${digest}`);
  if (check) {
    await sayAfter(place, settings);
    return say('Nothing is in the way of a deploy');
  }
  await makeMissing(findings);
  say('Migrating the database');
  const back = await migrateLive();
  const { SITE_URL: siteUrl } = configOf(settings);
  try {
    say('Deploying');
    await withNamespaces(place, settings, async (args) => {
      await mustRun('Deploying', 'wrangler', ['deploy', ...args], { env });
    });
    await smokeTest(siteUrl, version);
  } catch (error) {
    throw error instanceof Failure ? new Failure(`${error.message}\n${back}`) : error;
  }
  say(`Deployed and well: ${siteUrl}`);
  await sayAfter(place, settings);
});
