import { and, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { OPEN_CHECK_DAYS } from '../../shared/employer-values.ts';
import { DEAD_OPEN_LINK, type OpennessBody } from '../../shared/employers.ts';
import type { Database } from '../db/client.ts';
import type { Actor } from '../db/employers.ts';
import { settleEmployers } from '../db/settle.ts';
import { closeDoor, openDoor } from '../db/spontaneous.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { takesRow } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { keepOpenToken } from '../link-token.ts';
import { openCheckMail } from '../mail/employers.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { verify } from '../sign.ts';
import { requireManagedEmployer } from './queries.ts';

type Setting = { readonly account: Actor; readonly publicId: string; readonly now: Date };

/**
 * Opens an employer to spontaneous applications for 90 days, or changes how; null ends it at once.
 * @throws DomainError `conflict` for a page that has ended
 */
export async function setOpenness(
  db: Database,
  { account, publicId, now, body }: Setting & { readonly body: OpennessBody | null },
): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, account, publicId);
  if (page.status === 'ended')
    throw new DomainError('conflict', 'La pagina è eliminata: prima annulla l’eliminazione.');
  return body === null ? end(db, page, now) : open(db, page, { body, now });
}

async function open(db: Database, page: EmployerPageRow, { body, now }: { body: OpennessBody; now: Date }) {
  const one = eq(employerPages.id, page.id);
  const openness = { ...body, contact: body.contact || null, pausedUntil: body.pausedUntil ?? null };
  const [, , [row]] = await db.batch([
    db.update(employerPages).set({ openness, updatedAt: now }).where(one),
    openDoor(db, page, { publicId: newPublicId(), now }),
    settleEmployers(db, one),
  ]);
  if (!row) throw new Error('setOpenness: the page is gone');
  return row;
}

async function end(db: Database, page: EmployerPageRow, now: Date): Promise<EmployerPageRow> {
  const one = eq(employerPages.id, page.id);
  const [, , , [row]] = await db.batch([
    db.update(employerPages).set({ openness: null, updatedAt: now }).where(one),
    ...closeDoor(db, page.ownerId, now),
    settleEmployers(db, one),
  ]);
  if (!row) throw new Error('setOpenness: the page is gone');
  return row;
}

type Pressing = { readonly token: string; readonly keep: boolean; readonly secret: string; readonly now: Date };

/**
 * Keeps an employer open for 90 days more by a mailed link, or ends it at once. Pressed again it changes nothing.
 * @throws DomainError `invalid` at `token`; `conflict` where it has ended already and is to be kept
 */
export async function pressOpenLink(db: Database, { token, keep, secret, now }: Pressing): Promise<void> {
  const claims = await verify('keep-open', token, { secret, now });
  if (claims === null) throw invalidField('token', DEAD_OPEN_LINK);
  const [found] = await db
    .select({ page: employerPages, door: jobs })
    .from(jobs)
    .innerJoin(employerPages, eq(employerPages.ownerId, jobs.ownerId))
    .where(and(eq(jobs.publicId, claims.sub), eq(jobs.spontaneous, true)));
  if (!found) throw invalidField('token', DEAD_OPEN_LINK);
  const { page, door } = found;
  if (!keep) {
    await end(db, page, now);
    return;
  }
  if (page.openness === null)
    throw new DomainError('conflict', 'Le candidature spontanee sono già spente: le riaccendi dalla tua pagina.');
  // One that was replaced already was kept by an earlier press.
  if (takesRow(door, now))
    await db.batch([...closeDoor(db, page.ownerId, now), openDoor(db, page, { publicId: newPublicId(), now })]);
  else await openDoor(db, page, { publicId: newPublicId(), now });
}

/** Asks employers whose 90 days are nearly over whether they stay open, once each; without an answer it ends by itself. */
export async function sendOpenChecks(db: Database, { siteUrl, secret, now }: Site): Promise<void> {
  const soon = addDays(now, OPEN_CHECK_DAYS);
  const due = await db
    .select()
    .from(jobs)
    .where(
      and(
        eq(jobs.status, 'spontaneous'),
        gt(jobs.validThrough, now),
        lte(jobs.validThrough, soon),
        isNull(jobs.promptedAt),
      ),
    )
    .limit(200);
  if (due.length === 0) return;
  const expiresAt = addDays(now, 2 * OPEN_CHECK_DAYS);
  const doors = await Promise.all(
    due.map(async (door) => ({ ...door, token: await keepOpenToken(door.publicId, { secret, expiresAt }) })),
  );
  const prompted = and(eq(jobs.promptedAt, now), isNotNull(users.emailVerifiedAt));
  const mails = doors.map(({ id, publicId, validThrough, token }) =>
    toOutboxIf(
      db,
      sql`${jobs} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId} WHERE ${and(eq(jobs.id, id), prompted)}`,
      {
        cause: `employer-open:${publicId}`,
        recipient: users.email,
        mail: openCheckMail({ until: validThrough, token, siteUrl }),
        now,
      },
    ),
  );
  const these = isAmong(
    jobs.id,
    due.map(({ id }) => id),
  );
  await db.batch([
    db
      .update(jobs)
      .set({ promptedAt: now })
      .where(and(these, isNull(jobs.promptedAt))),
    ...mails,
  ]);
}
