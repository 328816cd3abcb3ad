import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { DELETED_JOB_DAYS } from '../../shared/job-values.ts';
import type { EditJobBody, RenewJobBody, SetJobCategoryBody, SetJobStatusBody } from '../../shared/jobs.ts';
import type { MemberAuditKind } from '../../shared/member-values.ts';
import { LACKS_PAY, lacksPay, PAY_FIELD } from '../../shared/pay-needed.ts';
import type { Database } from '../db/client.ts';
import { dropApplications } from '../db/cv-files.ts';
import { type Actor, managedOwners, recordAudit } from '../db/employers.ts';
import { isRetainedForReport } from '../db/reported.ts';
import { settleJobs } from '../db/settle.ts';
import { applications } from '../db/tables/applications.ts';
import { type JobRow, jobs } from '../db/tables/jobs.ts';
import { reports } from '../db/tables/moderation.ts';
import { isHeld, isOpen } from '../db/visibility.ts';
import { DomainError, invalidField } from '../errors.ts';
import { heldFrom, refuseStart } from './hold-urgent.ts';
import { editedColumns, isOverDay, OVER, offerEnd, searchColumns } from './job-row.ts';
import { type OwnJobRow, ownedBy, provenCount, requireManagedJob } from './queries.ts';

export type OwnJobChange = { readonly account: Actor; readonly publicId: string; readonly now: Date };

type Written = {
  readonly columns: SQLiteUpdateSetSource<typeof jobs>;
  /** Condition that must hold besides, in the moment of the write. */
  readonly where?: SQL | undefined;
  readonly deed: MemberAuditKind;
  /** Answers for an offer that was not written, and is not deleted; without it, one that was not is as good as written. */
  readonly unwritten?: (row: OwnJobRow) => OwnJobRow;
};

/**
 * Writes columns of an offer that its owner may write, and settles its status in the same batch. Of somebody who works for the
 * owner, the action is noted.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` for a deleted offer
 */
async function changeJob(
  db: Database,
  { account, publicId, now }: OwnJobChange,
  { columns, where, deed, unwritten }: Written,
): Promise<OwnJobRow> {
  const own = and(eq(jobs.publicId, publicId), ownedBy(managedOwners(account), now));
  const write = db
    .update(jobs)
    .set({ ...columns, updatedAt: now })
    .where(and(own, where))
    .returning({ id: jobs.id });
  const settle = settleJobs(db, own, now);
  const [noted] = recordAudit(db, { actor: account, deed, where: and(own, where), now });
  const written = noted ? (await db.batch([noted, write, settle]))[1] : (await db.batch([write, settle]))[0];
  const row = await requireManagedJob(db, { account, publicId, now });
  if (written.length > 0 || !unwritten) return row;
  refuseDeleted(row);
  return unwritten(row);
}

const notDeleted = (): SQL => isNull(jobs.deletedAt);

function refuseDeleted({ deletedAt }: Pick<JobRow, 'deletedAt'>): void {
  if (deletedAt !== null)
    throw new DomainError('conflict', 'Questa offerta è eliminata: per cambiarla, annulla prima l’eliminazione.');
}

/** Refuses a change to an older version than the one that is stored, unless that says the same; `lost` says what is not saved. */
const unlessStated =
  (columns: Partial<JobRow>, lost: string) =>
  (row: OwnJobRow): OwnJobRow => {
    if (JSON.stringify({ ...row, ...columns }) === JSON.stringify(row)) return row;
    throw new DomainError(
      'conflict',
      `Questa offerta è cambiata in un’altra scheda o su un altro dispositivo. ${lost}`,
    );
  };

/** The limit of applications, kept only while it is not reached: a reached one would pause the offer again at once. */
const unreached = (db: Database): SQL =>
  sql`CASE WHEN ${jobs.closeAfter} > ${provenCount(db)} THEN ${jobs.closeAfter} END`;

const ACTIONS = { open: 'open-job', paused: 'pause-job', closed: 'close-job' } as const;

/**
 * Opens an offer again, pauses or closes it.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` for a deleted offer and for one whose time is over
 */
