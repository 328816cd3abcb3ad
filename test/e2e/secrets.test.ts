import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/run.mjs';

const SECRETS = join('lavoro_in_valle', '.dev.vars');

test('the secrets of a build, and of its copies, are for nobody else on the machine', async () => {
  const copies = inject('sites').map(({ state }) => join(state, '..', 'dist', SECRETS));
  const modes = await Promise.all(
    [inRoot('dist', SECRETS), ...copies].map(async (file) => (await stat(file)).mode & 0o777),
  );
  expect(modes.length).toBeGreaterThan(1);
  expect(new Set(modes)).toEqual(new Set([0o600]));
});
