import { askPosition } from '../app/position.ts';

const WAIT_MS = 5_000;

/** `lat` and `lon` as the API takes them: degrees with two decimals, empty where the position is refused or unknown. */
export async function sentPosition(geolocation: Geolocation | undefined): Promise<{ lat: string; lon: string }> {
  const position = await askPosition(geolocation, { timeoutMs: WAIT_MS });
  return { lat: position?.lat.toFixed(2) ?? '', lon: position?.lon.toFixed(2) ?? '' };
}
