import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { CALLS } from '../../shared/calls/all.ts';
import type { Call } from '../../shared/calls/call.ts';
import { PROBLEM_TYPE, type Problem, type ProblemIssue } from '../../shared/problem.ts';
import { isDatabaseDown, isUniqueViolation } from '../db/client.ts';
import type { AppEnv } from '../env.ts';
import { DomainError, type DomainErrorKind, describeError } from '../errors.ts';
import { logLine } from '../log.ts';

const AWAY = { status: 503, title: 'Service unavailable', headers: { 'Retry-After': '30' } };

const KINDS: Record<DomainErrorKind, { status: number; title: string; headers?: Record<string, string> }> = {
  invalid: { status: 400, title: 'Invalid request' },
  unauthenticated: { status: 401, title: 'Authentication required', headers: { 'WWW-Authenticate': 'Bearer' } },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'Conflict' },
  'too-slow': { status: 408, title: 'Request timeout' },
  'too-large': { status: 413, title: 'Content too large' },
  unsupported: { status: 415, title: 'Unsupported media type' },
  'too-many': { status: 429, title: 'Too many requests', headers: { 'Retry-After': '60' } },
  'too-many-reads': { status: 429, title: 'Too many requests', headers: { 'Retry-After': '10' } },
  unavailable: AWAY,
  misconfigured: AWAY,
};

type ProblemParts = {
  status: number;
  title: string;
  message: string;
  detail?: string;
  issues?: readonly ProblemIssue[];
  members?: DomainError['members'];
  headers?: Record<string, string> | undefined;
};

export function problem(c: Context<AppEnv>, parts: ProblemParts): Response {
  const body: Problem = {
    type: 'about:blank',
    title: parts.title,
    status: parts.status,
    detail: parts.detail ?? parts.title,
    message: parts.message,
    requestId: c.get('requestId'),
    ...(parts.issues?.length ? { issues: [...parts.issues] } : {}),
    ...parts.members,
  };
  return new Response(JSON.stringify(body), {
    status: parts.status,
    headers: { 'Content-Type': PROBLEM_TYPE, 'Cache-Control': 'no-store', ...parts.headers },
  });
}

/** Refusals that may be somebody trying what is not theirs: how many there are of which call is what an operator sees first. */
const NOTED: readonly DomainErrorKind[] = ['unauthenticated', 'forbidden', 'too-many', 'too-many-reads'];

const ALL: Readonly<Record<string, Call>> = CALLS;

/**
 * Notes the call as the app names it, never the address that was asked for: that may hold an id. Of the client only the
 * number of its account, which names nobody without the database.
 */
function noteRefusal(c: Context<AppEnv>, kind: DomainErrorKind): void {
  const route = matchedRoutes(c).find(({ path }) => !path.includes('*'));
  const call = `${c.req.method} ${route?.path ?? '*'}`;
  // A row that is another's is 'not found' to an account that may not know of it.
  const isOthers = kind === 'not-found' && c.get('namedAccount') !== undefined && ALL[call]?.others !== undefined;
  if (!NOTED.includes(kind) && !isOthers) return;
  logLine('warn', { requestId: c.get('requestId'), refused: kind, call, account: c.get('namedAccount') });
}

const UNAVAILABLE = 'Il servizio non è disponibile in questo momento. Riprova tra poco.';

const log = (error: Error, c: Context<AppEnv>): void =>
  logLine('error', { requestId: c.get('requestId'), error: describeError(error) });

/** Refusal by an index, when an offer is published, opened, restored or let out. */
const ONE_URGENT =
  'C’è già un’offerta che serve subito: quando il posto è preso, o il suo inizio è passato, ne può uscire un’altra.';

/** The one place where an error becomes a response. Text of unexpected errors goes to the log, never out. */
export function errorResponse(failure: Error, c: Context<AppEnv>): Response {
  const isSecond = isUniqueViolation(failure, 'jobs.owner_id');
  const error = isSecond ? new DomainError('conflict', ONE_URGENT) : failure;
  if (error instanceof DomainError && error.kind !== 'misconfigured') {
    noteRefusal(c, error.kind);
    const { status, title, headers } = KINDS[error.kind];
    if (status === 503) log(error, c);
    const { message, issues, members } = error;
    return problem(c, { status, title, message, issues, members, headers });
  }
  if (error instanceof HTTPException && error.status < 500) {
    const title = error.status === 400 ? 'Invalid request' : error.message || 'Request refused';
    return problem(c, { status: error.status, title, message: 'La richiesta non è valida.' });
  }
  const down = error instanceof DomainError || isDatabaseDown(error);
  log(error, c);
  return down
    ? problem(c, { ...AWAY, message: UNAVAILABLE })
    : problem(c, { status: 500, title: 'Internal error', message: 'Qualcosa è andato storto. Riprova tra poco.' });
}
