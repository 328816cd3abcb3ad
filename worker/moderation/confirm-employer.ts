import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { newSlug } from '../db/employer-slug.ts';
import { settleEmployers } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { employerPages } from '../db/tables/employers.ts';
import { DomainError } from '../errors.ts';
import { employerPublicMail } from '../mail/employers.ts';
import { notifyNamed } from '../mail/outbox.ts';
import { closeReports } from './close-reports.ts';
import { forbidden, isNoted, type Moderator, NOT_THERE, newAuditEntry, recordAudit } from './log-entry.ts';

/**
 * Makes a page that waits public, also one that was hidden; notes it, closes its reports and tells its owner, once.
 * @returns whether it was not so already
 * @throws DomainError `not-found`, or `conflict` for a page that nobody has asked to confirm
 */
export async function confirmEmployer(
  db: Database,
  { publicId, moderator }: { readonly publicId: string; readonly moderator: Moderator },
): Promise<boolean> {
  const { adminId, siteUrl, now } = moderator;
  const one = eq(employerPages.publicId, publicId);
  const page = await db.select().from(employerPages).where(one).get();
  if (!page) throw new DomainError('not-found', NOT_THERE);
  if (page.status !== 'waiting' && page.status !== 'public')
    throw new DomainError('conflict', 'Nessuno ha chiesto di confermarla, o è stata eliminata.');
  const auditEntry = newAuditEntry({ adminId, action: 'confirm', kind: 'employer', targetId: publicId, now });
  const where = and(one, isNoted(auditEntry));
  const [noted, , [settled]] = await db.batch([
    // Only the name that was read is confirmed.
    recordAudit(
      db,
      sql`${employerPages} WHERE ${and(one, eq(employerPages.status, 'waiting'), eq(employerPages.nameKey, page.nameKey))}`,
      auditEntry,
    ),
    db
      .update(employerPages)
      .set({ status: 'public', slug: newSlug(page), hiddenAt: null, hiddenReason: null, updatedAt: now })
      .where(where),
    settleEmployers(db, one),
    ...closeReports(db, auditEntry, { kind: 'employer', targetId: publicId, hidden: false, siteUrl }),
    ...notifyNamed(db, {
      cause: `moderation:${auditEntry.id}`,
      where: and(eq(users.id, page.ownerId), isNoted(auditEntry)),
      mail: (named) => employerPublicMail({ name: named ? page.name : null, siteUrl }),
      now,
    }),
  ]);
  if (noted.length > 0) return true;
  if (settled?.status !== 'public') throw forbidden();
  return false;
}
