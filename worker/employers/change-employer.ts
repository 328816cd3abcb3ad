import { and, eq, lte, ne, not, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import { type EditEmployerBody, EMPLOYER_FIELDS, type MakeEmployerBody } from '../../shared/employers.ts';
import { statedValues } from '../../shared/fields.ts';
import { keysOf } from '../../shared/records.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, recordAudit, worksForOthers } from '../db/employers.ts';
import { isRetainedForReport } from '../db/reported.ts';
import { settleEmployers } from '../db/settle.ts';
import { settleDoor } from '../db/spontaneous.ts';
import { findRow } from '../db/statements.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { requireManagedEmployer } from './queries.ts';

const valuesOf = (body: MakeEmployerBody) => ({
  ...statedValues(EMPLOYER_FIELDS, body),
  nameKey: blockKey('company', body.name),
});

type Statement = BatchItem<'sqlite'>;

/**
 * Runs statements over a page in one batch, and settles who sees it.
 * @returns the page as it is then
 * @throws DomainError `not-found` where it is gone
 */
export async function changePage(
  db: Database,
  publicId: string,
  [first, ...others]: readonly [Statement, ...Statement[]],
): Promise<EmployerPageRow> {
  const one = eq(employerPages.publicId, publicId);
  await db.batch([first, ...others, settleEmployers(db, one)]);
  const row = await findRow(db, employerPages, one);
  if (row === null) throw new DomainError('not-found', 'Questa pagina non c’è più.');
  return row;
}

/** Statements that note who changed a page, where it was changed now. */
const auditOf = (db: Database, actor: Actor, { publicId, now }: { readonly publicId: string; readonly now: Date }) =>
  worksForOthers(actor)
    ? [
        recordAudit(db, {
          actor,
          deed: 'change-page',
          from: sql`${employerPages}`,
          ownerId: employerPages.ownerId,
          where: and(eq(employerPages.publicId, publicId), eq(employerPages.updatedAt, now)),
          target: employerPages.publicId,
          now,
        }),
      ]
    : [];

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
    ...settleDoor(db, { ownerId, ...values }, { now }),
    ...auditOf(db, actor, { publicId, now }),
  ]);
  if (!row) throw new Error('makeEmployer: neither inserted nor there');
  const isSame = keysOf(values).every((name) => String(row[name]) === String(values[name]));
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
  { account, publicId, now, body: { revision, ...body } }: Change & { readonly body: EditEmployerBody },
): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, account, publicId);
  const values = valuesOf(body);
  const isOther = sql`(${employerPages.nameKey} <> ${values.nameKey} OR ${employerPages.website} IS NOT ${values.website})`;
  const unlessOther = (column: SQLiteColumn) => sql`iif(${isOther}, NULL, ${column})`;
  if (page.revision !== revision || page.status === 'ended') throw changed();
  const row = await changePage(db, publicId, [
    db
      .update(employerPages)
      .set({
        ...values,
        status: sql`iif(${isOther}, 'draft', ${employerPages.status})`,
        confirmedDomain: unlessOther(employerPages.confirmedDomain),
        claimedAt: unlessOther(employerPages.claimedAt),
        revision: revision + 1,
        updatedAt: now,
      })
      .where(
        and(
          eq(employerPages.publicId, publicId),
          eq(employerPages.revision, revision),
          ne(employerPages.status, 'ended'),
        ),
      ),
    ...settleDoor(db, { ...page, ...values }, { now }),
    ...auditOf(db, account, { publicId, now }),
  ]);
  if (row.revision !== revision + 1 || row.updatedAt.getTime() !== now.getTime()) throw changed();
  return row;
}

const changed = () =>
  new DomainError(
    'conflict',
    'La pagina è cambiata in un’altra scheda, o è stata eliminata: ricarica e riprova. Non è stato salvato niente.',
  );

/** Takes a page off at once, or back into a draft; done again, it changes nothing. */
export async function setEnded(
  db: Database,
  { account, publicId, now, ended }: Change & { readonly ended: boolean },
): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, account, publicId);
  const state = ended
    ? ({ status: 'ended', endedAt: now, way: null } as const)
    : ({ status: 'draft', endedAt: null, confirmedDomain: null, claimedAt: null } as const);
  const isEnded = eq(employerPages.status, 'ended');
  return changePage(db, publicId, [
    db
      .update(employerPages)
      .set({ ...state, updatedAt: now, revision: sql`${employerPages.revision} + 1` })
      .where(and(eq(employerPages.publicId, publicId), ended ? not(isEnded) : isEnded)),
    ...settleDoor(db, page, { now }),
    ...auditOf(db, account, { publicId, now }),
  ]);
}

/** Drops pages that ended seven days ago. One that was reported waits for the decision. */
export const purgeEmployers = (db: Database, now: Date) =>
  db
    .delete(employerPages)
    .where(
      and(lte(employerPages.endedAt, addDays(now, -ENDED_EMPLOYER_DAYS)), not(isRetainedForReport('employer')(now))),
    );
