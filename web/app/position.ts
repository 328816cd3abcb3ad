/** A position in degrees, rounded to two decimals: about a kilometre, so that nobody's home leaves the device. */
export type Position = { readonly lat: number; readonly lon: number };

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

/**
 * Asks the browser where it is. Null when the person says no, the device does not know, or nothing came in time:
 * refusal is silent.
 * @param geolocation undefined in browsers without it
 */
export function askPosition(
  geolocation: Geolocation | undefined,
  { timeoutMs }: { timeoutMs: number },
): Promise<Position | null> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve(null);
    // The browser's own limit starts only once the person has answered its question.
    const timer = setTimeout(() => resolve(null), timeoutMs);
    const answer = (position: Position | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: round(coords.latitude), lon: round(coords.longitude) }),
      () => answer(null),
      { timeout: timeoutMs, maximumAge: 5 * 60_000 },
    );
  });
}
