import { readFileSync } from 'node:fs';
import { unstable_readConfig } from 'wrangler';
import { type Config, readConfig, refuseLocalSiteUrl } from '../../worker/env.ts';
import { inRoot } from '../lib/run.mjs';

/** The parts of wrangler.toml that a deploy looks at; wrangler's own types are in a package that it does not bring along. */
export type Settings = {
  readonly name: string;
  readonly account_id?: string;
  readonly workers_dev?: boolean;
  readonly routes?: readonly (string | { readonly pattern: string; readonly zone_name?: string })[];
  readonly vars: { readonly SITE_URL?: string } & Readonly<Record<string, unknown>>;
  readonly d1_databases: readonly { readonly database_name: string }[];
  readonly kv_namespaces: readonly { readonly binding: string; readonly id?: string }[];
  readonly analytics_engine_datasets?: readonly unknown[];
  readonly r2_buckets: readonly { readonly bucket_name: string; readonly jurisdiction?: string }[];
};

export const CONFIGURATION = inRoot('wrangler.toml');

export const readSettings = (): Settings => unstable_readConfig({ config: CONFIGURATION });

/** Host of an address; empty where it is none. */
export const hostOf = (url = ''): string => (URL.canParse(url) ? new URL(url).host : '');

/** A public address in place of a local one, so that what else is missing shows at the same time. */
const SOMEWHERE = 'https://deployed.invalid';

/** Sentences of a rule that is broken, one for each setting; empty where it holds. */
function objection(rule: () => void): string[] {
  try {
    rule();
    return [];
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .replace(/^Configuration: /, '')
      .split('; ');
  }
}

// Secrets are set with `wrangler secret put` and stay there; only their length can be wrong, and only there.
const withSecrets = (vars: Settings['vars']) => ({
  ...vars,
  JWT_SECRET: '-'.repeat(32),
  MAIL_API_KEY: '-',
  BACKUP_SECRET: '-',
  COUNTS_API_TOKEN: '-',
});

/** The settings as the Worker will read them. @throws where one is wrong */
export const configOf = ({ vars }: Settings): Config => readConfig(withSecrets(vars));

/** Promise of the privacy page that Analytics Engine breaks, as it keeps the moment of each search. */
const NO_MOMENTS = 'non teniamo né l’ora';

/** Each setting that is still local, an example or a placeholder, by the Worker's own rules. */
export function objectionsTo({ vars, workers_dev, routes = [], analytics_engine_datasets = [] }: Settings): string[] {
  const env = withSecrets(vars);
  const local = objection(() => refuseLocalSiteUrl(readConfig(env), SOMEWHERE, true));
  const others = objection(() => readConfig(local.length > 0 ? { ...env, SITE_URL: SOMEWHERE } : env));
  const twoHosts =
    workers_dev && routes.length > 0
      ? ['workers_dev: the site has a domain, so it must not answer at another address']
      : [];
  const privacy = readFileSync(inRoot('web/content/privacy.md'), 'utf8');
  const moments =
    analytics_engine_datasets.length > 0 && privacy.includes(NO_MOMENTS)
      ? [`COUNTS: web/content/privacy.md still says of searches '${NO_MOMENTS}' (docs/growing.md, "Analytics Engine")`]
      : [];
  return [...new Set([...local, ...others, ...twoHosts, ...moments])];
}
