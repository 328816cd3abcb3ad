import { distanceKm, NO_POSITION_KM, type Point } from '../../shared/places/distance.ts';
import type { Database } from '../db/client.ts';
import { jobCells } from '../db/tables/job-counts.ts';
import { NO_CELL } from './facets.ts';

/** A position where offers are, and how far it is from the point asked about. */
export type NearCell = { readonly cell: string; readonly km: number; readonly empty: boolean };

/**
 * Positions of offers, nearest first, those without one last (999 km, specification section 5). Positions whose last
 * offer has ended stay in: a cursor may stand on one.
 */
export async function cellsByDistance(db: Database, origin: Point): Promise<NearCell[]> {
  const rows = await db.select().from(jobCells);
  const near = rows.map((row) => ({ cell: row.cell, km: distanceKm(origin, row), empty: row.count <= 0 }));
  return [...near, { cell: NO_CELL, km: NO_POSITION_KM, empty: false }].sort(byDistance);
}

const byDistance = (a: NearCell, b: NearCell): number =>
  a.km - b.km || (a.cell < b.cell ? -1 : a.cell > b.cell ? 1 : 0);

export const cellsWithin = (cells: readonly NearCell[], km: number): string[] =>
  cells.filter((near) => near.cell !== NO_CELL && !near.empty && near.km <= km).map((near) => near.cell);
