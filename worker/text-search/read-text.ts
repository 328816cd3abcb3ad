import { LIMITS } from '../../shared/limits.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { commonWordPlace, placeAt } from '../../shared/places/resolve-place.ts';
import type { SearchPiece } from '../../shared/search-pieces.ts';
import { foldText } from '../../shared/text.ts';
import { FACT, type Fact, readFacts } from './facts.ts';
import { rewriter, wordsUnder } from './synonyms/tables.ts';
import {
  begins,
  begunBy,
  type Hint,
  hintedBy,
  isHintWord,
  isKnownWord,
  knownNear,
  lifeMeaning,
  type Meaning,
  numberMeaning,
  termAt,
  titleOf,
  townsMeaning,
} from './thesaurus.ts';
import { contentWords, isNoise, isStopWord, stemsOf, withoutStopWords, writtenOut } from './words.ts';

/** Unit of a search text: a word that nobody knows, a term of the thesaurus, or the name of a place. */
export type Unit = {
  readonly kind: 'word' | 'term' | 'place';
  /** Folded, as they are read: of a word one. */
  readonly words: readonly string[];
  /** Meanings of the term. */
  readonly meanings: readonly Meaning[];
  /** Words of the title that a term stands for: its own, but of everyday phrases and other languages. */
  readonly main: readonly string[];
  /** The place that is named, also by a word or term that means something else. */
  readonly place: Municipality | undefined;
  /** True for a place after "vicino a" and before "e dintorni": towns around it are meant, too. */
  readonly around: boolean;
  /** True for a word that others may begin with. */
  readonly unfinished: boolean;
  /** The Italian term that words of another language stand for. */
  readonly italian: string | null;
  /** The words as they are typed, where they are read as others. */
  readonly typed: string | null;
};

const unitOf = (kind: Unit['kind'], words: readonly string[], more: Partial<Unit>): Unit => ({
  ...{ kind, words, main: words, meanings: [], place: undefined, around: false, unfinished: false },
  ...{ italian: null, typed: null, ...more },
});

/** A term as it is written in the title of its group. */
export const termOf = (words: readonly string[], meanings: readonly Meaning[]): Unit =>
  unitOf('term', words, { meanings });

/** True for a word or phrase that names a trade. */
export const isTrade = ({ meanings }: Unit): boolean => meanings.some(({ kind }) => kind === 'trade');

/** True for a trade or a sector, and not a way of working. */
export const isOfWork = ({ kind }: Meaning): boolean => kind !== 'way';

/** A unit as it is read: a place by its own name, words of another language in Italian. */
export const nameOf = ({ kind, place, italian, words }: Unit): string =>
  kind === 'place' && place ? place.name : (italian ?? words.join(' '));

/** A search text as it is understood: what is asked for, what is kept out, and what only comes first. */
export type Reading = {
  readonly text: string;
  /** True for a text that says that it asks for work, in which somebody speaks of themselves, or that begins with a verb. */
  readonly isAsking: boolean;
  readonly units: readonly Unit[];
  readonly without: readonly Unit[];
  readonly first: readonly Unit[];
  /** Facts among them, with the words that they were read from. */
  readonly facts: readonly Fact[];
  /** Trades that its words hint at, also beside one that it names by its title. */
  readonly hinted: readonly Unit[];
};

const ASKING =
  /(?<!\p{L})(?:(?:sono|siamo|ho|abbiamo|vorrei|voglio|posso|devo|abito|vivo|sto|so|amo|mi)(?!\p{L})|lavor|cerc|impieg|assum|occupa|job|work|trabaj|emple|travail|emploi|munc|lucr|pun[eë]|robot|робот|работ|عمل|شغل|kaam|kamm|laur)|^\p{L}*(?:[ai]re|(?<!i)ere|rsi|far)(?!\p{L})/iu;

/** Characters that are looked at, and things that are searched for: 500 words cost no more than a few. */
const MAX_LENGTH = 400;
const MAX_UNITS = 8;
/** Part of the weight of the likeliest trade that others have which come after all else. */
const LESS_LIKELY = 0.65;

const withNegations = rewriter('negations');

const different = (units: readonly Unit[]): Unit[] => [
  ...new Map(units.map((unit) => [JSON.stringify(unit), unit])).values(),
];

