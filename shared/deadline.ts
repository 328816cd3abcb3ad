import { datePhrase, romeDay, romeDaysBetween } from './dates.ts';

/** The last days before a deadline that are counted down. */
const COUNTED_DAYS = 3;

/** `Ancora 2 giorni per candidarsi`, `Ultimo giorno per candidarsi`; null before the last three days, after them, and without a deadline. */
export function countdownText(applyBy: string | null | undefined, now: Date): string | null {
  if (!applyBy || applyBy < romeDay(now)) return null;
  const days = romeDaysBetween(now, new Date(applyBy)) + 1;
  if (days > COUNTED_DAYS) return null;
  return days === 1 ? 'Ultimo giorno per candidarsi' : `Ancora ${days} giorni per candidarsi`;
}

/** `Candidature entro il 30 novembre 2026`; null without a deadline, or where a copy of the offer is older than the field. */
export const deadlineText = (applyBy: string | null | undefined): string | null =>
  applyBy ? `Candidature entro ${datePhrase('il', new Date(applyBy))}` : null;
