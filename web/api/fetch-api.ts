import type { Problem, ProblemIssue } from '../../shared/problem.ts';

/** Sends a request to the API: `fetch` in the browser, the app in process at the edge. */
export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

/** A response that is not OK. `message` is the status, a colon and the body or status text; `problem` is what was sent. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, text: string, problem: Problem | null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.problem = problem;
  }

  get issues(): readonly ProblemIssue[] {
    return this.problem?.issues ?? [];
  }
}

export async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  throw new ApiError(response.status, text, readProblem(text));
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'message' in value;

function readProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}