/**
 * Reads a search text; nothing in it where it holds nothing but noise. Takes any text.
 * @param isAsTyped true where no word stands for one of another language
 */
export function readSearch(text: string, isAsTyped = false): Reading {
  const { facts, words } = readFacts(withNegations(writtenOut(text.slice(0, MAX_LENGTH))));
  const units: Unit[] = [];
  const without: Unit[] = [];
  const first: Unit[] = [];
  for (const { words: own, negated } of partsAtNegations(words)) {
    const parts = own.join(' ').split(FACT);
    const found = parts.flatMap((part, index) => {
      if (index % 2 === 0) return readUnits(part.split(' '), isAsTyped);
      const stated = (mode: Fact['mode']) =>
        facts[Number(part)]?.filter((fact) => fact.mode === mode).map(factUnit) ?? [];
      without.push(...stated('without'));
      first.push(...stated('first'));
      return stated('with');
    });
    const [from, to] = negated ? excluded(found, own) : [0, 0];
    without.push(...found.slice(from, to));
    units.push(...found.slice(to));
  }
  const isWeekend = without.some(({ meanings }) => meanings.some((meaning) => titleOf(meaning) === 'weekend'));
  const outside = isWeekend ? 'giorni feriali' : 'di giorno';
  if (without.some(isTime)) first.push(factUnit({ mode: 'first', term: outside, typed: '' }));
  const isAsking = ASKING.test(text);
  const stated = different(units).slice(0, MAX_UNITS);
  const read = withoutGeneral(stated);
  const hints = hintsOf(stated, text, isAsking);
  return {
    ...{ text, isAsking, facts: facts.flat() },
    units: withHints(read, hints, stated),
    hinted: (hints.length > 0 ? hintedBy(hintWords(stated), LESS_LIKELY) : hintsBeside(stated)).map(({ trade }) =>
      termOf(contentWords(titleOf(trade)), [trade]),
    ),
    without: different(without).slice(0, MAX_UNITS),
    first: different(first).slice(0, MAX_UNITS),
  };
}

/** The units that a text asks for, in their order. */
export const readText = (text: string, isAsTyped = false): readonly Unit[] => readSearch(text, isAsTyped).units;

function factUnit({ term, range }: Fact): Unit {
  const words = contentWords(term);
  return termOf(words, range ? [numberMeaning(range)] : (lifeMeaning(term) ?? termAt(words, 0)?.meanings ?? []));
}

const isTime = ({ meanings }: Unit): boolean =>
  meanings.some(({ facets }) => facets.some(({ filter }) => filter === 'shift'));

const NEGATIONS = wordsUnder('negations');
const GOING_ON = wordsUnder('going on');

const isPhrase = (words: readonly string[]): boolean => (termAt(withoutStopWords(words), 0)?.length ?? 0) > 1;

/** Folded words up to each negation, and from it. */
function partsAtNegations(words: readonly string[]) {
  const parts: { words: string[]; negated: boolean }[] = [{ words: [], negated: false }];
  for (const [index, word] of words.entries()) {
    // A phrase that begins with the negation, or with the word before it: not the one after a "non", which says nothing itself.
    const isTerm = [index - 1, index].some(
      (start) => !isStopWord(words[start] ?? '') && isPhrase(words.slice(Math.max(0, start), start + 4)),
    );
    if (NEGATIONS.has(word) && !isTerm) parts.push({ words: [], negated: true });
    else parts.at(-1)?.words.push(word);
  }
  return parts;
}

const kindOf = ({ kind, meanings }: Unit): string => meanings[0]?.kind ?? kind;

/** The units that a negation keeps out: the first that says something, and those of its kind that an "e" or "o" adds. */
function excluded(units: readonly Unit[], words: readonly string[]): [from: number, to: number] {
  const known = units.findIndex(({ kind }) => kind !== 'word');
  const from = Math.max(0, known);
  const goesOn = words.some((word) => GOING_ON.has(word));
  const isOther = (unit: Unit) => !goesOn || kindOf(unit) !== kindOf(units[from] ?? unit);
  const to = units.findIndex((unit, index) => index > from && isOther(unit));
  return [from, to < 0 ? units.length : to];
}

