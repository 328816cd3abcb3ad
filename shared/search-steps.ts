import { isOneOf } from './records.ts';

/**
 * Steps of a list, from what has everything to what has less: all that is asked for; without some words; one of several trades;
 * towns nearby; the rest of the valley; what only describes the trade; trades that people change to; all words but one; last, with a least pay, offers that say none.
 */
const KINDS = ['exact', 'without', 'each', 'near', 'elsewhere', 'described', 'similar', 'most', 'unpaid'] as const;
export type SearchStepKind = (typeof KINDS)[number];

/** A step of a page: how many of its rows, one after the other, are in it, and the words that its heading names. */
export type SearchStep = { readonly kind: SearchStepKind; readonly count: number; readonly words: readonly string[] };

/** Steps as a header says them: `exact:2,without:5:part%20time`. */
export const writeSteps = (steps: readonly SearchStep[]): string =>
  steps
    .map(({ kind, count, words }) => [kind, count, ...words.map((word) => encodeURIComponent(word.toWellFormed()))])
    .map((parts) => parts.join(':'))
    .join(',');

/** Reads the header that `writeSteps` wrote; none without one, as all rows are exact. */
export const readSteps = (header: string | null): SearchStep[] =>
  (header?.split(',') ?? []).flatMap((step) => {
    const [kind = '', count, ...words] = step.split(':');
    return isOneOf(KINDS, kind) ? { kind, count: Number(count), words: words.map(decodeURIComponent) } : [];
  });
