import { useEffect } from 'react';
import { romeDay } from '../../shared/dates.ts';
import { apiPath } from '../../shared/paths.ts';
import { readSession } from '../api/session.ts';

/** Looks that this document has told of, by offer and day; nothing of it is kept on the device. */
const told = new Set<string>();

/** Whether the document was loaded again, or brought back: the person has been here before. */
const isRepeated = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
};

/** Path of the document as it was loaded; an offer opened from there by a link is a new look in any case. */
const loadedPath = import.meta.env.SSR ? '' : location.pathname;

/**
 * Counts a look at an open offer, once it is in view. The token, where there is one, lets the server leave out the
 * owner's own looks; who looked is kept nowhere.
 */
export function useCountView(id: string, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const tell = () => {
      const look = `${id} ${romeDay(new Date())}`;
      if (document.visibilityState !== 'visible' || told.has(look)) return;
      told.add(look);
      if (location.pathname === loadedPath && isRepeated()) return;
      const token = readSession()?.token;
      const headers = token ? { Authorization: `Bearer ${token}` } : {};
      // Nobody waits for it, and a look that is not counted is no error.
      fetch(apiPath.jobViews(id), { method: 'POST', keepalive: true, headers }).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [id, open]);
}