const GENERAL = wordsUnder('general');
const isGeneral = ({ kind, words }: Unit): boolean =>
  kind === 'term' && words.length === 1 && GENERAL.has(words[0] ?? '');

/** Without the verbs that say little ("guidare"), where a trade says more. */
const withoutGeneral = (units: readonly Unit[]): readonly Unit[] =>
  units.some((unit) => isTrade(unit) && !isGeneral(unit)) ? units.filter((unit) => !isGeneral(unit)) : units;

/** Words that may hint at a trade: all that an Italian text says of the work itself. */
const hintWords = (units: readonly Unit[]): string[] =>
  units.flatMap(({ kind, words, place, italian, meanings }) => {
    const mayHint = kind === 'word' ? !place : kind === 'term' && italian === null && meanings.every(isOfWork);
    return mayHint ? words : [];
  });

/** True for an everyday phrase, which stands for another title. */
const isEveryday = ({ italian, main, words }: Unit): boolean => italian === null && stemsOf(main) !== stemsOf(words);

/** True for a text that begins with work which nobody knows, and what it is of: "pilota di linea". */
const isOfUnknown = (text: string): boolean => {
  const [, head = ''] = /^\s*(\p{L}+)\s+d(?:i|el|ella|ei|egli|elle|a)\s/u.exec(foldText(text)) ?? [];
  return head !== '' && !isHintWord(head);
};

/** The trades that the words of a text hint at, the likeliest first; none where it names one by its title, or says too little. */
function hintsOf(units: readonly Unit[], text: string, isAsking: boolean): readonly Hint[] {
  if (units.some((unit) => isTrade(unit) && !isEveryday(unit) && !isGeneral(unit))) return [];
  const hints = hintedBy(hintWords(units));
  return isAsking || (!isOfUnknown(text) && (hints[0]?.words ?? 0) > 1) ? hints : [];
}

/** The trades that several words hint at beside one that is named: who lays "finestre e porte" is no tiler. */
const hintsBeside = (units: readonly Unit[]): readonly Hint[] =>
  units.some(isTrade) ? hintedBy(hintWords(units)).filter(({ words }) => words > 1) : [];

/** True for a tool, a place of work or a verb alone, which may belong to another trade than the one it stands for. */
const isWeak = (unit: Unit): boolean => isGeneral(unit) || (isEveryday(unit) && unit.words.length === 1);

/**
 * Adds the hints to units that say nothing of the work; beside facts two words must hint at the likeliest. They stand in for weak
 * trades that are none of theirs where every hint among the words of the text is one of the likeliest, too.
 */
function withHints(units: readonly Unit[], hints: readonly Hint[], stated: readonly Unit[]): readonly Unit[] {
  const [likeliest] = hints;
  if (!likeliest) return units;
  const trades = hints.map(({ trade }) => trade);
  const hinted = termOf(hintWords(units), trades);
  const named = units.filter(isTrade);
  const isOther = named.length > 0 && !named.some(({ meanings }) => meanings.some((each) => trades.includes(each)));
  if (isOther && named.every(isWeak) && likeliest.words >= Math.max(2, hintWords(stated).filter(isHintWord).length))
    return [hinted, ...units.filter((unit) => !named.includes(unit))];
  const known = units.filter((unit) => unit.kind !== 'word' && !isGeneral(unit));
  const hasOnlyTerms = units.every(({ kind }) => kind !== 'word');
  if (hasOnlyTerms || known.some(({ meanings }) => meanings.some(isOfWork))) return units;
  return likeliest.words < (known.length > 0 ? 2 : 1) ? units : [hinted, ...units.filter((unit) => !isGeneral(unit))];
}

/** Words of a text in their order: names of places, and what is between them. */
type Segment = { readonly words: string[]; readonly place: Municipality | undefined; readonly start: number };

/** Splits folded words at the names of places. */
export function splitAtPlaces(words: readonly string[]): Segment[] {
  const segments: Segment[] = [];
  for (let start = 0; start < words.length; ) {
    const named = placeAt(words, start);
    const own = words.slice(start, start + (named?.length ?? 1));
    const last = segments.at(-1);
    if (last && !last.place && !named?.place) last.words.push(...own);
    else segments.push({ words: own, place: named?.place ?? undefined, start });
    start += own.length;
  }
  return segments;
}

