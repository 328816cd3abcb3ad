import { cleanLine } from '../../shared/text.ts';

/**
 * A number as people write it in Italian: `1.400`, `1.400,50`, `8,5`, also `8.50` and `€ 1400`.
 * @returns undefined for an empty text, NaN for what is no number
 */
export function readNumber(text: string): number | undefined {
  const written = cleanLine(text).replace(/[\s€]|euro/gi, '');
  if (written === '') return undefined;
  // A dot before exactly three digits separates thousands; nobody writes an amount with three decimals.
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(written)) return Number(written.replaceAll('.', '').replace(',', '.'));
  return /^\d+([.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN;
}
