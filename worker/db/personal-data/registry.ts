import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LEAVING_DAYS } from '../../../shared/account-state.ts';
import { addDays } from '../../../shared/dates.ts';
import type { Database } from '../client.ts';
import { users } from '../tables/accounts.ts';
import { ACCOUNT_PARTS, ALERT_PARTS, MAIL_PARTS, MEMBER_PARTS, MODERATION_PARTS, PUSH_PARTS } from './account-parts.ts';
import { APPLICATION_PARTS, CANDIDATE_PARTS, EMPLOYER_PARTS, JOB_PARTS } from './content-parts.ts';
import type { Part, People } from './part.ts';

/**
 * Everything the database holds about people, in the order in which they read it: a table comes after those it refers to,
 * so the purge goes from the last to the first. A test walks the database: a table is here, or below with a reason.
 */
export const PARTS: readonly Part[] = [
  ...ACCOUNT_PARTS,
  ...JOB_PARTS,
  ...EMPLOYER_PARTS,
  ...APPLICATION_PARTS,
  ...CANDIDATE_PARTS,
  ...MAIL_PARTS,
  ...ALERT_PARTS,
  ...PUSH_PARTS,
  ...MODERATION_PARTS,
  ...MEMBER_PARTS,
];

export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  job_search: 'open offers once more, kept by triggers',
  shown_versions: 'when what is shown has changed last, by place and category',
  search_counts:
    'words that were searched for, by day and municipality; nothing of who did, and no text that may name somebody',
  candidate_search: 'open profiles once more, kept by triggers',
  job_words: 'the words of open offers, of no offer by itself',
  candidate_words: 'the words of open profiles, of no profile by itself',
  used_challenges: 'digests of random numbers that passkeys have signed; gone the night after',
  cron_runs: 'when each cron ran',
  changed_pages: 'ids of offers that began or ended, until search engines are told',
  weekly_copies: 'how far the copy of this week has come',
  daily_counts:
    'how often something was done today, by a number or code, gone the night after; how many offers, applications, accounts and mails there were on a day, not whose',
};

export type PersonalRows = { readonly part: Part; readonly rows: readonly Readonly<Record<string, unknown>>[] };

export const readPersonalData = (db: Database, userId: number): Promise<PersonalRows[]> =>
  Promise.all(
    PARTS.map(async (part) => ({
      part,
      rows: await db
        .select(fieldsOf(part))
        .from(part.table)
        .where(part.rows(peopleWhere(sql`${users.id} = ${userId}`))),
    })),
  );

function fieldsOf({ table, columns, more }: Part): Record<string, SQLiteColumn | SQL> {
  const exported = Object.entries(getTableColumns(table)).filter(([name]) => columns[name] === true);
  return { ...Object.fromEntries(exported), ...more };
}

export const whoseTimeHasCome = (now: Date): People =>
  peopleWhere(sql`${users.deletedAt} <= ${addDays(now, -LEAVING_DAYS).getTime()}`);

const peopleWhere = (which: ReturnType<typeof sql>): People => ({
  ids: sql`(SELECT ${users.id} FROM ${users} WHERE ${which})`,
  emails: sql`(SELECT ${users.email} FROM ${users} WHERE ${which} AND ${users.emailVerifiedAt} IS NOT NULL)`,
  mailboxes: sql`(SELECT ${users.email} FROM ${users} WHERE ${which})`,
});
