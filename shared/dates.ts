/** Every date people read is a date in Rome, whatever the clock of the server or the phone. */
const ROME = 'Europe/Rome';
const DAY_MS = 86_400_000;

// Swedish dates are ISO 8601.
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: ROME, dateStyle: 'short' });
const longFormat = new Intl.DateTimeFormat('it-IT', { timeZone: ROME, dateStyle: 'long' });
const timeFormat = new Intl.DateTimeFormat('it-IT', { timeZone: ROME, timeStyle: 'short' });

/** Calendar day in Rome as `YYYY-MM-DD`. */
export const romeDay = (date: Date): string => dayFormat.format(date);

/** Whole calendar days in Rome from `from` to `to`; never negative. */
export function romeDaysBetween(from: Date, to: Date): number {
  const days = (Date.parse(romeDay(to)) - Date.parse(romeDay(from))) / DAY_MS;
  return Math.max(0, Math.round(days));
}

/** `10 agosto 2025`. */
export const longDate = (date: Date): string => longFormat.format(date);

/** `10:32`. */
export const clockTime = (date: Date): string => timeFormat.format(date);

/** Age of an offer on a card (specification, section 9). */
export function ageLabel(posted: Date, now: Date): string {
  const days = romeDaysBetween(posted, now);
  if (days === 0) return 'Pubblicato oggi';
  return days === 1 ? '1 giorno fa' : `${days} giorni fa`;
}

/** Age of an offer on its own page (specification, section 9). */
export function detailAgeLabel(posted: Date, now: Date): string {
  const days = romeDaysBetween(posted, now);
  if (days === 0) return 'Pubblicata oggi';
  return days === 1 ? 'Pubblicata 1 giorno fa' : `Pubblicata ${days} giorni fa`;
}

/** When the owner of an offer last said that the place is still open. */
export function confirmedLabel(confirmed: Date, now: Date): string {
  const days = romeDaysBetween(confirmed, now);
  if (days === 0) return 'Confermata aperta oggi';
  return days === 1 ? 'Confermata aperta 1 giorno fa' : `Confermata aperta ${days} giorni fa`;
}

/** Age of a profile (specification, section 9). */
export function candidateAgeLabel(posted: Date, now: Date): string {
  const days = romeDaysBetween(posted, now);
  if (days === 0) return 'Profilo aggiunto oggi';
  return days === 1 ? 'Profilo aggiunto 1 giorno fa' : `Profilo aggiunto ${days} giorni fa`;
}

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