export async function setJobStatus(db: Database, change: OwnJobChange & SetJobStatusBody): Promise<OwnJobRow> {
  const { ownerStatus, now } = change;
  const opens = ownerStatus === 'open';
  return changeJob(db, change, {
    columns: { ownerStatus, ...(opens ? { confirmedAt: now, closeAfter: unreached(db) } : {}) },
    deed: ACTIONS[ownerStatus],
    where: and(notDeleted(), opens ? gt(jobs.validThrough, now) : undefined),
    unwritten: () => {
      throw new DomainError('conflict', 'Il tempo di questa offerta è finito: per riaprirla, rinnovala.');
    },
  });
}

/**
 * Puts an offer under a category. Under 'Altro' it stays from then on: no other one is proposed.
 * @throws DomainError `not-found`, `forbidden`, or `conflict` for a deleted offer and for one that is edited meanwhile
 */
export async function setJobCategory(db: Database, change: OwnJobChange & SetJobCategoryBody): Promise<OwnJobRow> {
  const { category } = change;
  const own = await requireManagedJob(db, change);
  const { codes } = searchColumns({ ...own, category });
  const columns = { category, categoryFixed: true, codes, revision: own.revision + 1 };
  return changeJob(db, change, {
    columns: { ...columns, contentHash: null },
    deed: 'move-job',
    where: and(notDeleted(), eq(jobs.revision, own.revision)),
    unwritten: unlessStated({ category, categoryFixed: true }, 'Il settore non è salvato: riprova.'),
  });
}

/** End of an offer after an edit: a new last day for applications moves it, or a new start, unless the offer has ended. */
const editedEnd = (body: Pick<EditJobBody, 'applyBy' | 'neededFrom'>, now: Date): SQL => {
  const end = offerEnd(now, body).getTime();
  const { applyBy = null, neededFrom = null } = body;
  const isSame = sql`(${jobs.applyBy} IS ${applyBy} AND ${jobs.neededFrom} IS ${neededFrom}) OR ${jobs.validThrough} <= ${now.getTime()}`;
  return sql`CASE WHEN ${isSame} THEN ${jobs.validThrough} ELSE ${end} END`;
};

/** Refuses to make an offer urgent, or no longer so, and to move its start beyond what was allowed when it was published. */
function refuseUrgentEdit(before: OwnJobRow, { neededFrom }: EditJobBody, now: Date): void {
  if (neededFrom === (before.neededFrom ?? undefined)) return;
  if (before.neededFrom === null || neededFrom === undefined || before.validThrough <= now)
    throw invalidField(
      'neededFrom',
      'Se serve subito lo dici quando pubblichi, e vale fino all’inizio: pubblica un’altra offerta',
    );
  refuseStart(neededFrom, before.postedAt, now);
}

/**
 * Writes what was typed over the revision it was typed over. Its age and what is said about its status stay, and its end
 * but for another last day for applications, or another start. An urgent one waits for an administrator again, where it would now.
 * Sent again, as the answer was lost, it is the edit already stored.
 * @throws DomainError `not-found`, `forbidden`, `invalid` for a last day that is over, or `conflict` where somebody has edited
 *   or deleted it meanwhile
 */
export async function editJob(db: Database, change: OwnJobChange & { readonly body: EditJobBody }): Promise<OwnJobRow> {
  const { revision, ...body } = change.body;
  const { now } = change;
  const columns = editedColumns(body);
  const before = await requireManagedJob(db, change);
  if (isOverDay(body.applyBy, now) && before.applyBy !== body.applyBy) throw invalidField('applyBy', OVER);
  refuseUrgentEdit(before, change.body, now);
  const hiddenAt = sql`coalesce(${jobs.hiddenAt}, ${heldFrom(before.ownerId, body, now)})`;
  return changeJob(db, change, {
    // The offer is another one now than the one that a second click on 'Pubblica Offerta' would repeat.
    columns: { ...columns, hiddenAt, validThrough: editedEnd(body, now), contentHash: null, revision: revision + 1 },
    deed: 'edit-job',
    where: and(notDeleted(), eq(jobs.revision, revision)),
    unwritten: unlessStated({ ...columns, revision: revision + 1 }, 'Le tue modifiche non sono salvate.'),
  });
}

const RENEWS_WITH_PAY = `${LACKS_PAY}: dal 7 giugno 2026 chi cerca un dipendente la scrive nell’annuncio. Aggiungila, poi rinnova.`;

