import type { FieldPath, FieldValues, FormState } from 'react-hook-form';
import type { SummaryError } from '../ui/error-summary.tsx';
import { fieldId } from '../ui/field.tsx';

/** What a form shows of its state. */
export type FormStatus = {
  /** In the order of the fields on the page. */
  readonly errors: SummaryError[];
  readonly submitCount: number;
  readonly pending: boolean;
  /** Why the last attempt failed as a whole; undefined where it did not, or where single fields say it. */
  readonly failure: { readonly message: string; readonly unanswered: boolean } | undefined;
};

/** Where a failure of the whole form is kept among its errors. */
export const FAILURE = 'root.server';
/** Type of a failure without any answer. */
export const UNANSWERED = 'unanswered';

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
    failure: failed?.message ? { message: failed.message, unanswered: failed.type === UNANSWERED } : undefined,
  };
}
