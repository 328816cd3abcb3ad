import { useEffect, useSyncExternalStore } from 'react';

/** A position in degrees, rounded to two decimals: about a kilometre, so that nobody's home leaves the device. */
export type Position = { readonly lat: number; readonly lon: number };

/** The exact position of this visit: it never leaves the device, and is stored nowhere. */
let exact: Position | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const round = (degrees: number): number => Math.round(degrees * 100) / 100;

const rounded = ({ lat, lon }: Position): Position => ({ lat: round(lat), lon: round(lon) });

/** Looks for the exact position again, as after a reload, where the browser need not ask the person. */
async function lookAgain(): Promise<void> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null);
  if (permission?.state === 'granted') await askPosition(navigator.geolocation, { timeoutMs: 15_000 });
}

/** The exact position where the device knows it and `near` is what it is sent as; else `near`, to two decimals. */
export function useExactPosition(near: Position | null): Position | null {
  const known = useSyncExternalStore(
    subscribe,
    () => exact,
    () => null,
  );
  const isMissing = near !== null && known === null;
  useEffect(() => {
    if (isMissing) void lookAgain();
  }, [isMissing]);
  if (near === null || known === null) return near;
  const sent = rounded(known);
  return sent.lat === near.lat && sent.lon === near.lon ? known : near;
}

/** Asks the browser where it is. Null where it does not say in time: refusal is silent. */
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
      ({ coords: { latitude: lat, longitude: lon } }) => {
        exact = { lat, lon };
        for (const listener of listeners) listener();
        answer(rounded(exact));
      },
      () => answer(null),
      { timeout: timeoutMs, maximumAge: 5 * 60_000 },
    );
  });
}