/**
 * Thirty days more from now, or until its last day for applications; one that is over is taken off. `reopen` opens it, too.
 * Its place in the lists and its age stay.
 * @throws DomainError `not-found`, `forbidden`, `conflict` for a deleted offer and an urgent one, or `invalid` at `salaryMin` for
 *   one of employment without pay
 */
export async function renewJob(db: Database, change: OwnJobChange & RenewJobBody): Promise<OwnJobRow> {
  const { reopen = false, now } = change;
  const before = await requireManagedJob(db, change);
  refuseDeleted(before);
  if (before.neededFrom !== null)
    throw new DomainError('conflict', 'Un’offerta che serve subito finisce al suo inizio: pubblicane un’altra.');
  if (lacksPay(before)) throw invalidField(PAY_FIELD, RENEWS_WITH_PAY);
  const applyBy = isOverDay(before.applyBy, now) ? null : before.applyBy;
  const opened = reopen ? ({ ownerStatus: 'open', closeAfter: unreached(db) } as const) : {};
  return changeJob(db, change, {
    columns: { validThrough: offerEnd(now, { applyBy }), applyBy, confirmedAt: now, ...opened },
    deed: 'renew-job',
    where: notDeleted(),
    unwritten: (row) => row,
  });
}

/**
 * Takes offers past their time out of the search index. They were invisible already: this keeps the cost of lists from growing
 * with the offers of the past. An urgent one that waits then stays hidden, and moderators need not look at it any more.
 * @returns how many
 */
export async function endExpired(db: Database, now: Date): Promise<number> {
  const isOver = lte(jobs.validThrough, now);
  const held = and(isOver, isHeld(), isNotNull(jobs.neededFrom));
  const [, , ended] = await db.batch([
    db
      .update(reports)
      .set({ closedAt: now, openKey: null })
      .where(sql`${reports.openKey} IN (SELECT 'rule:' || ${jobs.publicId} FROM ${jobs} WHERE ${held})`),
    db.update(jobs).set({ hiddenReason: 'Nessuno l’ha guardata prima del suo inizio.' }).where(held),
    db
      .update(jobs)
      .set({ status: 'expired', updatedAt: now })
      .where(and(inArray(jobs.status, ['open', 'spontaneous']), isOver))
      .returning({ id: jobs.id }),
  ]);
  return ended.length;
}

/**
 * Gives the offers that were published before `cut`, are open and that no morning has announced yet to the mails of `day`.
 * Once and for all: an offer that is paused and opened again is no news.
 */
export async function setAnnounced(
  db: Database,
  { day, cut, now }: { readonly day: string; readonly cut: Date; readonly now: Date },
): Promise<void> {
  await db
    .update(jobs)
    .set({ announcedOn: day })
    .where(and(isNull(jobs.announcedOn), lt(jobs.postedAt, cut), isOpen(now)));
}

/**
 * Deletes an offer: it is gone for everybody at once, and purged after seven days with its applications; until then it
 * can be taken back. Deleted again, it is purged no later.
 * @throws DomainError `not-found` or `forbidden`
 */
export async function deleteJob(db: Database, change: OwnJobChange): Promise<OwnJobRow> {
  const columns = { deletedAt: change.now, contentHash: null };
  return changeJob(db, change, { columns, where: notDeleted(), deed: 'delete-job' });
}

/**
 * Takes the deletion of an offer back: it is again what it was.
 * @throws DomainError `not-found` once it is due to be purged
 */
export async function restoreJob(db: Database, change: OwnJobChange): Promise<OwnJobRow> {
  return changeJob(db, change, { columns: { deletedAt: null }, deed: 'restore-job' });
}

/**
 * Drops offers deleted seven days ago, after their applications with history and files. One that was reported waits for the
 * decision, without its applications.
 */
export async function purgeJobs(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const gone = lte(jobs.deletedAt, addDays(now, -DELETED_JOB_DAYS));
  await dropApplications(db, bucket, inArray(applications.jobId, db.select({ id: jobs.id }).from(jobs).where(gone)));
  await db.delete(jobs).where(and(gone, not(isRetainedForReport('job')(now))));
}
