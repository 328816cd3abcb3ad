import { eq } from 'drizzle-orm';
import { addDays } from '../../shared/dates.ts';
import type { Database } from '../db/client.ts';
import { dump, readSchema, type Schema } from '../db/dump.ts';
import { type CopyProgress, weeklyCopies } from '../db/tables/operation.ts';
import type { Config } from '../env.ts';
import { bucketOfCopies } from '../settings.ts';
import { askBucket } from './bucket.ts';

/** The next copy begins at the first run of the cron after this, seven days after the one before. */
const DAYS = 6.5;

/** Files of a run, each with three requests of a thousand; their bytes, which take a second of CPU; and the time for them: the cron comes again. */
const FILES_AT_ONCE = 300;
const BYTES_AT_ONCE = 100_000_000;
const RUN_MS = 4 * 60_000;

const AT_ONCE = 100;

/** Encrypts in the format of age, for a public key whose other half the Worker does not have. Loaded by the night that copies. */
async function sealerFor(recipient: string): Promise<(file: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  return async (file) => new Uint8Array(await encrypter.encrypt(file));
}

const ID = 1;

type Piece = { readonly name: string; readonly body: Uint8Array; readonly progress: CopyProgress | null };

type Sources = { readonly db: Database; readonly files: R2Bucket; readonly schema: Schema };

/** Files of a copy from where it goes on: rows first, so that a CV that somebody deletes meanwhile is not in it. */
async function* piecesOf({ db, files, schema }: Sources, from: CopyProgress): AsyncGenerator<Piece> {
  let progress = from;
  const text = (value: string) => new TextEncoder().encode(value);
  if (progress.file === null)
    for await (const { statements, next } of dump(db, schema, progress.rows)) {
      progress = { ...progress, parts: progress.parts + 1, rows: next, file: next ? null : '' };
      yield { name: `rows-${String(progress.parts).padStart(5, '0')}.sql`, body: text(statements), progress };
    }
  for (let after = progress.file ?? '', isLast = false; !isLast; ) {
    const page = await files.list({ limit: AT_ONCE, ...(after === '' ? {} : { startAfter: after }) });
    isLast = !page.truncated;
    after = page.objects.at(-1)?.key ?? after;
    for (const { key } of page.objects) {
      const found = await files.get(key);
      if (!found) continue;
      progress = { ...progress, files: progress.files + 1, file: key };
      yield { name: `cv/${key}`, body: new Uint8Array(await found.arrayBuffer()), progress };
    }
  }
  const { migration, parts, files: count } = progress;
  yield { name: 'complete', body: text(JSON.stringify({ migration, parts, files: count })), progress: null };
}

/** The copy that goes on; null where it is not time for the next one. One that a migration has come into begins again. */
async function startCopy(db: Database, { migration }: Schema, now: Date) {
  const [row] = await db.select().from(weeklyCopies);
  if (row?.progress?.migration === migration) return { beganAt: row.beganAt, progress: row.progress };
  if (row && !row.progress && row.beganAt > addDays(now, -DAYS)) return null;
  const begun = { beganAt: now, progress: { migration, parts: 0, rows: null, files: 0, file: null } };
  await db
    .insert(weeklyCopies)
    .values({ id: ID, ...begun })
    .onConflictDoUpdate({ target: weeklyCopies.id, set: begun });
  return begun;
}

/** Name of a copy in the bucket, in the order of time. */
const nameOf = (beganAt: Date): string => beganAt.toISOString().replace(/:|\.\d+/g, '');

/**
 * Goes on with the weekly copy of all rows and CVs to the bucket of another account, each file encrypted for the operator alone.
 * Nothing is deleted there, so that the key may be one that can only write: the bucket's own rule ends a copy after 30 days.
 */
export async function sendCopy(
  { db, files, config }: { readonly db: Database; readonly files: R2Bucket; readonly config: Config },
  now: Date,
): Promise<void> {
  const bucket = bucketOfCopies(config);
  if (!bucket) return;
  const schema = await readSchema(db);
  const copy = await startCopy(db, schema, now);
  if (!copy) return;
  const seal = await sealerFor(bucket.recipient);
  const until = Date.now() + RUN_MS;
  let [sent, bytes] = [0, 0];
  for await (const { name, body, progress } of piecesOf({ db, files, schema }, copy.progress)) {
    await askBucket(bucket, `${nameOf(copy.beganAt)}/${name}.age`, await seal(body));
    const whole = progress ? {} : { wholeAt: copy.beganAt };
    await db
      .update(weeklyCopies)
      .set({ progress, ...whole })
      .where(eq(weeklyCopies.id, ID));
    sent += 1;
    bytes += body.length;
    if (sent === FILES_AT_ONCE || bytes > BYTES_AT_ONCE || Date.now() > until) return;
  }
}
