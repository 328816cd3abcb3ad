/** Name and first line of an error, for the log; bound values of a failed statement are people's data and stay out of it. */
export function describeError(error: unknown): string {
  const text = (failure: unknown) =>
    failure instanceof Error ? `${failure.name}: ${failure.message.split(/\nparams:|\n/)[0]}` : typeof failure;
  return error instanceof Error && error.cause instanceof Error
    ? `${text(error)} <- ${text(error.cause)}`
    : text(error);
}
