import { and, desc, eq, gt, inArray, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { addDays, datePhrase, romeDay, romeHour } from '../../shared/dates.ts';
import { OPEN_DAYS, type OpenWay, SPONTANEOUS } from '../../shared/employer-values.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { pick } from '../../shared/records.ts';
import type { Database } from './client.ts';
import { settleJobs } from './settle.ts';
import { insertFrom } from './statements.ts';
import { applications } from './tables/applications.ts';
import { type EmployerPageRow, employerPages } from './tables/employers.ts';
import { type JobRow, jobs } from './tables/jobs.ts';
import { takes } from './visibility.ts';

/**
 * The door of an employer: a row of offers that is in no list and has no page, by which spontaneous applications come, so that form,
 * private link, status, answers and retention are those of every application. A new one is made every 90 days.
 */

/** First day of the month in Rome, or of one some months later. */
function monthStart(now: Date, later = 0): Date {
  const [year = 0, month = 0] = romeDay(now).split('-').map(Number);
  return romeHour(new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 10), 0);
}

const receivedThisMonth = (now: Date): SQL<number> =>
  sql`(SELECT count(*) FROM ${applications} AS sent INNER JOIN ${jobs} AS door ON door.id = sent.job_id WHERE door.owner_id = ${employerPages.ownerId} AND door.spontaneous AND sent.delivered_at >= ${monthStart(now).getTime()})`;

/** Condition for pages whose employer wants to be written to today, and whose month is not full. */
export const wantsMore = (now: Date): SQL | undefined =>
  and(
    eq(employerPages.shown, true),
    isNotNull(employerPages.way),
    sql`coalesce(${employerPages.pausedUntil}, '') < ${romeDay(now)}`,
    sql`${receivedThisMonth(now)} < ${employerPages.monthly}`,
  );

/** Condition for offers, and for doors that take one more application now. */
export const hasRoom = (now: Date): SQL =>
  sql`(NOT ${jobs.spontaneous} OR EXISTS (SELECT 1 FROM ${employerPages} WHERE ${and(sql`${employerPages.ownerId} = ${jobs.ownerId}`, eq(employerPages.way, 'form'), wantsMore(now))}))`;

/** Condition for the doors of this employer, open or over. */
const isDoorOf = (ownerId: number): SQL | undefined => and(eq(jobs.ownerId, ownerId), eq(jobs.spontaneous, true));

/** Condition for applications to any door of this employer in the last 90 days. @param sent the table, or its alias in a query */
export const recentlyAt = (ownerId: number, now: Date, sent: Readonly<Record<'jobId' | 'createdAt', SQLiteColumn>>) =>
  and(
    inArray(sent.jobId, sql`(SELECT ${jobs.id} FROM ${jobs} WHERE ${isDoorOf(ownerId)})`),
    gt(sent.createdAt, addDays(now, -OPEN_DAYS)),
  );

export type Door = {
  readonly way: OpenWay;
  readonly job: Pick<JobRow, 'id' | 'publicId' | 'validThrough'>;
  /** Why it takes no application now, and from when on it does again; null where it does. */
  readonly closed: string | null;
};

/** The open door of a page; null where it has none. */
export async function doorOf(db: Database, page: EmployerPageRow, now: Date): Promise<Door | null> {
  const { way, ownerId, monthly, pausedUntil } = page;
  const [found] = await db
    .select({ job: pick(jobs, ['id', 'publicId', 'validThrough']), received: receivedThisMonth(now) })
    .from(jobs)
    .innerJoin(employerPages, eq(employerPages.ownerId, jobs.ownerId))
    .where(and(isDoorOf(ownerId), takes(now)))
    .orderBy(desc(jobs.id))
    .limit(1);
  if (!found || way === null) return null;
  const { job, received } = found;
  const isFull = received >= (monthly ?? 0);
  const isPaused = pausedUntil !== null && pausedUntil >= romeDay(now);
  const ends = [isFull && monthStart(now, 1), isPaused && addDays(romeHour(pausedUntil, 12), 1)].filter(
    (end) => end !== false,
  );
  const why = isFull
    ? 'Questo mese si sono già presentate tutte le persone che l’azienda può ascoltare'
    : 'L’azienda ha messo in pausa le candidature spontanee';
  const again = () => datePhrase('dal', new Date(Math.max(...ends.map(Number))));
  return { way, job, closed: ends.length > 0 ? `${why}. Puoi presentarti di nuovo ${again()}.` : null };
}

/** Words for a door that takes no application; the day from which it does again, where that is known. */
export async function doorRefusal(db: Database, { ownerId }: Pick<JobRow, 'ownerId'>, now: Date): Promise<string> {
  const page = await db.select().from(employerPages).where(eq(employerPages.ownerId, ownerId)).get();
  const door = page?.shown ? await doorOf(db, page, now) : null;
  return (door?.way === 'form' && door.closed) || 'Questa azienda non riceve più candidature spontanee da qui.';
}

type Opening = Pick<EmployerPageRow, 'ownerId' | 'name' | 'town' | 'category'>;

type Settling = {
  /** Id of the door, if a new one is opened. */
  readonly publicId: string;
  readonly now: Date;
  /** True where a door that is open gives way to a new one. */
  readonly renewed?: boolean;
};

/** Row of the door of a page, for 90 days: what every offer must have, and what applications say of it. */
function newDoor({ ownerId, name, town, category }: Opening, { publicId, now }: Settling) {
  const location = municipalityBySlug(town)?.name ?? town;
  return {
    publicId,
    ownerId,
    spontaneous: true,
    status: 'spontaneous',
    title: SPONTANEOUS,
    companyName: name,
    location,
    category,
    type: 'Full-time',
    experience: 'No esperienza',
    contract: 'Contratto determinato',
    description: '',
    postedAt: now,
    updatedAt: now,
    validThrough: addDays(now, OPEN_DAYS),
    titleKey: '',
    locationKey: '',
    codes: '',
  } as const;
}

/**
 * Statements that bring the door of an employer in step with its page: none without a way to come forward, else one that is open. The
 * applications to one that closes stay, and are kept from now on as those of an offer that ended.
 */
export function settleDoor(db: Database, page: Opening, settling: Settling) {
  const { now, renewed = false } = settling;
  const { ownerId } = page;
  const wanted = sql`EXISTS (SELECT 1 FROM ${employerPages} WHERE ${employerPages.ownerId} = ${ownerId} AND ${employerPages.way} IS NOT NULL)`;
  const open = and(isDoorOf(ownerId), takes(now));
  return [
    db
      .update(jobs)
      .set({ ownerStatus: 'closed', validThrough: now, updatedAt: now })
      .where(and(open, renewed ? undefined : not(wanted))),
    settleJobs(db, and(isDoorOf(ownerId), eq(jobs.validThrough, now)), now),
    insertFrom(
      db,
      jobs,
      newDoor(page, settling),
      sql`WHERE ${wanted} AND NOT EXISTS (SELECT 1 FROM ${jobs} WHERE ${open})`,
    ),
  ] as const;
}

/** Statements that tell caches of an application to a door, which may be full with it; none for an offer. */
export const touchDoor = (
  db: Database,
  { spontaneous, ownerId }: Pick<JobRow, 'spontaneous' | 'ownerId'>,
  now: Date,
) => (spontaneous ? [db.update(employerPages).set({ updatedAt: now }).where(eq(employerPages.ownerId, ownerId))] : []);
