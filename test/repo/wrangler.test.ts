import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { CRON_LABELS } from '../../web/moderation/texts.ts';
import { CRON_MINUTES } from '../../worker/crons.ts';

type Configuration = {
  readonly name?: string;
  readonly ratelimits: readonly { name: string; namespace_id: string }[];
  readonly triggers: { readonly crons: readonly string[] };
};

// Types of the configuration are in a package that wrangler does not bring along.
const { name: project = '', ratelimits, triggers }: Configuration = unstable_readConfig({ config: 'wrangler.toml' });

/** Counters of limits belong to an account, by these numbers: two projects with the same ones would count each other's requests. */
const idOf = (limit: string): string =>
  String(Number.parseInt(createHash('sha256').update(`${project}/${limit}`).digest('hex').slice(0, 7), 16));

test('the counters of limits are the project’s own', () => {
  expect(
    ratelimits.map(({ name, namespace_id }) => ({ name, namespace_id })),
    'wrangler.toml: namespace_id of each limit',
  ).toEqual(ratelimits.map(({ name }) => ({ name, namespace_id: idOf(name) })));
});

test('the crons are those that the code knows', () => {
  expect([...triggers.crons].sort(), 'wrangler.toml: crons, worker/crons.ts: CRON_MINUTES').toEqual(
    Object.keys(CRON_MINUTES).sort(),
  );
});

test('administrators read each cron by a name of its own', () => {
  expect(Object.keys(CRON_LABELS).sort()).toEqual(Object.keys(CRON_MINUTES).sort());
});

const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const MINUTE_MS = 60_000;

/** True for a number that a field of a cron names: `*`, `7`, `7-9`, each with a step or without. */
function isNamed(field: string, value: number): boolean {
  const [range = '*', step = '1'] = field.split('/');
  const [from = 0, to = from] = range === '*' ? [0, 59] : range.split('-').map(Number);
  return value >= from && value <= to && (value - from) % Number(step) === 0;
}

/** Runs of a cron in two weeks, in minutes since their beginning. */
function runsOf(expression: string): number[] {
  const [minute = '*', hour = '*', , , weekday = '*'] = expression.split(' ');
  return Array.from({ length: 14 * 24 * 60 }, (_, passed) => passed).filter((passed) => {
    const at = new Date(passed * MINUTE_MS);
    const isDay = weekday === '*' || weekday === DAYS[at.getUTCDay()];
    return isDay && isNamed(minute, at.getUTCMinutes()) && isNamed(hour, at.getUTCHours());
  });
}

test.each(Object.entries(CRON_MINUTES))('%s: %i minutes are the longest time between two runs', (cron, minutes) => {
  const runs = runsOf(cron);
  expect(Math.max(...runs.slice(1).map((run, index) => run - (runs[index] ?? 0)))).toBe(minutes);
});
