import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Failure, mustRun } from '../lib/run.mjs';
import type { Acknowledged, Kind } from './writes.ts';

/** `wrong` is empty where all is as it should be. */
type Finding = { readonly what: string; readonly checked: number; readonly wrong: readonly string[] };
type Read = (sql: string) => Record<string, unknown>[];

/** A query for the mark and the public id of every row whose column holds a mark. */
const rowsOf = (table: string, column: string, also = '1') =>
  `SELECT ${column} AS mark, public_id AS id FROM ${table} WHERE ${column} LIKE '%prova-%' AND ${also}`;
const ALERTS = '(SELECT alerts.*, email FROM alerts JOIN alert_addresses ON address_id = alert_addresses.id)';

/**
 * For each kind of write a query for its rows, and the beginning of the cause of its mail if it sends one. Nobody has confirmed the
 * addresses of the profiles of a run, so that no message to them is forwarded.
 */
const STORED: Readonly<Record<Kind, readonly [rows: string, mails?: string]>> = {
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

/** Every acknowledged write is there once, under the id that was answered, with its one mail. */
function compareWrites(read: Read, journal: readonly Acknowledged[]): Finding[] {
  const causes = read('SELECT cause FROM outbox').map(({ cause }) => cause);
  // An offer that was edited has the mark of its edit: it is found by its id.
  const known = new Set(read('SELECT public_id AS id FROM jobs').map(({ id }) => id));
  return Object.entries(STORED).map(([kind, [rows, mails]]) => {
    const stored = Map.groupBy(read(rows), ({ mark }) => /prova-[0-9a-f-]{36}/.exec(String(mark))?.[0]);
    const entries = journal.filter((entry) => entry.kind === kind);
    const lost = entries.flatMap(({ mark, ids }) => {
      const there = stored.get(mark) ?? [];
      const [id] = ids;
      const wasEdited = kind === 'job' && there.length === 0 && known.has(id);
      const isRight = ids.size <= 1 && (wasEdited || (there.length === 1 && (id === undefined || there[0]?.id === id)));
      return isRight ? [] : [`${mark}: stored ${there.length} times, answered with ${ids.size} ids`];
    });
    const doubled = [...stored].flatMap(([mark, { length }]) => (length > 1 ? `${mark}: ${length} times` : []));
    const unmailed = [...stored.values()].flat().flatMap(({ id }) => {
      const count = causes.filter((cause) => cause === `${mails}${id}`).length;
      return mails === undefined || count === 1 ? [] : [`${id}: ${count} mails`];
    });
    return {
      what: `${kind}: acknowledged, and stored once${mails === undefined ? '' : ' with one mail'}`,
      checked: entries.length,
      wrong: [...lost, ...doubled, ...unmailed],
    };
  });
}

function compareMails(read: Read): Finding {
  const rows = read('SELECT cause, status, count(*) AS times FROM outbox GROUP BY cause');
  const wrong = rows.filter(({ times, status }) => times !== 1 || status !== 'sent');
  return {
    what: 'mails: one for each cause, all of them sent',
    checked: rows.length,
    wrong: wrong.map(({ cause, status, times }) => `${String(cause).split(':')[0]}: ${times} times, ${status}`),
  };
}

/** Words that triggers keep for the search, against the rows. */
function compareIndexes(db: DatabaseSync): Finding {
  const indexes = ['job_search', 'candidate_search'];
  const wrong = indexes.filter((index) => {
    try {
      db.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('integrity-check', 1)`);
      return false;
    } catch {
      return true;
    }
  });
  return { what: 'indexes, against the rows', checked: indexes.length, wrong };
}

async function compareColumns(state: string): Promise<Finding> {
  const output = await mustRun('Reindexing', 'node', ['scripts/reindex.ts', '--persist-to', state]);
  const [tally = ''] = output.split('\n');
  return {
    what: 'columns for the search, against what `npm run reindex` makes',
    checked: Number(/^\d+/.exec(tally)?.[0] ?? 0),
    wrong: /put right/.test(tally) ? [tally] : [],
  };
}

/** Compares what was acknowledged with what is stored, once nothing serves it any more. @param state folder of the data */
export async function audit(state: string, journal: readonly Acknowledged[]): Promise<Finding[]> {
  const folder = join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Failure(`There is no database in ${folder}.`);
  const db = new DatabaseSync(join(folder, file));
  const read: Read = (sql) => db.prepare(sql).all();
  const findings = [...compareWrites(read, journal), compareMails(read), compareIndexes(db)];
  db.close();
  return [...findings, await compareColumns(state)];
}
