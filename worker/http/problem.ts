import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { PROBLEM_TYPE, type Problem, type ProblemIssue } from '../../shared/problem.ts';
import { isDatabaseDown } from '../db/client.ts';
import { describeError } from '../describe-error.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind } from '../errors.ts';

const KINDS: Record<DomainErrorKind, { status: number; title: string }> = {
  invalid: { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Authentication required' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Conflict' },
  'too-large': { status: 413, title: 'Content too large' },
  unsupported: { status: 415, title: 'Unsupported media type' },
  'too-many': { status: 429, title: 'Too many requests' },
  misconfigured: { status: 503, title: 'Service unavailable' },
};

type ProblemParts = {
  status: number;
  title: string;
  message: string;
  detail?: string;
  issues?: readonly ProblemIssue[];
  headers?: Record<string, string>;
};

/** RFC 9457 answer. */
export function problem(c: Context<AppEnv>, parts: ProblemParts): Response {
  const body: Problem = {
    type: 'about:blank',
    title: parts.title,
    status: parts.status,
    detail: parts.detail ?? parts.title,
    message: parts.message,
    requestId: c.get('requestId'),
    ...(parts.issues?.length ? { issues: [...parts.issues] } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: parts.status,
    headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...parts.headers },
  });
}

const UNAVAILABLE = 'Il servizio non è disponibile in questo momento. Riprova tra poco.';

/** The one place where an error becomes an answer. Text of unexpected errors goes to the log, never out. */
export function answerError(error: Error, c: Context<AppEnv>): Response {
  if (error instanceof DomainError && error.kind !== 'misconfigured') {
    const { status, title } = KINDS[error.kind];
    const headers: Record<string, string> =
      status === 429 ? { 'Retry-After': '60' } : status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
    return problem(c, { status, title, message: error.message, issues: error.issues, headers });
  }
  if (error instanceof HTTPException && error.status < 500) {
    const title = error.status === 400 ? 'Invalid request' : error.message || 'Request refused';
    return problem(c, { status: error.status, title, message: 'La richiesta non è valida.' });
  }
  const down = error instanceof DomainError || isDatabaseDown(error);
  console.error(JSON.stringify({ requestId: c.get('requestId'), error: describeError(error) }));
  return down
    ? problem(c, { status: 503, title: 'Service unavailable', message: UNAVAILABLE, headers: { 'Retry-After': '30' } })
    : problem(c, { status: 500, title: 'Internal error', message: 'Qualcosa è andato storto. Riprova tra poco.' });
}
