import type { FieldPath, FieldValues, FormState } from 'react-hook-form';
import type { SummaryError } from '../ui/error-summary.tsx';
import { fieldId } from '../ui/field.tsx';

/** `unanswered`: nobody knows whether it arrived. `unsent`: there was no connection to send it over. */
type Failure = { readonly message: string; readonly reason: 'refused' | typeof UNANSWERED | typeof UNSENT };

/** What a form shows of its state. */
export type FormStatus = {
  /** In the order of the fields on the page. */
  readonly errors: SummaryError[];
  readonly submitCount: number;
  readonly pending: boolean;
  /** Why the last attempt failed as a whole; undefined where it did not, or where single fields say it. */
  readonly failure: Failure | undefined;
};

/** Where a failure of the whole form is kept among its errors. */
export const FAILURE = 'root.server';
/** Type of a failure without any answer. */
export const UNANSWERED = 'unanswered';
/** Type of a failure without a connection. */
export const UNSENT = 'unsent';

/** @param fields names of the fields, from top to bottom */
export function formStatus<Values extends FieldValues>(
  { errors, submitCount, isSubmitting }: FormState<Values>,
  fields: readonly FieldPath<Values>[],
): FormStatus {
  const failed = errors.root?.server;
  return {
    errors: fields.flatMap((name) => {
      const message = errors[name]?.message;
      return typeof message === 'string' ? [{ fieldId: fieldId(name), message }] : [];
    }),
    submitCount,
    pending: isSubmitting,
    failure: failed?.message ? { message: failed.message, reason: reasonOf(failed.type) } : undefined,
  };
}

const reasonOf = (type: unknown): Failure['reason'] => (type === UNANSWERED || type === UNSENT ? type : 'refused');
