// The build of `wrangler deploy` (wrangler.toml): refuses what is still set up for this machine only, by the Worker's own rules, then
// builds.
import { rmSync } from 'node:fs';
import { unstable_readConfig } from 'wrangler';
import { readConfig, refuseLocalSiteUrl } from '../worker/env.ts';
import { build } from './build.mjs';
import { Failure, inRoot, main } from './lib/run.mjs';

/** A public address in place of a local one, so that what else is missing shows at the same time. */
const SOMEWHERE = 'https://deployed.invalid';

/** Message of a rule that is broken; empty where it holds. */
function objection(rule: () => void): string[] {
  try {
    rule();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** @throws {Failure} which names each setting that is still local, an example or a placeholder */
function refuseUnready(): void {
  const { vars } = unstable_readConfig({ config: inRoot('wrangler.toml') });
  // The secret is set with `wrangler secret put` and stays there; only its length can be wrong, and only there.
  const env = { ...vars, JWT_SECRET: '-'.repeat(32) };
  const local = objection(() => refuseLocalSiteUrl(readConfig(env), SOMEWHERE, true));
  const others = objection(() => readConfig(local.length > 0 ? { ...env, SITE_URL: SOMEWHERE } : env));
  const objections = [...new Set([...local, ...others])];
  if (objections.length > 0)
    throw new Failure(
      `Not deployed. Set the variables in wrangler.toml and the operator in shared/operator.ts first:\n  ${objections.join('\n  ')}`,
    );
}

await main(async () => {
  // wrangler runs this before `wrangler types` as well, which needs no build.
  if (process.env.WRANGLER_COMMAND === 'types') return;
  refuseUnready();
  await build();
  // vite copies the local secret beside the Worker; nothing of it belongs near a deploy.
  rmSync(inRoot('dist', 'lavoro_in_valle', '.dev.vars'), { force: true });
});
