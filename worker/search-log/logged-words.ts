import { LIMITS } from '../../shared/limits.ts';
import { foldText } from '../../shared/text.ts';
import { splitAtPlaces } from '../text-search/read-text.ts';
import { termAt } from '../text-search/thesaurus.ts';
import { isNoise, withoutStopWords } from '../text-search/words.ts';

/** Characters of a search that are kept. */
const MAX_LENGTH = 60;

/** Personal text as typed: addresses of mail and of the web, numbers, codes. */
const PERSONAL: readonly RegExp[] = [
  /@|\bchiocciola\b/i,
  /:\/\/|\bwww\b|[\p{L}\p{Nd}-]{2}\.\p{L}{2}/iu,
  // A telephone, a card, a VAT number, a bank account, or parts of one: five digits, wherever they stand.
  /(?:\p{Nd}\P{Nd}*){5}/u,
  // A tax code, in one or in its groups.
  /\b[a-z]{3}[\s.-]?[a-z]{3}[\s.-]?[\dlmnp-v]{2}[\s.-]?[a-ehlmprst][\s.-]?[\dlmnp-v]{2}[\s.-]?[a-z][\dlmnp-v]{3}[\s.-]?[a-z]\b/i,
  // A tax code with a mistake in it, plates and other codes.
  /(?<![\p{L}\p{Nd}])(?=(?:\p{Nd}*\p{L}){2})(?=(?:\p{L}*\p{Nd}){3})[\p{L}\p{Nd}]{7}/u,
];

/** Folded: where somebody lives, is written to, or when somebody was born. */
const PERSONAL_WORDS: readonly RegExp[] = [
  /(?:^| )(?:via|viale|vialetto|v le|vle|piazza|piazzale|piazzetta|p zza|pzza|p za|pza|vicolo|vico|contrada|c da|lungolago|lungoglio|lungofiume|rione|quartiere|loc|localita|fraz|frazione) \S/,
  /(?:^| )(?:gmail|hotmail|icloud|protonmail)(?: |$)|\S (?:com|org)(?: |$)/,
  /(?:^| )(?:libero|virgilio|alice|tin|tiscali|email|live|yahoo|outlook|aruba|pec|fastweb|fastwebnet|poste|inwind|iol|punto) it(?: |$)/,
  /(?:^| )\d{1,2} \d{1,2} (?:\d{2}|\d{4})(?: |$)/,
  /(?:^| )\d{1,2} (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\p{L}* (?:\d{2}|\d{4})(?: |$)/u,
  /(?:^| )(?:nat[oaie]|nascita) .{0,400}\d/,
];

/** Streets whose names are other words too: "corso Garibaldi", but "corso OSS". */
const MAYBE_STREETS: ReadonlySet<string> = new Set(['corso', 'cso', 'largo', 'strada', 'borgo', 'salita', 'v', 'so']);

/** Words before a number that belong to a trade. */
const NUMBERED: ReadonlySet<string> = new Set(['livello', 'liv', 'categoria', 'cqc', 'adr']);

/**
 * The words of a search that may be counted: folded, cut at a word, empty where there are none. Null where anything in the
 * text looks as if it said who or where somebody is: then nothing of the search is kept.
 */
export function loggedWords(text: string): string | null {
  if (text.length > LIMITS.search) return null;
  const typed = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ');
  const folded = foldText(typed);
  const tokens = tokensOf(folded);
  if (PERSONAL.some((pattern) => pattern.test(typed)) || PERSONAL_WORDS.some((pattern) => pattern.test(folded)))
    return null;
  if (tokens.some((_, index) => isStreet(tokens, index) || isNumberOfSomething(tokens, index))) return null;
  if (folded.length <= MAX_LENGTH) return folded;
  return folded.slice(0, folded.lastIndexOf(' ', MAX_LENGTH) + 1).trim();
}

/** Recognises a street ("corso Garibaldi", "c.so Italia"); before a trade it is a course, unless a number follows. */
function isStreet(tokens: readonly Token[], index: number): boolean {
  const word = tokens[index]?.word ?? '';
  if (!MAYBE_STREETS.has(word) || (word === 'so' && tokens[index - 1]?.word !== 'c')) return false;
  const [next, ...rest] = tokens.slice(index + 1);
  return next !== undefined && (next.kind !== 'term' || rest.some(({ kind }) => kind === 'number'));
}

/**
 * Recognises a number after a word that is no work: of a house, an age or a code; also words with digits ("viaroma3").
 */
function isNumberOfSomething(tokens: readonly Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (token === undefined || token.kind === 'term') return false;
  if (token.kind !== 'number') return /\p{Nd}/u.test(token.word) && !/^\p{L}{1,2}\p{Nd}\p{L}?$/u.test(token.word);
  return before !== undefined && before.kind !== 'term' && before.kind !== 'number' && !NUMBERED.has(before.word);
}

/** A word of a search, and what it is by itself: of a work, of a place, in every search, a letter, digits; else unknown. */
type Token = {
  readonly word: string;
  readonly kind: 'term' | 'place' | 'noise' | 'letter' | 'number' | 'unknown';
};

/** The words of a folded text in their order, without those that only join others. */
const tokensOf = (folded: string): Token[] =>
  splitAtPlaces(folded.split(' ')).flatMap(({ words, place }) =>
    place ? words.map((word): Token => ({ word, kind: 'place' })) : tokensOfRun(words),
  );

function tokensOfRun(run: readonly string[]): Token[] {
  const words = withoutStopWords(run);
  const tokens: Token[] = [];
  while (tokens.length < words.length) {
    const start = tokens.length;
    const length = termAt(words, start)?.length ?? 0;
    const found = words.slice(start, start + Math.max(1, length));
    tokens.push(...found.map((word): Token => ({ word, kind: length > 0 ? 'term' : kindOf(word) })));
  }
  return tokens;
}

function kindOf(word: string): Token['kind'] {
  if (/^\p{N}+$/u.test(word)) return 'number';
  if (isNoise(word)) return 'noise';
  return /^\p{L}$/u.test(word) ? 'letter' : 'unknown';
}

/** Words that neither the synonyms nor the municipalities know: any of them may be a name. */
export const unknownWords = (folded: string): string[] =>
  tokensOf(folded).flatMap(({ word, kind }) => (kind === 'unknown' ? [word] : []));
