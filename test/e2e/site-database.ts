import { join } from 'node:path';
import { inRoot, mustRun } from '../../scripts/lib/run.mjs';

/** Makes the database of a site that is not yet served, in `state` of its folder, and runs `sql` in it; returns where it is. */
export async function makeDatabase(folder: string, sql: string): Promise<string> {
  const state = join(folder, 'state');
  const where = ['lavoro-in-valle', '--local', '--config', inRoot('wrangler.toml'), '--persist-to', state];
  await mustRun('Migrating', 'wrangler', ['d1', 'migrations', 'apply', ...where]);
  await mustRun('Seeding', 'wrangler', ['d1', 'execute', ...where, '--command', sql]);
  return state;
}
