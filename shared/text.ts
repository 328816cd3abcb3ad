// Control and invisible direction characters: they break layout, mail headers and search, and nobody types them on purpose.
// The joiner (U+200D) stays: emoji are made with it.
const INVISIBLE = /(?![\n\t])\p{Cc}|[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** More characters than any text may have with all that cleaning takes away: a JSON body holds no more. */
export const MAX_RAW_LENGTH = 65_536;

/**
 * Makes a text well-formed, NFC, without control characters; line ends as `\n`, at most one empty line in a row, trimmed.
 * Everything beyond all limits is cut first, so that the work is bounded whatever comes.
 */
export function cleanText(text: string): string {
  return (
    text
      .slice(0, MAX_RAW_LENGTH)
      .replace(/\r\n?|\u2028|\u2029/g, '\n')
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .replace(INVISIBLE, '')
      .normalize('NFC')
      .split('\n')
      // Not by a regular expression: it would begin again at each of many spaces.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** `cleanText` on one line: white space of any kind becomes one space. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Marks that go with letters of any script, such as accents; vowel signs that belong to one script are letters of it. */
const ACCENTS = /(\p{Script=Cyrillic}?)((?:(?=\p{M})\p{Script=Inherited})+)/gu;
/** All but breve and diaeresis: without them и and й, and і and ї, would be one letter. */
const CYRILLIC_ACCENTS = /(?!\u0306|\u0308)\p{M}/gu;

/** Lower case without accents, words of letters and digits: the form in which texts are compared. */
export function foldText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFD')
    .replace(ACCENTS, (_, letter: string, marks: string) => letter && letter + marks.replace(CYRILLIC_ACCENTS, ''))
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** At most `max` characters, cut at a word, with an ellipsis where something was cut. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).toWellFormed().replaceAll('\uFFFD', '').trimEnd()}…`;
}
