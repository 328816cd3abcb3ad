import { LIMITS } from '../../shared/limits.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { commonWordPlace, placeAt } from '../../shared/places/resolve-place.ts';
import type { SearchPiece } from '../../shared/search-pieces.ts';
import { foldText } from '../../shared/text.ts';
import { writtenOut } from './abbreviations.ts';
import { FACT, type Fact, readFacts } from './facts.ts';
import { knownNear } from './spellings.ts';
import { rewriter, wordsUnder } from './synonyms/tables.ts';
import {
  begins,
  begunBy,
  contentWords,
  hintedBy,
  isKnownWord,
  lifeMeaning,
  type Meaning,
  numberMeaning,
  termAt,
  townsMeaning,
} from './thesaurus.ts';
import { ASKING, isNoise, stemsOf, withoutStopWords } from './words.ts';

/** Unit of a search text: a word, a phrase that names a trade, or a place. */
export type Unit =
  | {
      readonly kind: 'word';
      readonly word: string;
      readonly place: Municipality | undefined;
      /** True for a word that is no beginning of another. */
      readonly finished: boolean;
    }
  | {
      readonly kind: 'term';
      readonly words: readonly string[];
      /** Those of the title that they stand for: the same, but of everyday phrases and other languages. */
      readonly main: readonly string[];
      readonly meanings: readonly Meaning[];
      readonly place: Municipality | undefined;
      /** The Italian term that words of another language stand for. */
      readonly italian: string | null;
      /** The words as they are typed, where they are read as others: with a slip, or unfinished. */
      readonly typed: string | null;
    }
  | {
      readonly kind: 'place';
      readonly words: readonly string[];
      readonly place: Municipality;
      /** True after "vicino a" and before "e dintorni": towns around it are meant, too. */
      readonly around: boolean;
    };

/** A term as it is written in the title of its group. */
export const termOf = (words: readonly string[], meanings: readonly Meaning[]): Extract<Unit, { kind: 'term' }> => ({
  kind: 'term',
  words,
  main: words,
  meanings,
  place: undefined,
  italian: null,
  typed: null,
});

/** Characters that are looked at, and things that are searched for: 500 words cost no more than a few. */
const MAX_LENGTH = 400;
const MAX_UNITS = 8;

const AROUND = wordsUnder('around');

/** Words of a text in their order: names of places, and what is between them. */
type Part = { readonly words: string[]; readonly place: Municipality | undefined; readonly start: number };

/** Splits folded words at the names of places. */
export function splitAtPlaces(words: readonly string[]): Part[] {
  const parts: Part[] = [];
  for (let start = 0; start < words.length; ) {
    const named = placeAt(words, start);
    const own = words.slice(start, start + (named?.length ?? 1));
    const last = parts.at(-1);
    if (last && !last.place && !named?.place) last.words.push(...own);
    else parts.push({ words: own, place: named?.place ?? undefined, start });
    start += own.length;
  }
  return parts;
}

const isSame = (a: Unit, b: Unit): boolean => JSON.stringify(a) === JSON.stringify(b);
const different = (units: readonly Unit[]): Unit[] =>
  units.filter((unit, index) => units.findIndex((other) => isSame(unit, other)) === index);

/** A search text as it is understood: what is asked for, what is kept out, and what only comes first. */
export type Reading = {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly without: readonly Unit[];
  readonly first: readonly Unit[];
  /** Facts among them, with the words that they were read from. */
  readonly facts: readonly Fact[];
};

const NEGATIONS = wordsUnder('negations');
const GOING_ON = wordsUnder('going on');
const withNegations = rewriter('negations');

const isTime = (unit: Unit): boolean =>
  unit.kind === 'term' && unit.meanings.some(({ facets }) => facets.some(({ filter }) => filter === 'shift'));

const isPhrase = (words: readonly string[]): boolean => (termAt(withoutStopWords(words), 0)?.length ?? 0) > 1;

/** Folded words up to each negation, and from it. */
function partsAtNegations(
  words: readonly string[],
): { readonly words: readonly string[]; readonly negated: boolean }[] {
  const parts: { words: string[]; negated: boolean }[] = [{ words: [], negated: false }];
  for (const [index, word] of words.entries()) {
    const isTerm = [index - 1, index].some((start) => start >= 0 && isPhrase(words.slice(start, start + 4)));
    if (NEGATIONS.has(word) && !isTerm) parts.push({ words: [], negated: true });
    else parts.at(-1)?.words.push(word);
  }
  return parts;
}

