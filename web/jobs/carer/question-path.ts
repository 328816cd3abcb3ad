import { pagePath, withQuery } from '../../../shared/paths.ts';

/** Parameter of the page: the question that it shows. */
export const QUESTION = 'domanda';

/** Address of a question; the first is the page itself. */
export const questionPath = (question: number): string =>
  withQuery(pagePath.findCarer(), { [QUESTION]: question === 1 ? null : question });
