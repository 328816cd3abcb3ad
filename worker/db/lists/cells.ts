import { distanceKm, NO_POSITION_KM, type Point } from '../../../shared/places/distance.ts';
import { cellPosition, NO_CELL } from './words.ts';

/** A position where rows of a list are, and how many. */
export type Cell = Point & { readonly cell: string; readonly count: number };

/** The positions of rows in hand. */
export function cellsOf(rows: readonly { readonly cell: string | null }[]): Cell[] {
  const counts = new Map<string, number>();
  for (const { cell } of rows) if (cell !== null) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return [...counts].map(([cell, count]) => ({ cell, count, ...cellPosition(cell) }));
}

/** The same, with how far it is from the point asked about. */
export type NearCell = { readonly cell: string; readonly km: number; readonly count: number };

/** Positions, nearest first, rows without one last, as if they were 999 km away. */
export function byDistance(cells: readonly Cell[], origin: Point): NearCell[] {
  const near = cells.map((row) => ({ cell: row.cell, km: distanceKm(origin, row), count: row.count }));
  return [...near, { cell: NO_CELL, km: NO_POSITION_KM, count: Number.POSITIVE_INFINITY }].sort(comesBefore);
}

const comesBefore = (a: Omit<NearCell, 'count'>, b: Omit<NearCell, 'count'>): number =>
  a.km - b.km || (a.cell < b.cell ? -1 : a.cell > b.cell ? 1 : 0);

/** Cells from a cursor's position on; the cell of the cursor may be gone. */
export function cellsFrom(cells: readonly NearCell[], cell: string, origin: Point): readonly NearCell[] {
  const km = cell === NO_CELL ? NO_POSITION_KM : distanceKm(origin, cellPosition(cell));
  return cells.filter((near) => comesBefore({ cell, km }, near) <= 0);
}

export const cellsWithin = (cells: readonly NearCell[], km: number): string[] =>
  cells.filter((near) => near.cell !== NO_CELL && near.km <= km).map((near) => near.cell);
