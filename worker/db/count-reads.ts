/** Rows that the statements of a request have read, as D1 bills them; `uncounted` are the statements that did not say. */
export type Reads = { rows: number; uncounted: number };

/** Texts and names, which may hold anything, and what parts a list of columns. */
const PARTS = /'[^']*'|"[^"]*"|[(),]|\b(?:select|from|returning)\b/gi;

/** Texts of the columns of a result, as its statement lists them; none where it lists none. */
function columnsOf(query: string): string[] {
  const begin = /^\s*(insert|update|delete)\b/i.test(query) ? 'returning' : 'select';
  const columns: string[] = [];
  let [depth, start] = [0, -1];
  for (const { 0: part, index } of query.matchAll(PARTS)) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    else if (depth > 0) continue;
    else if (start < 0) start = part.toLowerCase() === begin ? index + part.length : start;
    else if (part === ',' || part.toLowerCase() === 'from') {
      columns.push(query.slice(start, index).trim());
      start = index + 1;
      if (part !== ',') return columns;
    }
  }
  return start < 0 ? [] : [...columns, query.slice(start).trim()];
}

/** Name of a column in a result: its alias, its own name, or the text of an expression. */
const nameOf = (column: string): string =>
  /\bas "?(\w+)"?$/i.exec(column)?.[1] ?? /^(?:distinct )?(?:"?\w+"?\.)?"?(\w+)"?$/i.exec(column)?.[1] ?? column;

/** True where no two columns of a result share a name: only then its rows are whole as objects. */
export function hasDistinctColumns(query: string): boolean {
  const names = columnsOf(query).map(nameOf);
  // An object puts integer keys first, and an asterisk can be any columns: neither keeps the order of the columns.
  const isClear = names.length > 0 && !names.some((name) => /^\d+$|\*$/.test(name));
  return isClear && new Set(names).size === names.length;
}

type Session = Pick<D1DatabaseSession, 'prepare' | 'batch'>;

/** The two methods of a session that drizzle calls, counting what they read. */
export function countReads(session: Session, reads: Reads): Session {
  const originals = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const count = <Result extends D1Result>(result: Result): Result => {
    reads.rows += result.meta.rows_read;
    return result;
  };
  const counting = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const wrapped = {
      bind: (...values: unknown[]) => counting(statement.bind(...values), query),
      all: async () => count(await statement.all()),
      run: async () => count(await statement.run()),
      // Rows as arrays, which drizzle reads columns with: D1 does not say what they cost.
      raw: async () => {
        if (hasDistinctColumns(query)) return count(await statement.all()).results.map((row) => Object.values(row));
        reads.uncounted++;
        return statement.raw();
      },
    } as unknown as D1PreparedStatement;
    originals.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (query) => counting(session.prepare(query), query),
    batch: async <Row>(statements: D1PreparedStatement[]) => {
      const results = await session.batch<Row>(statements.map((statement) => originals.get(statement) ?? statement));
      return results.map(count);
    },
  };
}
