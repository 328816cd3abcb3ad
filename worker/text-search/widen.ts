import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { allButOne, allOf, anyOf, type Expression, hasFacet, type Step } from '../search/expression.ts';
import { townFacet } from '../search/facets.ts';
import { isTrade, nameOf, termOf, type Unit } from './read-text.ts';
import { contentWords, type Meaning, neighboursOf, type Term, termAt, titleOf } from './thesaurus.ts';
import { stemsOf } from './words.ts';

const NEARBY_KM = 20;
/** Trades that are searched for one by one, so that a long text costs no more. */
const MOST_TRADES = 4;
/** From so many words on that nobody knows, one may be missing. */
const MANY_WORDS = 3;
const MOST_NAMED = 2;
const MOST_SIMILAR = 12;

/** The municipalities that a place, or a part of the valley, stands for; empty for all other units. */
export function townsOf(unit: Unit): readonly Municipality[] {
  if (unit.kind === 'place') return [unit.place];
  if (unit.kind === 'word') return [];
  const facets = new Set(unit.meanings.flatMap((meaning) => meaning.facets));
  return MUNICIPALITIES.filter(({ slug }) => facets.has(townFacet(slug)));
}

export const townsAround = (towns: readonly Municipality[], km: number): Municipality[] =>
  MUNICIPALITIES.filter((place) => towns.some((town) => distanceKm(town, place) <= km));

export const inTowns = (towns: readonly Municipality[]): Expression =>
  hasFacet(towns.map(({ slug }) => townFacet(slug)));

/** Names that a heading has room for; none of the many municipalities of one CAP. */
const namesOf = (within: readonly Municipality[]): string[] =>
  within.length > MOST_NAMED ? [] : within.map(({ name }) => name);

/**
 * Steps after everything that a text asks for, each with all of those before it: the trade without the other words; one of several
 * trades; the trade in towns nearby; anywhere. A trade that is known is never given up, nor a word where none is known.
 * @param first what only comes forward, and is an answer where no trade is asked for
 * @param isAsking true for a text that asks for work, of which any word may be enough
 * @param within municipalities that are asked for besides the text
 * @param match condition of a unit, in titles or anywhere
 */
export function widen(
  units: readonly Unit[],
  { first, isAsking }: { readonly first: readonly Unit[]; readonly isAsking: boolean },
  within: readonly Municipality[],
  match: (unit: Unit, where: 'title' | 'anywhere') => Expression,
): Step[] {
  const trades = units
    .filter(isTrade)
    .filter((unit, index, all) => all.findIndex((other) => isSameTrade(unit, other)) === index)
    .slice(0, MOST_TRADES);
  const places = units.filter((unit) => townsOf(unit).length > 0);
  const others = units.filter((unit) => !isTrade(unit) && !places.includes(unit));
  const unknown = others.filter(({ kind }) => kind === 'word');
  const towns = [...places.flatMap(townsOf), ...within];
  const inPlace = towns.length === 0 ? [] : [inTowns(towns)];
  const around = towns.length === 0 ? [] : [inTowns(townsAround(towns, NEARBY_KM))];
  if (unknown.length > 0 && (trades.length === 0 || unknown.some(soundsLikeTrade))) {
    const known = units.filter((unit) => !unknown.includes(unit)).map((unit) => match(unit, 'anywhere'));
    const some = allButOne(unknown.map((unit) => match(unit, 'anywhere')));
    const place = within.length === 0 ? [] : [inTowns(within)];
    const any =
      isAsking && known.length === 0 && !unknown.some(soundsLikeTrade)
        ? unknown.map((unit) => match(unit, 'anywhere'))
        : [];
    return [...(unknown.length < MANY_WORDS ? [] : [some]), ...(any.length > 1 ? [anyOf(any)] : [])].map((one) => ({
      kind: 'most',
      words: [],
      match: allOf([...known, one, ...place]),
    }));
  }
  const stored = trades.length > 0 ? trades : others;
  const each = stored.map((unit) => match(unit, trades.length > 0 ? 'title' : 'anywhere'));
  const given = trades.length > 0 ? others : [];
  const steps: Step[] = [];
  const words = given.map(nameOf);
  if (given.length > 0 && trades.length > 1) {
    const facts = given.map((unit) => match(unit, 'anywhere'));
    steps.push({ kind: 'each', words: stored.map(nameOf), match: allOf([anyOf(each), ...facts, ...inPlace]) });
  }
  if (given.length > 1) {
    const some = allButOne(given.map((unit) => match(unit, 'anywhere')));
    steps.push({ kind: 'without', words, match: allOf([...each, ...inPlace, some]) });
  }
  if (given.length > 0) steps.push({ kind: 'without', words, match: allOf([...each, ...inPlace]) });
  const parts = trades.flatMap(tradesWithin).slice(0, MOST_TRADES);
  const anchor = trades.length > 1 ? [anyOf(each)] : each;
  // Without a trade, ways of working: an apprenticeship, or work without experience.
  if (stored.length > 1)
    steps.push({ kind: 'each', words: stored.map(nameOf), match: allOf([anyOf(each), ...inPlace]) });
  if (towns.length > 0) {
    const words = [...places.map(nameOf), ...namesOf(within)];
    steps.push({ kind: 'near', words, from: towns, match: allOf([...anchor, ...around]) });
    if (anchor.length > 0) steps.push({ kind: 'elsewhere', words: [], from: towns, match: allOf(anchor) });
    // Offers that only describe the trade come last, and not where a part of its name says more.
    const described = parts.length > 0 ? [] : trades.map((unit) => match(unit, 'anywhere'));
    if (described.length > 0) steps.push({ kind: 'described', words: [], from: towns, match: anyOf(described) });
  }
  const oneOf = (some: readonly Unit[]) => allOf([anyOf(some.map((unit) => match(unit, 'title'))), ...around]);
  if (parts.length > 0) {
    const words = parts.map(nameOf);
    steps.push({ kind: 'each', words, match: oneOf(parts) });
    if (towns.length > 0)
      steps.push({ kind: 'each', words, from: towns, match: anyOf(parts.map((unit) => match(unit, 'title'))) });
  }
  if (trades.length === 0 && others.length > 0 && first.length > 0)
    steps.push({
      kind: 'without',
      words: others.map(nameOf),
      match: allOf([anyOf(first.map((unit) => match(unit, 'title'))), ...inPlace]),
    });
  const similar = similarTo(trades.length > 0 ? trades : stored.filter((unit) => tradeOf(unit)));
  const titles = similar.map((unit) => match(unit, 'title'));
  const facts = trades.length > 0 ? given.map((unit) => match(unit, 'anywhere')) : [];
  // With what else is asked for before those without it.
  const ranked = [...(facts.length > 0 ? titles.map((title) => allOf([title, ...facts])) : []), ...titles];
  // Not joined into one pattern, as each is looked for by itself to rank what it finds.
  if (similar.length > 0)
    steps.push({ kind: 'similar', words: [], match: allOf([{ any: ranked }, ...around]), ranked });
  return steps;
}

