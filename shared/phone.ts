import { cleanLine } from './text.ts';

/** Digits of a number with its country, as E.164 limits them. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/;
/** An Italian number as it is dialled at home: mobiles begin with 3, others with 0 or are toll-free. */
const ITALIAN = /^(3\d{8,9}|0\d{5,10})$/;

/** Longest text that is read as a number. */
export const MOST_PHONE = 40;

/** A number as it is read aloud, `+39 333 123 4567`; numbers of other countries and landlines stay as they are. */
export const phoneText = (phone: string): string => phone.replace(/^\+39(3\d\d)(\d{3})(\d{3,4})$/, '+39 $1 $2 $3');

/** A telephone number in its international form, `+393331234567`, from how people write it; null for what is none. */
export function readPhone(text: string): string | null {
  if (text.length > MOST_PHONE) return null;
  const typed = cleanLine(text).replace(/[\s.\-/()]/g, '');
  const number = ITALIAN.test(typed) ? `+39${typed}` : typed.replace(/^00/, '+');
  return INTERNATIONAL.test(number) ? number : null;
}
