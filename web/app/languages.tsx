import { createContext, use } from 'react';
import type { Language } from '../../shared/languages.ts';
import type { Words } from './words.tsx';

/** Languages besides Italian that the operator has not switched off. */
export const LanguagesContext = createContext<readonly Language[]>([]);

export const useLanguages = (): readonly Language[] => use(LanguagesContext);

/** Words of the page in another language, which every part asks for that is shared with Italian ones; null on these. */
export const WordsContext = createContext<Words | null>(null);

/** @throws Error outside of a page in another language */
export function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('useWords: this page is Italian');
  return words;
}
