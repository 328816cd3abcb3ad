import { ApiError } from '../api/fetch-api.ts';
import { showToast } from '../ui/toast-store.ts';

export type FailureTexts = {
  /** Shown where the server refused without a message. */
  readonly refused: string;
  /** Shown where no answer came: no network, or the request broke off. Defaults to `refused`. */
  readonly unanswered?: string;
};

/** The text people read when a call has failed: the server's own message where it sent one (docs/product.md#error-texts). */
export function failureText(error: unknown, { refused, unanswered = refused }: FailureTexts): string {
  if (!(error instanceof ApiError)) return unanswered;
  const message: unknown = error.problem?.message;
  return typeof message === 'string' && message.trim() !== '' ? message : refused;
}

/** For `onError` of a mutation: the toast that says a call has failed. A text alone is for a refusal without a message. */
export function failureToast(title: string, texts: FailureTexts | string): (error: unknown) => void {
  const given =
    typeof texts === 'string' ? { refused: texts, unanswered: 'Controlla la connessione e riprova.' } : texts;
  return (error) => showToast({ title, description: failureText(error, given), tone: 'destructive' });
}
