import { foldText } from '../../shared/text.ts';
import { editDistance } from './edit-distance.ts';

const MOST_EDITS = 2;

/**
 * True where a text is another one with its typing errors corrected: word by word the same, or nearly. A cursor says what its
 * first page searched for, and anybody can write one: it must not put words into anybody's mouth.
 */
export function isCorrection(typed: string, text: string): boolean {
  const [before, after] = [foldText(typed).split(' '), foldText(text).split(' ')];
  return (
    before.length === after.length &&
    before.every((word, index) => editDistance(word, after[index] ?? '', MOST_EDITS) <= MOST_EDITS)
  );
}
