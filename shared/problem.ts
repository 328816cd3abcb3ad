import * as mini from 'zod/mini';

/** One field that was refused: `path` in dot notation, `message` in Italian for the person. */
const problemIssueSchema = mini.object({ path: mini.string(), message: mini.string() });

/** RFC 9457 problem details, with the Italian `message` that toasts show and the id under which the log has it. */
export const problemSchema = mini.object({
  type: mini.string(),
  title: mini.string(),
  status: mini.int(),
  detail: mini.string(),
  message: mini.string(),
  requestId: mini.string(),
  issues: mini.optional(mini.array(problemIssueSchema)),
  /** Further need of a login besides the password: the answer to Turnstile, or a mailed code and the `attempt` it is for. */
  needs: mini.optional(mini.enum(['turnstile', 'code'])),
  attempt: mini.optional(mini.string()),
});
export type Problem = mini.infer<typeof problemSchema>;
export type ProblemIssue = mini.infer<typeof problemIssueSchema>;

export const PROBLEM_TYPE = 'application/problem+json';
