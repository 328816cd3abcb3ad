import { SHIFTS } from '../../shared/job-values.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
import { foldText } from '../../shared/text.ts';
import {
  allOf,
  anyOf,
  butNot,
  type Expression,
  hasFacet,
  inColumns,
  type Preference,
  type TextTiers,
} from '../search/expression.ts';
import { facet } from '../search/facets.ts';
import type { Kind } from '../search/open-index.ts';
import { isTrade, type Reading, termOf, type Unit } from './read-text.ts';
import ofTheirOwn from './synonyms/of-their-own.txt?raw';
import { linesOf } from './synonyms/tables.ts';
import { goingOn, type Meaning, neighboursOf, slips, termAt, titleOf, tradeIn } from './thesaurus.ts';
import { inTowns, soundsLikeTrade, townsAround, townsOf, widen } from './widen.ts';
import { abbreviated, contentWords, formsOf, isNoise, stem, stemsOf, undoubled } from './words.ts';

/** Columns of a full-text index, from what says most to all that is searched. */
export type TextColumns = Readonly<Record<'title' | 'strong' | 'every', readonly string[]>>;

const HEADS = { jobs: ['title', 'company_name', 'category', 'place'], candidates: ['name', 'title', 'place'] };

export const COLUMNS: Readonly<Record<Kind, TextColumns>> = {
  jobs: { title: ['title'], strong: HEADS.jobs, every: [...HEADS.jobs, 'description'] },
  candidates: { title: ['name', 'title'], strong: HEADS.candidates, every: [...HEADS.candidates, 'skills'] },
};

/** How much of a text is asked for: what has everything, also its tiers and order, also what has less. */
export type TextDepth = 'all' | 'tiers' | 'steps';

/**
 * Conditions of a text, best tier first: everything as it is written in the title; by any of its names in the title; in what else an
 * offer is headed by; anywhere. Null where the text says nothing, and the whole list is meant.
 * @param within municipalities that are asked for besides the text
 * @param depth what nobody asks for is left empty: it takes several times as long to say as what finds everything
 */
export function textTiers(
  reading: Reading,
  columns: TextColumns,
  within: readonly Municipality[] = [],
  depth: TextDepth = 'steps',
): TextTiers | null {
  const { isAsking, units, without, first } = reading;
  if (units.length + without.length + first.length === 0) return null;
  const { title, strong, every } = columns;
  // A text that asks for work in a place finds what is there, with any other words.
  const isAnyWork = isAsking && units.some(({ kind }) => kind === 'place');
  const hasOthers = first.length + without.length > 0 || isAnyWork;
  const deciding = units.filter((unit) => !isQualifier(unit, units, hasOthers));
  const qualifiers = units.filter((unit) => !deciding.includes(unit));
  const wide = (where: readonly string[]) => allOf(inOnePlace(deciding, (unit) => wideMatch(unit, where, columns)));
  // An offer that only describes the work needs one of the other words, too.
  const some =
    qualifiers.length > 0 && deciding.some(isTrade)
      ? [anyOf(qualifiers.map((unit) => wideMatch(unit, every, columns)))]
      : [];
  const described = (where: readonly string[]) => allOf([wide(where), ...some]);
  const place = within.length === 0 ? [] : [inTowns(within)];
  const out = anyOf(without.map((unit) => unwanted(unit, columns)));
  const inPlace = (step: Expression) => butNot(allOf([step, ...place]), out);
  const all = inPlace(some.length === 0 ? wide(every) : anyOf([wide(title), described(every)]));
  if (depth === 'all') return { all, tiers: [], steps: [], from: [], answeredBySimilar: false, preferred: [] };
  const own = allOf(inOnePlace(deciding, (unit) => ownMatch(unit, columns)));
  const titled = [own, wide(title)].map((step) => withoutOthers(step, othersOf(deciding), title));
  const wanted = deciding.flatMap(({ meanings }) => meanings);
  const inSteps = (unit: Unit, where: 'title' | 'own title' | 'anywhere') => {
    if (where === 'anywhere') return wideMatch(unit, every, columns);
    const longer = where === 'own title' ? goingOn(unit.meanings, wanted) : [];
    return withoutOthers(wideMatch(unit, title, columns), [...othersOf([unit]), ...longer], title);
  };
  const steps = depth === 'steps' ? widen(deciding, reading, within, inSteps) : [];
  return {
    all,
    tiers: disjoint([...titled, described(strong), described(every)]).map(inPlace),
    steps: steps.map((step) => ({ ...step, match: butNot(step.match, out) })),
    from: units.flatMap(({ kind, place }) => (kind === 'place' && place ? [place] : [])),
    answeredBySimilar: (reading.hinted.length > 0 && !units.some(isTradeTitle)) || hasSimilar(units, isAsking),
    preferred: preferencesOf(reading, deciding, qualifiers, columns),
  };
}

