import { foldText } from '../text.ts';
import { SPELLINGS } from '../valley/valley.ts';
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

const BEFORE_ITS_NAME = /^(in |tutta la |la )*/;

/** True if a text asks for the whole valley, and so for no single place. */
export const isWholeValley = (text: string): boolean => SPELLINGS.includes(foldText(text).replace(BEFORE_ITS_NAME, ''));
