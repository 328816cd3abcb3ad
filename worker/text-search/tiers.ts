import { SHIFTS } from '../../shared/job-values.ts';
import type { Municipality } from '../../shared/places/municipalities.ts';
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
import { abbreviated } from './abbreviations.ts';
import { beginning, exactly, patternsOf, phrase, scattered } from './match-terms.ts';
import { isTrade, type Reading, type Unit } from './read-text.ts';
import { slips, undoubled } from './spellings.ts';
import ofTheirOwn from './synonyms/of-their-own.txt?raw';
import { rowsOf } from './synonyms/tables.ts';
import { contentWords, type Meaning, neighboursOf, termAt, titleOf } from './thesaurus.ts';
import { inTowns, soundsLikeTrade, townsAround, townsOf, widen } from './widen.ts';
import { ASKING, formsOf, isNoise, stemsOf } from './words.ts';

/** Columns of a search index, from what says most to all that is searched. */
export type TextColumns = {
  readonly title: readonly string[];
  readonly strong: readonly string[];
  readonly every: readonly string[];
};

/** Columns of the full-text index, by what is looked for in them. */
export const COLUMNS: Readonly<Record<Kind, TextColumns>> = {
  jobs: {
    title: ['title'],
    strong: ['title', 'company_name', 'category', 'place'],
    every: ['title', 'company_name', 'category', 'place', 'description'],
  },
  candidates: {
    title: ['name', 'title'],
    strong: ['name', 'title', 'place'],
    every: ['name', 'title', 'place', 'skills'],
  },
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
  { text, units, without, first, facts }: Reading,
  columns: TextColumns,
  within: readonly Municipality[] = [],
  depth: TextDepth = 'steps',
): TextTiers | null {
  if (units.length + without.length + first.length === 0) return null;
  const { title, every } = columns;
  // A text that asks for work in a place finds what is there, with any other words.
  const isAsking = ASKING.test(text);
  const isAnyWork = isAsking && units.some(({ kind }) => kind === 'place');
  const hasOthers = first.length + without.length > 0 || isAnyWork;
  const deciding = units.filter((unit) => !isQualifier(unit, units, hasOthers));
  const qualifiers = units.filter((unit) => !deciding.includes(unit));
  const trades = deciding.filter(isTrade);
  // "Dalle 6 alle 10", as an offer writes it.
  const numbers = facts.flatMap(({ typed, range }) => (range ? [] : (typed.match(/\d+/g) ?? []))).slice(0, 2);
  const wide = (where: readonly string[]) => allOf(inOnePlace(deciding, (unit) => wideMatch(unit, where, columns)));
  // An offer that only describes the work needs one of the other words, too.
  const some =
    qualifiers.length === 0 || trades.length === 0
      ? []
      : [anyOf(qualifiers.map((unit) => wideMatch(unit, every, columns)))];
  const described = (where: readonly string[]) => allOf([wide(where), ...some]);
  const place = within.length === 0 ? [] : [inTowns(within)];
  const out = anyOf(without.map((unit) => excluded(unit, columns)));
  const inPlace = (step: Expression) => butNot(allOf([step, ...place]), out);
  const all = inPlace(some.length === 0 ? wide(every) : anyOf([wide(title), described(every)]));
  if (depth === 'all') return { all, tiers: [], steps: [], from: [], answeredBySimilar: false, preferred: [] };
  const inTitle = [allOf(inOnePlace(deciding, (unit) => ownMatch(unit, columns))), wide(title)];
  const steps = [
    ...inTitle.map((step) => withoutOthers(step, deciding, title)),
    described(columns.strong),
    described(every),
  ];
  const widened = (unit: Unit, where: 'title' | 'anywhere') =>
    where === 'title'
      ? withoutOthers(wideMatch(unit, title, columns), deciding.includes(unit) ? deciding : [unit], title)
      : wideMatch(unit, every, columns);
  const wider = depth === 'steps' ? widen(deciding, { first, isAsking }, within, widened) : [];
  return {
    all,
    tiers: (deciding.length === 0 ? [wide(every)] : disjoint(steps)).map(inPlace),
    steps: wider.map((step) => ({ ...step, match: butNot(step.match, out) })),
    from: units.flatMap((unit) => (unit.kind === 'place' ? [unit.place] : [])),
    answeredBySimilar: hasSimilar(units, isAsking),
    preferred: [
      ...companyIn(units, columns),
      ...qualifiers.flatMap((unit) => [
        { match: wideMatch(unit, title, columns), weight: IN_TITLE },
        {
          match: wideMatch(unit, every, columns),
          weight: ANYWHERE,
          ...(unit.kind === 'word' ? { isUnknown: true as const } : {}),
        },
      ]),
      ...(numbers.length > 1 ? [{ match: inColumns(every, [phrase(numbers)]), weight: IN_TITLE }] : []),
      ...units.flatMap((unit) =>
        unit.kind === 'term' && unit.italian !== null
          ? [{ match: inColumns(every, [phrase(unit.words)]), weight: ANYWHERE }]
          : [],
      ),
      // An offer that says a fact of itself, before one that only has the word.
      ...deciding.flatMap((unit) =>
        unit.kind === 'term' && !isTrade(unit)
          ? [
              ...factsOf(unit),
              ...(isWhen(unit) ? [title] : [title, every]).map((where) => ({
                match: inColumns(where, patternsOf(searchedFor(unit.meanings))),
                weight: IN_TITLE,
              })),
            ]
          : [],
      ),
      // Of several trades, what has more of them.
      ...(trades.length > 1 ? trades : []).map((unit) => ({
        match: wideMatch(unit, every, columns),
        weight: ANYWHERE,
      })),
      ...first.flatMap((unit) => [
        { match: statedBy(unit, title), weight: ANYWHERE },
        { match: wideMatch(unit, every, columns), weight: IN_TITLE },
      ]),
    ],
  };
}

