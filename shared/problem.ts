import { z } from 'zod';

/** One field that was refused: `path` in dot notation, `message` in Italian for the person. */
const problemIssueSchema = z.object({ path: z.string(), message: z.string() });

/** RFC 9457 problem details, with the Italian `message` that toasts show and the id under which the log has it. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  message: z.string(),
  requestId: z.string(),
  issues: z.array(problemIssueSchema).optional(),
});
export type Problem = z.infer<typeof problemSchema>;
export type ProblemIssue = z.infer<typeof problemIssueSchema>;

export const PROBLEM_TYPE = 'application/problem+json';
