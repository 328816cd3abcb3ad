import { distanceKm, MAX_FROM_CENTRE_KM, type Point, roundPosition, VALLEY_CENTRE } from './distance.ts';
import { resolvePlace } from './resolve-place.ts';

/** Where an offer or a candidate is: slug of the municipality and decimal degrees; each null where unknown. */
export type ResolvedLocation = {
  readonly town: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
};

// Without this check a latitude one turn away (405.95 for 45.95) would measure as near.
const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/**
 * The place that the location text names wins; only where it names none does the position `sent` count, rounded and only
 * near the valley (decisions, section 2).
 */
export function locate(location: string, sent: Point | null): ResolvedLocation {
  const place = resolvePlace(location);
  if (place) return { town: place.slug, lat: place.lat, lon: place.lon };
  if (sent && isOnEarth(sent) && distanceKm(VALLEY_CENTRE, sent) <= MAX_FROM_CENTRE_KM)
    return { town: null, ...roundPosition(sent) };
  return { town: null, lat: null, lon: null };
}

/** A position as the calls take it, texts that are empty where it is unknown; null then. */
export function sentPoint(lat: string | undefined, lon: string | undefined): Point | null {
  if (!lat?.trim() || !lon?.trim()) return null;
  return { lat: Number(lat), lon: Number(lon) };
}