const kindOf = (unit: Unit): string => (unit.kind === 'term' ? (unit.meanings[0]?.kind ?? '') : unit.kind);

/** The units that a negation keeps out: the first that says something, and those of its kind that an "e" or "o" adds. */
function excluded(units: readonly Unit[], words: readonly string[]): [from: number, to: number] {
  const from = Math.max(
    0,
    units.findIndex(({ kind }) => kind !== 'word'),
  );
  const goesOn = words.some((word) => GOING_ON.has(word));
  const isOther = (unit: Unit, index: number) =>
    index > from && !(goesOn && kindOf(unit) === kindOf(units[from] ?? unit));
  const to = units.findIndex(isOther);
  return [from, to < 0 ? units.length : to];
}

/**
 * Reads a search text; nothing in it where it holds nothing but noise. Takes any text.
 * @param exact true where no word stands for one of another language
 */
export function readSearch(text: string, exact = false): Reading {
  if (text === '') return { text, units: [], without: [], first: [], facts: [] };
  const { facts, words } = readFacts(withNegations(writtenOut(text.slice(0, MAX_LENGTH))));
  const units: Unit[] = [];
  const without: Unit[] = [];
  const first: Unit[] = [];
  const readRun = (run: readonly string[]): Unit[] =>
    run
      .join(' ')
      .split(FACT)
      .flatMap((part, index) => {
        if (index % 2 === 0) return readPart(part.split(' '), exact);
        const stated = (mode: Fact['mode']) =>
          (facts[Number(part)] ?? []).filter((fact) => fact.mode === mode && fact.term !== '').map(factUnit);
        without.push(...stated('without'));
        first.push(...stated('first'));
        return stated('with');
      });
  for (const { words: own, negated } of partsAtNegations(words)) {
    const found = readRun(own);
    const [from, to] = negated ? excluded(found, own) : [0, 0];
    without.push(...found.slice(from, to));
    units.push(...found.slice(to));
  }
  if (without.some(isTime)) first.push(factUnit({ mode: 'first', term: 'di giorno', typed: '' }));
  return {
    text,
    units: withHints(text, withoutGeneral(different(units)).slice(0, MAX_UNITS)),
    without: different(without).slice(0, MAX_UNITS),
    first: different(first).slice(0, MAX_UNITS),
    facts: facts.flat().filter(({ term }) => term !== ''),
  };
}

/** Begins a text that says what somebody does. */
const DOING = /^\p{L}*(?:[aei]re|rsi|far)(?!\p{L})/iu;

/** Trades that the words of a sentence hint at which says nothing that is known; its words stay beside them, and only order. */
function withHints(text: string, units: readonly Unit[]): readonly Unit[] {
  if (units.some((unit) => unit.kind !== 'word' && !isGeneral(unit))) return units;
  const isKnown = units.length > 1 && units.every((unit) => unit.kind !== 'word' || isKnownWord(unit.word));
  if (!isKnown && !ASKING.test(text) && !DOING.test(text)) return units;
  const hinted = units.flatMap((unit) => {
    const meanings = unit.kind === 'word' && !unit.place ? hintedBy(unit.word) : [];
    return unit.kind === 'word' && meanings.length > 0 ? [termOf([unit.word], meanings)] : [];
  });
  return hinted.length > 0 ? [...hinted, ...units.filter(({ kind }) => kind === 'word')] : units;
}

/** The units that a text asks for, in their order. */
export const readText = (text: string, exact = false): readonly Unit[] => readSearch(text, exact).units;

function factUnit({ term, range }: Fact): Unit {
  const words = contentWords(term);
  if (range) return termOf(words, [numberMeaning(range)]);
  const meanings = lifeMeaning(term) ?? termAt(words, 0)?.meanings ?? [];
  return termOf(words, meanings);
}

/** Words before a place that mean all municipalities up the valley, or down. */
const UPWARDS = new Set('sopra oltre'.split(' '));
const DOWNWARDS = new Set(['sotto']);
const isDirection = (word: string): boolean => UPWARDS.has(word) || DOWNWARDS.has(word);
const NORTH = { lat: 90 };
const SOUTH = { lat: -90 };

const BETWEEN = new Set('tra fra da dal'.split(' '));
const TO = new Set(['e', 'ed', 'a', 'ad', 'fino a', 'fino ad']);

