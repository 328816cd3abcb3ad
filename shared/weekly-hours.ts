/** No week of work is longer than this (D.Lgs. 66/2003 allows 48 on average). */
export const MOST_WEEKLY_HOURS = 60;

/** The words for an offer's hours; null where it says none, or where a copy of the offer is older than the field. */
export const hoursText = (hours: number | null | undefined): string | null =>
  hours ? `${hours} ${hours === 1 ? 'ora' : 'ore'} alla settimana` : null;
