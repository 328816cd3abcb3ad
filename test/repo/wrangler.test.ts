import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cron } from 'croner';
import { expect, test, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { knownOperator } from '../../shared/operator.ts';
import { CRON_LABELS } from '../../web/moderation/texts.ts';
import { CRON_MINUTES } from '../../worker/crons.ts';
import { grownConfiguration } from '../growing.ts';

type Configuration = {
  readonly name?: string;
  readonly ratelimits: readonly { name: string; namespace_id: string }[];
  readonly vars: { readonly SUPPORT_EMAIL?: string };
  readonly d1_databases: readonly { database_name?: string }[];
  readonly r2_buckets: readonly { bucket_name?: string }[];
  readonly triggers: { readonly crons: readonly string[] };
};

// Types of the configuration are in a package that wrangler does not bring along.
const {
  name: project = '',
  ratelimits,
  triggers,
  vars,
}: Configuration = unstable_readConfig({ config: 'wrangler.toml' });

/** Counters of limits belong to an account, by these numbers: two projects with the same ones would count each other's requests. */
const idOf = (limit: string, worker = project): string =>
  String(Number.parseInt(createHash('sha256').update(`${worker}/${limit}`).digest('hex').slice(0, 7), 16));

test('the counters of limits are the project’s own', () => {
  expect(
    ratelimits.map(({ name, namespace_id }) => ({ name, namespace_id })),
    'wrangler.toml: namespace_id of each limit',
  ).toEqual(ratelimits.map(({ name }) => ({ name, namespace_id: idOf(name) })));
});

test('a second valley is made by the lines of docs/growing.md: all that ours has, and nothing of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lavoro-in-valle-grown-'));
  const config = join(folder, 'wrangler.toml');
  writeFileSync(config, grownConfiguration('second'));
  // wrangler says here what an environment lacks.
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const [ours, theirs]: Configuration[] = [{ config }, { config, env: 'fioranda' }].map((of) =>
    unstable_readConfig(of),
  );
  rmSync(folder, { recursive: true });
  expect(warned.mock.calls).toEqual([]);
  warned.mockRestore();
  const limits = (of: Configuration | undefined) =>
    of?.ratelimits.map((limit) => ({ ...limit, namespace_id: limit.namespace_id === idOf(limit.name, of.name) }));
  expect(limits(theirs)).toEqual(limits(ours));
  const names = (of: Configuration | undefined) => [
    of?.name,
    of?.d1_databases[0]?.database_name,
    of?.r2_buckets[0]?.bucket_name,
  ];
  expect(names(theirs).filter((name) => name === undefined || names(ours).includes(name))).toEqual([]);
});

test('pages name the address that mails for the operator go to', () => {
  const { supportEmail = vars.SUPPORT_EMAIL } = knownOperator();
  expect(vars.SUPPORT_EMAIL, 'wrangler.toml: SUPPORT_EMAIL, shared/operator.ts: supportEmail').toBe(supportEmail);
});

test('the crons are those that the code knows', () => {
  expect([...triggers.crons].sort(), 'wrangler.toml: crons, worker/crons.ts: CRON_MINUTES').toEqual(
    Object.keys(CRON_MINUTES).sort(),
  );
});

test('administrators read each cron by a name of its own', () => {
  expect(Object.keys(CRON_LABELS).sort()).toEqual(Object.keys(CRON_MINUTES).sort());
});

test.each(Object.entries(CRON_MINUTES))('%s: %i minutes are the longest time between two runs', (cron, minutes) => {
  // Ten days hold more than one week, which is the longest rhythm; every five minutes of them are 2,880 runs.
  const runs = new Cron(cron, { timezone: 'UTC', paused: true }).nextRuns(2880, new Date('2027-01-01T00:00:00Z'));
  const gaps = runs.slice(1).map((run, index) => (run.getTime() - (runs[index]?.getTime() ?? 0)) / 60_000);
  expect(Math.max(...gaps)).toBe(minutes);
});
