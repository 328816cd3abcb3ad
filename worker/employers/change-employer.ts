import { and, eq, lte, ne, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import { EMPLOYER_FIELDS, type MakeEmployerBody } from '../../shared/employers.ts';
import { statedValues } from '../../shared/fields.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, recordAudit, worksForOthers } from '../db/employers.ts';
import { settleEmployers } from '../db/settle.ts';
import { closeDoor } from '../db/spontaneous.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { requireManagedEmployer } from './queries.ts';

const valuesOf = (body: MakeEmployerBody) => ({
  ...statedValues(EMPLOYER_FIELDS, body),
  nameKey: blockKey('company', body.name),
});

const auditOf = (db: Database, actor: Actor, where: SQL | undefined, now: Date) =>
  recordAudit(db, {
    actor,
    deed: 'change-page',
    from: sql`${employerPages}`,
    ownerId: employerPages.ownerId,
    where,
    target: employerPages.publicId,
    now,
  });

type Making = {
  readonly ownerId: number;
  readonly actor: Actor;
  readonly body: MakeEmployerBody;
  readonly now: Date;
};

/**
 * Begins the page of an employer; the same again is the page that is there.
 * @throws DomainError `conflict` where the employer has another page
 */
export async function makeEmployer(
  db: Database,
  { ownerId, actor, body, now }: Making,
): Promise<{ row: EmployerPageRow; created: boolean }> {
  const publicId = newPublicId();
  const values = valuesOf(body);
  const [, [row]] = await db.batch([
    db
      .insert(employerPages)
      .values({ ...values, publicId, ownerId, createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: employerPages.ownerId }),
    db.select().from(employerPages).where(eq(employerPages.ownerId, ownerId)),
    ...(worksForOthers(actor) ? [auditOf(db, actor, eq(employerPages.publicId, publicId), now)] : []),
  ]);
  if (!row) throw new Error('makeEmployer: neither inserted nor there');
  const isSame = Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value);
  if (!isSame)
    throw new DomainError('conflict', 'Questo account ha già la pagina di un’azienda: ricarica, e cambia quella.');
  return { row, created: row.publicId === publicId };
}

type Change = { readonly account: Actor; readonly publicId: string; readonly now: Date };

/**
 * Changes a page that has not ended. A confirmation is of one name with one website: with another one the page is a draft again.
 * @throws DomainError `conflict` for an older revision
 */
export async function editEmployer(
  db: Database,
  { account, publicId, now, body }: Change & { readonly body: MakeEmployerBody & { readonly revision: number } },
): Promise<EmployerPageRow> {
  await requireManagedEmployer(db, account, publicId);
  const { revision, ...typed } = body;
  const values = valuesOf(typed);
  const one = eq(employerPages.publicId, publicId);
  const isOther = sql`(${employerPages.nameKey} <> ${values.nameKey} OR ${employerPages.website} IS NOT ${values.website})`;
  const unlessOther = (column: SQL) => sql`iif(${isOther}, NULL, ${column})`;
  const [, rows] = await db.batch([
    db
      .update(employerPages)
      .set({
        ...values,
        status: sql`iif(${isOther}, 'draft', ${employerPages.status})`,
        confirmedDomain: unlessOther(sql`${employerPages.confirmedDomain}`),
        claimedAt: unlessOther(sql`${employerPages.claimedAt}`),
        revision: revision + 1,
        updatedAt: now,
      })
      .where(and(one, eq(employerPages.revision, revision), ne(employerPages.status, 'ended'))),
    settleEmployers(db, one),
    ...(worksForOthers(account) ? [auditOf(db, account, and(one, eq(employerPages.updatedAt, now)), now)] : []),
  ]);
  const [row] = rows;
  if (row?.revision !== revision + 1 || row.updatedAt.getTime() !== now.getTime())
    throw new DomainError(
      'conflict',
      'La pagina è cambiata in un’altra scheda, o è stata eliminata: ricarica e riprova. Non è stato salvato niente.',
    );
  return row;
}

/** Takes a page off at once, or back into a draft; done again, it changes nothing. */
export async function setEnded(
  db: Database,
  { account, publicId, now, ended }: Change & { readonly ended: boolean },
): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, account, publicId);
  const one = eq(employerPages.publicId, publicId);
  const changed = ended
    ? ({ status: 'ended', endedAt: now, openness: null } as const)
    : ({ status: 'draft', endedAt: null, confirmedDomain: null, claimedAt: null } as const);
  const isOther = ended ? ne(employerPages.status, 'ended') : eq(employerPages.status, 'ended');
  const [, [row]] = await db.batch([
    db
      .update(employerPages)
      .set({ ...changed, updatedAt: now, revision: sql`${employerPages.revision} + 1` })
      .where(and(one, isOther)),
    settleEmployers(db, one),
    ...(ended ? closeDoor(db, page.ownerId, now) : []),
    ...(worksForOthers(account) ? [auditOf(db, account, and(one, eq(employerPages.updatedAt, now)), now)] : []),
  ]);
  if (!row) throw new DomainError('not-found', 'Questa pagina non c’è più.');
  return row;
}

export const purgeEmployers = (db: Database, now: Date) =>
  db.delete(employerPages).where(lte(employerPages.endedAt, addDays(now, -ENDED_EMPLOYER_DAYS)));
