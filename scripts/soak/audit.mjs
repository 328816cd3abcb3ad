import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure, mustRun } from '../lib/run.mjs';

/** @typedef {import('./writes.mjs').Acknowledged} Acknowledged */
/** @typedef {{ what: string, checked: number, wrong: string[] }} Finding `wrong` is empty where all is as it should be */

/** Query for each kind of write: its mark, its public id, and the cause of its mail if it sends one. */
const STORED = {
  job: { rows: "SELECT title AS mark, public_id AS id FROM jobs WHERE title LIKE '%prova-%'", mails: null },
  edit: {
    rows: "SELECT title AS mark, public_id AS id FROM jobs WHERE title LIKE '%prova-%' AND revision = 2",
    mails: null,
  },
  application: {
    rows: "SELECT message AS mark, public_id AS id FROM applications WHERE message LIKE 'prova-%' AND user_id IS NOT NULL",
    mails: 'application:',
  },
  guest: {
    rows: "SELECT message AS mark, public_id AS id FROM applications WHERE message LIKE 'prova-%' AND user_id IS NULL",
    mails: 'application:',
  },
  candidate: {
    rows: "SELECT experience AS mark, public_id AS id FROM candidates WHERE experience LIKE 'prova-%'",
    mails: null,
  },
  message: {
    rows: "SELECT message AS mark, public_id AS id FROM candidate_messages WHERE message LIKE 'prova-%'",
    // Nobody has confirmed the addresses of the profiles of a run, so that none is forwarded.
    mails: null,
  },
  contact: {
    rows: "SELECT message AS mark, public_id AS id FROM contact_messages WHERE message LIKE 'prova-%'",
    mails: 'contact-message:',
  },
  alert: {
    rows: "SELECT email AS mark, alerts.public_id AS id FROM alerts JOIN alert_addresses ON address_id = alert_addresses.id WHERE email LIKE 'prova-%'",
    mails: null,
  },
  newsletter: {
    rows: "SELECT email AS mark, alerts.public_id AS id FROM alerts JOIN alert_addresses ON alert_addresses.id = address_id WHERE search = 'articles' AND email LIKE 'prova-%'",
    mails: null,
  },
  account: { rows: "SELECT email AS mark, public_id AS id FROM users WHERE email LIKE 'prova-%'", mails: null },
};

/** Words that triggers keep for the search and `npm run reindex` rebuilds. */
const DERIVED = {
  'job_search, words': 'SELECT term, doc, col, "offset" FROM temp.words_of_job_search ORDER BY 1, 2, 3, 4',
  'candidate_search, words': 'SELECT term, doc, col, "offset" FROM temp.words_of_candidate_search ORDER BY 1, 2, 3, 4',
};

/** @param {string} state @returns {DatabaseSync} the database that the local server had */
function openDatabase(state) {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Failure(`There is no database in ${folder}.`);
  return new DatabaseSync(join(folder, file));
}

/**
 * @template T
 * @param {string} state
 * @param {(ask: (sql: string) => Record<string, unknown>[]) => T} use
 * @returns {T}
 */
function withDatabase(state, use) {
  const db = openDatabase(state);
  try {
    return use((sql) => db.prepare(sql).all());
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
export function compareWrites(callApi, journal) {
  const causes = callApi('SELECT cause FROM outbox').map(({ cause }) => String(cause));
  // An offer that was edited has the mark of its edit: it is found by its id.
  const known = new Set(callApi('SELECT public_id FROM jobs').map(({ public_id: id }) => String(id)));
  return Object.entries(STORED).map(([kind, { rows, mails }]) => {
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
    const unmailed = mails === null ? [] : [...stored.values()].flat().filter((id) => mailsOf(id) !== 1);
    const doubled = [...stored]
      .filter(([, ids]) => ids.length > 1)
      .map(([mark, { length }]) => `${mark}: ${length} times`);
    return {
      what: `${kind}: acknowledged, and stored once${mails === null ? '' : ' with one mail'}`,
      checked: entries.length,
      wrong: [...lost, ...doubled, ...unmailed.map((id) => `${id}: not one mail`)],
    };
  });
}

/** @param {(sql: string) => Record<string, unknown>[]} callApi @returns {Finding} */
export function compareMails(callApi) {
  const rows = callApi('SELECT cause, status, count(*) AS times FROM outbox GROUP BY cause');
  const wrong = rows.filter(({ times, status }) => times !== 1 || status !== 'sent');
  return {
    what: 'mails: one for each cause, all of them sent',
    checked: rows.length,
    wrong: wrong.map(({ cause, status, times }) => `${String(cause).split(':')[0]}: ${times} times, ${status}`),
  };
}

/** @param {string} state @returns {Map<string, string>} a digest of each part */
function readDerived(state) {
  const db = openDatabase(state);
  try {
    for (const name of ['job_search', 'candidate_search'])
      db.exec(`CREATE VIRTUAL TABLE temp.words_of_${name} USING fts5vocab(main, ${name}, instance)`);
    return new Map(
      Object.entries(DERIVED).map(([name, sql]) => {
        const digest = createHash('sha256');
        for (const row of db.prepare(sql).iterate()) digest.update(JSON.stringify(row));
        return [name, digest.digest('hex')];
      }),
    );
  } finally {
    db.close();
  }
}

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
      checked: before.size,
      wrong: [...before.keys()].filter((name) => before.get(name) !== after.get(name)),
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
  const findings = withDatabase(state, (callApi) => [...compareWrites(callApi, journal), compareMails(callApi)]);
  return [...findings, ...(await compareDerived(state))];
}
