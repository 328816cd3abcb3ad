import { distanceKm, formatKm, type Point } from '../../shared/places/distance.ts';

/** km from the visitor, as people read them; null where one of the two positions is not known. */
export function kmFrom(
  origin: Point | null,
  { lat, lon }: { readonly lat: string | null; readonly lon: string | null },
): string | null {
  if (origin === null || lat === null || lon === null) return null;
  return formatKm(distanceKm(origin, { lat: Number(lat), lon: Number(lon) }));
}
