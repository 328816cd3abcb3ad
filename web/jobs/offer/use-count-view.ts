import { useEffect } from 'react';
import { romeDay } from '../../../shared/dates.ts';
import { tell } from '../../api/request.ts';
import { isLoadedAgain } from '../../app/loaded-document.ts';

/** Views that this document has reported, by offer and day; nothing of them is kept on the device. */
const told = new Set<string>();

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
      // An offer that is opened by a link is a new look in any case.
      if (isLoadedAgain(location.pathname)) return;
      tell('POST /api/jobs/:id/views', { params: { id }, signedIn: true });
    };
    count();
    document.addEventListener('visibilitychange', count);
    return () => document.removeEventListener('visibilitychange', count);
  }, [id, open]);
}
