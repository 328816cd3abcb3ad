import { and, eq, lte, not, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import { type ChangeEmployerBody, EMPLOYER_FIELDS, type MakeEmployerBody } from '../../shared/employers.ts';
import { statedValues } from '../../shared/fields.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, recordAudit, worksForOthers } from '../db/employers.ts';
import { settleEmployers } from '../db/settle.ts';
import { closeDoor, openDoor } from '../db/spontaneous.ts';
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
    ...auditOf(db, actor, { publicId, now }),
  ]);
  if (!row) throw new Error('makeEmployer: neither inserted nor there');
  const isSame = Object.entries(values).every(([name, value]) => row[name as keyof typeof values] === value);
  if (!isSame)
    throw new DomainError('conflict', 'Questo account ha già la pagina di un’azienda: ricarica, e cambia quella.');
  return { row, created: row.publicId === publicId };
}

type Change = {
  readonly account: Actor;
  readonly publicId: string;
  readonly body: ChangeEmployerBody;
  readonly now: Date;
};

/** Columns of what a page says. A confirmation is of one name with one website: with another one the page is a draft again. */
function columnsOf({ revision, ...body }: NonNullable<ChangeEmployerBody['page']>) {
  const values = valuesOf(body);
  const isOther = sql`(${employerPages.nameKey} <> ${values.nameKey} OR ${employerPages.website} IS NOT ${values.website})`;
  const unlessOther = (column: SQLiteColumn) => sql`iif(${isOther}, NULL, ${column})`;
  return {
    ...values,
    status: sql`iif(${isOther}, 'draft', ${employerPages.status})`,
    confirmedDomain: unlessOther(employerPages.confirmedDomain),
    claimedAt: unlessOther(employerPages.claimedAt),
    revision: revision + 1,
  };
}

/** Statements that end the spontaneous applications of an employer. */
export const endOpenness = (db: Database, { id, ownerId }: Pick<EmployerPageRow, 'id' | 'ownerId'>, now: Date) =>
  [
    db.update(employerPages).set({ openness: null, updatedAt: now }).where(eq(employerPages.id, id)),
    ...closeDoor(db, ownerId, now),
  ] as const;

/** Statements of the one change that a body is about: of what the page says, of its openness, or of its end. */
function statementsOf(
  db: Database,
  page: EmployerPageRow,
  { page: says, openness, ended }: ChangeEmployerBody,
  now: Date,
): readonly [Statement, ...Statement[]] {
  const of = (isSo: SQL) => and(eq(employerPages.id, page.id), isSo);
  const isEnded = eq(employerPages.status, 'ended');
  const changed = { updatedAt: now, revision: sql`${employerPages.revision} + 1` };
  const update = db.update(employerPages);
  if (says)
    return [
      update
        .set({ ...changed, ...columnsOf(says) })
        .where(of(sql`${not(isEnded)} AND ${eq(employerPages.revision, says.revision)}`)),
    ];
  if (openness) {
    const { contact, pausedUntil } = openness;
    const stored = { ...openness, contact: contact || null, pausedUntil: pausedUntil ?? null };
    return [update.set({ openness: stored, updatedAt: now }).where(of(not(isEnded))), openDoor(db, page, now)];
  }
  if (ended === false) {
    const draft = { status: 'draft', endedAt: null, confirmedDomain: null, claimedAt: null } as const;
    return [update.set({ ...changed, ...draft }).where(of(isEnded))];
  }
  const end = endOpenness(db, page, now);
  return ended ? [update.set({ ...changed, status: 'ended', endedAt: now }).where(of(not(isEnded))), ...end] : end;
}

/**
 * Changes a page; done again, it changes nothing.
 * @throws DomainError `conflict` for an older revision, and for a page that has ended
 */
export async function changeEmployer(db: Database, { account, publicId, body, now }: Change): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, account, publicId);
  if (page.status === 'ended' && (body.page || body.openness))
    throw new DomainError('conflict', 'La pagina è eliminata: prima annulla l’eliminazione.');
  const row = await changePage(db, publicId, [
    ...statementsOf(db, page, body, now),
    ...auditOf(db, account, { publicId, now }),
  ]);
  if (body.page && (row.revision !== body.page.revision + 1 || row.updatedAt.getTime() !== now.getTime()))
    throw new DomainError(
      'conflict',
      'La pagina è cambiata in un’altra scheda, o è stata eliminata: ricarica e riprova. Non è stato salvato niente.',
    );
  return row;
}

export const purgeEmployers = (db: Database, now: Date) =>
  db.delete(employerPages).where(lte(employerPages.endedAt, addDays(now, -ENDED_EMPLOYER_DAYS)));
