// The build of `wrangler deploy` (wrangler.toml): refuses what is still set up for this machine only, by the Worker's own rules, then
// builds.
import { rmSync } from 'node:fs';
import { build } from './build.mjs';
import { objectionsTo, readSettings } from './deploy/settings.ts';
import { Failure, inRoot, main } from './lib/run.mjs';

/** @throws {Failure} which names each setting that is still local, an example or a placeholder */
function refuseUnready(): void {
  const objections = objectionsTo(readSettings());
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
