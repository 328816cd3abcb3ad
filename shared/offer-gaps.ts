const MAIL = /[^\s@]@[^\s@]+\.\p{L}{2,}/u;
/** Italian numbers, mobile or not, with what people put between their digits. */
const PHONE =
  /(?<!\d[.,/-]?)(?:(?:\+|00)39[\s.]?)?(?:3\d{2}|0\d{1,3})[\s./-]{0,3}\d{2,3}(?:[\s./-]?\d{2,4}){1,3}(?!\d)/;

/** True if a text holds a phone number or a mail address. */
export const hasContact = (text: string): boolean => MAIL.test(text) || PHONE.test(text);
