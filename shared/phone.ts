import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { cleanLine } from './text.ts';

/** Longest text that is read as a number. */
export const MOST_PHONE = 40;

/** Signs that people put between digits. */
const BETWEEN_DIGITS = /[^\p{L}\p{N}+()#]+/gu;
/** A mobile of Italy has ten digits at most; the metadata counts mailboxes of voice as numbers, which have more. */
const LONGER_MOBILE = /^\+393\d{10}/;

/**
 * A telephone number in its international form (E.164), `+393331234567`, from how people write it, without its extension; null for
 * what nobody can dial. Without a prefix it is one of Italy.
 */
export function readPhone(text: string): string | null {
  if (text.length > MOST_PHONE) return null;
  const typed = cleanLine(text)
    .replace(BETWEEN_DIGITS, ' ')
    .replace(/\binterno\b/i, 'int');
  const found = parsePhoneNumberFromString(typed, 'IT');
  return found?.isValid() && !LONGER_MOBILE.test(found.number) ? found.number : null;
}

/** A stored number as people write it: `333 123 4567`, and with its prefix where it is foreign, `+41 79 123 45 67`. */
export function phoneText(phone: string): string {
  const found = parsePhoneNumberFromString(phone);
  if (!found) return phone;
  return found.countryCallingCode === '39' ? found.formatNational() : found.formatInternational();
}
