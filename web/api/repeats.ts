import { REPEAT_HEADER } from '../../shared/repeat.ts';

/** When a form was first sent that nobody has answered, by the path of the call; kept like its draft, as long as the tab lives. */
const keyOf = (path: string): string => `lavoro-in-valle.unanswered.${path}`;

/** Notes a sending before it begins, and returns the header of a repeat (worker/http/same-since.ts). */
export function noteSending(path: string): Record<string, string> {
  try {
    const first = Number(sessionStorage.getItem(keyOf(path)));
    if (!first) sessionStorage.setItem(keyOf(path), String(Date.now()));
    return first ? { [REPEAT_HEADER]: String(Math.max(0, Math.ceil((Date.now() - first) / 1000))) } : {};
  } catch {
    // Full or forbidden: the server still knows what was sent within the last minutes.
    return {};
  }
}

export function noteResponse(path: string): void {
  try {
    sessionStorage.removeItem(keyOf(path));
  } catch {
    // Full or forbidden storage: nothing was stored that would have to be removed.
  }
}