/** An employer whose name is typed, as far as words that nobody knows, and its kind, go on. */
function companyIn(units: readonly Unit[], { strong }: TextColumns): Preference[] {
  const words = units.flatMap((unit) =>
    unit.kind === 'word' ? [unit.word] : isSector(unit) && unit.kind === 'term' ? unit.words : [],
  );
  const company = strong.filter((column) => column === 'company_name');
  const isName = words.length > 1 && units.some(({ kind }) => kind === 'word');
  return isName && company.length > 0 ? [{ match: inColumns(company, [phrase(words)]), weight: NAMED }] : [];
}

/** Hours apart that are as good as the same. */
const NEAR_HOURS = 1;

/** Conditions of offers that say a fact: one of its values, or hours that are next to those that are asked for. */
const factsOf = ({ meanings }: Extract<Unit, { kind: 'term' }>): Preference[] => {
  const facets = meanings.flatMap((each) => each.facets);
  const hours = meanings.flatMap(({ range }): Expression[] => {
    if (range?.number !== 'weeklyHours') return [];
    const middle = (range.from + range.to) / 2;
    return [{ ...range, from: middle - NEAR_HOURS, to: middle + NEAR_HOURS }];
  });
  const alone = meanings.flatMap(({ names, facets: own }) =>
    own
      .filter(({ filter, value }) => filter === 'shift' && names.some(({ text }) => text === value))
      .map((shift) =>
        butNot(
          hasFacet([shift]),
          hasFacet(SHIFTS.filter((each) => each !== shift.value).map((each) => facet('shift', each))),
        ),
      ),
  );
  return [
    ...[...(facets.length === 0 ? [] : [hasFacet(facets)]), ...hours].map((match) => ({ match, weight: ANYWHERE })),
    ...alone.map((match) => ({ match, weight: IN_TITLE })),
  ];
};

/** Facts of offers that go with a way, and do not say it. */
const VAGUE = new Set(['category', 'type', 'contract', 'experience', 'shift']);

/** Offers that say a way of themselves: in their title, or as a fact. */
const statedBy = (unit: Unit, title: readonly string[]): Expression =>
  unit.kind === 'term'
    ? anyOf([
        inColumns(title, patternsOf(searchedFor(unit.meanings))),
        hasFacet(unit.meanings.flatMap(({ facets }) => facets.filter(({ filter }) => !VAGUE.has(filter)))),
      ])
    : anyOf([]);

/** True for times and places, of which offers speak otherwise, too. */
const isWhen = ({ meanings }: Extract<Unit, { kind: 'term' }>): boolean =>
  meanings.some(({ facets }) => facets.some(({ filter }) => ['shift', 'start', 'location'].includes(filter)));

const IN_TITLE = 1;
const ANYWHERE = 2;
const NAMED = 4;

const isSector = (unit: Unit): boolean =>
  unit.kind === 'term' && unit.meanings.length > 0 && unit.meanings.every(({ kind }) => kind === 'sector');

/** True for what says more of a trade or a fact, and decides nothing: a shop, a tool, an unknown word that names no other trade. */
function isQualifier(unit: Unit, units: readonly Unit[], hasOthers: boolean): boolean {
  if (isSector(unit)) return units.some(isTrade);
  if (unit.kind !== 'word' || unit.place) return false;
  // "Domatore di leoni" is no work with animals; in "orli, cerniere" the first word says what is meant.
  if (soundsLikeTrade(unit) && !unit.word.endsWith('iere')) return false;
  const before = soundsLikeTrade(unit) ? units.slice(0, units.indexOf(unit)) : units;
  return hasOthers || before.some(({ kind }) => kind === 'term');
}

