import { rm, writeFile } from 'node:fs/promises';
import { experimental_readRawConfig } from 'wrangler';
import { Failure, inRoot, mustRun, say } from '../lib/run.mjs';
import { openApi } from './cloudflare-api.ts';
import { type Finding, lineOf, open, type Place, refused, there } from './findings.ts';
import { accountOf, lookAround, namespaceIds } from './look-around.ts';
import { CONFIGURATION, objectionsTo, type Settings } from './settings.ts';

/** Looks for what the account has and lacks. @throws Failure where nobody is logged in, or where no account is named */
async function lookAtAccount(settings: Settings): Promise<{ place: Place; findings: readonly Finding[] }> {
  const callApi = await openApi();
  const account = await accountOf(callApi, settings);
  // Every wrangler from here on, whatever account it chose on another day.
  process.env.CLOUDFLARE_ACCOUNT_ID = account;
  const place = { ask: callApi, account };
  return { place, findings: await lookAround(place, settings) };
}

/**
 * Looks for everything that a deploy needs, without changing anything, and says it line by line; what is set here, without a
 * login as well.
 * @throws Failure which says what to do first, one sentence for each thing
 */
export async function preFlight(settings: Settings): Promise<{ place: Place; findings: readonly Finding[] }> {
  say('Looking for what a deploy needs');
  const local = objectionsTo(settings).map(refused);
  const account = await lookAtAccount(settings).catch((error: unknown) => {
    if (error instanceof Failure) return refused(error.message);
    throw error;
  });
  const indexNow =
    settings.vars.INDEXNOW_KEY === undefined
      ? open('IndexNow: off; with INDEXNOW_KEY, 8 to 128 letters and digits, search engines are told of offers')
      : there('IndexNow: search engines are told of offers');
  const { REPLY_DOMAIN } = settings.vars;
  const replies =
    typeof REPLY_DOMAIN === 'string' && REPLY_DOMAIN !== ''
      ? there(
          `answers by mail: to r+…@${REPLY_DOMAIN}, which Email Routing must bring to this Worker, subaddresses too`,
        )
      : open(
          'answers by mail: to the people themselves; with REPLY_DOMAIN they come to the conversation, without an address',
        );
  const found = 'is' in account ? [account] : account.findings;
  const findings = [
    ...(local.length > 0 ? local : [there('settings: nothing is local, an example or a placeholder')]),
    indexNow,
    replies,
    ...found,
  ];
  const first = findings.filter(({ is }) => is === 'refused');
  for (const finding of findings) if (!first.includes(finding)) console.log(lineOf(finding));
  if ('is' in account || first.length > 0)
    throw new Failure(`Not deployed. Before a deploy:\n${first.map(lineOf).join('\n')}`);
  return { place: account.place, findings };
}

/** Makes what is missing, each with wrangler: what a deploy makes by itself has no jurisdiction, and is found too late if it fails. */
export async function makeMissing(findings: readonly Finding[]): Promise<void> {
  for (const finding of findings) {
    if (finding.is !== 'missing') continue;
    say(finding.says);
    await mustRun('Making it', 'wrangler', finding.make);
  }
}

const ADOPTING = inRoot('wrangler.deploy.json');

/**
 * Runs a command with the arguments by which wrangler finds the namespaces of KV: none where the live Worker has them, else a
 * configuration with their ids beside wrangler.toml, which stays without.
 */
export async function withNamespaces(
  place: Place,
  settings: Settings,
  deploy: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const ids = await namespaceIds(place, settings);
  if (ids.size === 0) return deploy([]);
  const { rawConfig } = await experimental_readRawConfig({ config: CONFIGURATION });
  const namespaces = settings.kv_namespaces.map(({ binding, id }) => ({ binding, id: id ?? ids.get(binding) }));
  const { CLOUDFLARE_ENV: valley } = process.env;
  const [own, found] = [{ kv_namespaces: namespaces }, rawConfig.env ?? {}];
  const bound = valley ? { env: { ...found, [valley]: { ...found[valley], ...own } } } : own;
  await writeFile(ADOPTING, JSON.stringify({ ...rawConfig, ...bound }, null, 2));
  try {
    await deploy(['--config', ADOPTING]);
  } finally {
    await rm(ADOPTING, { force: true });
  }
}
