import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { provingDomain } from '../../shared/employer-values.ts';
import { CLAIM_REASON } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { type Actor, rivals } from '../db/employers.ts';
import { insertFrom } from '../db/statements.ts';
import { users } from '../db/tables/accounts.ts';
import { employerPages } from '../db/tables/employers.ts';
import { reports } from '../db/tables/moderation.ts';
import type { Config } from '../env.ts';
import { newReportMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { newPublicId } from '../public-id.ts';

type Claim = {
  readonly ownerId: number;
  readonly website: string | null;
  readonly account: Actor;
  readonly config: Pick<Config, 'SITE_URL' | 'SUPPORT_EMAIL'>;
  readonly now: Date;
};

/**
 * Statements that show a hidden page where the account that saves it has a confirmed address at its website's domain. Any other, one
 * of a name that another page has, and one that was hidden for a reason go to the editors, once while they have not decided.
 */
export function settleClaim(db: Database, { ownerId, website, account, config, now }: Claim) {
  const { hiddenAt, hiddenReason } = employerPages;
  const hidden = and(eq(employerPages.ownerId, ownerId), isNotNull(hiddenAt), isNull(employerPages.endedAt));
  const domain = website && provingDomain(website);
  const isOfWebsite = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${and(eq(users.id, account.id), isNotNull(users.emailVerifiedAt), sql`lower(substr(${users.email}, instr(${users.email}, '@') + 1)) = ${domain}`)})`;
  const key = sql`'claim:' || ${employerPages.publicId}`;
  const publicId = newPublicId();
  return [
    db
      .update(employerPages)
      .set({
        confirmedDomain: domain,
        // The database decides between two of one name that are saved in the same moment.
        hiddenAt: sql`iif(${hiddenReason} IS NULL AND ${rivals} = 0, NULL, ${hiddenAt})`,
      })
      .where(and(hidden, isOfWebsite)),
    insertFrom(
      db,
      reports,
      {
        publicId,
        targetKind: 'employer',
        targetId: employerPages.publicId,
        reason: CLAIM_REASON,
        openKey: key,
        createdAt: now,
      },
      sql`FROM ${employerPages} WHERE ${hidden}`,
    ).onConflictDoNothing({ target: reports.openKey }),
    toOutboxIf(db, sql`${reports} WHERE ${eq(reports.publicId, publicId)}`, {
      cause: `report:${publicId}`,
      recipient: config.SUPPORT_EMAIL,
      mail: newReportMail({ kind: 'employer', reason: CLAIM_REASON, siteUrl: config.SITE_URL }),
      now,
    }),
    // One that waited for the editors waits no longer.
    db
      .update(reports)
      .set({ closedAt: now, openKey: null })
      .where(
        sql`${reports.openKey} = (SELECT ${key} FROM ${employerPages} WHERE ${and(eq(employerPages.ownerId, ownerId), isNull(hiddenAt))})`,
      ),
  ] as const;
}