const isSector = ({ meanings }: Unit): boolean =>
  meanings.length > 0 && meanings.every(({ kind }) => kind === 'sector');

/** True for what says more of a trade or a fact, and decides nothing: a shop, a tool, an unknown word that names no other trade. */
function isQualifier(unit: Unit, units: readonly Unit[], hasOthers: boolean): boolean {
  if (isSector(unit)) return units.some(isTrade);
  // "Domatore di leoni" is no work with animals.
  if (unit.kind !== 'word' || unit.place || soundsLikeTrade(unit)) return false;
  return hasOthers || units.some(({ kind }) => kind === 'term');
}

const OF_THEIR_OWN: ReadonlySet<string> = new Set(linesOf(ofTheirOwn).flatMap((row) => row.split(', ')));

/** True for trades that others do the work of; words that nobody knows may only follow a title, or be what somebody tells. */
const hasSimilar = (units: readonly Unit[], isAsking: boolean): boolean =>
  !units.some(({ meanings }) => meanings.some((meaning) => OF_THEIR_OWN.has(titleOf(meaning)))) &&
  (units.every(({ kind }) => kind !== 'word') ||
    units.slice(0, 1).some(isTitle) ||
    (isAsking && units.some(isTrade) && !units.some(soundsLikeTrade)));

const isTitle = ({ meanings, words }: Unit): boolean => meanings.some((meaning) => hasTerm(meaning, words));

const isTradeTitle = (unit: Unit): boolean => isTrade(unit) && isTitle(unit);

const hasTerm = ({ terms }: Meaning, words: readonly string[]): boolean =>
  terms.some((term) => stemsOf(term.words) === stemsOf(words));

/** Tiers of which none looks for the words of the one before again: each match is read once. */
const disjoint = (steps: readonly Expression[]): Expression[] =>
  steps.map((step, index) => {
    const before = steps[index - 1];
    return before && 'words' in step && 'words' in before ? butNot(step, before) : step;
  });

/** The match of each unit; of places and parts of the valley that have nothing in common one is enough. */
function inOnePlace(units: readonly Unit[], match: (unit: Unit) => Expression): Expression[] {
  const places = units.filter((unit) => townsOf(unit).length > 0);
  const [first, ...more] = places;
  if (!first || more.length === 0) return units.map(match);
  const common = townsOf(first).filter((town) => more.every((unit) => townsOf(unit).includes(town)));
  const others = units.filter((unit) => !places.includes(unit)).map(match);
  return [...others, ...(common.length > 0 ? places.map(match) : [anyOf(places.map(match))])];
}

const searchedFor = (meanings: readonly Meaning[]): (readonly string[])[] =>
  meanings.flatMap(({ terms }) => terms.map(({ words }) => words));

const othersOf = (units: readonly Unit[]): (readonly string[])[] =>
  units.flatMap((unit) =>
    unit.unfinished ? [] : unit.meanings.flatMap(({ others }) => others.map(({ words }) => words)),
  );

