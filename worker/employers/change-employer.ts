import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { EMPLOYER_FIELDS, type EmployerBody } from '../../shared/employers.ts';
import { statedValues } from '../../shared/fields.ts';
import { keysOf } from '../../shared/records.ts';
import { plainText } from '../../shared/text.ts';
import type { Database } from '../db/client.ts';
import { blockKey } from '../db/companies.ts';
import { type Actor, recordAudit } from '../db/employers.ts';
import { settleEmployers } from '../db/settle.ts';
import { settleDoor } from '../db/spontaneous.ts';
import { findRow } from '../db/statements.ts';
import { type EmployerPageRow, employerPages } from '../db/tables/employers.ts';
import type { Config } from '../env.ts';
import { DomainError } from '../errors.ts';
import { newPublicId } from '../public-id.ts';
import { requireManagedEmployer } from './queries.ts';
import { settleClaim } from './settle-claim.ts';

type Statement = BatchItem<'sqlite'>;

/**
 * Runs statements over a page in one batch, and settles who sees it.
 * @returns the page as it is then
 * @throws DomainError `not-found` where it is gone
 */
async function changePage(
  db: Database,
  one: SQL,
  [first, ...others]: readonly [Statement, ...Statement[]],
): Promise<EmployerPageRow> {
  await db.batch([first, ...others, settleEmployers(db, one)]);
  const row = await findRow(db, employerPages, one);
  if (row === null) throw new DomainError('not-found', 'Questa pagina non c’è più.');
  return row;
}

/** Statements that note who changed a page, where it was changed now. */
const auditOf = (db: Database, actor: Actor, one: SQL, now: Date) =>
  recordAudit(db, { actor, deed: 'change-page', where: and(one, eq(employerPages.updatedAt, now)), now });

const MOST_LETTERS = 60;

const slugOf = (text: string): string =>
  plainText(text)
    .split(/[^a-z\d]/)
    .filter((word) => word !== '')
    .join('-')
    .slice(0, MOST_LETTERS)
    .replace(/-$/, '');

/** The slug of a new page: the first that is free of its name, with its town, and with its id. */
function newSlug({ name, town, publicId }: Pick<EmployerPageRow, 'name' | 'town' | 'publicId'>): SQL {
  const first = slugOf(name) || 'azienda';
  const wanted = JSON.stringify([first, `${first}-${town}`, `${first}-${publicId}`]);
  return sql`(SELECT value FROM json_each(${wanted}) WHERE NOT EXISTS (SELECT 1 FROM ${employerPages} AS other WHERE other.slug = value) ORDER BY key LIMIT 1)`;
}

type Saving = {
  readonly ownerId: number;
  readonly account: Actor;
  readonly body: EmployerBody;
  readonly config: Config;
  readonly now: Date;
};

/**
 * Begins the page of an employer, or changes it; the same again is the page that is there. A confirmation is of one name with one
 * website: with another one the page is hidden until it is confirmed again.
 * @throws DomainError `conflict` for an older revision, and for a page that has ended
 */
export async function saveEmployer(
  db: Database,
  { ownerId, account, body: { revision, ...body }, config, now }: Saving,
): Promise<EmployerPageRow> {
  const values = { ...statedValues(EMPLOYER_FIELDS, body), nameKey: blockKey('company', body.name) };
  const isSame = (row: EmployerPageRow) => keysOf(values).every((name) => String(row[name]) === String(values[name]));
  const own = eq(employerPages.ownerId, ownerId);
  const before = await findRow(db, employerPages, own);
  if (before && (before.revision !== revision || before.endedAt !== null)) {
    if (isSame(before)) return before;
    throw changed();
  }
  const { confirmedDomain, hiddenAt, endedAt } = employerPages;
  const isOther = sql`(${employerPages.nameKey} <> ${values.nameKey} OR ${employerPages.website} IS NOT ${values.website})`;
  const publicId = newPublicId();
  const begun = { publicId, ownerId, slug: newSlug({ ...values, publicId }), hiddenAt: now, createdAt: now };
  const row = await changePage(db, own, [
    db
      .insert(employerPages)
      .values({ ...values, ...begun, updatedAt: now })
      .onConflictDoUpdate({
        target: employerPages.ownerId,
        set: {
          ...values,
          hiddenAt: sql`iif(${isOther}, coalesce(${hiddenAt}, ${now.getTime()}), ${hiddenAt})`,
          confirmedDomain: sql`iif(${isOther}, NULL, ${confirmedDomain})`,
          revision: revision + 1,
          updatedAt: now,
        },
        setWhere: sql`${eq(employerPages.revision, revision)} AND ${isNull(endedAt)}`,
      }),
    ...settleClaim(db, { ownerId, website: values.website, account, config, now }),
    ...settleDoor(db, { ownerId, ...values }, { publicId: newPublicId(), now }),
    ...auditOf(db, account, own, now),
  ]);
  if (!isSame(row)) throw changed();
  return row;
}

const changed = () =>
  new DomainError(
    'conflict',
    'La pagina è cambiata in un’altra scheda, o è stata eliminata: ricarica e riprova. Non è stato salvato niente.',
  );

type Ending = { readonly account: Actor; readonly publicId: string; readonly ended: boolean; readonly now: Date };

/** Takes a page off at once, or back as it was; done again, it changes nothing. */
export async function setEnded(db: Database, { account, publicId, now, ended }: Ending): Promise<EmployerPageRow> {
  const page = await requireManagedEmployer(db, { account, publicId });
  const state = ended ? { endedAt: now, way: null } : { endedAt: null };
  const one = eq(employerPages.publicId, publicId);
  return changePage(db, one, [
    db
      .update(employerPages)
      .set({ ...state, updatedAt: now, revision: sql`${employerPages.revision} + 1` })
      .where(and(one, ended ? isNull(employerPages.endedAt) : isNotNull(employerPages.endedAt))),
    ...settleDoor(db, page, { publicId: newPublicId(), now }),
    ...auditOf(db, account, one, now),
  ]);
}
