import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { romeDay } from '../../shared/dates.ts';
import { CONNECTION_ID } from '../../shared/offline.ts';

const NowContext = createContext<Date>(new Date(0));

/** "Now" of the page: the edge's at first, so that both renderings agree; a new day after that. */
export function NowProvider({ initial, children }: { initial: Date; children: ReactNode }) {
  const [now, setNow] = useState(initial);
  useEffect(() => {
    const look = () => setNow((known) => (romeDay(known) === romeDay(new Date()) ? known : new Date()));
    // A copy that this device has kept is of the day it was saved; other documents know the day better than the phone.
    if (document.getElementById(CONNECTION_ID)) look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return <NowContext value={now}>{children}</NowContext>;
}

export const useNow = (): Date => use(NowContext);
