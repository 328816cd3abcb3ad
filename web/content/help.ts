import { AVAILABLE_DAYS, MOST_BLOCKS } from '../../shared/candidate-values.ts';
import { DELETED_JOB_DAYS, RADIUS } from '../../shared/job-values.ts';
import markdown from './help.md?raw';
import { sectionsOf, titledIn } from './text.ts';

export type HelpQuestion = { readonly question: string; readonly answer: string };

export type HelpGroup = { readonly id: string; readonly title: string; readonly questions: readonly HelpQuestion[] };

export const HELP_GROUPS: readonly HelpGroup[] = sectionsOf(markdown, {
  availableDays: AVAILABLE_DAYS,
  mostBlocks: MOST_BLOCKS,
  deletedJobDays: DELETED_JOB_DAYS,
  minRadius: RADIUS.min,
  maxRadius: RADIUS.max,
}).map(({ id, title, blocks }) => ({
  id,
  title,
  questions: titledIn(blocks).map((one) => ({ question: one.title, answer: one.text })),
}));
