import { type SQL, sql } from 'drizzle-orm';

/**
 * A whole number written into a statement: D1 binds numbers as reals, which neither divide like whole
 * numbers nor name a column.
 * @throws RangeError for any other number
 */
export function literalNumber(number: number): SQL {
  if (!Number.isSafeInteger(number)) throw new RangeError(`literalNumber: ${number} is no whole number`);
  return sql.raw(String(number));
}
