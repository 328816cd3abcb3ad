import type { Problem, ProblemIssue } from '../shared/problem.ts';

export type DomainErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-slow'
  | 'too-large'
  | 'unsupported'
  | 'too-many'
  | 'too-many-reads'
  | 'unavailable'
  | 'misconfigured';

/** Refusal of a feature, with its message for the person. Knows no HTTP: `worker/http/problem.ts` maps it to a status. */
export class DomainError extends Error {
  readonly kind: DomainErrorKind;
  readonly issues: readonly ProblemIssue[];
  /** Members of the problem besides those that every one has. */
  readonly members: ProblemMembers = {};

  /** @param cause of what is `unavailable`, for the log */
  constructor(kind: DomainErrorKind, message: string, issues: readonly ProblemIssue[] = [], cause?: unknown) {
    super(message, { cause });
    this.name = 'DomainError';
    this.kind = kind;
    this.issues = issues;
  }
}

type ProblemMembers = Pick<Problem, 'needs' | 'attempt'>;

export class NeedsMore extends DomainError {
  override readonly members: ProblemMembers;

  constructor(message: string, members: ProblemMembers) {
    super('forbidden', message);
    this.members = members;
  }
}

export const invalidField = (path: string, message: string): DomainError =>
  new DomainError('invalid', message, [{ path, message }]);

/** Name and first line of an error, for the log; bound values of a failed statement are people's data and stay out of it. */
export function describeError(error: unknown): string {
  const text = (failure: unknown) =>
    failure instanceof Error ? `${failure.name}: ${failure.message.split(/\nparams:|\n/)[0]}` : typeof failure;
  return error instanceof Error && error.cause instanceof Error
    ? `${text(error)} <- ${text(error.cause)}`
    : text(error);
}
