import { useEffect } from 'react';
import { romeDay } from '../../../shared/dates.ts';
import { tell } from '../../api/request.ts';

/** Views that this document has reported, by offer and day; nothing of them is kept on the device. */
const told = new Set<string>();

/** True if the document was reloaded or brought back: its entry of the history has the state that the router once gave it. */
const isRepeated = !import.meta.env.SSR && history.state !== null;

/** Path of the document as it was loaded; an offer opened from there by a link is a new look in any case. */
const loadedPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * Counts a look at an open offer, once it is in view. The token, where there is one, lets the server leave out the
 * owner's own looks; who looked is kept nowhere.
 */
export function useCountView(id: string, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const count = () => {
      const look = `${id} ${romeDay(new Date())}`;
      if (document.visibilityState !== 'visible' || told.has(look)) return;
      told.add(look);
      if (location.pathname === loadedPath && isRepeated) return;
      tell('POST /api/jobs/:id/views', { params: { id }, signedIn: true });
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, open]);
}