const isOfWork = ({ kind }: Meaning): boolean => kind !== 'way';
const tradeOf = (unit: Unit) => (unit.kind === 'term' ? unit.meanings.find(isOfWork) : undefined);
const isSameTrade = (a: Unit, b: Unit): boolean => tradeOf(a) === tradeOf(b);

/** The trades that people change to from those of a text, or that work in its kind of employer. */
function similarTo(units: readonly Unit[]): Unit[] {
  const titles = units
    .flatMap((unit) => (unit.kind === 'term' ? unit.meanings : []))
    .filter(isOfWork)
    .map(titleOf);
  const near = titles.map((title) => neighboursOf(title).filter((trade) => !titles.includes(trade)));
  const most = Math.max(2, Math.floor(MOST_SIMILAR / Math.max(1, titles.length)));
  return [...new Set(near.flatMap((trades) => trades.slice(0, most)))].slice(0, MOST_SIMILAR).flatMap(unitOf);
}

const UNITS = new Map<string, readonly Unit[]>();

/** A trade as a unit, always the same one, so that what it is looked for by is made once. */
function unitOf(trade: string): readonly Unit[] {
  const known = UNITS.get(trade);
  if (known) return known;
  const words = contentWords(trade);
  const found = termAt(words, 0);
  const unit = found ? [termOf(words, found.meanings.slice(0, 1))] : [];
  UNITS.set(trade, unit);
  return unit;
}

/** Trades of one word within a phrase: of "responsabile di sala" those who wait at table. */
function tradesWithin(unit: Unit): Unit[] {
  if (unit.kind !== 'term' || unit.italian !== null || unit.words.length < 2) return [];
  const whole = new Set(unit.meanings);
  const isUnit = ({ words }: Term): boolean => words.join(' ') === unit.words.join(' ');
  // An everyday phrase is no title of its group, and its words are other work.
  const key = stemsOf(unit.words);
  if (!unit.meanings.some(({ names }) => names.some(({ words }) => stemsOf(words) === key))) return [];
  return unit.words.flatMap((word): Unit[] => {
    const found = termAt([word], 0)?.meanings.filter(({ kind }) => kind === 'trade') ?? [];
    const meanings = found.filter((each) => !whole.has(each) && !each.others.some(isUnit));
    return meanings.length === 0 ? [] : [{ ...termOf([word], meanings), place: unit.place }];
  });
}

/** True for a word that nobody knows and that ends as trades do: a search for a lion tamer shows no other work with animals. */
export const soundsLikeTrade = (unit: Unit): boolean =>
  unit.kind === 'word' && /(?:ista|tore|trice|ier[ea]|olog[oa])$/.test(unit.word) && !NO_TRADES.test(unit.word);

/** Things that end as trades do, and words that begin the names of many. */
const NO_TRADES = /^(?:operat|collaborat|distribut|tratt|mot|ascens|sett)(?:ore|rice)$/;
