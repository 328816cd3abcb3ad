import { getTableColumns } from 'drizzle-orm';
import { DAY_MS } from '../../shared/dates.ts';
import { jobs } from '../../worker/db/tables/jobs.ts';
import { DATABASE, mustRun } from '../lib/run.mjs';
import { prepareDatabase } from '../lib/serve-build.ts';

/**
 * Expressions of the columns that an offer does not copy from its demo offer: what tells offers apart, and fields that the
 * demo data never says, filled as often as employers do.
 */
const ownColumns = (postedAt: string): Readonly<Record<string, string>> => ({
  public_id: `'bench' || times.i`,
  posted_at: postedAt,
  valid_through: `${postedAt} + ${30 * DAY_MS}`,
  content_hash: 'NULL',
  employer_kind: `CASE times.i % 10 WHEN 0 THEN 'agenzia' WHEN 1 THEN 'famiglia' WHEN 2 THEN 'ente' ELSE 'impresa' END`,
  authorisation: `CASE times.i % 10 WHEN 0 THEN 'Aut. min. prot. 39/0007394' END`,
  // Hourly pay is found by what it makes in a month: what is searched was copied.
  weekly_hours: `CASE WHEN times.i % 3 > 0 AND coalesce(demo.salary_period, '') <> 'ora' THEN 16 + 4 * (times.i % 7) END`,
  agreement: `CASE times.i % 2 WHEN 0 THEN 'CCNL Turismo e pubblici esercizi' END`,
  agreement_level: `CASE times.i % 4 WHEN 0 THEN 'Livello ' || (3 + times.i % 3) END`,
  apply_by: `CASE times.i % 5 WHEN 0 THEN date((${postedAt}) / 1000 + ${30 * 86_400}, 'unixepoch') END`,
  close_after: 'CASE times.i % 6 WHEN 0 THEN 50 END',
  // An employer has one urgent offer at a time, and the demo offers belong to few employers.
  needed_from: 'NULL',
  needed_until: 'NULL',
});

/**
 * The demo offers over and over, up to a number: what comes later was posted later, the last one now. A column that the
 * table gets is copied as it is.
 */
const multiply = (offers: number, now: number): string => {
  const own = ownColumns(`CAST(${now - 25 * DAY_MS} + times.i * ${(25 * DAY_MS) / offers} AS INTEGER)`);
  const names = Object.values(getTableColumns(jobs)).flatMap(({ name }) => (name === 'id' ? [] : [name]));
  return `
  WITH RECURSIVE times (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM times WHERE i < ${offers}),
  demo AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY id) AS place FROM jobs WHERE status = 'open')
  INSERT INTO jobs (${names.join(', ')})
  SELECT ${names.map((name) => own[name] ?? `demo.${name}`).join(', ')}
  FROM times JOIN demo ON demo.place = 1 + times.i % (SELECT count(*) FROM demo)`;
};

/** Makes a database with the demo data and so many open offers more. @param state its folder */
export async function fillDatabase(state: string, offers: number): Promise<void> {
  await prepareDatabase(state);
  const local = ['d1', 'execute', DATABASE, '--local', '--persist-to', state];
  await mustRun('Filling the database', 'wrangler', [...local, '--command', multiply(offers, Date.now())]);
}
