import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ApplicationStatus } from '../../shared/application-values.ts';
import type { Database } from '../db/client.ts';
import { type Actor, recordAudit } from '../db/employers.ts';
import { recordStatus } from '../db/statements.ts';
import { applications } from '../db/tables/applications.ts';
import { unheardCause } from './applications.ts';
import { dropUnsentOf } from './outbox.ts';

type Answering = {
  readonly publicId: string;
  /** True of the application once what answers it is stored. */
  readonly where: SQL | undefined;
  /** Status from then on, over one of these. */
  readonly status: ApplicationStatus;
  readonly over: readonly ApplicationStatus[];
  /** Null for a mailed link, or mail. */
  readonly actor: Pick<Actor, 'id' | 'name'> | null;
  readonly now: Date;
};

/** Statements that count what an employer has written or proposed as an answer, for the batch that stores it. */
export function setAnswered(db: Database, { publicId, where, status, over, actor, now }: Answering) {
  const replaced = and(where, inArray(applications.status, [...over]));
  return [
    recordStatus(db, { status, createdAt: now, actorId: actor?.id ?? null }, replaced),
    db.update(applications).set({ status, statusAt: now, answerNote: null, reason: null }).where(replaced),
    db
      .update(applications)
      .set({ answeredAt: now })
      .where(and(where, isNull(applications.answeredAt))),
    dropUnsentOf(db, sql`SELECT ${unheardCause(publicId)} FROM ${applications} WHERE ${where}`),
    ...recordAudit(db, { actor, deed: 'answer-application', where, now }),
  ];
}
