import { readFileSync } from 'node:fs';
import { inRoot } from './run.mjs';

/** Binding by which wrangler finds the database, so that its name is in `wrangler.toml` alone. */
export const DATABASE = 'DB';

/** Name of the database, for tools that know no bindings. */
export const databaseName = () =>
  /^database_name = "(.+)"$/m.exec(readFileSync(inRoot('wrangler.toml'), 'utf8'))?.[1] ?? '';
