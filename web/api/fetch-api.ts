import type { Problem, ProblemIssue } from '../../shared/problem.ts';
import { noteAnswered, noteSending } from './unanswered.ts';

/** Sends a request to the API: `fetch` in the browser, the app in process at the edge. */
export type Fetcher = (path: string, init?: RequestInit) => Promise<Response>;

/** An answer that is not OK. `message` as the specification's section 8 words a failed read; `problem` where there was one. */
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

/** Throws an `ApiError` unless the answer is OK. */
export async function requireOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  throw new ApiError(response.status, text, readProblem(text));
}

function readProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'message' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}

/**
 * Sends JSON and reads the JSON answer; its type is the schema of the call in `shared`.
 * @throws ApiError, or TypeError where there is no network
 */
export async function sendJson<Answer>(
  path: string,
  {
    method = 'POST',
    body,
    token,
    headers: more,
    once = false,
  }: {
    method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    body?: unknown;
    token?: string | undefined;
    headers?: Record<string, string>;
    /** What it sends must not be there twice: sent again without an answer, it says so. */
    once?: boolean;
  },
): Promise<Answer> {
  const headers: Record<string, string> = { ...more, ...(once ? noteSending(path) : {}) };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(path, { method, headers, credentials: 'include', ...sent });
  // Of 5xx nobody knows: what was sent may be stored all the same.
  if (once && response.status < 500) noteAnswered(path);
  return (await requireOk(response)).json();
}
