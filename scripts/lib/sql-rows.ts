/** A table as the database itself describes it. */
export type Table = {
  readonly name: string;
  /** Columns that a row is written with; the first is its rowid, by whatever name. */
  readonly columns: readonly string[];
};

/** One row: its values as SQL, as SQLite itself writes them. */
export type Row = { readonly id: number; readonly values: readonly string[] };

/** Longest statement that D1 takes (100,000 bytes), with room to spare. */
const MAX_BYTES = 90_000;
/** Bytes of a long value that one statement adds to it; each is two letters of SQL. */
const PIECE_BYTES = 30_000;

/** Text that wrangler would remove, taking it for a statement; split, as it would remove it from the query too. */
const TAKEN_OUT = "'BEGIN' || ' TRANSACTION'";

const quoted = (name: string): string => `"${name}"`;

/**
 * Expression of a column's value as SQL: exact for every type and byte.
 * @param exact where texts are written by their bytes, whatever they hold
 */
function literalOf(column: string, exact: boolean): string {
  const name = quoted(column);
  // SQLite's own `quote` ends at a NUL.
  const asBytes = exact ? 'true' : `instr(${name}, char(0)) OR instr(${name}, ${TAKEN_OUT})`;
  return `CASE WHEN typeof(${name}) = 'text' AND (${asBytes}) THEN 'CAST(x''' || hex(CAST(${name} AS BLOB)) || ''' AS TEXT)' ELSE quote(${name}) END`;
}

/** The query of some rows of a table, in the order of their keys: for each its key and its values as SQL. */
export function queryOf(
  { name, columns }: Table,
  { after, upTo, limit, exact = false }: { after: number; upTo: number; limit: number; exact?: boolean },
): string {
  const values = columns.map((column, index) => `${literalOf(column, exact)} AS c${index}`);
  return `SELECT rowid AS id, ${values.join(', ')} FROM ${name} WHERE rowid > ${after} AND rowid <= ${upTo} ORDER BY rowid LIMIT ${limit}`;
}

/** Statements that put rows in, each below what D1 takes for one. */
export function* insertsOf({ name, columns }: Table, rows: readonly Row[]): Generator<string> {
  const start = `INSERT INTO ${name} (${columns.map(quoted).join(', ')}) VALUES\n`;
  let tuples: string[] = [];
  let bytes = start.length;
  for (const row of rows) {
    const tuple = `(${row.values.join(', ')})`;
    const size = Buffer.byteLength(tuple) + 2;
    if (tuples.length > 0 && bytes + size > MAX_BYTES) {
      yield `${start}${tuples.join(',\n')};\n`;
      tuples = [];
      bytes = start.length;
    }
    if (size > MAX_BYTES - start.length) {
      yield* longRow({ name, columns }, row, start);
      continue;
    }
    tuples.push(tuple);
    bytes += size;
  }
  if (tuples.length > 0) yield `${start}${tuples.join(',\n')};\n`;
}

/** A row that is too long for one statement: its long values come piece by piece. */
function* longRow({ name, columns }: Table, { id, values }: Row, start: string): Generator<string> {
  const most = PIECE_BYTES / columns.length;
  const longs = values.map((value) => (value.length > most ? bytesOf(value) : null));
  yield `${start}(${values.map((value, index) => (longs[index] ? emptyOf(longs[index].type) : value)).join(', ')});\n`;
  for (const [index, long] of longs.entries()) {
    if (!long) continue;
    const column = quoted(columns[index] ?? '');
    for (let at = 0; at < long.bytes.length; at += PIECE_BYTES) {
      const piece = long.bytes.subarray(at, at + PIECE_BYTES).toString('hex');
      yield `UPDATE ${name} SET ${column} = CAST(${column} || x'${piece}' AS ${long.type}) WHERE rowid = ${id};\n`;
    }
  }
}

type Bytes = { readonly type: 'TEXT' | 'BLOB'; readonly bytes: Buffer };
const emptyOf = (type: Bytes['type']): string => (type === 'TEXT' ? "''" : "x''");

/** The bytes of a text or blob written as SQL by `literalOf`. */
function bytesOf(value: string): Bytes {
  const [, text, hex, blob] = /^(?:'([\s\S]*)'|CAST\(x'([0-9A-F]*)' AS TEXT\)|X'([0-9A-F]*)')$/.exec(value) ?? [];
  if (text !== undefined) return { type: 'TEXT', bytes: Buffer.from(text.replaceAll("''", "'"), 'utf8') };
  if (hex !== undefined) return { type: 'TEXT', bytes: Buffer.from(hex, 'hex') };
  return { type: 'BLOB', bytes: Buffer.from(blob ?? '', 'hex') };
}
