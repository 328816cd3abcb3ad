import { REPEAT_HEADER } from '../../shared/repeat.ts';
import { withStorage } from './with-storage.ts';

/** When a form was first sent that nobody has answered, by the path of the call; kept like its draft, as long as the tab lives. */
const keyOf = (path: string): string => `lavoro-in-valle.unanswered.${path}`;

/** Notes a sending before it begins, and returns the header of a repeat (worker/http/same-since.ts). */
export function noteSending(path: string): Record<string, string> {
  const first = withStorage(() => {
    const stored = Number(sessionStorage.getItem(keyOf(path)));
    if (!stored) sessionStorage.setItem(keyOf(path), String(Date.now()));
    return stored;
  });
  return first ? { [REPEAT_HEADER]: String(Math.max(0, Math.ceil((Date.now() - first) / 1000))) } : {};
}

export const noteResponse = (path: string) => withStorage(() => sessionStorage.removeItem(keyOf(path)));
