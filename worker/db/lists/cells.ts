import { distanceKm, NO_POSITION_KM, type Point } from '../../../shared/places/distance.ts';
import { NO_CELL } from './facets.ts';

/** A position where rows of a list are, and how many. */
export type Cell = Point & { readonly cell: string; readonly count: number };

/** The same, with how far it is from the point asked about. */
export type NearCell = { readonly cell: string; readonly km: number; readonly empty: boolean };

/**
 * Positions, nearest first, rows without one last (999 km, specification section 5). Positions whose last row has gone
 * stay in: a cursor may stand on one.
 */
export function byDistance(cells: readonly Cell[], origin: Point): NearCell[] {
  const near = cells.map((row) => ({ cell: row.cell, km: distanceKm(origin, row), empty: row.count <= 0 }));
  return [...near, { cell: NO_CELL, km: NO_POSITION_KM, empty: false }].sort(
    (a, b) => a.km - b.km || (a.cell < b.cell ? -1 : a.cell > b.cell ? 1 : 0),
  );
}

export const cellsWithin = (cells: readonly NearCell[], km: number): string[] =>
  cells.filter((near) => near.cell !== NO_CELL && !near.empty && near.km <= km).map((near) => near.cell);
