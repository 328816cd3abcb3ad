import { MOST_BLOCKS } from '../../shared/candidate-values.ts';
import { DELETED_JOB_DAYS, RADIUS } from '../../shared/job-values.ts';
import markdown from './help.md?raw';
import { sectionsOf, type TextBlock } from './text.ts';

export type HelpQuestion = { readonly question: string; readonly answer: string };

export type HelpGroup = { readonly id: string; readonly title: string; readonly questions: readonly HelpQuestion[] };

/** Each heading with the line below it. */
const questionsOf = (blocks: readonly TextBlock[]): HelpQuestion[] =>
  blocks.flatMap((block, index) => {
    const answer = blocks[index + 1];
    return typeof block === 'object' && 'heading' in block && typeof answer === 'string'
      ? [{ question: block.heading, answer }]
      : [];
  });

export const HELP_GROUPS: readonly HelpGroup[] = sectionsOf(markdown, {
  mostBlocks: MOST_BLOCKS,
  deletedJobDays: DELETED_JOB_DAYS,
  minRadius: RADIUS.min,
  maxRadius: RADIUS.max,
}).map(({ id, title, blocks }) => ({ id, title, questions: questionsOf(blocks) }));
