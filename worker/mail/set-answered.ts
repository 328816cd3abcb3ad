import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus, RefusalReason } from '../../shared/application-values.ts';
import type { Database } from '../db/client.ts';
import { type Actor, recordAudit } from '../db/employers.ts';
import { recordStatus } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { unheardCause } from './applications.ts';
import { dropUnsentOf } from './outbox.ts';

type Answering = {
  readonly publicId: string;
  /** True of the application as long as this answers it. */
  readonly where: SQL | undefined;
  /** Status from then on, over one of these; over any without them. */
  readonly status: ApplicationStatus;
  readonly over?: readonly ApplicationStatus[];
  readonly note?: string | undefined;
  readonly reason?: RefusalReason | undefined;
  /** Null for a mailed link, or mail. */
  readonly actor: Pick<Actor, 'id' | 'name'> | null;
  readonly now: Date;
};

/** Statements that count what an employer has said, written or proposed as an answer, for the batch that stores it. The status comes last. */
export function setAnswered(db: Database, { publicId, where, status, over, note, reason, actor, now }: Answering) {
  const replaced = and(where, over && inArray(applications.status, [...over]));
  return [
    recordStatus(db, { status, createdAt: now, actorId: actor?.id ?? null }, replaced),
    ...recordAudit(db, { actor, deed: 'answer-application', where, now }),
    dropUnsentOf(db, sql`SELECT ${unheardCause(publicId)} FROM ${applications} WHERE ${where}`),
    db
      .update(applications)
      .set({ answeredAt: now })
      .where(and(where, isNull(applications.answeredAt))),
    db
      .update(applications)
      .set({ status, statusAt: now, answerNote: note || null, reason: reason ?? null })
      .where(replaced),
  ];
}
