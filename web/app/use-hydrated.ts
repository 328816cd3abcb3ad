import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the edge's HTML and until the browser has taken it over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

let tell: () => void;

/** Resolves when the first page is hydrated, or drawn. */
export const pageStands = new Promise<void>((resolve) => {
  tell = resolve;
});

export const tellPageStands = (): void => tell();
