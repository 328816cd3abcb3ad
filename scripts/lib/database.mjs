import { readFileSync } from 'node:fs';
import { inRoot } from './run.mjs';

/** What wrangler knows the database by: its binding, so that its name stands in `wrangler.toml` alone. */
export const DATABASE = 'DB';

/** Its name, for what knows no bindings. */
export const databaseName = () =>
  /^database_name = "(.+)"$/m.exec(readFileSync(inRoot('wrangler.toml'), 'utf8'))?.[1] ?? '';
