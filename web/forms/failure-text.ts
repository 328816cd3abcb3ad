import { ApiError } from '../api/fetch-api.ts';

export type FailureTexts = {
  /** Where the server refused without a message. */
  readonly refused: string;
  /** Where no answer came: no network, or the request broke off. */
  readonly unanswered: string;
};

/** What people read when a call has failed: the server's own message where it sent one (specification, section 8). */
export function failureText(error: unknown, { refused, unanswered }: FailureTexts): string {
  if (!(error instanceof ApiError)) return unanswered;
  const message: unknown = error.problem?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : refused;
}
