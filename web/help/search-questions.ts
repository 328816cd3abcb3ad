import { foldText } from '../../shared/text.ts';
import type { HelpGroup, HelpQuestion } from '../content/help-types.ts';
import { plainText } from './inline-text.ts';

/**
 * The questions that hold every word of `text`, in the question or in its answer, whatever the case and the accents;
 * all of them for an empty text. Groups without a question are left out.
 */
export function searchQuestions(groups: readonly HelpGroup[], text: string): readonly HelpGroup[] {
  const words = foldText(text).split(' ').filter(Boolean);
  // Signs alone are no word, and so are in no answer.
  if (words.length === 0) return text.trim() === '' ? groups : [];
  const fits = ({ question, answer }: HelpQuestion): boolean => {
    const folded = foldText(`${question} ${plainText(answer)}`);
    return words.every((word) => folded.includes(word));
  };
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0);
}
