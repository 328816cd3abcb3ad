/** Numbers as people write them in a text: with a country, mobile, landline. No dates, hours or amounts. */
const NUMBER = new RegExp(
  String.raw`(?<![\w+.,/€-])(?:${[
    String.raw`(?:\+|00)[1-9]\d{0,2}(?:[ ./-]?\d{2,4}){2,5}`,
    String.raw`3\d\d[ ./-]?(?:\d{3}[ ./-]?\d{3,4}|\d\d[ ./-]?\d\d[ ./-]?\d{2,3})`,
    String.raw`0(?:[26][ ./-]?\d{6,8}|\d\d[ ./-]?\d{6,7}|\d{3}[ ./-]?\d{5,6})`,
    String.raw`0\d{2,3}[ ./-]\d{2,3}[ .]\d{2,3}(?:[ .]\d\d)?`,
  ].join('|')})(?![\w€]|[.,/-]\d)`,
  'g',
);

/** Conversation with a ready text; null for a number of Italy that is no mobile one, which has none. */
export const whatsappTo = (phone: string, text: string): string | null =>
  phone.startsWith('+39') && !phone.startsWith('+393')
    ? null
    : `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;

/** A text in pieces: every second one is a number that can be dialled. */
export function phoneParts(text: string): readonly string[] {
  const parts: string[] = [];
  let end = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    parts.push(text.slice(end, index), number);
    end = index + number.length;
  }
  return [...parts, text.slice(end)];
}
