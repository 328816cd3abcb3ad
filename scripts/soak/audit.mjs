import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure, mustRun } from '../lib/run.mjs';

/** @typedef {import('./writes.mjs').Acknowledged} Acknowledged */
/** @typedef {{ what: string, checked: number, wrong: string[] }} Finding `wrong` is empty where all is as it should be */

/** A query for the mark and the public id of every row whose column holds a mark. @param {string} table @param {string} column */
const rowsOf = (table, column, also = '1') =>
  `SELECT ${column} AS mark, public_id AS id FROM ${table} WHERE ${column} LIKE '%prova-%' AND ${also}`;
const ALERTS = '(SELECT alerts.*, email FROM alerts JOIN alert_addresses ON address_id = alert_addresses.id)';

/**
 * For each kind of write a query for its rows, and the beginning of the cause of its mail if it sends one. Nobody has confirmed the
 * addresses of the profiles of a run, so that no message to them is forwarded.
 * @type {Record<import('./writes.mjs').Kind, readonly [rows: string, mails?: string]>}
 */
const STORED = {
  job: [rowsOf('jobs', 'title')],
  edit: [rowsOf('jobs', 'title', 'revision = 2')],
  application: [rowsOf('applications', 'message', 'user_id IS NOT NULL'), 'application:'],
  guest: [rowsOf('applications', 'message', 'user_id IS NULL'), 'application:'],
  candidate: [rowsOf('candidates', 'experience')],
  message: [rowsOf('candidate_messages', 'message')],
  contact: [rowsOf('contact_messages', 'message'), 'contact-message:'],
  alert: [rowsOf(ALERTS, 'email', "search <> 'articles'")],
  newsletter: [rowsOf(ALERTS, 'email', "search = 'articles'")],
  account: [rowsOf('users', 'email')],
};

/**
 * @template T
 * @param {string} state
 * @param {(db: DatabaseSync) => T} use
 * @returns {T}
 */
function withDatabase(state, use) {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Failure(`There is no database in ${folder}.`);
  const db = new DatabaseSync(join(folder, file));
  try {
    return use(db);
  } finally {
    db.close();
  }
}

const markIn = (/** @type {unknown} */ text) => /prova-[0-9a-f-]{36}/.exec(String(text))?.[0] ?? '';

/**
 * Every acknowledged write is there once, under the id that was answered, with its one mail.
 * @param {(sql: string) => Record<string, unknown>[]} callApi
 * @param {readonly Acknowledged[]} journal
 * @returns {Finding[]}
 */
function compareWrites(callApi, journal) {
  const causes = callApi('SELECT cause FROM outbox').map(({ cause }) => String(cause));
  // An offer that was edited has the mark of its edit: it is found by its id.
  const known = new Set(callApi('SELECT public_id FROM jobs').map(({ public_id: id }) => String(id)));
  return Object.entries(STORED).map(([kind, [rows, mails]]) => {
    /** @type {Map<string, string[]>} */
    const stored = new Map();
    for (const { mark, id } of callApi(rows))
      stored.set(markIn(mark), [...(stored.get(markIn(mark)) ?? []), String(id)]);
    const mailsOf = (/** @type {string} */ id) => causes.filter((cause) => cause === `${mails}${id}`).length;
    const entries = journal.filter((entry) => entry.kind === kind);
    const lost = entries.flatMap(({ mark, ids }) => {
      const there = stored.get(mark) ?? [];
      const wasEdited = kind === 'job' && there.length === 0 && ids.size === 1 && known.has([...ids][0] ?? '');
      const right =
        wasEdited || (there.length === 1 && (ids.size === 0 || (ids.size === 1 && ids.has(there[0] ?? ''))));
      return right ? [] : [`${mark}: stored ${there.length} times, answered with ${ids.size} ids`];
    });
    const unmailed = mails === undefined ? [] : [...stored.values()].flat().filter((id) => mailsOf(id) !== 1);
    const doubled = [...stored]
      .filter(([, ids]) => ids.length > 1)
      .map(([mark, { length }]) => `${mark}: ${length} times`);
    return {
      what: `${kind}: acknowledged, and stored once${mails === undefined ? '' : ' with one mail'}`,
      checked: entries.length,
      wrong: [...lost, ...doubled, ...unmailed.map((id) => `${id}: not one mail`)],
    };
  });
}

/** @param {(sql: string) => Record<string, unknown>[]} callApi @returns {Finding} */
function compareMails(callApi) {
  const rows = callApi('SELECT cause, status, count(*) AS times FROM outbox GROUP BY cause');
  const wrong = rows.filter(({ times, status }) => times !== 1 || status !== 'sent');
  return {
    what: 'mails: one for each cause, all of them sent',
    checked: rows.length,
    wrong: wrong.map(({ cause, status, times }) => `${String(cause).split(':')[0]}: ${times} times, ${status}`),
  };
}

/** Words that triggers keep for the search and `npm run reindex` rebuilds. @param {string} state @returns {string[]} a digest of each index */
const readDerived = (state) =>
  withDatabase(state, (db) =>
    ['job_search', 'candidate_search'].map((name) => {
      db.exec(`CREATE VIRTUAL TABLE temp.words_of_${name} USING fts5vocab(main, ${name}, instance)`);
      const words = db.prepare(`SELECT term, doc, col, "offset" FROM temp.words_of_${name} ORDER BY 1, 2, 3, 4`);
      const digest = createHash('sha256');
      for (const row of words.iterate()) digest.update(JSON.stringify(row));
      return `${name} ${digest.digest('hex')}`;
    }),
  );

/** Rebuilds the search tables and compares them with those before. @param {string} state @returns {Promise<Finding[]>} */
async function compareDerived(state) {
  const before = readDerived(state);
  const body = await mustRun('Reindexing', 'node', ['scripts/reindex.ts', '--persist-to', state]);
  const after = readDerived(state);
  const [notified = ''] = body.split('\n');
  return [
    {
      what: 'columns for the search, against what `npm run reindex` makes',
      checked: Number(/^\d+/.exec(notified)?.[0] ?? 0),
      wrong: /put right/.test(notified) ? [notified] : [],
    },
    {
      what: 'indexes, against what `npm run reindex` makes',
      checked: before.length,
      wrong: before.filter((index) => !after.includes(index)),
    },
  ];
}

/**
 * Compares what was acknowledged with what is stored, once nothing serves it any more.
 * @param {string} state folder of the data
 * @param {readonly Acknowledged[]} journal
 * @returns {Promise<Finding[]>}
 */
export async function audit(state, journal) {
  const findings = withDatabase(state, (db) => {
    const callApi = (/** @type {string} */ sql) => db.prepare(sql).all();
    return [...compareWrites(callApi, journal), compareMails(callApi)];
  });
  return [...findings, ...(await compareDerived(state))];
}
