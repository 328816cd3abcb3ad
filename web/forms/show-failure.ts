import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/fetch-api.ts';
import { showToast } from '../ui/toast-store.ts';
import { type FailureTexts, failureText } from './failure-text.ts';
import { FAILURE, UNANSWERED, UNSENT } from './form-status.ts';

type FailedForm<Values extends FieldValues> = {
  readonly setError: UseFormSetError<Values>;
  readonly fields: readonly FieldPath<Values>[];
  /** Title of the toast. */
  readonly title: string;
  readonly texts: FailureTexts;
};

/**
 * Says that sending failed: a toast, and in the form what stays to be read. The server's complaints about single fields
 * go to those fields. What was typed is left alone.
 */
export function showFailure<Values extends FieldValues>(error: unknown, form: FailedForm<Values>): void {
  const message = failureText(error, form.texts);
  showToast({ title: form.title, description: message, tone: 'destructive' });
  const issues = error instanceof ApiError ? error.issues : [];
  const known = form.fields.filter((field) => issues.some(({ path }) => path === field));
  for (const field of known) {
    const issue = issues.find(({ path }) => path === field);
    form.setError(field, { type: 'server', message: issue?.message ?? message });
  }
  if (known.length > 0) return;
  const unanswered = navigator.onLine ? UNANSWERED : UNSENT;
  form.setError(FAILURE, { type: error instanceof ApiError ? 'server' : unanswered, message });
}