/** A step without the titles of another work that only sounds like the one that is meant. */
const withoutOthers = (
  step: Expression,
  others: readonly (readonly string[])[],
  title: readonly string[],
): Expression => butNot(step, inColumns(title, patternsOf(others)));

const IN_TITLE = 1;
const ANYWHERE = 2;

const prefer = (match: Expression, weight: number, isUnknown = false): Preference => ({ match, weight, isUnknown });

/** Conditions that bring offers forward among those that have as much of a text. */
function preferencesOf(
  { first }: Reading,
  deciding: readonly Unit[],
  qualifiers: readonly Unit[],
  columns: TextColumns,
): Preference[] {
  const { title, every } = columns;
  const trades = deciding.filter(isTrade);
  const facts = deciding.filter((unit) => unit.kind === 'term' && !isTrade(unit));
  const named = (meanings: readonly Meaning[], where: readonly string[]) =>
    inColumns(where, patternsOf(searchedFor(meanings)));
  return [
    ...qualifiers.flatMap((unit) => [
      prefer(wideMatch(unit, title, columns), IN_TITLE),
      prefer(wideMatch(unit, every, columns), ANYWHERE, unit.kind === 'word'),
    ]),
    // An offer that says a fact of itself, before one that only has the word.
    ...facts.flatMap(({ meanings }) => [
      ...factsOf(meanings),
      ...(isWhen(meanings) ? [title] : [title, every]).map((where) => prefer(named(meanings, where), IN_TITLE)),
    ]),
    // Of several trades, what has more of them.
    ...(trades.length > 1 ? trades : []).map((unit) => prefer(wideMatch(unit, every, columns), ANYWHERE)),
    ...first.flatMap((unit) => {
      const stated = unit.meanings.flatMap(({ facets }) => facets.filter(({ filter }) => !VAGUE.has(filter)));
      return [
        prefer(anyOf([named(unit.meanings, title), hasFacet(stated)]), ANYWHERE),
        prefer(wideMatch(unit, every, columns), IN_TITLE),
      ];
    }),
  ];
}

/** Filters of facts that go with a way, and do not say it. */
const VAGUE = new Set(['category', 'type', 'contract', 'experience', 'shift']);

/** True for times and places, of which offers speak otherwise, too. */
const isWhen = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ facets }) => facets.some(({ filter }) => ['shift', 'start', 'location'].includes(filter)));

/** Hours apart that are as good as the same. */
const NEAR_HOURS = 1;

/** Conditions of offers that say a fact: one of its values, that shift alone, or hours next to those that are asked for. */
function factsOf(meanings: readonly Meaning[]): Preference[] {
  const facets = meanings.flatMap((each) => each.facets);
  const hours = meanings.flatMap(({ range }): Expression[] => {
    if (range?.number !== 'weeklyHours') return [];
    const middle = (range.from + range.to) / 2;
    return [{ ...range, from: middle - NEAR_HOURS, to: middle + NEAR_HOURS }];
  });
  const alone = meanings.flatMap(({ names, facets: own }) => {
    const shifts = own.filter(({ filter, value }) => filter === 'shift' && names.some(({ text }) => text === value));
    return shifts.map((shift) => {
      const others = SHIFTS.filter((each) => each !== shift.value).map((each) => facet('shift', each));
      return butNot(hasFacet([shift]), hasFacet(others));
    });
  });
  return [
    ...[...(facets.length === 0 ? [] : [hasFacet(facets)]), ...hours].map((match) => prefer(match, ANYWHERE)),
    ...alone.map((match) => prefer(match, IN_TITLE)),
  ];
}

const AROUND_KM = 12;

/** A word as short as this stands for others: "OSS" and "operatore socio sanitario" are written alike. */
const ABBREVIATION = 3;

