import { longDate } from './dates.ts';

const ELIDED = { il: 'l’', al: 'all’', dal: 'dall’' };

/** `il 10 agosto 2025`, `dall’8 agosto 2025`. */
export function datePhrase(article: keyof typeof ELIDED, date: Date): string {
  const text = longDate(date);
  return /^(8|11) /.test(text) ? ELIDED[article] + text : `${article} ${text}`;
}
