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
import { keepOpenToken } from '../link-token.ts';
import { openCheckMail } from '../mail/employers.ts';
import { toOutboxOfAccount } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';
import { verify } from '../sign.ts';

/** A door, open or over, with the page that it is of. */
const doorWithPage = (db: Database, publicId: string) =>
  db
    .select({ page: employerPages, door: jobs })
    .from(jobs)
    .innerJoin(employerPages, eq(employerPages.ownerId, jobs.ownerId))
    .where(and(eq(jobs.publicId, publicId), eq(jobs.spontaneous, true)))
    .get();

/**
 * Keeps an employer open for 90 days more by a mailed link. Pressed again it changes nothing.
 * @throws DomainError `invalid` at `token`; `conflict` where it has ended
 */
export async function keepOpen(db: Database, { token, ...site }: Site & { readonly token: string }): Promise<void> {
  const claims = await verify('keep-open', token, site);
  const found = claims && (await doorWithPage(db, claims.sub));
  if (!found) throw invalidField('token', DEAD_OPEN_LINK);
  const { page, door } = found;
  if (page.way === null)
    throw new DomainError('conflict', 'Le candidature spontanee sono già spente: le riaccendi dalla tua pagina.');
  const { now } = site;
  // One that was replaced already was kept by an earlier press.
  await db.batch(settleDoor(db, page, { publicId: newPublicId(), now, renewed: takesRow(door, now) }));
}

/** Ends the spontaneous applications of the employer of a door. */
export async function endOpenness(db: Database, doorId: string, now: Date): Promise<void> {
  const { page } = (await doorWithPage(db, doorId)) ?? {};
  if (page)
    await db.batch([
      db.update(employerPages).set({ way: null, updatedAt: now }).where(eq(employerPages.id, page.id)),
      ...settleDoor(db, page, { publicId: newPublicId(), now }),
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
  const tokens = await Promise.all(due.map(({ publicId }) => keepOpenToken(publicId, { secret, expiresAt })));
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
