import { NOISE as VALLEY_NOISE } from '../../shared/valley/valley.ts';
import { wordsUnder } from './synonyms/tables.ts';

/** Endings that belong together, and those of the other forms; the first that fits counts. */
const ENDINGS: readonly (readonly [ending: RegExp, forms: readonly string[]])[] = [
  [/ier[eai]$/, ['iere', 'iera', 'ieri']],
  [/t(?:or[ei]|ric[ei])$/, ['tore', 'tori', 'trice', 'trici']],
  [/ist[aie]$/, ['ista', 'isti', 'iste']],
  [/ai[oae]?$/, ['aio', 'aia', 'ai', 'aie']],
  [/(?<=[cg])h?[ei]$|(?<=[cg])[oa]$/, ['o', 'a', 'hi', 'he', 'i', 'e', 'io']],
  [/(?<=[^aeiou])i[oae]$/, ['io', 'ia', 'i', 'ie']],
  [/(?<=[^aeiou])i$/, ['i', 'o', 'a', 'e', 'io']],
  [/[oae]$/, ['o', 'a', 'i', 'e']],
];

/** Shorter words have no endings to take off: "oss", "bar", "sci". */
const SHORTEST = 4;

const OF_ONE_FORM = wordsUnder('of one form');

/** A folded Italian word in both genders and numbers, itself first: "cameriere" is "cameriera" and "camerieri", too. */
export function formsOf(word: string): string[] {
  const found =
    word.length < SHORTEST || OF_ONE_FORM.has(word) ? undefined : ENDINGS.find(([ending]) => ending.test(word));
  if (!found) return [word];
  const [ending, forms] = found;
  const base = word.replace(ending, '');
  return base.length < 2 ? [word] : [...new Set([word, ...forms.map((form) => base + form)])];
}

/** Endings that are removed to get the stem that all forms share; at least four letters stay. */
const STEM_ENDINGS: readonly (readonly [ending: RegExp, rest: string])[] = [
  // "operai" stays: "opera" begins other words.
  [/ai[oae]?$/, 'ai'],
  [/(?<=[cg])h[ei]$/, ''],
  [/(?<=[^aeiou])i[oae]?$/, ''],
  [/[oaei]$/, ''],
];

export const stemsOf = (words: readonly string[]): string => words.map(stem).join(' ');

/** The beginning that the forms of a folded word share: "cameriere", "cameriera" and "camerieri" begin with "camerier". */
export function stem(word: string): string {
  if (word.length < 5 || OF_ONE_FORM.has(word)) return word;
  for (const [ending, rest] of STEM_ENDINGS) {
    const short = word.replace(ending, rest);
    if (ending.test(word) && short.length >= 4) return short;
  }
  return word;
}

const STOP_WORDS = wordsUnder('stop words');
const NOISE: ReadonlySet<string> = new Set([...wordsUnder('noise'), ...VALLEY_NOISE]);

/** A text that says that it asks for work, or in which somebody speaks of themselves. */
export const ASKING =
  /(?<!\p{L})(?:(?:sono|siamo|ho|abbiamo|vorrei|voglio|posso|devo|abito|vivo|sto|so|amo|mi)(?!\p{L})|lavor|cerc|impieg|assum|occupa|job|work|trabaj|emple|travail|emploi|munc|lucr|pun[eë]|robot|робот|работ|عمل|شغل|kaam|kamm|laur)/iu;

/** Folded words without those that join others; the class of a driving licence is none. */
export const withoutStopWords = (words: readonly string[]): string[] =>
  words.filter(
    (word, index) => word !== '' && (!STOP_WORDS.has(word) || (word === 'd' && words[index - 1] === 'patente')),
  );

/** True for a folded word that says nothing about the trade. */
export const isNoise = (word: string): boolean => STOP_WORDS.has(word) || NOISE.has(word);
