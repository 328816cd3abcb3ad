import { clockTime, longDate, romeDaysBetween } from './dates.ts';

/** How old a copy is, and why it is shown: `Copia salvata oggi alle 14:05: non c'è connessione.` */
export function copyLabel(savedAt: Date, { now, online }: { now: Date; online: boolean }): string {
  return `Copia salvata ${dayAndTime(savedAt, now)}: ${online ? 'la rete non risponde' : "non c'è connessione"}.`;
}

/** `oggi alle 14:05`, `ieri alle 09:30`, `il 3 ottobre 2026 alle 14:05`. */
export function dayAndTime(date: Date, now: Date): string {
  const days = romeDaysBetween(date, now);
  const day = days === 0 ? 'oggi' : days === 1 ? 'ieri' : `il ${longDate(date)}`;
  return `${day} alle ${clockTime(date)}`;
}
