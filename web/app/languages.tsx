import { createContext, use } from 'react';
import type { Language } from '../../shared/languages.ts';

/** Languages besides Italian that the operator has not switched off. */
export const LanguagesContext = createContext<readonly Language[]>([]);

export const useLanguages = (): readonly Language[] => use(LanguagesContext);
