import { readdirSync } from 'node:fs';
import { Failure, inRoot } from '../lib/run.mjs';
import { CODE, openApi } from './cloudflare-api.ts';
import type { Place } from './findings.ts';
import { accountOf } from './look-around.ts';
import type { Settings } from './settings.ts';

/** Asks the live database. @returns the API's answer, be it that there is no database */
export async function rowsOf({ ask: callApi, account }: Place, { d1_databases }: Settings, sql: string) {
  const name = d1_databases[0]?.database_name;
  const found = await callApi<{ uuid: string }>(`/accounts/${account}/d1/database/${name}`);
  if (!found.ok) return found;
  const path = `/accounts/${account}/d1/database/${found.result.uuid}/query`;
  return callApi<readonly { results: readonly Record<string, unknown>[] }[]>(path, { body: { sql } });
}

/**
 * Says what the live database lacks of this code's migrations. Nothing where nobody is logged in or may ask: then `/api/health`
 * says it once the code is live.
 */
export async function objectionToLedger(settings: Settings): Promise<string[]> {
  const migrations = readdirSync(inRoot('migrations')).filter((file) => file.endsWith('.sql'));
  const wanted = migrations.sort().at(-1) ?? '';
  const first = 'the first deploy is `npm run deploy`, which makes it where the privacy page says it is';
  try {
    const callApi = await openApi();
    const place = { ask: callApi, account: await accountOf(callApi, settings) };
    const read = await rowsOf(place, settings, 'SELECT max(name) AS name FROM d1_migrations');
    if (!read.ok && read.code === CODE.noDatabase) return [`database: not there; ${first}.`];
    const isEmpty = !read.ok && /no such table/.test(read.message);
    if (!read.ok && !isEmpty) return [];
    const last = read.ok ? String(read.result[0]?.results[0]?.name ?? '') : '';
    return last < wanted ? [`database: without ${wanted}; \`npm run deploy\` migrates it, then deploys.`] : [];
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}
