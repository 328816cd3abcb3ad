import { and, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type { CvType } from '../../shared/application-values.ts';
import type { Database } from './client.ts';
import { users } from './tables/accounts.ts';
import { applicationEvents, applications, storedApplications } from './tables/applications.ts';
import { conversationLines } from './tables/conversations.ts';
import { interviews } from './tables/interviews.ts';

const AT_ONCE = 1000;

/** A file without a row this long is nobody's: until then its application may be on its way. */
const ORPHAN_MS = 60 * 60_000;

/**
 * Stores a CV under a key that nobody can guess, before its application is written.
 * @returns the key, for the application's row
 */
export async function storeCv(
  bucket: R2Bucket,
  { bytes, type }: { bytes: ArrayBuffer; type: CvType },
): Promise<string> {
  const key = crypto.randomUUID();
  await bucket.put(key, bytes, { httpMetadata: { contentType: type } });
  return key;
}

type CvColumns = Pick<typeof storedApplications.$inferSelect, 'cvName' | 'cvType' | 'cvSize'>;

export const cvOf = ({ cvName: name, cvType: type, cvSize: size }: CvColumns) =>
  name === null || type === null || size === null ? null : { name, type, size };

/** Deletes CVs; `null` stands for an application without one, and a key whose file is gone already is no error. */
export async function deleteCvFiles(bucket: R2Bucket, keys: readonly (string | null)[]): Promise<void> {
  const stored = keys.filter((key) => key !== null);
  for (let from = 0; from < stored.length; from += AT_ONCE) await bucket.delete(stored.slice(from, from + AT_ONCE));
}

/**
 * Deletes files that belong to no application and that no account keeps: of an upload that broke off before its row was written, or of a row that
 * went while the bucket did not answer. Both sides are read in the order of the key, a page at a time. A database without
 * accounts is one that waits to be restored: no file is nobody's by that.
 */
export async function sweepCvFiles(db: Database, bucket: R2Bucket, now: Date): Promise<void> {
  const [anybody] = await db.select({ id: users.id }).from(users).limit(1);
  if (!anybody) return;
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ limit: AT_ONCE, ...(cursor === undefined ? {} : { cursor }) });
    const [first, last] = [page.objects.at(0)?.key, page.objects.at(-1)?.key];
    if (first !== undefined && last !== undefined) {
      const known = await keysBetween(db, first, last);
      const isOld = ({ uploaded }: R2Object) => now.getTime() - uploaded.getTime() >= ORPHAN_MS;
      await deleteCvFiles(
        bucket,
        page.objects.filter((file) => isOld(file) && !known.has(file.key)).map(({ key }) => key),
      );
    }
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

async function keysBetween(db: Database, first: string, last: string): Promise<ReadonlySet<string | null>> {
  const rows = await Promise.all(
    [applications, storedApplications].map((table) =>
      db
        .select({ key: table.cvKey })
        .from(table)
        .where(and(gte(table.cvKey, first), lte(table.cvKey, last))),
    ),
  );
  return new Set(rows.flat().map(({ key }) => key));
}

const ROWS_AT_ONCE = 100;

type WithFile = { readonly id: number; readonly cvKey: string | null };

/**
 * Drops something of rows with files, some at a time until none is found. Their files go first: a crash leaves rows, which the
 * next run finds again.
 */
async function dropWithFiles(
  bucket: R2Bucket,
  find: () => PromiseLike<readonly WithFile[]>,
  drop: (ids: number[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    await deleteCvFiles(
      bucket,
      rows.map(({ cvKey }) => cvKey),
    );
    await drop(rows.map(({ id }) => id));
  }
}

const applicationsOf = (db: Database, where: SQL | undefined) => () =>
  db.select({ id: applications.id, cvKey: applications.cvKey }).from(applications).where(where).limit(ROWS_AT_ONCE);

/** Drops the CVs of the applications that `where` finds, which must ask for a file. */
export const dropCvFiles = (db: Database, bucket: R2Bucket, where: SQL | undefined): Promise<void> =>
  dropWithFiles(bucket, applicationsOf(db, where), (ids) =>
    db
      .update(applications)
      .set({ cvKey: null, cvName: null, cvType: null, cvSize: null })
      .where(inArray(applications.id, ids)),
  );

export const dropApplications = (db: Database, bucket: R2Bucket, where: SQL | undefined): Promise<void> =>
  dropWithFiles(bucket, applicationsOf(db, where), (ids) =>
    db.batch([
      db.delete(conversationLines).where(inArray(conversationLines.applicationId, ids)),
      db.delete(interviews).where(inArray(interviews.applicationId, ids)),
      db.delete(applicationEvents).where(inArray(applicationEvents.applicationId, ids)),
      db.delete(applications).where(inArray(applications.id, ids)),
    ]),
  );

/** Drops what accounts keep for their next application and have not used since `before`. */
export function dropStored(db: Database, bucket: R2Bucket, before: Date): Promise<void> {
  const { userId, cvKey, usedAt } = storedApplications;
  const isOld = lte(usedAt, before);
  const find = () => db.select({ id: userId, cvKey }).from(storedApplications).where(isOld).limit(ROWS_AT_ONCE);
  return dropWithFiles(bucket, find, (ids) => db.delete(storedApplications).where(and(isOld, inArray(userId, ids))));
}
