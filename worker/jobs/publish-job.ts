import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { type Database, isNullViolation } from '../db/client.ts';
import { type Actor, recordAudit } from '../db/employers.ts';
import { isUnsettled, settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { isHeld } from '../db/visibility.ts';
import { DomainError, invalidField } from '../errors.ts';
import { endExpired } from './change-job.ts';
import { heldFrom, refuseOften, refuseStart } from './hold-urgent.ts';
import { isOverDay, OVER, toJobRow } from './job-row.ts';

/** Offers of an account until somebody has confirmed its address, deleted ones that are still there too. */
const UNCONFIRMED_OFFERS = 3;
const UNCONFIRMED =
  'Finché non confermi la tua email puoi pubblicare tre offerte. Apri il link che ti abbiamo mandato, o chiedine un altro dalla pagina del tuo account, poi riprova: quello che hai scritto resta qui.';

type Publication = {
  readonly ownerId: number;
  readonly actor: Actor;
  readonly body: PublishJobBody;
  readonly sameSince: Date;
  /** False where limits are off. */
  readonly capped: boolean;
  readonly now: Date;
};

/**
 * Publishes an offer; it is open at once, but for an urgent one that waits for an administrator. The same body since
 * `sameSince`, or at the same moment, is the offer already published.
 * @returns `created` false where it was already there
 * @throws DomainError `invalid` for a deadline that is over or a start that is not soon, `forbidden` for a fourth offer of an
 *   account whose address nobody has confirmed, `conflict` for an urgent one too many
 */
export async function publishJob(
  db: Database,
  { ownerId, actor, body, sameSince, capped, now }: Publication,
): Promise<{ row: JobRow; created: boolean }> {
  if (isOverDay(body.applyBy, now)) throw invalidField('applyBy', OVER);
  const values = await toJobRow(ownerId, body, now);
  if (body.neededFrom) {
    refuseStart(body.neededFrom, now, now);
    await refuseOften(db, ownerId, values.contentHash, now);
    // One whose start has passed makes room at once.
    await endExpired(db, now);
  }
  const same = and(eq(jobs.ownerId, ownerId), eq(jobs.contentHash, values.contentHash));
  const long = lte(jobs.postedAt, sameSince);
  const others = sql`(SELECT count(*) FROM ${jobs} WHERE ${jobs.ownerId} = ${ownerId} AND ${jobs.contentHash} IS NOT ${values.contentHash})`;
  const room = sql`${users.emailVerifiedAt} IS NOT NULL OR ${others} < ${UNCONFIRMED_OFFERS}`;
  // Without room there is no id, and no row without one.
  const owner = capped
    ? sql<number>`(SELECT ${users.id} FROM ${users} WHERE ${and(eq(users.id, ownerId), sql`(${room})`)})`
    : ownerId;
  // The unique index decides between simultaneous requests; the first statement lets people repeat an older or ended
  // offer.
  const statements = [
    db
      .update(jobs)
      .set({ contentHash: null })
      .where(and(same, or(long, and(ne(jobs.status, 'open'), sql`NOT (${isHeld()})`)))),
    db
      .insert(jobs)
      .values({ ...values, hiddenAt: heldFrom(ownerId, body, now), ownerId: owner })
      .onConflictDoNothing({ target: [jobs.ownerId, jobs.contentHash] })
      .returning({ id: jobs.id }),
    settleJobs(db, and(same, isUnsettled(now)), now),
    db.select().from(jobs).where(same).limit(1),
  ] as const;
  // Only the row that was inserted has this id.
  const noted = recordAudit(db, { actor, deed: 'publish-job', where: eq(jobs.publicId, values.publicId), now });
  const [, inserted, , found] = await db.batch([...statements, ...noted]).catch((error: unknown) => {
    if (isNullViolation(error, 'jobs.owner_id')) throw new DomainError('forbidden', UNCONFIRMED);
    throw error;
  });
  const [row] = found;
  if (!row) throw new Error('publishJob: neither inserted nor there');
  return { row, created: inserted.length > 0 };
}
