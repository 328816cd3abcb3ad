import { withStorage } from './with-storage.ts';

const KEY = 'lavoro-in-valle.language';

/** Code of the language that was chosen on this device, `it` where another one was proposed and not taken; null at first. */
export const storedLanguage = (): string | null => withStorage(() => localStorage.getItem(KEY));

export const storeLanguage = (code: string): void => void withStorage(() => localStorage.setItem(KEY, code));
