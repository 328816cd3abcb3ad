import { VALLEY } from '../valley/valley.ts';
import { distanceKm, type Point, roundPosition } from './distance.ts';
import { resolvePlace } from './resolve-place.ts';

/** Place of an offer or a candidate: slug of the municipality and decimal degrees; each null if unknown. */
export type ResolvedLocation = {
  readonly town: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
};

// Without this check a latitude one turn away (405.95 for 45.95) would measure as near.
const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/**
 * The place that the location text names wins; only where it names none does the position `sent` count, rounded and only
 * near the valley (docs/product.md#place-of-an-offer).
 */
export function locate(location: string, sent: Point | null): ResolvedLocation {
  const place = resolvePlace(location);
  if (place) return { town: place.slug, lat: place.lat, lon: place.lon };
  if (sent && isOnEarth(sent) && distanceKm(VALLEY.centre, sent) <= VALLEY.reachKm)
    return { town: null, ...roundPosition(sent) };
  return { town: null, lat: null, lon: null };
}

/** A position as the calls take it, texts that are empty where it is unknown; null then. */
export function sentPoint(lat: string | undefined, lon: string | undefined): Point | null {
  if (!lat?.trim() || !lon?.trim()) return null;
  return { lat: Number(lat), lon: Number(lon) };
}