/** Folded words as units. */
function readPart(words: readonly string[], exact: boolean): Unit[] {
  const parts = splitAtPlaces(words);
  return parts.flatMap(({ words: own, place, start }, index): Unit[] => {
    if (!place)
      return readWords(
        own.filter((word) => !isDirection(word)),
        exact,
      );
    const before = words[start - 1] ?? '';
    const isBetween = (first: number) =>
      BETWEEN.has(words[(parts[first]?.start ?? 0) - 1] ?? '') && TO.has(parts[first + 1]?.words.join(' ') ?? '');
    const other = parts[index + 2];
    if (other?.place && isBetween(index)) return [termOf([...own, ...other.words], [townsMeaning(place, other.place)])];
    // The other end of the stretch is in it already.
    if (parts[index - 2]?.place && isBetween(index - 2)) return [];
    const end = start + own.length;
    const after = words.slice(end, end + 2).join(' ');
    const way =
      UPWARDS.has(before) || after === 'in su' ? NORTH : DOWNWARDS.has(before) || after === 'in giu' ? SOUTH : null;
    if (way) return [termOf([before, ...own], [townsMeaning(place, way)])];
    const beside = [...words.slice(Math.max(0, start - 3), start), ...words.slice(end, end + 2)];
    return [{ kind: 'place', words: own, place, around: beside.some((word) => AROUND.has(word)) }];
  });
}

/** True for a word or phrase that names a trade. */
export const isTrade = (unit: Unit): boolean =>
  unit.kind === 'term' && unit.meanings.some(({ kind }) => kind === 'trade');

/** A unit as it is read: a place by its own name, words of another language in Italian. */
export const nameOf = (unit: Unit): string =>
  unit.kind === 'place' ? unit.place.name : unit.kind === 'word' ? unit.word : (unit.italian ?? unit.words.join(' '));

/** A unit with the small words that its term has: "turno di notte". */
function writtenName(unit: Unit): string {
  const terms = unit.kind === 'term' && unit.italian === null ? unit.meanings.flatMap(({ names }) => names) : [];
  const own = unit.kind === 'term' ? stemsOf(unit.words) : '';
  return terms.find(({ words }) => stemsOf(words) === own)?.text ?? nameOf(unit);
}

const GENERAL = wordsUnder('general');
const isGeneral = (unit: Unit): boolean =>
  unit.kind === 'term' && unit.words.length === 1 && GENERAL.has(unit.words[0] ?? '');

/** Without the verbs that say little ("guidare"), where a trade says more. */
function withoutGeneral(units: readonly Unit[]): readonly Unit[] {
  const hasOwnTrade = units.some((unit) => isTrade(unit) && !isGeneral(unit));
  return hasOwnTrade ? units.filter((unit) => !isGeneral(unit)) : units;
}

/** A word as it is typed, with its accents. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text without the words from the first to the last of some; null where it does not have them in one place. */
function textWithout(text: string, words: readonly string[], before: ReadonlySet<string>): string | null {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: foldText(word),
    start: index,
    end: index + word.length,
  }));
  const first = tokens.findIndex(({ word }) => word === words[0]);
  const last = tokens.findIndex(({ word }, index) => index >= first && word === words.at(-1));
  if (first < 0 || last < first || last - first > words.length + SHORTEST_BEGUN) return null;
  let start = first;
  while (before.has(tokens[start - 1]?.word ?? '')) start--;
  const rest = `${text.slice(0, tokens[start]?.start)} ${text.slice(tokens[last]?.end)}`;
  return rest
    .split(',')
    .map((part) => part.trim().split(/\s+/).join(' '))
    .filter((part) => part !== '')
    .join(', ');
}

const PREPOSITIONS = wordsUnder('prepositions');
const BEFORE_UNWANTED = new Set([...PREPOSITIONS, ...NEGATIONS]);

/** The parts of a search as they are understood, each with the text that is left without it; words that nobody knows are none. */
export function piecesOf({ text, units, without, facts }: Reading): SearchPiece[] {
  const typed = writtenOut(text.slice(0, LIMITS.search));
  const read = facts.map((fact) => fact.term);
  const piece = (name: string, words: readonly string[], before: ReadonlySet<string> = PREPOSITIONS): SearchPiece => ({
    name,
    rest: textWithout(typed, words, before),
  });
  const named = (unit: Unit, before?: ReadonlySet<string>): SearchPiece[] => {
    const own = (unit.kind === 'term' && unit.typed?.split(' ')) || (unit.kind === 'word' ? [unit.word] : unit.words);
    const isUnderstood = unit.kind !== 'word' && !read.some((term) => contentWords(term).join(' ') === own.join(' '));
    const name = writtenName(unit);
    return isUnderstood ? [piece(before ? `senza ${name}` : name, own, before)] : [];
  };
  return [
    ...units.flatMap((unit) => named(unit)),
    ...without.flatMap((unit) => named(unit, BEFORE_UNWANTED)),
    ...facts.map(({ mode, term, typed: words }) =>
      piece(mode === 'first' ? words : mode === 'without' ? `senza ${term}` : term, words.split(' ')),
    ),
  ];
}