/** A unit as it is written, in the title; a place, which is seldom there, where the offer says it is. */
function ownMatch(unit: Unit, { title, strong }: TextColumns): Expression {
  const { kind, words, main, meanings } = unit;
  if (kind === 'place') return inColumns(strong, [exactly(words)]);
  if (kind === 'word') return inColumns(title, ofTyped(unit));
  const isAbbreviation = main.length === 1 && main.every((word) => word.length <= ABBREVIATION);
  const names = isAbbreviation ? [main, ...searchedFor(meanings)] : [main];
  const where = isSector(unit) ? strong.filter((column) => column !== 'category' && column !== 'place') : title;
  return orFacet(
    inColumns(where, [...patternsOf(names), ...abbreviated(main).map(phrase), ...ofTyped(unit)]),
    isTrade(unit) ? [] : meanings.filter(({ kind }) => kind === 'way'),
  );
}

/** A unit as anybody may write it, in some columns, or as the offer says it of itself. */
function wideMatch(unit: Unit, where: readonly string[], { title, strong, every }: TextColumns): Expression {
  const { kind, words, main, meanings, place, around } = unit;
  if (kind === 'word') return anyOf([inColumns(where, ofTyped(unit)), ...(place ? [inTowns([place])] : [])]);
  if (kind === 'place' && place) {
    const named = inColumns([...new Set([...strong, ...where])], [exactly(words)]);
    return anyOf([named, inTowns(around ? townsAround([place], AROUND_KM) : [place])]);
  }
  // Of groups that the term only leads to, the titles count alone: a worker is looked for among press operators, and not in the
  // office of a press shop.
  const searching = meanings.filter((meaning) => hasTerm(meaning, main));
  const meant = searching.length === 0 ? meanings : searching;
  const terms = [words, ...searchedFor(meant)];
  // As offers misspell and abbreviate them.
  const single = terms.flatMap(([first = '', ...more]) => (more.length === 0 ? formsOf(first) : []));
  const misspelt = [...single.flatMap(undoubled), ...(words.length === 1 ? words.flatMap(slips) : [])];
  const others = [...terms.flatMap(abbreviated).map(phrase), ...misspelt.map((each) => exactly([each]))];
  const names = [...patternsOf(terms), ...ofTyped(unit), ...others, ...scattered(words)];
  // Leaves the place column out for a trade, as towns can be named after one (spas). Work from home may be found there.
  const named = inColumns(isTrade(unit) ? where.filter((column) => column !== 'place') : where, names);
  const members = where === every ? meanings.flatMap(membersOf) : [];
  const led = meanings.filter((each) => !meant.includes(each));
  const all = anyOf([named, inColumns(title, patternsOf(searchedFor([...led, ...members])))]);
  const strange = meanings.flatMap((meaning) => meaning.strange.map((term) => term.words));
  const term = orFacet(butNot(all, inColumns(title, patternsOf(strange))), meanings);
  // Work that is also the name of a place comes before whatever work there is in that place.
  return place && where === every ? anyOf([term, inTowns([place])]) : term;
}

/** A unit that is kept out: a shift where the offer states or includes it, as its text may say "no notte"; a trade in titles; all else anywhere. */
function unwanted(unit: Unit, columns: TextColumns): Expression {
  const facets = unit.meanings.flatMap((meaning) => meaning.facets);
  if (facets.some(({ filter }) => filter === 'shift')) {
    const included = searchedFor(unit.meanings).map((words) => phrase([...words, 'compresi']));
    return anyOf([hasFacet(facets), inColumns(columns.every, included)]);
  }
  return wideMatch(unit, isTrade(unit) ? columns.title : columns.every, columns);
}

const orFacet = (words: Expression, meanings: readonly Meaning[]): Expression =>
  anyOf([
    words,
    hasFacet(meanings.flatMap(({ facets }) => facets)),
    ...meanings.flatMap(({ range }) => (range ? [range] : [])),
  ]);

