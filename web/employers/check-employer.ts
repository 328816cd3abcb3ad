import * as mini from 'zod/mini';
import { EMPLOYER_FIELDS, makeEmployerBody, opennessBody } from '../../shared/employers.ts';
import { FIELDS } from '../../shared/fields.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import type { EmployerValues } from './employer-form.tsx';

/** Checks the typed form by the rules of the API, so that both say the same. */
export const employerForm = mini.pipe(
  mini.pipe(
    mini.custom<EmployerValues>(),
    mini.transform((typed): unknown => typed),
  ),
  makeEmployerBody,
);

/** The names of the form's fields where two versions of a page stand side by side. */
export const employerLabels = recordOf(
  keysOf(EMPLOYER_FIELDS),
  (name) => FIELDS.get(EMPLOYER_FIELDS[name])?.label ?? '',
);

type OpennessValues = Record<'way' | 'contact' | 'monthly' | 'pausedUntil' | 'trades', string>;

export const opennessForm = mini.pipe(
  mini.pipe(
    mini.custom<OpennessValues>(),
    mini.transform(({ monthly, pausedUntil, trades, ...texts }): unknown => ({
      ...texts,
      monthly: Number(monthly),
      trades: trades
        .split(',')
        .map((trade) => trade.trim())
        .filter((trade) => trade !== ''),
      ...(pausedUntil ? { pausedUntil } : {}),
    })),
  ),
  opennessBody,
);
