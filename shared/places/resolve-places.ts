import { foldText } from '../text.ts';
import { MUNICIPALITIES, type Municipality } from './municipalities.ts';
import { resolvePlace } from './resolve-place.ts';

const CAP = /^\s*(\d{5})\s*$/;

/** The municipalities that a text asks for: all of a CAP, as several share one, or the one that it names; none where none does. */
export function resolvePlaces(text: string): Municipality[] {
  const cap = CAP.exec(text)?.[1];
  if (cap !== undefined) return MUNICIPALITIES.filter((place) => place.cap === cap);
  const place = resolvePlace(text);
  return place ? [place] : [];
}

const WHOLE_VALLEY = /^(in |tutta la |la )*(valle camonica|val camonica|vallecamonica|valcamonica)$/;

/** Whether a text asks for the whole valley: for no place of it. */
export const isWholeValley = (text: string): boolean => WHOLE_VALLEY.test(foldText(text));
