import { and, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { IDLE_DAYS, IDLE_WARNINGS } from '../../shared/candidate-values.ts';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { type Manager, managedBy } from '../db/manager.ts';
import { users } from '../db/tables/accounts.ts';
import { candidates } from '../db/tables/candidates.ts';
import type { Config } from '../env.ts';
import { idleCandidateMail } from '../mail/candidates.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { signLink } from '../signed-link.ts';
import { active } from './candidate-row.ts';

/** Warnings of one kind in a night; the others follow the next. */
const MOST = 200;

/** Warns the people whose profiles nobody has looked after for long, where an address is known: each warning once. */
export async function sendIdleWarnings(
  db: Database,
  config: Pick<Config, 'SITE_URL' | 'JWT_SECRET'>,
  now: Date,
): Promise<void> {
  for (const [given, days] of IDLE_WARNINGS.entries()) {
    for (const due of await dueProfiles(db, { given, days, now })) await warn(db, config, { ...due, given, days, now });
  }
}

type Stage = { readonly given: number; readonly days: number; readonly now: Date };

/** Days that must lie between a warning and the one before it, also where the cron was late. */
const sinceLast = ({ given, days }: Stage): number => (IDLE_WARNINGS[given - 1] ?? days) - days;

const dueProfiles = (db: Database, stage: Stage) => {
  const { id, publicId, title, activeAt, idleWarnings, idleWarnedAt, deletedAt } = candidates;
  const address = sql<string>`coalesce(${users.email}, ${candidates.email})`;
  const confirmed = sql`CASE WHEN ${users.id} IS NULL THEN ${candidates.emailConfirmedAt} ELSE ${users.emailVerifiedAt} END`;
  const named = sql<string | null>`CASE WHEN ${confirmed} IS NOT NULL THEN ${title} END`;
  return db
    .select({ id, publicId, title: named, activeAt, address })
    .from(candidates)
    .leftJoin(users, eq(users.id, candidates.ownerId))
    .where(
      and(
        lte(activeAt, addDays(stage.now, stage.days - IDLE_DAYS)),
        eq(idleWarnings, stage.given),
        stage.given === 0 ? undefined : lte(idleWarnedAt, addDays(stage.now, -sinceLast(stage))),
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
  { SITE_URL, JWT_SECRET }: Pick<Config, 'SITE_URL' | 'JWT_SECRET'>,
  { id, publicId, title, activeAt, address, given, days, now }: Due,
): Promise<void> {
  // If the cron was late, the last days remain all the same.
  const until = new Date(Math.max(addDays(activeAt ?? now, IDLE_DAYS).getTime(), addDays(now, days).getTime()));
  const idle = and(eq(candidates.id, id), eq(candidates.idleWarnings, given), eq(candidates.activeAt, activeAt ?? now));
  const warned = and(eq(candidates.id, id), eq(candidates.idleWarnings, given + 1), eq(candidates.idleWarnedAt, now));
  await db.batch([
    db
      .update(candidates)
      .set({ idleWarnings: given + 1, idleWarnedAt: now })
      .where(idle),
    // Only where nobody came back meanwhile.
    toOutboxIf(db, sql`${candidates} WHERE ${warned}`, {
      cause: `candidate-idle:${publicId}:${given + 1}:${activeAt?.getTime() ?? 0}`,
      recipient: address,
      mail: idleCandidateMail({
        title,
        until,
        token: signLink({ purpose: 'keep-candidate', subject: publicId, expiresAt: addDays(until, 1) }, JWT_SECRET),
        siteUrl: SITE_URL,
      }),
      now,
    }),
  ]);
}

/** Notes that somebody has looked after their profiles; once a day is enough. */
export async function renewCandidates(db: Database, manager: Manager, now: Date): Promise<void> {
  const due = or(
    isNull(candidates.activeAt),
    lte(candidates.activeAt, addDays(now, -1)),
    gt(candidates.idleWarnings, 0),
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
  const kept = await db
    .update(candidates)
    .set(active(now))
    .where(and(eq(candidates.publicId, publicId), isNull(candidates.deletedAt)))
    .returning({ id: candidates.id });
  return kept.length > 0;
}
