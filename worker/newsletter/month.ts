import { romeDay } from '../../shared/dates.ts';

/** Month in Rome as `YYYY-MM`. */
export const monthOf = (date: Date): string => romeDay(date).slice(0, 7);
