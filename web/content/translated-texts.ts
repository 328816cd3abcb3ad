import type { JobFilterName } from '../../shared/job-filters.ts';
import type { Language } from '../../shared/languages.ts';
import type en from './languages/en.json';

/** Forms of a text by number that a language has, as `Intl.PluralRules` names them. */
type Forms = {
  readonly ro: 'one' | 'few' | 'other';
  readonly en: 'one' | 'other';
  readonly uk: 'one' | 'few' | 'many' | 'other';
  readonly sq: 'one' | 'other';
  readonly ar: 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
  readonly pa: 'one' | 'other';
};

export type Counted = { readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string };

type Parts<Form extends string> = Omit<typeof en, 'reviewedBy' | 'filters' | 'counted'> & {
  /** The person who has checked the translation; null while nobody has. */
  readonly reviewedBy: string | null;
  readonly filters: Readonly<Record<JobFilterName, string>>;
  readonly counted: Readonly<Record<keyof (typeof en)['counted'], Readonly<Record<Form, string>> & Counted>>;
};

/** All texts of the pages in one language; a closed value has its text by its Italian one, which its reader asks for by type. */
export type PageTexts = Parts<'other'> & { readonly language: Language };

/** All texts of a language. */
export const textsIn = async (language: Language): Promise<PageTexts> => ({
  ...(await TRANSLATIONS[language]()).default,
  language,
});

/** The texts of each language, which are loaded by themselves. A missing text, or form by number, does not compile. */
export const TRANSLATIONS: {
  readonly [Code in Language]: () => Promise<{ readonly default: Parts<Forms[Code]> }>;
} = {
  ro: () => import('./languages/ro.json'),
  en: () => import('./languages/en.json'),
  uk: () => import('./languages/uk.json'),
  sq: () => import('./languages/sq.json'),
  ar: () => import('./languages/ar.json'),
  pa: () => import('./languages/pa.json'),
};
