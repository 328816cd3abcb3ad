import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { OPEN_CHECK_DAYS } from '../../shared/employer-values.ts';
import { DEAD_OPEN_LINK } from '../../shared/employers.ts';
import type { Database } from '../db/client.ts';
import { settleDoor } from '../db/spontaneous.ts';
import { isAmong } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { takesRow } from '../db/visibility.ts';
import type { Site } from '../env.ts';
import { DomainError, invalidField } from '../errors.ts';
import { openCheckMail } from '../mail/employers.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { sign, verify } from '../sign.ts';

type Answer = Site & { readonly token: string; readonly open: boolean };

/**
 * Keeps an employer open for 90 days more by a mailed link, or ends that. Pressed again it changes nothing.
 * @throws DomainError `invalid` at `token`; `conflict` where it has ended
 */
export async function setOpenness(db: Database, { token, open, ...site }: Answer): Promise<void> {
  const claims = await verify('keep-open', token, site);
  // Its door, open or over.
  const isDoor = and(eq(jobs.publicId, claims?.sub ?? ''), eq(jobs.spontaneous, true));
  const found = await db
    .select({ page: employerPages, door: jobs })
    .from(jobs)
    .innerJoin(employerPages, and(isDoor, eq(employerPages.ownerId, jobs.ownerId)))
    .get();
  if (!found) throw invalidField('token', DEAD_OPEN_LINK);
  const { page, door } = found;
  if (open && page.way === null)
    throw new DomainError('conflict', 'Le candidature spontanee sono già spente: le riaccendi dalla tua pagina.');
  const { now } = site;
  await db.batch([
    db
      .update(employerPages)
      .set({ way: open ? page.way : null, updatedAt: now })
      .where(eq(employerPages.id, page.id)),
    // One that was replaced already was kept by an earlier press.
    ...settleDoor(db, page, { publicId: newPublicId(), now, renewed: takesRow(door, now) }),
  ]);
}

/** Employers of one night, so that it costs the same however many are due; the next one takes the others. */
const A_NIGHT = 200;

/** Asks employers whose 90 days are nearly over whether they stay open, once each; without an answer it ends by itself. */
export async function sendOpenChecks(db: Database, { siteUrl, secret, now }: Site): Promise<void> {
  const isSoon = and(gt(jobs.validThrough, now), lte(jobs.validThrough, addDays(now, OPEN_CHECK_DAYS)));
  const due = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.status, 'spontaneous'), isSoon, isNull(jobs.promptedAt)))
    .limit(A_NIGHT);
  const expiresAt = addDays(now, 2 * OPEN_CHECK_DAYS);
  const tokens = await Promise.all(due.map(({ publicId: sub }) => sign('keep-open', { sub }, { secret, expiresAt })));
  const mails = due.map(({ publicId, ownerId, validThrough: until }, index) =>
    toOutboxOfAccount(db, {
      cause: `employer-open:${publicId}`,
      where: and(eq(users.id, ownerId), isNotNull(users.emailVerifiedAt)),
      mail: openCheckMail({ until, token: tokens[index] ?? '', siteUrl }),
      now,
    }),
  );
  const ids = due.map(({ id }) => id);
  await db.batch([db.update(jobs).set({ promptedAt: now }).where(isAmong(jobs.id, ids)), ...mails]);
}
