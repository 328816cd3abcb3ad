import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the edge's HTML and until the browser has taken it over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

let notify: () => void;

/** Resolves when the first page is hydrated, or drawn. */
export const settled = new Promise<void>((resolve) => {
  notify = resolve;
});

export const markSettled = (): void => notify();