const OF_THEIR_OWN: ReadonlySet<string> = new Set(rowsOf(ofTheirOwn).flatMap((row) => row.split(', ')));

/** True for a trade whose work nobody of another one does. */
const isOfItsOwn = (unit: Unit): boolean =>
  unit.kind === 'term' && unit.meanings.some((meaning) => OF_THEIR_OWN.has(titleOf(meaning)));

/** True for trades that others do the work of; words that nobody knows may only follow a title, or be what somebody tells. */
const hasSimilar = (units: readonly Unit[], isAsking: boolean): boolean =>
  !units.some(isOfItsOwn) &&
  (units.every(({ kind }) => kind !== 'word') ||
    units.slice(0, 1).some(isTitle) ||
    (isAsking && units.some(isTrade) && !units.some(soundsLikeTrade)));

const isTitle = (unit: Unit): boolean =>
  unit.kind === 'term' &&
  unit.meanings.some(({ terms }) => terms.some(({ words }) => stemsOf(words) === stemsOf(unit.words)));

/** A unit that is not wanted, where an offer names it or says it of itself: a trade in titles, all else anywhere. */
const excluded = (unit: Unit, columns: TextColumns): Expression =>
  wideMatch(unit, isTrade(unit) ? columns.title : columns.every, columns);

/** Tiers of which none looks for the words of the one before again: each match is read once. */
const disjoint = (steps: readonly Expression[]): Expression[] =>
  steps.map((step, index) => {
    const before = steps[index - 1];
    return before && 'words' in step && 'words' in before ? butNot(step, before) : step;
  });

/** The match of each unit; of places and parts of the valley that have nothing in common one is enough. */
function inOnePlace(units: readonly Unit[], match: (unit: Unit) => Expression): Expression[] {
  const [first, ...more] = units.filter((unit) => townsOf(unit).length > 0);
  if (!first || more.length === 0) return units.map(match);
  const places = [first, ...more];
  const common = more.reduce((towns, unit) => towns.filter((town) => townsOf(unit).includes(town)), townsOf(first));
  const others = units.filter((unit) => !places.includes(unit)).map(match);
  return [...others, ...(common.length > 0 ? places.map(match) : [anyOf(places.map(match))])];
}

/** A step without the titles of another work that only sounds like the one that is meant. */
function withoutOthers(step: Expression, units: readonly Unit[], title: readonly string[]): Expression {
  const meanings = units.flatMap((unit) =>
    unit.kind === 'term' && (unit.words.length > 1 || unit.typed !== unit.words[0]) ? unit.meanings : [],
  );
  const meant = new Set(patternsOf(searchedFor(meanings)));
  const others = patternsOf(meanings.flatMap((meaning) => meaning.others.map(({ words }) => words)));
  const patterns = others.filter((pattern) => !meant.has(pattern));
  return butNot(step, inColumns(title, patterns));
}

const AROUND_KM = 12;

/** A word as short as this stands for others: "OSS" and "operatore socio sanitario" are written alike. */
const ABBREVIATION = 3;

/** A word, and all that begin like it where it may be unfinished. */
const ofWord = ({ word, finished }: Extract<Unit, { kind: 'word' }>): string[] =>
  finished ? formsOf(word).map((form) => exactly([form])) : [beginning(word)];

/** The words of a term as they were typed: an unfinished one is the beginning of others. */
function ofTyped({ typed, words }: Extract<Unit, { kind: 'term' }>): string[] {
  if (typed === null) return [];
  return [typed === words.join(' ') ? beginning(typed) : exactly(typed.split(' '))];
}

/** Names of a term as offers abbreviate and misspell them. */
function otherSpellings(own: readonly string[], terms: readonly (readonly string[])[]): string[] {
  const [word = ''] = own;
  const single = terms.flatMap(([first = '', ...more]) => (more.length === 0 ? formsOf(first) : []));
  const spelt = [...single.flatMap(undoubled), ...(own.length === 1 ? slips(word) : [])];
  return [...terms.flatMap(abbreviated).map(phrase), ...spelt.map((each) => exactly([each]))];
}

/**
 * The groups that have a term among what they search for, and those that it only leads to beside them: of these the titles count alone,
 * as a worker is looked for among press operators, and not in the office of a press shop.
 */
