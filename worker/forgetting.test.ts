import { env } from 'cloudflare:workers';
import { getTableName } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addDays } from '../shared/dates.ts';
import { PARTS } from './db/personal-data/registry.ts';
import { applications } from './db/tables/applications.ts';
import { outbox } from './db/tables/mail.ts';
import { reports } from './db/tables/moderation.ts';
import { runScheduled } from './scheduled.ts';
import { testDb } from './testing/factories.ts';
import { makeMail, makeOldApplication, makeReport, NOW, RULES } from './testing/forgetting-rules.ts';

const MS = 1;
const db = testDb();

/** Tables whose rows go with others, by a statement beside it or a reference that cascades. */
const FOLLOWS: Readonly<Record<string, string>> = {
  passkeys: 'users',
  employer_answers: 'users',
  application_events: 'applications',
  candidate_blocks: 'candidates',
  blocked_senders: 'candidates',
  alert_addresses: 'alerts',
};

describe.each(RULES)('$what', ({ table, days, make, unit = MS }) => {
  test(`goes the night after ${days} days are over, and not before`, async () => {
    const over = addDays(NOW, -days);
    const before = await db.$count(table);
    await make(new Date(over.getTime() + unit));
    await runScheduled('10 3 * * *', env, NOW);
    expect(await db.$count(table), 'stays').toBe(before + 1);
    await make(over);
    expect(await db.$count(table)).toBe(before + 2);
    await runScheduled('10 3 * * *', env, NOW);
    expect(await db.$count(table), 'goes').toBe(before + 1);
  });
});

test('a row that still waits for somebody stays, however old', async () => {
  const tables = [outbox, reports, applications];
  await makeMail('waiting', addDays(NOW, -60));
  await makeReport(null);
  await makeOldApplication({ validThrough: addDays(NOW, 5) });
  await makeOldApplication({ status: 'paused', ownerStatus: 'paused', updatedAt: addDays(NOW, -184) });
  const before = await Promise.all(tables.map((table) => db.$count(table)));
  await runScheduled('10 3 * * *', env, NOW);
  expect(await Promise.all(tables.map((table) => db.$count(table)))).toEqual(before);
});

test('everything that is held about people has its time', () => {
  const ruled = new Set(RULES.map(({ table }) => getTableName(table)));
  const tables = [...new Set(PARTS.map(({ table }) => getTableName(table)))];
  expect(tables.filter((name) => !ruled.has(FOLLOWS[name] ?? name))).toEqual([]);
});
