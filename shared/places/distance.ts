/** A position in decimal degrees (WGS84). */
export type Point = { readonly lat: number; readonly lon: number };

/** Distance by which offers and candidates without a position are sorted, after all that have one: farther than any two places are. */
export const NO_POSITION_KM = 20_100;

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km by the haversine formula, rounded to 0.1 km. */
export function distanceKm(a: Point, b: Point): number {
  const haversine =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const km = 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
  return Math.round(km * 10) / 10;
}

/** Kilometres as people read them: `12,4 km`, `12 km`. By hand, so that server and browser never differ by locale data. */
export const formatKm = (km: number): string => `${String(Math.round(km * 10) / 10).replace('.', ',')} km`;

const hundredth = (degrees: number): number => Math.round(degrees * 100) / 100;

/** The position to two decimals (about 1 km): nobody's home is stored or shown. */
export const roundPosition = ({ lat, lon }: Point): Point => ({ lat: hundredth(lat), lon: hundredth(lon) });