const AROUND = wordsUnder('around');

/** Words before a place that mean all municipalities up the valley, or down. */
const UPWARDS = new Set('sopra oltre'.split(' '));
const DOWNWARDS = new Set(['sotto']);
const isDirection = (word: string): boolean => UPWARDS.has(word) || DOWNWARDS.has(word);

const BETWEEN = new Set('tra fra da dal'.split(' '));
const TO = new Set(['e', 'ed', 'a', 'ad', 'fino a', 'fino ad']);

/** A part of the valley as a term: the municipalities from one latitude to another. */
function stretch(words: readonly string[], one: number, other: number): Unit {
  const [south, north] = [Math.min(one, other), Math.max(one, other)];
  return termOf(words, [townsMeaning(MUNICIPALITIES.filter(({ lat }) => lat >= south && lat <= north))]);
}

/** Folded words as units. */
function readUnits(words: readonly string[], isAsTyped: boolean): Unit[] {
  const segments = splitAtPlaces(words);
  const isBetween = (first: number): boolean =>
    BETWEEN.has(words[(segments[first]?.start ?? 0) - 1] ?? '') && TO.has(segments[first + 1]?.words.join(' ') ?? '');
  return segments.flatMap(({ words: own, place, start }, index): Unit[] => {
    if (!place) {
      const run = own.filter((word) => !isDirection(word));
      return readWords(run, isAsTyped);
    }
    const other = segments[index + 2];
    if (other?.place && isBetween(index)) return [stretch([...own, ...other.words], place.lat, other.place.lat)];
    // The other end of the stretch is in it already.
    if (segments[index - 2]?.place && isBetween(index - 2)) return [];
    const end = start + own.length;
    const [before = '', after] = [words[start - 1], words.slice(end, end + 2).join(' ')];
    if (UPWARDS.has(before) || after === 'in su') return [stretch([before, ...own], place.lat, 90)];
    if (DOWNWARDS.has(before) || after === 'in giu') return [stretch([before, ...own], place.lat, -90)];
    const beside = [...words.slice(Math.max(0, start - 3), start), ...words.slice(end, end + 2)];
    return [unitOf('place', own, { place, around: beside.some((word) => AROUND.has(word)) })];
  });
}

/** Shorter words begin too many others. */
const SHORTEST_BEGUN = 4;

/** Reads words between places as terms and words. */
function readWords(run: readonly string[], isAsTyped: boolean): Unit[] {
  const content = withoutStopWords(run);
  const typed = isAsTyped ? content : joinedSlips(content);
  const words = isAsTyped ? typed : typed.map(correctedWord);
  const alone = words.filter((word) => !isNoise(word)).length === 1;
  const units: Unit[] = [];
  for (let index = 0; index < words.length; ) {
    const word = words[index] ?? '';
    const asTyped = termAt(typed, index);
    const corrected = termAt(words, index);
    // A phrase as it is typed before the same words corrected one by one: "assistant" is no slip in "dental assistant".
    const isTyped = asTyped !== undefined && asTyped.length > 1 && asTyped.length >= (corrected?.length ?? 0);
    const found = isTyped ? asTyped : corrected;
    const term = isAsTyped && found?.isForeign ? undefined : found;
    const length = term?.length ?? 1;
    const place = length === 1 ? commonWordPlace(word) : undefined;
    if (term) {
      const { meanings, stands, isForeign } = term;
      const own = (isTyped ? typed : words).slice(index, index + length);
      const main = stands === null ? own : contentWords(stands);
      const italian = isForeign ? stands : null;
      const written = typed.slice(index, index + length).join(' ');
      units.push(
        unitOf('term', own, { meanings, main, place, italian, typed: written === own.join(' ') ? null : written }),
      );
    } else if (!isNoise(word)) units.push(readWord(word, place, { isLast: index === words.length - 1, alone }));
    index += length;
  }
  return units;
}

