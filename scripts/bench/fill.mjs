import { mustRun } from '../lib/run.mjs';
import { prepareDatabase } from '../lib/serve-build.mjs';

const COPIED =
  'owner_id, title, company_name, location, category, type, experience, contract, description, town, lat, lon, updated_at, ' +
  'salary_min, salary_max, salary_period, salary_net, housing, meals, start_date, end_date, shifts, openings, licence, requirements, questions, title_key, ' +
  'location_key, cell, facets, codes';

const DAY_MS = 86_400_000;

/**
 * The demo offers over and over, up to a number: what comes later was posted later, the last one now.
 * @param {number} offers
 * @param {number} now
 */
const multiply = (offers, now) => {
  const postedAt = `CAST(${now - 25 * DAY_MS} + times.i * ${(25 * DAY_MS) / offers} AS INTEGER)`;
  return `
  WITH RECURSIVE times (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM times WHERE i < ${offers}),
  demo AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY id) AS place FROM jobs WHERE status = 'open')
  INSERT INTO jobs (public_id, posted_at, valid_through, ${COPIED})
  SELECT 'bench' || times.i, ${postedAt}, ${postedAt} + ${30 * DAY_MS}, ${COPIED}
  FROM times JOIN demo ON demo.place = 1 + times.i % (SELECT count(*) FROM demo)`;
};

/**
 * Makes a database with the demo data and so many open offers more.
 * @param {string} state its folder
 * @param {number} offers
 */
export async function fillDatabase(state, offers) {
  await prepareDatabase(state);
  const local = ['d1', 'execute', 'lavoro-in-valle', '--local', '--persist-to', state];
  await mustRun('Filling the database', 'wrangler', [...local, '--command', multiply(offers, Date.now())]);
}