/** The trades of a sector that is a category: offers may say another one of themselves. */
const membersOf = (meaning: Meaning): readonly Meaning[] =>
  meaning.kind === 'sector' && meaning.facets.length > 0
    ? neighboursOf(titleOf(meaning)).flatMap((trade) => termAt(contentWords(trade), 0)?.meanings.slice(0, 1) ?? [])
    : [];

/** Patterns of a unit as it was typed: an unfinished word is the beginning of others, a whole one has its forms. */
function ofTyped({ kind, words, typed, unfinished }: Unit): string[] {
  if (unfinished) return words.map(beginning);
  if (kind === 'word') return patternsOf([words]);
  return typed === null ? [] : [exactly(typed.split(' '))];
}

/** A quoted FTS5 string: everything in it is text, never an operator. */
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export const exactly = (words: readonly string[]): string => quoted(words.join(' '));

/** A word that begins like this one's forms: what is still being typed, or what no data knows. */
const beginning = (word: string): string => `${quoted(stem(word))} *`;

/** Shorter words mean something else with another ending, and begin too many others. */
const LONG_STEM = 5;

const inPhrase = (word: string): string => (stem(word).length < LONG_STEM ? quoted(word) : beginning(word));

/** Words that may stand between those of a phrase: "addetta alle vendite". */
const APART = 2;

/** Words of a phrase, near each other. */
const phrase = (words: readonly string[]): string =>
  `NEAR(${words.map(inPhrase).join(' ')}, ${words.length - 2 + APART})`;

/** All words of a phrase, in any position. */
const scattered = (words: readonly string[]): string[] =>
  words.length > 1 ? [`(${words.map(inPhrase).join(' AND ')})`] : [];

/** Alternatives for words and phrases, in any of their forms; none twice, and no phrase around a word that is one. */
function patternsOf(terms: readonly (readonly string[])[]): string[] {
  const forms = new Set(terms.flatMap(([word = '', ...more]) => (more.length > 0 || word === '' ? [] : formsOf(word))));
  const phrases = terms.filter((words) => words.length > 1 && !words.some((word) => forms.has(word)));
  return [...[...forms].map(quoted), ...new Set(phrases.map(phrase))];
}

const MOST_WORDS = 12;

/** The words of a text that somebody searches with, folded. */
export const foldedWords = (text: string): string[] =>
  foldText(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);

/** Rows of which a column has a word for each one of a text, which begins it; null for a text without words. */
export function wordsInColumn(column: string, text: string): Expression | null {
  const words = foldedWords(text);
  return words.length === 0 ? null : allOf(words.map((word) => inColumns([column], [beginning(word)])));
}

/** Words that are searched for where a title names no known trade. */
const FEW = 2;

const firstWords = (title: string): string[] =>
  contentWords(title)
    .filter((word) => !isNoise(word))
    .slice(0, FEW);

/** Text to search for offers like one of this title with: the trade it names, else its first words; empty without any. */
export const similarWords = (title: string): string => tradeIn(title)?.term.text ?? firstWords(title).join(' ');

/**
 * Condition of offers whose title names the same trade, and no other one that its words are part of; of a trade that nobody knows,
 * those with its words within its own sector, as words alone are shared by other work. Null where a title says nothing.
 */
export function titleMatch(title: string, sector: Expression): Expression | null {
  const trade = tradeIn(title);
  if (!trade) {
    const words = firstWords(title);
    return words.length === 0 ? null : allOf([...words.map((word) => inColumns(['title'], [beginning(word)])), sector]);
  }
  const unit = termOf(
    trade.term.words,
    trade.meanings.filter(({ kind }) => kind === 'trade'),
  );
  const named = inColumns(['title'], patternsOf([unit.words, ...searchedFor(unit.meanings)]));
  return withoutOthers(named, othersOf([unit]), ['title']);
}
