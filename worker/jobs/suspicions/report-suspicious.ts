import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { addDays } from '../../../shared/dates.ts';
import { neededText } from '../../../shared/job-words.ts';
import { RULE_REASON } from '../../../shared/report-values.ts';
import { excerpt, foldText } from '../../../shared/text.ts';
import type { Database } from '../../db/client.ts';
import { insertFrom } from '../../db/statements.ts';
import { users } from '../../db/tables/accounts.ts';
import { type JobRow, jobs } from '../../db/tables/jobs.ts';
import { reports } from '../../db/tables/moderation.ts';
import { isHeldRow } from '../../db/visibility.ts';
import type { Config } from '../../env.ts';
import { newReportMail } from '../../mail/moderation.ts';
import { toOutboxIf } from '../../mail/outbox.ts';
import { newPublicId } from '../../public-id.ts';
import { exactly } from '../../text-search/conditions.ts';
import { latinLetters, type Suspicion, suspicionsOf } from './rules.ts';

type Reporting = {
  readonly row: JobRow;
  readonly config: Pick<Config, 'SITE_URL' | 'SUPPORT_EMAIL'>;
  readonly now: Date;
};

/** Days for which the offers of an account are compared with those of others. */
const NEW_DAYS = 7;
/** Words that two offers begin with before they are compared as a whole; shorter texts are alike by chance. */
const SAME_WORDS = 12;
const MOST_COMPARED = 5;
/** Characters of the words that a rule found: the report of all rules together is no longer than anybody's. */
const MOST_QUOTED = 100;

/**
 * Puts an offer that looks like a fraud, or waits to be let out, into the queue of the moderators, and mails the operator: once for the
 * same signs, or until they decide. One that does not wait stays online.
 */
export async function reportSuspicious(db: Database, { row, config, now }: Reporting): Promise<void> {
  const { title, companyName, description, publicId: targetId } = row;
  const held = isHeldRow(row);
  const signs = [
    ...(held ? [{ rule: 'Serve subito, e non esce finché non decidi', found: neededText(row) ?? '' }] : []),
    ...suspicionsOf([title, companyName, description].join('\n')),
    ...(await copiedFrom(db, row, now)),
  ];
  if (signs.length === 0) return;
  const text = signs.map(({ rule, found }) => `${rule}: “${excerpt(found, MOST_QUOTED)}”`).join('\n');
  const publicId = newPublicId();
  const known = sql`SELECT 1 FROM ${reports} WHERE ${and(eq(reports.targetKind, 'job'), eq(reports.targetId, targetId), eq(reports.reason, RULE_REASON), eq(reports.text, text))}`;
  const report = {
    publicId,
    targetKind: 'job',
    targetId,
    reason: RULE_REASON,
    text,
    openKey: `rule:${targetId}`,
    createdAt: now,
  } as const;
  await db.batch([
    insertFrom(db, reports, report, sql`WHERE ${held} OR NOT EXISTS (${known})`).onConflictDoNothing({
      target: reports.openKey,
    }),
    toOutboxIf(db, sql`${reports} WHERE ${reports.publicId} = ${publicId}`, {
      cause: `report:${publicId}`,
      recipient: config.SUPPORT_EMAIL,
      mail: newReportMail({ kind: 'job', reason: RULE_REASON, siteUrl: config.SITE_URL }),
      now,
    }),
  ]);
}

/** Words as they are compared: a copy with letters that look alike is one. */
const wordsOf = (text: string): string[] => foldText(latinLetters(text)).split(' ');

async function copiedFrom(db: Database, { ownerId, description }: JobRow, now: Date): Promise<Suspicion[]> {
  const words = wordsOf(description);
  if (words.length < SAME_WORDS) return [];
  const match = `description : ${exactly(words.slice(0, SAME_WORDS))}`;
  const alike = sql`(SELECT rowid FROM job_search WHERE job_search MATCH ${match} ORDER BY rowid DESC LIMIT ${MOST_COMPARED})`;
  const rows = await db
    .select({ publicId: jobs.publicId, description: jobs.description })
    .from(jobs)
    .innerJoin(users, eq(users.id, ownerId))
    .where(and(inArray(jobs.id, alike), ne(jobs.ownerId, ownerId), gt(users.createdAt, addDays(now, -NEW_DAYS))));
  const other = rows.find((each) => wordsOf(each.description).join(' ') === words.join(' '));
  return other ? [{ rule: 'Copia di un’altra offerta', found: other.publicId }] : [];
}
