import { useLocation } from 'react-router';

/** State of the history entry that an open sheet of filters has, so that the way back closes it. */
export const SHEET = { sheet: true } as const;

const isSheet = (state: unknown): boolean => typeof state === 'object' && state !== null && 'sheet' in state;

/** The state of the present entry, if it is an open sheet's. */
export function useSheetState(): typeof SHEET | null {
  const { state }: { state: unknown } = useLocation();
  return isSheet(state) ? SHEET : null;
}

/** The same of the browser's own entry. */
export const isInSheet = (): boolean => isSheet(window.history.state?.usr);

/** Last navigation of each kind: each waits for the other, so that no two change the history's entry at once. */
const last: { search: unknown; sheet: unknown } = { search: null, sheet: null };

/** Goes to another search once a sheet that is being opened has its entry, and stays in it. */
export async function goInSheet(go: (state: typeof SHEET | null) => unknown): Promise<void> {
  await last.sheet;
  last.search = go(isInSheet() ? SHEET : null);
  await last.search;
}

/** Changes the entry of the sheet once the last search has its address. */
export async function moveSheet(move: () => unknown): Promise<void> {
  await last.search;
  last.sheet = move();
}
