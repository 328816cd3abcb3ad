// The build of `wrangler deploy` (wrangler.toml). Within `npm run deploy` it is the one that was checked, and nothing else. Alone it
// refuses what is still set up for this machine only, and code whose migration the live database lacks, then builds.
import { buildForDeploy } from './build.mjs';
import { objectionToLedger } from './deploy/ledger.ts';
import { objectionsTo, readSettings } from './deploy/settings.ts';
import { Failure, main } from './lib/run.mjs';

/** @throws {Failure} which names what is in the way, one line each */
async function refuseUnready(): Promise<void> {
  const settings = readSettings();
  const objections = [...objectionsTo(settings), ...(await objectionToLedger(settings))];
  if (objections.length > 0)
    throw new Failure(`Not deployed. Before a deploy:\n${objections.map((says) => `  ✗ ${says}`).join('\n')}`);
}

await main(async () => {
  // wrangler runs this before `wrangler types` as well, which needs no build.
  if (process.env.WRANGLER_COMMAND === 'types') return;
  const { CHECKED_BUILD: checked } = process.env;
  if (checked === undefined) await refuseUnready();
  const { digest } = await buildForDeploy();
  if (checked !== undefined && digest !== checked)
    throw new Failure('Not deployed. The build is no longer the one that was checked; run `npm run deploy` again.');
});
