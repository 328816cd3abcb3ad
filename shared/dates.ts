/** Every date people read is a date in Rome, whatever the clock of the server or the phone. */
const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

export const MONTHS: readonly string[] = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
];

/** When the clocks change in a month: on its last Sunday, at one in UTC. */
function clockChange(year: number, month: number): Date {
  const change = new Date(Date.UTC(year, month + 1, 0, 1));
  change.setUTCDate(change.getUTCDate() - change.getUTCDay());
  return change;
}

/**
 * Milliseconds that clocks in Rome are ahead of UTC, by Directive 2000/84/EC. Not by `Intl`, which takes a phone fifty
 * milliseconds before its first answer; the tests compare the two.
 */
function romeOffset(date: Date): number {
  const year = date.getUTCFullYear();
  return date >= clockChange(year, 2) && date < clockChange(year, 9) ? 2 * HOUR_MS : HOUR_MS;
}

/** A moment with what clocks in Rome show as its UTC fields. */
const inRome = (date: Date): Date => new Date(date.getTime() + romeOffset(date));

/** Calendar day in Rome as `YYYY-MM-DD`, or the one `later` days after it: a day has 23 hours in March, and 25 in October. */
export const romeDay = (date: Date, later = 0): string => addDays(inRome(date), later).toISOString().slice(0, 10);

/** Day and time as clocks in Rome show them, `2027-06-04T18:30`. */
export const romeClock = (date: Date): string => inRome(date).toISOString().slice(0, 16);

const WEEKDAYS = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];

/** `venerdì`, of a day and time as clocks show them. */
export const dayName = (shown: string): string => WEEKDAYS[new Date(`${shown}Z`).getUTCDay()] ?? '';

/** Whole calendar days in Rome from `from` to `to`; never negative. */
export function romeDaysBetween(from: Date, to: Date): number {
  const days = (Date.parse(romeDay(to)) - Date.parse(romeDay(from))) / DAY_MS;
  return Math.max(0, Math.round(days));
}

/** `10 agosto 2025`. */
export function longDate(date: Date): string {
  const shown = inRome(date);
  return `${shown.getUTCDate()} ${MONTHS[shown.getUTCMonth()]} ${shown.getUTCFullYear()}`;
}

/** `10:32`. */
export const clockTime = (date: Date): string => inRome(date).toISOString().slice(11, 16);

/** `10 agosto 2025, 10:32`. */
export const momentOf = (date: Date): string => `${longDate(date)}, ${clockTime(date)}`;

/** When a copy was made: `delle 10:32`, `delle 18:05 di ieri`. */
export function copyTime(made: Date, now: Date): string {
  const days = romeDaysBetween(made, now);
  const day = days === 0 ? '' : days === 1 ? ' di ieri' : `, ${longDate(made)}`;
  return `delle ${clockTime(made)}${day}`;
}

const sinceText = (since: Date, now: Date, today: string, earlier = ''): string => {
  const days = romeDaysBetween(since, now);
  if (days === 0) return today;
  return earlier + (days === 1 ? '1 giorno fa' : `${days} giorni fa`);
};

export const ageLabel = (posted: Date, now: Date): string => sinceText(posted, now, 'Pubblicato oggi');

export const detailAgeLabel = (posted: Date, now: Date): string =>
  sinceText(posted, now, 'Pubblicata oggi', 'Pubblicata ');

/** When the owner of an offer last said that the place is still open. */
export const confirmedLabel = (confirmed: Date, now: Date): string =>
  sinceText(confirmed, now, 'Confermata aperta oggi', 'Confermata aperta ');

export const candidateAgeLabel = (posted: Date, now: Date): string =>
  sinceText(posted, now, 'Profilo aggiunto oggi', 'Profilo aggiunto ');

/** When a person last said to be able to start at once. */
export const availableLabel = (stated: Date, now: Date): string =>
  sinceText(stated, now, 'Disponibile subito, detto oggi', 'Disponibile subito, detto ');

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’', del: 'dell’' };

/** `il 10 agosto 2025`, `dall’8 agosto 2025`. */
export function datePhrase(article: keyof typeof ELIDED, date: Date): string {
  const text = longDate(date);
  return /^(8|11) /.test(text) ? ELIDED[article] + text : `${article} ${text}`;
}

/** A month as `2027-06`; of the years that dates of offers may be in. */
export const MONTH = /^20[2-9]\d-(0[1-9]|1[0-2])$/;

/** `giugno 2027` of `2027-06`. */
export const monthName = (month: string): string => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** This month in Rome and those after it. */
export function nextMonths(now: Date, count: number): string[] {
  const [year = 0, month = 0] = romeDay(now).split('-').map(Number);
  return Array.from({ length: count }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 7),
  );
}

/** How old a copy is, and why it is shown: `Copia salvata oggi alle 14:05: non c’è connessione.` */
export function copyLabel(savedAt: Date, { now, online }: { now: Date; online: boolean }): string {
  return `Copia salvata ${dayAndTime(savedAt, now)}: ${online ? 'la rete non risponde' : 'non c’è connessione'}.`;
}

/** `oggi alle 14:05`, `ieri alle 09:30`, `il 3 ottobre 2026 alle 14:05`. */
export function dayAndTime(date: Date, now: Date): string {
  const days = romeDaysBetween(date, now);
  const day = days === 0 ? 'oggi' : days === 1 ? 'ieri' : datePhrase('il', date);
  return `${day} alle ${clockTime(date)}`;
}

/**
 * The moment when clocks in Rome show a full hour on a day (`YYYY-MM-DD`), in summer as in winter. Not for the hour after
 * midnight that a change of the clocks repeats or leaves out.
 */
export function romeHour(day: string, hour: number): Date {
  const summer = new Date(Date.parse(day) + (hour - 2) * HOUR_MS);
  return new Date(summer.getTime() + 2 * HOUR_MS - romeOffset(summer));
}

/** True if clocks in Rome show at least a full hour, today there. */
export const isRomeHour = (now: Date, hour: number): boolean => now >= romeHour(romeDay(now), hour);

/** The moment when the day in Rome that was `daysAgo` days before today began there. */
export function romeMidnight(now: Date, daysAgo: number): Date {
  const day = new Date(Date.parse(romeDay(now)) - daysAgo * DAY_MS);
  return romeHour(day.toISOString().slice(0, 10), 0);
}
