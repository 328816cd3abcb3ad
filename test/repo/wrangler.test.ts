import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';

type Limits = { readonly name?: string; readonly ratelimits: readonly { name: string; namespace_id: string }[] };

// Types of the configuration are in a package that wrangler does not bring along.
const { name: project = '', ratelimits }: Limits = unstable_readConfig({ config: 'wrangler.toml' });

/** Counters of limits belong to an account, by these numbers: two projects with the same ones would count each other's requests. */
const idOf = (limit: string): string =>
  String(Number.parseInt(createHash('sha256').update(`${project}/${limit}`).digest('hex').slice(0, 7), 16));

test('the counters of limits are the project’s own', () => {
  expect(
    ratelimits.map(({ name, namespace_id }) => ({ name, namespace_id })),
    'wrangler.toml: namespace_id of each limit',
  ).toEqual(ratelimits.map(({ name }) => ({ name, namespace_id: idOf(name) })));
});
