import * as mini from 'zod/mini';
import { EMPLOYER_FIELDS, employerBody } from '../../shared/employers.ts';
import { labelsOf } from '../../shared/fields.ts';
import { partsOf } from '../../shared/text.ts';

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
      trades: partsOf(trades),
      pausedUntil: pausedUntil || undefined,
      // The page that sends the form knows it.
      revision: 0,
    })),
  ),
  employerBody,
);

export const employerLabels = labelsOf(EMPLOYER_FIELDS);
