import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../shared/dates.ts';
import { MAIL_KINDS } from '../../shared/mail-kinds.ts';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/mail.ts';
import { moreWaitsMail } from './accounts.ts';
import { toOutboxIf, WITHOUT_TEXT } from './outbox.ts';

const kindsBy = (who: 'others' | 'operator'): string[] =>
  Object.entries(MAIL_KINDS).flatMap(([kind, { by }]) => (by === who ? [kind] : []));

/** Mails that others cause: anybody can have many of them sent to somebody. */
const BY_OTHERS = kindsBy('others');
/** Mails of these kinds to one recipient within 24 hours; the events of the others wait in the account. */
const BY_OTHERS_A_DAY = 30;
/** Mails of any other kind to one recipient: each has a reserve of its own, so that none of them is crowded out. */
const OF_A_KIND_A_DAY = 6;
/**
 * Mails without a cap here: a link for a new password has one of its own for each address, before the outbox; decisions of
 * the operator, and what the operator is sent, are nobody else's to multiply.
 */
const UNCAPPED = ['password-reset', ...kindsBy('operator')];

const kindOf = (cause: SQL | typeof outbox.cause): SQL => sql`substr(${cause}, 1, instr(${cause}, ':') - 1)`;

/** True of a mail that is beyond the day of its recipient: the order of the outbox decides, so that a second run finds the same. */
export function exceedsDay(): SQL {
  const kind = kindOf(outbox.cause);
  const byOthers = inArray(kind, BY_OTHERS);
  const cap = sql`CASE WHEN ${byOthers} THEN ${BY_OTHERS_A_DAY} ELSE ${OF_A_KIND_A_DAY} END`;
  const counted = sql`CASE WHEN ${byOthers} THEN ${inArray(kindOf(sql`earlier.cause`), BY_OTHERS)} ELSE ${kindOf(sql`earlier.cause`)} = ${kind} END`;
  const rank = sql`(SELECT count(*) FROM ${outbox} AS earlier WHERE earlier.recipient = ${outbox.recipient} AND earlier.created_at > ${outbox.createdAt} - ${DAY_MS} AND earlier.id < ${outbox.id} AND earlier.status <> 'held' AND ${counted})`;
  return sql`(${notInArray(kind, UNCAPPED)} AND ${rank} >= ${cap})`;
}

/**
 * Statements that hold what exceeds the day of its recipient, before mails that are due are claimed in the same batch: a held
 * mail is never sent and its text is dropped. In place of the first one of 24 hours a mail without anybody's words says that
 * more waits in the account.
 * @param which mails are looked at: a run must not pass by all that wait
 */
export function holdExcess(
  db: Database,
  which: SQL,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: Date },
) {
  const byOthers = inArray(kindOf(outbox.cause), BY_OTHERS);
  const told = sql`EXISTS (SELECT 1 FROM ${outbox} AS earlier WHERE earlier.recipient = ${outbox.recipient} AND earlier.created_at > ${now.getTime() - DAY_MS} AND ${kindOf(sql`earlier.cause`)} = 'more-waits')`;
  return [
    db
      .update(outbox)
      .set({ ...WITHOUT_TEXT, status: 'held', nextAttemptAt: now })
      .where(and(which, exceedsDay()))
      .returning({ id: outbox.id }),
    toOutboxIf(
      db,
      sql`${outbox} WHERE ${and(eq(outbox.status, 'held'), eq(outbox.nextAttemptAt, now), byOthers, sql`NOT ${told}`)} GROUP BY ${outbox.recipient}`,
      {
        cause: { kind: 'more-waits', of: sql`min(${outbox.id})` },
        recipient: outbox.recipient,
        mail: moreWaitsMail(siteUrl),
        now,
      },
    ),
  ] as const;
}
