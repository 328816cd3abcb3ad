import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Ground, groundText } from '../../shared/report-values.ts';
import type { Database } from '../db/client.ts';
import { settleCandidates, settleEmployers, settleJobs } from '../db/settle.ts';
import { users } from '../db/tables/accounts.ts';
import { candidates } from '../db/tables/candidates.ts';
import { employerPages } from '../db/tables/employers.ts';
import { jobs } from '../db/tables/jobs.ts';
import { DomainError } from '../errors.ts';
import { hiddenMail, restoredMail } from '../mail/moderation.ts';
import { toOutboxIf } from '../mail/outbox.ts';
import { closeReports } from './close-reports.ts';
import {
  type AuditEntry,
  forbidden,
  isNoted,
  type Moderator,
  NOT_THERE,
  newAuditEntry,
  recordAudit,
} from './log-entry.ts';
import { HIDEABLE, hiddenStateOf, type Kind, originOf } from './queries.ts';

const OWNER = { email: sql`${users.email}`, confirmed: sql`${users.emailVerifiedAt}` };

/** Rows and mail address of an author, which is null for a profile without either, and when it was confirmed. */
const AUTHOR: Readonly<Record<Kind, { readonly rows: SQL; readonly email: SQL; readonly confirmed: SQL }>> = {
  job: { rows: sql`${jobs} INNER JOIN ${users} ON ${users.id} = ${jobs.ownerId}`, ...OWNER },
  employer: { rows: sql`${employerPages} INNER JOIN ${users} ON ${users.id} = ${employerPages.ownerId}`, ...OWNER },
  candidate: {
    rows: sql`${candidates} LEFT JOIN ${users} ON ${users.id} = ${candidates.ownerId}`,
    email: sql`coalesce(${users.email}, ${candidates.email})`,
    confirmed: sql`CASE WHEN ${users.id} IS NULL THEN ${candidates.emailConfirmedAt} ELSE ${users.emailVerifiedAt} END`,
  },
};

const rowIs = (kind: Kind, publicId: string): SQL => eq(HIDEABLE[kind].table.publicId, publicId);

/** Statements that set or clear `hidden_at` where the action is noted, and settle what follows from it. */
function change(
  db: Database,
  { kind, publicId, ground }: Pick<CallParams, 'kind' | 'publicId' | 'ground'>,
  auditEntry: AuditEntry,
) {
  const hidden =
    ground === null
      ? { hiddenAt: null, hiddenReason: null }
      : { hiddenAt: auditEntry.now, hiddenReason: groundText(ground) };
  const where = and(rowIs(kind, publicId), isNoted(auditEntry));
  if (kind === 'employer')
    return [db.update(employerPages).set(hidden).where(where), settleEmployers(db, where)] as const;
  return kind === 'job'
    ? ([db.update(jobs).set(hidden).where(where), settleJobs(db, where, auditEntry.now)] as const)
    : ([db.update(candidates).set(hidden).where(where), settleCandidates(db, where)] as const);
}

type CallParams = {
  readonly kind: Kind;
  readonly publicId: string;
  readonly moderator: Moderator;
  /** Told to the author; null restores. */
  readonly ground: Ground | null;
};

/**
 * Hides an offer, a profile or an employer's page, or takes that back, whatever else was said about it, so that
 * what waits comes out; notes it, closes its reports, and tells its owner, once.
 * @returns whether it was not so already
 * @throws DomainError `not-found`
 */
export async function setHidden(db: Database, { kind, publicId, moderator, ground }: CallParams): Promise<boolean> {
  const { adminId, siteUrl, supportEmail, now } = moderator;
  const found = await hiddenStateOf(db, kind, publicId);
  if (found === null) throw new DomainError('not-found', NOT_THERE);
  const { title } = found;
  const hide = ground !== null;
  const action = hide ? 'hide' : 'restore';
  const auditEntry = newAuditEntry({ adminId, action, kind, targetId: publicId, now }, ground);
  const origin = hide ? await originOf(db, kind, publicId) : null;
  const { table } = HIDEABLE[kind];
  const isOther = hide ? isNull(table.hiddenReason) : isNotNull(table.hiddenAt);
  const { rows, email, confirmed } = AUTHOR[kind];
  // An address that nobody has confirmed is told nothing that was typed.
  const notify = (whose: SQL, named: string | null) =>
    toOutboxIf(
      db,
      sql`${rows} WHERE ${and(rowIs(kind, publicId), sql`${email} IS NOT NULL`, whose, isNoted(auditEntry))}`,
      {
        cause: `moderation:${auditEntry.id}`,
        recipient: email,
        replyTo: supportEmail,
        mail: hide
          ? hiddenMail({ kind, title: named, ground, origin, siteUrl, supportEmail })
          : restoredMail({ kind, title: named, siteUrl }),
        now,
      },
    );
  const [noted] = await db.batch([
    recordAudit(db, sql`${table} WHERE ${and(rowIs(kind, publicId), isOther)}`, auditEntry),
    ...change(db, { kind, publicId, ground }, auditEntry),
    ...closeReports(db, auditEntry, { kind, targetId: publicId, hidden: hide, siteUrl }),
    notify(sql`${confirmed} IS NOT NULL`, title),
    notify(sql`${confirmed} IS NULL`, null),
  ]);
  if (noted.length > 0) return true;
  const after = await hiddenStateOf(db, kind, publicId);
  if (after?.hidden !== hide) throw forbidden();
  return false;
}
