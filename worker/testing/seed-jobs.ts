import { getTableColumns, sql } from 'drizzle-orm';
import { JOB_CATEGORIES, JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES } from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { newJobRow, testDb } from './factories.ts';

const TRADES = ['Cuoco', 'Barista', 'Muratore', 'Commessa', 'Infermiera', 'Autista', 'Magazziniere', 'Segretaria'];
const ROWS_A_STATEMENT = 1000;

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

/** The offer number `index`: always the same, spread over all values and places, every tenth without a place. */
function seedRow(index: number, ownerId: number, newest: Date): NewJobRow {
  const trade = pick(TRADES, index);
  return newJobRow({
    ownerId,
    publicId: `seed-${index}`,
    title: `${trade} ${index}`,
    companyName: `Ditta ${index % 97}`,
    location: index % 10 === 0 ? 'tutta la valle' : pick(MUNICIPALITIES, index * 11).name,
    category: pick(JOB_CATEGORIES, index * 3),
    type: pick(JOB_TYPES, index),
    experience: pick(JOB_EXPERIENCES, index),
    contract: pick(JOB_CONTRACTS, index),
    description: `Cerchiamo ${trade.toLowerCase()} per la stagione. `.repeat(8),
    postedAt: new Date(newest.getTime() - (index % 600) * 3_600_000),
  });
}

/**
 * Stores `count` offers after the first `from`, a thousand a statement.
 * @param newest when the youngest were posted; the oldest are 25 days older
 */
export async function seedJobs(seed: { ownerId: number; from?: number; count: number; newest: Date }): Promise<void> {
  const { ownerId, from = 0, count, newest } = seed;
  for (let start = from; start < from + count; start += ROWS_A_STATEMENT) {
    const end = Math.min(start + ROWS_A_STATEMENT, from + count);
    await insertRows(Array.from({ length: end - start }, (_, index) => seedRow(start + index, ownerId, newest)));
  }
}

/** One statement with one parameter, however many rows: the columns as JSON, as the driver would have bound them. */
async function insertRows(rows: readonly NewJobRow[]): Promise<void> {
  const columns = Object.entries(getTableColumns(jobs)).filter(([key]) => key !== 'id');
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key as keyof NewJobRow] ?? column.default ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const fields = sql.join(
    columns.map((_, index) => sql.raw(`value ->> ${index}`)),
    sql`, `,
  );
  await testDb().run(sql`INSERT INTO jobs (${names}) SELECT ${fields} FROM json_each(${JSON.stringify(values)})`);
}
