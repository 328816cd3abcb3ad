/** Line ends of every system; Word and PDFs write vertical tabs, form feeds and separators. */
const BREAKS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Spaces of any width, which would not wrap, and the blank pattern of Braille, which shows nothing. */
const SPACES = /[\p{Zs}\u2800]/gu;
/** Characters that show nothing: they break layout, mail headers and search, and nobody types them on purpose. */
const UNSEEN = String.raw`(?![\t\n])\p{Cc}|\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFC]`;
/** Scripts that join and part their letters by such characters. */
const JOINING =
  '[Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala]'.replace(
    /\w+ ?/g,
    (name) => String.raw`\p{Script=${name.trim()}}`,
  );
const EMOJI = String.raw`\p{Extended_Pictographic}`;
/** The places in which they do show something: parts of an emoji, joined letters. */
const SEEN = [
  String.raw`(?<=${EMOJI}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=${EMOJI})`,
  String.raw`(?<=${EMOJI})[\uFE0E\uFE0F]`,
  String.raw`(?<=[\d#*])\uFE0F(?=\u20E3)`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
].join('|');
const INVISIBLE = new RegExp(UNSEEN, 'gu');
const IDLE = new RegExp(`(?!${SEEN})(?:${UNSEEN})`, 'gu');

/** More characters than any text may have with all that cleaning takes away: a JSON body holds no more. */
export const MAX_RAW_LENGTH = 65_536;

/**
 * Makes a text well-formed, NFC, without characters that nobody sees; line ends as `\n`, spaces as plain ones, at most one empty
 * line in a row, trimmed. Everything beyond all limits is cut first, so that the work is bounded whatever comes.
 */
export function cleanText(text: string): string {
  return (
    text
      .slice(0, MAX_RAW_LENGTH)
      .replace(BREAKS, '\n')
      .replace(SPACES, ' ')
      .toWellFormed()
      .replaceAll('\uFFFD', '')
      .replace(IDLE, '')
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

/** The parts of a text between commas, trimmed, without empty ones. */
export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Marks that go with letters of any script, such as accents; vowel signs that belong to one script are letters of it. */
const ACCENTS = /(\p{Script=Cyrillic}?)((?:(?=\p{M})\p{Script=Inherited})+)/gu;
/** All but breve and diaeresis: without them и and й, and і and ї, would be one letter. */
const CYRILLIC_ACCENTS = /(?!\u0306|\u0308)\p{M}/gu;

/** Letters that are no other letter with an accent for Unicode, as people type them without their own keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  þ: 'th',
  ς: 'σ',
};
const ODD_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/**
 * Lower case without accents and compatibility forms, every sign at its place: what rules read. It sees through what nobody sees.
 */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(BREAKS, '\n')
    .replace(INVISIBLE, '')
    // A trade mark is no letter of a name, and an apostrophe none of a word.
    .replace(/[™℠]/g, ' ')
    .normalize('NFKD')
    .replaceAll('ʼ', '’')
    .replace(ACCENTS, (_, letter: string, marks: string) => letter && letter + marks.replace(CYRILLIC_ACCENTS, ''))
    .toLowerCase()
    .replace(ODD_LETTERS, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFC');

/** Texts that are folded already, as nearly every word of the thesaurus is: to tell so takes a tenth of the time. */
const FOLDED = /^[a-z\d]+(?: [a-z\d]+)*$/;

/** `plainText` as words of letters and digits: the form in which texts are compared. */
export const foldText = (text: string): string =>
  FOLDED.test(text)
    ? text
    : plainText(text)
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
        .trim();

/** Letters and signs whose words an index of SQLite reads as `foldText` does, so that nearly all texts are indexed as they are. */
const ORDINARY = /^[\p{ASCII}À-ÅÇ-ÏÑ-ÖÙ-Ýà-åç-ïñ-öù-ýÿ‘’“”«»–—…•·€°]*$/u;

/** The words of a text for an index, folded; null where the index reads the text itself alike. */
export const indexedWords = (text: string): string | null => (ORDINARY.test(text) ? null : foldText(text));

/** At most `max` characters, cut at a word, with an ellipsis where something was cut. */
export function excerpt(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const cut = line.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).toWellFormed().replaceAll('\uFFFD', '').trimEnd()}…`;
}

/** A whole number as Italian writes it, `12.345`. By hand, as a browser takes milliseconds for each that `Intl` writes. */
export const grouped = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3}){1,8}$)/g, '.');
