import { getTableColumns, lt, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { addDays } from '../../shared/dates.ts';
import {
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  SHIFTS,
} from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { KNOWN_REQUIREMENTS } from '../../shared/requirement-values.ts';
import { candidates, type NewCandidateRow } from '../db/tables/candidates.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { newJobRow, testDb } from './factories.ts';
import { newCandidateRow } from './make-candidate.ts';

const TRADES = ['Cuoco', 'Barista', 'Muratore', 'Commessa', 'Infermiera', 'Autista', 'Magazziniere', 'Segretaria'];
/** Ten, so that every sector has offers of every second trade, and a page of each. */
const SECTORS = JOB_CATEGORIES.slice(0, 10);
const ROWS_A_STATEMENT = 1000;

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** The offer number `index`: always the same, spread over places and nearly all values, every tenth without a place. */
function seedRow(index: number, ownerId: number, postedAt: Date): NewJobRow {
  const trade = pick(TRADES, index);
  return newJobRow({
    ownerId,
    publicId: `seed-${index}`,
    title: `${trade} ${index}`,
    companyName: `Ditta ${index % 97}`,
    location: index % 10 === 0 ? 'tutta la valle' : pick(MUNICIPALITIES, index * 11).name,
    category: pick(SECTORS, index * 3),
    type: pick(JOB_TYPES, index),
    experience: pick(JOB_EXPERIENCES, index),
    contract: pick(JOB_CONTRACTS, index),
    description: `Cerchiamo ${trade.toLowerCase()} per la stagione. `.repeat(8),
    housing: index % 4 === 0,
    meals: index % 6 === 0,
    salaryMin: index % 2 === 0 ? 1300 + (index % 6) * 300 : null,
    salaryPeriod: index % 2 === 0 ? 'mese' : null,
    shifts: [pick(SHIFTS, index)],
    openings: index % 3 === 0 ? 2 : 1,
    licence: index % 7 === 0 ? pick(LICENCES, index) : null,
    requirements:
      index % 8 === 0 ? [{ what: pick(KNOWN_REQUIREMENTS, index), level: null, reason: null, preferred: false }] : [],
    startDate: index % 5 === 0 ? '2027-06-15' : null,
    postedAt,
  });
}

type Seed = {
  readonly ownerId: number;
  readonly from?: number;
  readonly count: number;
  readonly newest: Date;
  readonly oldest?: Date;
};

/**
 * Stores `count` offers after the first `from`, a thousand a statement. The higher the number, the later the offer was
 * posted, like its key.
 * @param seed.newest when the last one was posted
 * @param seed.oldest when the one before the first was; 25 days earlier, unless it is given
 */
export async function seedJobs(seed: Seed): Promise<void> {
  const { ownerId, from = 0, count, newest, oldest = addDays(newest, -25) } = seed;
  const step = (newest.getTime() - oldest.getTime()) / count;
  const postedAt = (index: number) => new Date(Math.round(oldest.getTime() + (index + 1 - from) * step));
  await insertSome(jobs, { from, count }, (index) => seedRow(index, ownerId, postedAt(index)));
}

/** Stores rows by their numbers, a thousand a statement. */
async function insertSome(
  table: SQLiteTable,
  { from, count }: { readonly from: number; readonly count: number },
  row: (index: number) => object,
): Promise<void> {
  for (let start = from; start < from + count; start += ROWS_A_STATEMENT) {
    const length = Math.min(ROWS_A_STATEMENT, from + count - start);
    await insertMany(table, length, (index) => row(start + index));
  }
}

const { id: _key, publicId: _public, status: _status, ...copied } = getTableColumns(jobs);

/** Stores `count` copies of open offers in one statement. @param given expressions of columns, over `n.i`, from 1 on */
async function copyOpen(count: number, given: Readonly<Record<string, string>>): Promise<void> {
  const values = {
    ...Object.fromEntries(Object.values(copied).map(({ name }) => [name, name])),
    content_hash: 'NULL',
    ...given,
  };
  await testDb().run(
    sql.raw(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}),
    some AS MATERIALIZED (SELECT *, row_number() OVER () AS place FROM jobs WHERE status = 'open' LIMIT 1000)
    INSERT INTO jobs (${Object.keys(values)}) SELECT ${Object.values(values)}
    FROM n JOIN some ON some.place = 1 + n.i % (SELECT count(*) FROM some)`),
  );
}

/**
 * Stores `count` offers that ended, copies of those that are there. They are older than all others: so are their keys, below
 * zero, and their dates.
 */
export const seedArchive = (count: number): Promise<void> =>
  copyOpen(count, {
    id: '-n.i',
    public_id: "'ended-' || n.i",
    status: "'expired'",
    ...Object.fromEntries(
      ['posted_at', 'valid_through', 'updated_at'].map((name) => [name, `${name} - 5184000000 - n.i * 60000`]),
    ),
  });

/**
 * Stores `count` copies of the open offers, each under a key of its own, posted over the last 25 days; every second one names
 * a canteen besides.
 */
export function copyJobs({ count, newest }: Pick<Seed, 'count' | 'newest'>): Promise<void> {
  const posted = `${newest.getTime()} - CAST((${count} - n.i) * ${Math.floor((25 * 86_400_000) / count)} AS INTEGER)`;
  return copyOpen(count, {
    public_id: "'copy-' || n.i",
    posted_at: posted,
    valid_through: `${posted} + ${30 * 86_400_000}`,
    description: "description || iif(n.i % 2, ' Con mensa.', '')",
  });
}

export async function dropArchive(): Promise<void> {
  await testDb().delete(jobs).where(lt(jobs.id, 0));
}

/** One statement with one parameter, however many rows: the columns as JSON, as the driver would have bound them. */
export async function insertRows(table: SQLiteTable, rows: readonly object[]): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key !== 'id');
  const values = rows.map((row) => {
    const given = new Map(Object.entries(row));
    return columns.map(([key, column]) => {
      const value = given.get(key) ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    });
  });
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const fields = sql.join(
    columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    sql`, `,
  );
  await testDb().run(sql`INSERT INTO ${table} (${names}) SELECT ${fields} FROM json_each(${JSON.stringify(values)})`);
}

/** Rows by their number, from 0. */
export const insertMany = (table: SQLiteTable, length: number, row: (n: number) => object): Promise<void> =>
  insertRows(
    table,
    Array.from({ length }, (_, n) => row(n)),
  );

const CANDIDATE_TRADES = ['Cuoca', ...TRADES.slice(1)];
const SKILLS = ['inglese', 'patente C', 'HACCP', 'saldatura', 'contabilità'];

/** The profile number `index`: always the same, spread over trades, skills and places, every tenth without a place. */
const candidateRow = (index: number, newest: Date, status: NewCandidateRow['status']): NewCandidateRow =>
  newCandidateRow({
    publicId: `person-${index}`,
    status: status ?? 'open',
    name: `Persona ${index}`,
    title: pick(CANDIDATE_TRADES, index),
    location: index % 10 === 0 ? 'tutta la valle' : pick(MUNICIPALITIES, index * 11).name,
    skills: [pick(SKILLS, index), pick(SKILLS, index * 3 + 1), 'puntualità'],
    postedAt: new Date(newest.getTime() - (index % 600) * 3_600_000),
  });

export const seedCandidates = ({
  newest,
  count,
  from = 0,
  status,
}: Omit<Seed, 'ownerId' | 'oldest'> & { readonly status?: NewCandidateRow['status'] }): Promise<void> =>
  insertSome(candidates, { from, count }, (index) => candidateRow(index, newest, status));
