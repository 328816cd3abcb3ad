import { romeDay } from '../../shared/dates.ts';

/** Rows of a file at most, the newest: it is made in memory. */
export const MOST_ROWS = 2000;

type Cell = string | number | null;

/** Signs that make a formula of a cell where it begins with one (OWASP, "CSV Injection"), in full width too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function written(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A day in Rome as Italian spreadsheets read it, `05/07/2026`. */
export const csvDay = (date: Date | null): Cell => date && romeDay(date).split('-').reverse().join('/');

/**
 * A table as the spreadsheets of an Italian office open it: UTF-8 with a byte order mark, semicolons, CRLF.
 * @param rows one more than `MOST_ROWS` where there are more, which the last line then says
 */
export function csvResponse<Row>(
  name: string,
  rows: readonly Row[],
  columns: readonly (readonly [name: string, cell: (row: Row) => Cell])[],
): Response {
  const head = columns.map(([name]) => name);
  const lines = rows.slice(0, MOST_ROWS).map((row) => columns.map(([, cell]) => cell(row)));
  const cut = rows.length > MOST_ROWS ? [[`Solo le ${MOST_ROWS} righe più recenti`]] : [];
  const text = [head, ...lines, ...cut].map((line) => `${line.map(written).join(';')}\r\n`).join('');
  return new Response(`\uFEFF${text}`, {
    headers: { 'Content-Type': 'text/csv; charset=utf-8', 'Content-Disposition': `attachment; filename="${name}.csv"` },
  });
}