function meantBy({
  main,
  meanings,
}: Extract<Unit, { kind: 'term' }>): [meant: readonly Meaning[], narrower: readonly Meaning[]] {
  const key = stemsOf(main);
  const isMeant = ({ terms }: Meaning) => terms.some((term) => stemsOf(term.words) === key);
  const meant = meanings.filter(isMeant);
  return meant.length === 0 ? [meanings, []] : [meant, meanings.filter((each) => !meant.includes(each))];
}

/** The trades of a sector that is a category: offers may say another one of themselves. */
const membersOf = (meaning: Meaning): readonly Meaning[] =>
  meaning.kind === 'sector' && meaning.facets.length > 0
    ? neighboursOf(titleOf(meaning)).flatMap((trade) => termAt(contentWords(trade), 0)?.meanings.slice(0, 1) ?? [])
    : [];

const searchedFor = (meanings: readonly Meaning[]): (readonly string[])[] =>
  meanings.flatMap(({ terms }) => terms.map(({ words }) => words));

/** A unit as it is written, in the title; a place, which is seldom there, where the offer says it is. */
function ownMatch(unit: Unit, { title, strong }: TextColumns): Expression {
  if (unit.kind === 'place') return inColumns(strong, [exactly(unit.words)]);
  if (unit.kind === 'word') return inColumns(title, ofWord(unit));
  const { main } = unit;
  const [first = '', ...more] = main;
  const isAbbreviation = more.length === 0 && first.length <= ABBREVIATION;
  const isPhrase = unit.italian === null && unit.words.length > 1;
  const own = isPhrase ? [main, unit.words] : [main];
  const names = isAbbreviation ? [...own, ...searchedFor(unit.meanings)] : own;
  return orFacet(
    inColumns(isSector(unit) ? strong.filter((column) => column !== 'category' && column !== 'place') : title, [
      ...patternsOf(names),
      ...abbreviated(main).map(phrase),
      ...ofTyped(unit),
    ]),
    isTrade(unit) ? [] : unit.meanings.filter(({ kind }) => kind === 'way'),
  );
}

const PATTERNS = new WeakMap<Unit, ReturnType<typeof patternsOfTerm>>();

/** Patterns of a term, in whatever columns; made once, as each tier and step asks for them. */
function patternsFor(unit: Extract<Unit, { kind: 'term' }>) {
  const patterns = PATTERNS.get(unit) ?? patternsOfTerm(unit);
  PATTERNS.set(unit, patterns);
  return patterns;
}

function patternsOfTerm(unit: Extract<Unit, { kind: 'term' }>) {
  const [meant, narrower] = meantBy(unit);
  const terms = [unit.words, ...searchedFor(meant)];
  const words = unit.words.some(isNoise) ? [] : scattered(unit.words);
  return {
    names: [...patternsOf(terms), ...ofTyped(unit), ...otherSpellings(unit.words, terms), ...words],
    narrower: searchedFor(narrower),
    strange: patternsOf(unit.meanings.flatMap((meaning) => meaning.strange.map(({ words }) => words))),
  };
}

/** A unit as anybody may write it, in some columns, or as the offer says it of itself. */
function wideMatch(unit: Unit, where: readonly string[], { title, strong, every }: TextColumns): Expression {
  if (unit.kind === 'word') {
    const word = inColumns(where, ofWord(unit));
    return unit.place ? anyOf([word, inTowns([unit.place])]) : word;
  }
  if (unit.kind === 'place') {
    const named = inColumns([...new Set([...strong, ...where])], [exactly(unit.words)]);
    return anyOf([named, inTowns(unit.around ? townsAround([unit.place], AROUND_KM) : [unit.place])]);
  }
  const { names, narrower, strange } = patternsFor(unit);
  // Leaves the place column out for a trade, as towns can be named after one (spas). Work from home may be found there.
  const isTrade = unit.meanings.some(({ kind }) => kind === 'trade');
  const named = inColumns(isTrade ? where.filter((column) => column !== 'place') : where, names);
  const members = where === every ? unit.meanings.flatMap(membersOf) : [];
  const all = anyOf([named, inColumns(title, patternsOf([...narrower, ...searchedFor(members)]))]);
  const term = orFacet(butNot(all, inColumns(title, strange)), unit.meanings);
  // Work that is also the name of a place comes before whatever work there is in that place.
  return unit.place && where === every ? anyOf([term, inTowns([unit.place])]) : term;
}

const orFacet = (words: Expression, meanings: readonly Meaning[]): Expression =>
  anyOf([
    words,
    hasFacet(meanings.flatMap(({ facets }) => facets)),
    ...meanings.flatMap(({ range }) => (range ? [range] : [])),
  ]);
