import { env } from 'cloudflare:workers';
import { getTableColumns } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import { OFFER_DAYS } from '../../shared/job-values.ts';
import type { PublishJobBody } from '../../shared/jobs.ts';
import { locate } from '../../shared/places/resolve-place.ts';
import { openDatabase } from '../db/client.ts';
import { type SessionRow, sessions, type UserRow, users } from '../db/tables/accounts.ts';
import { type ApplicationRow, applications } from '../db/tables/applications.ts';
import { type JobRow, jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { SESSION_MS } from '../http/session.ts';
import { searchColumns } from '../jobs/job-row.ts';
import { newPublicId } from '../public-id.ts';
import { sign } from '../sign.ts';

let made = 0;
const next = (): number => ++made;

export const testDb = () => openDatabase(env.DB, null);

type Given = 'publicId' | 'createdAt';
type Columns<Table extends SQLiteTable> = Omit<Table['$inferInsert'], Given> &
  Partial<Pick<Table['$inferInsert'], Given & keyof Table['$inferInsert']>>;

/** Stores a row; where the table has a public id and a time of creation, they are new ones unless they are given. */
export async function insertOne<Table extends SQLiteTable>(
  table: Table,
  columns: Columns<Table>,
): Promise<Table['$inferSelect']> {
  const known = getTableColumns(table);
  const made = {
    ...(known.publicId && { publicId: newPublicId() }),
    ...(known.createdAt && { createdAt: new Date() }),
    ...columns,
  };
  const [row] = (await testDb()
    .insert(table)
    .values(made as never)
    .returning()) as Table['$inferSelect'][];
  if (row === undefined) throw new Error('insertOne: the insert returned no row');
  return row;
}

/** An account that nobody else has, with a confirmed address; without a password unless `passwordHash` is given. */
export function makeUser(columns: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
  const n = next();
  const named = { name: `Persona ${n}`, email: `persona-${n}@example.org`, passwordHash: 'no password' };
  return insertOne(users, { ...named, emailVerifiedAt: new Date(), ...columns });
}

export function makeSession(columns: Partial<NewSession> & Pick<NewSession, 'userId'>): Promise<SessionRow> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  return insertOne(sessions, { device: 'Firefox su Linux', createdAt: now, lastSeenAt: now, expiresAt, ...columns });
}
type NewSession = typeof sessions.$inferInsert;

/** A valid token of an account, without the cost of logging in. @param columns of its session */
export async function makeToken(
  { id, publicId, tokenVersion }: UserRow,
  columns: Partial<NewSession> = {},
): Promise<string> {
  const session = await makeSession({ ...columns, userId: id });
  const expiresAt = new Date(Date.now() + SESSION_MS);
  const claims = { sub: publicId, ver: tokenVersion, jti: session.publicId };
  return sign('session', claims, { secret: env.JWT_SECRET, expiresAt });
}

/**
 * Columns of an offer as publishing would have stored it, with any of them given: what follows from the given ones (town,
 * position, keys, facets, end) is derived from them. In Breno by default.
 */
export function newJobRow(columns: Partial<NewJobRow> & Pick<NewJobRow, 'ownerId'>): NewJobRow {
  const typed = { ...jobBody(), location: 'Breno', ...columns };
  const { town, lat, lon } = { ...locate(typed.location, null), ...columns };
  const position = { town: town ?? null, lat: lat ?? null, lon: lon ?? null };
  const postedAt = columns.postedAt ?? new Date();
  return {
    publicId: newPublicId(),
    postedAt,
    updatedAt: postedAt,
    validThrough: addDays(postedAt, OFFER_DAYS),
    ...searchColumns({ ...typed, ...position }),
    ...typed,
    ...position,
  };
}

/** An offer, of a new employer unless `ownerId` is given; see `newJobRow`. */
export async function makeJob(columns: Partial<NewJobRow> = {}): Promise<JobRow> {
  const ownerId = columns.ownerId ?? (await makeUser({ role: 'employer' })).id;
  return insertOne(jobs, newJobRow({ ...columns, ownerId }));
}

/** An application, delivered; of a new account for a new offer unless they are given, `userId` null for one without an account. */
export async function makeApplication(
  columns: Partial<typeof applications.$inferInsert> = {},
): Promise<ApplicationRow> {
  const jobId = columns.jobId ?? (await makeJob()).id;
  const userId = columns.userId === undefined ? (await makeUser()).id : columns.userId;
  const createdAt = columns.createdAt ?? new Date();
  return insertOne(applications, { createdAt, deliveredAt: createdAt, ...columns, jobId, userId });
}

/** A valid body of `POST /api/jobs`, of its own title and company. */
export function jobBody(fields: Partial<PublishJobBody> = {}) {
  const n = next();
  return {
    title: `Cameriera di sala ${n}`,
    companyName: `Trattoria numero ${n}`,
    location: 'Edolo',
    category: 'Ristorazione',
    type: 'Full-time',
    experience: 'No esperienza',
    contract: 'Contratto determinato',
    description: `Servizio ai tavoli, offerta ${n}.`,
    ...fields,
  } satisfies Partial<PublishJobBody>;
}

/** A word that is in no other test's rows: all have one length and one ending, and three letters apart, so that none matches another, nor is corrected to it. */
export const uniqueWord = (): string =>
  `parola${String(next())
    .padStart(5, '0')
    .replace(/\d/g, (digit) => 'bcdfgjkmnp'.charAt(Number(digit)).repeat(3))}x`;

export const newEmail = (): string => `${uniqueWord()}@example.org`;
