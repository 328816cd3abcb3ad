import { useLocation } from 'react-router';

/** State of the history entry that an open panel of filters has, so that the way back closes it. */
export const PANEL = { panel: true } as const;

const isPanel = (state: unknown): boolean => typeof state === 'object' && state !== null && 'panel' in state;

/** The state of the rendered location, if it is an open panel's. */
export function usePanelState(): typeof PANEL | null {
  const { state }: { state: unknown } = useLocation();
  return isPanel(state) ? PANEL : null;
}

/** The same of the browser's own entry, which is a render ahead of the location. */
export const isInPanel = (): boolean => isPanel(window.history.state);

/** Marks the entry that a navigation of the panel has made. The router keeps its own state of an entry to itself. */
export async function markPanel(navigation: unknown): Promise<void> {
  const { pathname } = window.location;
  await navigation;
  if (window.location.pathname === pathname) window.history.replaceState({ ...window.history.state, ...PANEL }, '');
}

/** Last navigation of each kind: each waits for the other, so that no two change the history's entry at once. */
const last: { search: unknown; panel: unknown } = { search: null, panel: null };

/** Goes to another search once a panel that is being opened has its entry, and stays in it. */
export async function goInPanel(go: (state: typeof PANEL | null) => unknown): Promise<void> {
  await last.panel;
  last.search = isInPanel() ? markPanel(go(PANEL)) : go(null);
  await last.search;
}

/** Changes the entry of the panel once the last search has its address. */
export async function movePanel(move: () => unknown): Promise<void> {
  await last.search;
  last.panel = move();
}
