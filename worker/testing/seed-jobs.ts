import { JOB_CATEGORIES, JOB_CONTRACTS, JOB_EXPERIENCES, JOB_TYPES, SHIFTS } from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { jobs, type NewJobRow } from '../db/tables/jobs.ts';
import { newJobRow } from './factories.ts';
import { insertRows } from './insert-rows.ts';

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
    housing: index % 4 === 0,
    meals: index % 6 === 0,
    salaryMin: index % 2 === 0 ? 1300 : null,
    salaryPeriod: index % 2 === 0 ? 'mese' : null,
    shifts: [pick(SHIFTS, index)],
    openings: index % 3 === 0 ? 2 : 1,
    startDate: index % 5 === 0 ? '2027-06-15' : null,
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
    await insertRows(
      jobs,
      Array.from({ length: end - start }, (_, index) => seedRow(start + index, ownerId, newest)),
    );
  }
}
