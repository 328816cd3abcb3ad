import { and, gte, lt, sql } from 'drizzle-orm';
import { romeDay } from '../../shared/dates.ts';
import type { MailCause } from '../../shared/mail-kinds.ts';
import type { Database } from '../db/client.ts';
import { outbox } from '../db/tables/mail.ts';
import type { Site } from '../env.ts';
import { addressKey } from '../http/daily-cap.ts';
import { type ReplyNote, replyNoteMail } from '../mail/conversations.ts';
import { toOutboxIf } from '../mail/outbox.ts';

/** Mails of a day that tell strangers, all of them together, that an address is none: anybody can write to one that is made up. */
const STRANGERS_A_DAY = 60;

type Note = { readonly note: ReplyNote; readonly to: string; readonly isStranger: boolean };

/** Says why an answer did not go, once a day to an address. */
export async function noteOnce(
  db: Database,
  { note, to, isStranger }: Note,
  { siteUrl, secret, now }: Site,
): Promise<void> {
  const ofDay: MailCause = `reply-note:${romeDay(now)}:`;
  const counted = db.$count(outbox, and(gte(outbox.cause, ofDay), lt(outbox.cause, `${ofDay}\u{10ffff}`)));
  await toOutboxIf(db, sql`(SELECT 1) WHERE ${isStranger ? sql`${counted} < ${STRANGERS_A_DAY}` : sql`true`}`, {
    cause: `${ofDay}${addressKey(to, secret)}`,
    recipient: to,
    mail: replyNoteMail(note, { siteUrl }),
    now,
  });
}
