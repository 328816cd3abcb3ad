/** Cost of a piece of work for the database: statements sent, and the rows they read as D1 bills them. */
export type Cost = { readonly statements: number; readonly rowsRead: number };

/** Writes of a piece of work: rows, those of indexes and triggers too, and batches. */
export type Written = { readonly rowsWritten: number; readonly batches: number };

type CountingD1 = { readonly db: D1Database; readonly cost: () => Cost; readonly written: () => Written };

/**
 * The real database behind a wrapper that counts, in sessions and batches too. `raw()`, which drizzle reads columns with,
 * answers no `meta`: a statement that reads is run once more for it, of one that writes the columns are taken by their names.
 */
export function countingD1(real: D1Database): CountingD1 {
  let [statements, rowsRead, rowsWritten, batches] = [0, 0, 0, 0];
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const count = <Result extends D1Result>(result: Result): Result => {
    statements++;
    rowsRead += result.meta.rows_read;
    rowsWritten += result.meta.rows_written;
    return result;
  };

  function wrap(statement: D1PreparedStatement, query: string): D1PreparedStatement {
    const counting = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), query),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      raw: async (options?: { columnNames?: false }) => {
        const { results } = count(await statement.all());
        if (/^\s*(insert|update|delete)\b/i.test(query)) return results.map((row) => Object.values(row));
        return statement.raw(options);
      },
      first: async () => {
        throw new Error('countingD1: first() answers no meta; use all()');
      },
    } as unknown as D1PreparedStatement;
    originals.set(counting, statement);
    return counting;
  }

  const original = (statement: D1PreparedStatement): D1PreparedStatement => originals.get(statement) ?? statement;
  const methods = (target: D1Database | D1DatabaseSession) => ({
    prepare: (query: string) => wrap(target.prepare(query), query),
    batch: async (batch: D1PreparedStatement[]) => {
      batches++;
      return (await target.batch(batch.map(original))).map(count);
    },
  });
  const db = {
    ...methods(real),
    withSession: (bookmark?: string) => {
      const session = real.withSession(bookmark);
      return { ...methods(session), getBookmark: () => session.getBookmark() };
    },
  } as unknown as D1Database;
  return { db, cost: () => ({ statements, rowsRead }), written: () => ({ rowsWritten, batches }) };
}
