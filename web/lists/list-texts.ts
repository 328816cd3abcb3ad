import { distanceKm, formatKm, type Point } from '../../shared/places/distance.ts';
import { grouped } from '../../shared/text.ts';
import type { ListCount } from '../api/list-page.ts';

/** `1 offerta`, `174 offerte`, `oltre 1.000 offerte`. */
export function countText(
  { total, exact }: ListCount,
  { one, many }: { readonly one: string; readonly many: string },
): string {
  if (!exact) return `oltre ${grouped(total)} ${many}`;
  return total === 1 ? `1 ${one}` : `${grouped(total)} ${many}`;
}

/** km from the visitor, as people read them; null where one of the two positions is not known. */
export function kmFrom(
  origin: Point | null,
  { lat, lon }: { readonly lat: string | null; readonly lon: string | null },
): string | null {
  if (origin === null || lat === null || lon === null) return null;
  return formatKm(distanceKm(origin, { lat: Number(lat), lon: Number(lon) }));
}

export const filtersText = (count: number): string | null =>
  count === 0 ? null : count === 1 ? '1 filtro' : `${count} filtri`;
