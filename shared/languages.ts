import { pagePath } from './paths.ts';
import { TOWNS } from './places/towns.ts';
import { isKeyOf, keysOf } from './records.ts';

/** Languages that some pages come in besides Italian, each by its own name. */
export const LANGUAGES = {
  ro: 'Română',
  en: 'English',
  uk: 'Українська',
  sq: 'Shqip',
  ar: 'العربية',
  pa: 'ਪੰਜਾਬੀ',
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = keysOf(LANGUAGES);

export const directionOf = (lang: string): 'rtl' | 'ltr' => (lang === 'ar' ? 'rtl' : 'ltr');

/** Language of the page at a path; null for Italian. */
export function languageOf(path: string): Language | null {
  const code = path.split('/')[1] ?? '';
  return isKeyOf(LANGUAGES, code) ? code : null;
}

/** Address of a page in a language: `/offerte` is Italian, `/ro/offerte` the same in Romanian. */
export const inLanguage = (language: Language | null, path: string): string =>
  language ? `/${language}${path}` : path;

/** A path without its language. */
export const italianPath = (path: string): string => (languageOf(path) ? path.slice(3) : path);

/** Page of the rights at work, which is in the other languages only. */
export const RIGHTS_PATH = '/diritti';

/** Lists of offers that come in every language, Italian too. */
export const TRANSLATED_LISTS: readonly string[] = [pagePath.jobs(), ...TOWNS.map(({ page }) => pagePath.town(page))];

const isOffer = (path: string): boolean => /^\/offerte\/[\w-]+$/.test(path);

/** True for a page that comes in every language, by its Italian address. */
export const isTranslated = (path: string): boolean =>
  TRANSLATED_LISTS.includes(path) || path === pagePath.savedJobs() || isOffer(path);

/** The page at a path in another language; where it has none, the list of offers. */
export function samePage(language: Language | null, path: string): string {
  const italian = italianPath(path);
  const isThere = isTranslated(italian) || (language !== null && languageOf(path) !== null);
  return inLanguage(language, isThere ? italian : pagePath.jobs());
}
