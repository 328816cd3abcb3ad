import type { Language } from './languages.ts';
import { keysOf } from './records.ts';

/** The text with its values: `{count} offers` with 3. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Locales of numbers and dates, in the digits of Italian pay slips. Some browsers write no Albanian, and no Punjabi. */
const LOCALES: Partial<Record<Language, string>> = { en: 'en-GB', ar: 'ar-u-nu-latn', sq: 'it', pa: 'it' };

export const localeOf = (language: Language): string => LOCALES[language] ?? language;

const DAY_IN_ROME = { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' } as const;

export const dayIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), DAY_IN_ROME).format(date);

export const momentIn = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...DAY_IN_ROME,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);

/** Levels of Italian that an applicant can choose from, as the employer reads them. */
export const ITALIAN_LEVELS = {
  none: 'italiano no',
  little: 'italiano poco',
  enough: 'italiano abbastanza per lavorare',
  well: 'italiano bene',
} as const;
export type ItalianLevel = keyof typeof ITALIAN_LEVELS;
export const ITALIAN_LEVEL_IDS = keysOf(ITALIAN_LEVELS);

const SPOKEN: Readonly<Record<Language, string>> = {
  ro: 'rumeno',
  en: 'inglese',
  uk: 'ucraino',
  sq: 'albanese',
  ar: 'arabo',
  pa: 'punjabi',
};

/** First line of an application from a page in another language: `Parlo rumeno, italiano poco.`; before it is chosen how much, `…` */
export const spokenText = (language: Language, italian?: ItalianLevel): string =>
  `Parlo ${SPOKEN[language]}, ${italian ? `${ITALIAN_LEVELS[italian]}.` : 'italiano …'}`;
