import * as mini from 'zod/mini';
import { EMPLOYER_FIELDS, employerBody } from '../../shared/employers.ts';
import { FIELDS } from '../../shared/fields.ts';
import { keysOf, recordOf } from '../../shared/records.ts';

const parts = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The form as it is typed: everything is text, the empty text is nothing. */
export type EmployerValues = Record<keyof typeof EMPLOYER_FIELDS, string>;

/** Checks the typed form by the rules of the API, so that both say the same. */
export const employerForm = mini.pipe(
  mini.pipe(
    mini.custom<EmployerValues>(),
    mini.transform(({ way, monthly, trades, pausedUntil, ...typed }): unknown => ({
      ...typed,
      way: way || undefined,
      monthly: way && monthly ? Number(monthly) : undefined,
      trades: parts(trades),
      pausedUntil: pausedUntil || undefined,
      // The page that sends the form knows it.
      revision: 0,
    })),
  ),
  employerBody,
);

/** The names of the form's fields where two versions of a page stand side by side. */
export const employerLabels = recordOf(
  keysOf(EMPLOYER_FIELDS),
  (name) => FIELDS.get(EMPLOYER_FIELDS[name])?.label ?? '',
);
