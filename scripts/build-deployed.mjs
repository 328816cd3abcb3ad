// The build of `wrangler deploy` (wrangler.toml): refuses what is still set up for this machine, then builds.
import { rmSync } from 'node:fs';
import { build } from './build.mjs';
import { Failure, inRoot, main, run } from './lib/run.mjs';

/** @throws {Failure} which names each setting that is still local, an example or a placeholder */
async function refuseUnready() {
  const { ok, output } = await run('node', ['scripts/check-deploy.ts']);
  if (!ok) throw new Failure(output.replace(/^\s*✗\s*/, '').trimEnd());
}

await main(async () => {
  // wrangler runs this before `wrangler types` as well, which needs no build.
  if (process.env.WRANGLER_COMMAND === 'types') return;
  await refuseUnready();
  await build();
  // vite copies the local secret beside the Worker; nothing of it belongs near a deploy.
  rmSync(inRoot('dist', 'lavoro_in_valle', '.dev.vars'), { force: true });
});