/** A word that is no term. Beside others it opens no trade: "capitano di nave" drives no "navetta". */
function readWord(word: string, place: Municipality | undefined, { isLast = false, alone = false }): Unit {
  const meanings = isLast && alone && !place && word.length >= SHORTEST_BEGUN ? begunBy(word) : [];
  if (meanings.length > 0) return unitOf('term', [word], { meanings, unfinished: true });
  const isWhole = place !== undefined || word.length === 1 || (!isLast && word.length <= SHORTEST_BEGUN);
  return unitOf('word', [word], { place, unfinished: !isWhole });
}

/** Shorter words beside each other are too near to others. */
const SHORTEST_APART = 8;

/** Words, of which two that are one, maybe with a slip, are that one: "lava piatti", "baby siter". */
function joinedSlips(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; ) {
    const length = termAt(words, index)?.length;
    const [first = '', second = ''] = words.slice(index, index + 2);
    const both = first + second;
    const isApart = !length && second !== '' && both.length >= SHORTEST_APART;
    const isSlip = !(isKnownWord(first) && isKnownWord(second)) && !isNoise(first) && !isNoise(second);
    const near = isApart && isKnownWord(both) ? both : isApart && isSlip ? knownNear(both) : null;
    joined.push(...(near === null ? words.slice(index, index + (length ?? 1)) : [near]));
    index += near === null ? (length ?? 1) : 2;
  }
  return joined;
}

/** A preposition that is written together with its word: "dinotte". */
const PREPOSITION = /^d[ia](?=\p{L}{4})/u;

/** The known word that one is a slip of, where it is not known, nor begins others, nor names a place; else itself. */
function correctedWord(word: string): string {
  if (isKnownWord(word) || isNoise(word) || commonWordPlace(word) || begins(word)) return word;
  const alone = word.replace(PREPOSITION, '');
  return alone !== word && isKnownWord(alone) ? alone : (knownNear(word) ?? word);
}

/** A word as it is typed, with its accents. */
export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** A text without the words from the first to the last of some; null where it does not have them in one place. */
function textWithout(text: string, words: readonly string[], before: ReadonlySet<string>): string | null {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...{ word: foldText(word), start: index, end: index + word.length },
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

/** A unit with the small words that its term has: "turno di notte". */
function writtenName(unit: Unit): string {
  const terms = unit.italian === null ? unit.meanings.flatMap(({ names }) => names) : [];
  const own = stemsOf(unit.words);
  return terms.find(({ words }) => stemsOf(words) === own)?.text ?? nameOf(unit);
}

const PREPOSITIONS = wordsUnder('prepositions');
const BEFORE_UNWANTED = new Set([...PREPOSITIONS, ...NEGATIONS]);

/** The parts of a search as they are understood, each with the text that is left without it; words that nobody knows are none. */
export function piecesOf({ text, units, without, facts }: Reading): SearchPiece[] {
  const typed = writtenOut(text.slice(0, LIMITS.search));
  const read = new Set(facts.map(({ term }) => contentWords(term).join(' ')));
  const named = (some: readonly Unit[], before: ReadonlySet<string>, sign: string): SearchPiece[] =>
    some.flatMap((unit) => {
      const own = unit.typed?.split(' ') ?? unit.words;
      if (unit.kind === 'word' || read.has(own.join(' '))) return [];
      return [{ name: sign + writtenName(unit), rest: textWithout(typed, own, before) }];
    });
  const stated = ({ mode, term, typed: words }: Fact): SearchPiece => ({
    name: mode === 'first' ? words : mode === 'without' ? `senza ${term}` : term,
    rest: textWithout(typed, words.split(' '), PREPOSITIONS),
  });
  return [...named(units, PREPOSITIONS, ''), ...named(without, BEFORE_UNWANTED, 'senza '), ...facts.map(stated)];
}

/** A search as it is read, where a part of it is in another language or has a slip; null where it is read as it is typed. */
export function readAs({ text, units }: Reading): string | null {
  if (units.some(({ italian }) => italian !== null))
    return units.map(({ italian, words }) => italian ?? words.join(' ')).join(' ');
  const right = new Map(
    units.flatMap(({ typed, words }) => (typed?.split(' ') ?? []).map((word, index) => [word, words[index] ?? word])),
  );
  const corrected = text.replace(WORD, (word) => right.get(foldText(word)) ?? word);
  const isOther = [...right].some(([typed, word]) => typed !== word);
  return isOther && corrected.length <= LIMITS.search ? corrected : null;
}
