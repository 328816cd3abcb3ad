import { cleanLine } from '../../shared/text.ts';

const CURRENCY = /^(€|euro?) ?| ?(€|euro?)$/gi;
/** Thousands apart from each other, by dots as Italian has them or by spaces, and decimals after a comma. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?: \d{3})+)(,\d{1,2})?$/;
const PLAIN = /^\d+([.,]\d{1,2})?$/;

/**
 * A number as people write it in Italian: `1.400`, `1.400,50`, `8,5`, also `8.50` and `€ 1400`. One that could be read otherwise is
 * none: `1,400` is a thousand in English.
 * @returns undefined for an empty text, NaN for what is no number
 */
export function readNumber(text: string): number | undefined {
  const written = cleanLine(text).replace(CURRENCY, '');
  if (written === '') return undefined;
  if (GROUPED.test(written)) return Number(written.replace(/[. ]/g, '').replace(',', '.'));
  return PLAIN.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}