/** A search as it is read, where a part of it is in another language or has a slip; null where it is read as it is typed. */
export function readAs({ text, units }: Reading): string | null {
  const terms = units.filter((unit) => unit.kind === 'term');
  if (terms.some(({ italian }) => italian !== null))
    return units.map((unit) => (unit.kind === 'place' ? unit.words.join(' ') : nameOf(unit))).join(' ');
  const right = new Map(
    terms.flatMap(({ typed, words }) => (typed?.split(' ') ?? []).map((word, index) => [word, words[index] ?? word])),
  );
  const corrected = text.replace(WORD, (word) => right.get(foldText(word)) ?? word);
  const isOther = [...right].some(([typed, word]) => typed !== word);
  return isOther && corrected.length <= LIMITS.search ? corrected : null;
}

/** Reads words between places as terms and words. */
function readWords(run: readonly string[], exact: boolean): Unit[] {
  const content = withoutStopWords(run);
  const typed = exact ? content : joinedSlips(content);
  const words = exact ? typed : typed.map((word) => correctedWord(word) ?? word);
  const alone = words.filter((word) => !isNoise(word)).length === 1;
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? '';
    const asTyped = termAt(typed, index);
    const corrected = termAt(words, index);
    // A phrase as it is typed before the same words corrected one by one: "assistant" is no slip in "dental assistant".
    const isPhrase = asTyped !== undefined && asTyped.length > 1 && asTyped.length >= (corrected?.length ?? 0);
    const found = isPhrase ? asTyped : corrected;
    const term = exact && found?.italian ? undefined : found;
    const length = term?.length ?? 1;
    const place = length === 1 ? commonWordPlace(word) : undefined;
    if (term) {
      const { meanings, italian, main } = term;
      const own = (isPhrase ? typed : words).slice(index, index + length);
      const written = typed.slice(index, index + length).join(' ');
      const slip = written === own.join(' ') ? null : written;
      units.push({
        kind: 'term',
        words: own,
        main: main ?? (italian === null ? own : contentWords(italian)),
        meanings,
        place,
        italian,
        typed: slip,
      });
    } else if (!isNoise(word)) units.push(readWord(word, { place, isLast: index === words.length - 1, alone }));
    index += length;
  }
  return units;
}

/** Shorter words begin too many others. */
const SHORTEST_BEGUN = 4;

/** Shorter words beside each other are too near to others. */
const SHORTEST_APART = 8;

/** Words, of which two that are one with a slip are that one: "baby siter". */
function joinedSlips(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const [first = '', second] = words.slice(index, index + 2);
    const both = first + (second ?? '');
    const isSlip =
      second !== undefined && both.length >= SHORTEST_APART && !(isKnownWord(first) && isKnownWord(second));
    const one = isSlip && !termAt(words, index) ? knownNear(both) : null;
    joined.push(one ?? first);
    if (one !== null) index++;
  }
  return joined;
}

/** A preposition that is written together with its word: "dinotte". */
const PREPOSITION = /^d[ia](?=\p{L}{4})/u;

/** The known word that one is a slip of; null for a word that is known, that others begin with, or that names a place. */
function correctedWord(word: string): string | null {
  if (isKnownWord(word) || isNoise(word) || commonWordPlace(word) || begins(word)) return null;
  const alone = word.replace(PREPOSITION, '');
  return alone !== word && isKnownWord(alone) ? alone : knownNear(word);
}

type Position = {
  readonly place: Municipality | undefined;
  /** True for the last word of a text, which may be unfinished. */
  readonly isLast: boolean;
  /** True where nothing else is searched for. */
  readonly alone: boolean;
};

/** A word that is no term. Beside others it opens no trade: "capitano di nave" drives no "navetta". */
function readWord(word: string, { place, isLast, alone }: Position): Unit {
  const meanings = isLast && alone && !place && word.length >= SHORTEST_BEGUN ? begunBy(word) : [];
  if (meanings.length > 0) return { ...termOf([word], meanings), typed: word };
  return {
    kind: 'word',
    word,
    place,
    finished: place !== undefined || word.length === 1 || (!isLast && word.length <= SHORTEST_BEGUN),
  };
}
