import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { DELETED_DAYS, IDLE_DAYS, IDLE_WARNINGS } from '../../shared/candidate-values.ts';
import { addDays, DAY_MS } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { users } from '../db/tables/accounts.ts';
import { blockedSenders, candidateBlocks, candidateMessages, candidates } from '../db/tables/candidates.ts';
import type { Config } from '../env.ts';
import { idleCandidateMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { sign } from '../sign.ts';
import { active } from './candidate-row.ts';

/** Warnings of one kind in a night; the others follow the next. */
const MOST = 200;

const FIRST_WARNING = Math.max(...IDLE_WARNINGS);

/** Warns the people whose profiles nobody has looked after for long, where an address is known: each warning once. */
export async function sendIdleWarnings(db: Database, config: Config, now: Date): Promise<void> {
  for (const days of IDLE_WARNINGS)
    for (const due of await dueProfiles(db, { days, now })) await warn(db, config, { ...due, days, now });
}

type Stage = { readonly days: number; readonly now: Date };

const dueProfiles = (db: Database, { days, now }: Stage) => {
  const { id, publicId, title, activeAt, idleWarning, idleWarnedAt, deletedAt } = candidates;
  const address = sql<string>`coalesce(${users.email}, ${candidates.email})`;
  const confirmed = sql`CASE WHEN ${users.id} IS NULL THEN ${candidates.emailConfirmedAt} ELSE ${users.emailVerifiedAt} END`;
  // A warning keeps its distance from the one before it also where the cron was late.
  const dueAt = sql<number>`${idleWarnedAt} + (${idleWarning} - ${days}) * ${DAY_MS}`;
  const named = sql<string | null>`CASE WHEN ${confirmed} IS NOT NULL THEN ${title} END`;
  return db
    .select({ id, publicId, title: named, activeAt, address })
    .from(candidates)
    .leftJoin(users, eq(users.id, candidates.ownerId))
    .where(
      and(
        lte(activeAt, addDays(now, days - IDLE_DAYS)),
        days === FIRST_WARNING ? isNull(idleWarning) : and(gt(idleWarning, days), lte(dueAt, now.getTime())),
        isNull(deletedAt),
        isNotNull(address),
      ),
    )
    .orderBy(activeAt)
    .limit(MOST);
};

type Due = Awaited<ReturnType<typeof dueProfiles>>[number] & Stage;

async function warn(
  db: Database,
  { SITE_URL: siteUrl, JWT_SECRET: secret }: Config,
  { id, publicId, title, activeAt, address, days, now }: Due,
): Promise<void> {
  // If the cron was late, the last days remain all the same.
  const until = new Date(Math.max(addDays(activeAt ?? now, IDLE_DAYS).getTime(), addDays(now, days).getTime()));
  const token = await sign('keep-candidate', { sub: publicId }, { secret, expiresAt: addDays(until, 1) });
  const before = or(isNull(candidates.idleWarning), gt(candidates.idleWarning, days));
  const idle = and(eq(candidates.id, id), before, eq(candidates.activeAt, activeAt ?? now));
  const warned = and(eq(candidates.id, id), eq(candidates.idleWarning, days), eq(candidates.idleWarnedAt, now));
  await db.batch([
    db.update(candidates).set({ idleWarning: days, idleWarnedAt: now }).where(idle),
    // Only where nobody came back meanwhile.
    toOutboxIf(db, sql`${candidates} WHERE ${warned}`, {
      cause: `candidate-idle:${publicId}:${days}:${activeAt?.getTime() ?? 0}`,
      recipient: address,
      mail: idleCandidateMail({ title, until, token, siteUrl }),
      now,
    }),
  ]);
}

/** Notes that somebody has looked after their profiles; once a day is enough. */
export async function renewCandidates(db: Database, manager: Manager, now: Date): Promise<void> {
  const due = or(
    isNull(candidates.activeAt),
    lte(candidates.activeAt, addDays(now, -1)),
    isNotNull(candidates.idleWarning),
  );
  await db
    .update(candidates)
    .set(active(now))
    .where(and(managedBy(manager), isNull(candidates.deletedAt), due));
}

/**
 * Keeps a profile whose person has answered a warning; a second time changes nothing but the day.
 * @returns whether it is still there
 */
export async function renewWarned(db: Database, publicId: string, now: Date): Promise<boolean> {
  const stored = await db
    .update(candidates)
    .set(active(now))
    .where(and(eq(candidates.publicId, publicId), isNull(candidates.deletedAt)))
    .returning({ id: candidates.id });
  return stored.length > 0;
}

const LAST_WARNING = Math.min(...IDLE_WARNINGS);

/**
 * Drops profiles deleted seven days ago, and those that nobody has looked after for twelve months and, where an address is
 * known, two warnings; all with their messages and blocks.
 * @returns how many profiles went
 */
export async function purgeCandidates(db: Database, now: Date): Promise<number> {
  const { id, ownerId, email, activeAt, idleWarning, idleWarnedAt, deletedAt } = candidates;
  const unreachable = and(isNull(ownerId), isNull(email));
  const warned = and(lte(idleWarning, LAST_WARNING), lte(idleWarnedAt, addDays(now, -LAST_WARNING)));
  const gone = or(
    lte(deletedAt, addDays(now, -DELETED_DAYS)),
    and(lte(activeAt, addDays(now, -IDLE_DAYS)), or(unreachable, warned)),
  );
  const ids = db.select({ id }).from(candidates).where(gone);
  const [, , , purged] = await db.batch([
    db.delete(candidateMessages).where(inArray(candidateMessages.candidateId, ids)),
    db.delete(blockedSenders).where(inArray(blockedSenders.candidateId, ids)),
    db.delete(candidateBlocks).where(inArray(candidateBlocks.candidateId, ids)),
    db.delete(candidates).where(gone).returning({ id }),
  ]);
  return purged.length;
}
