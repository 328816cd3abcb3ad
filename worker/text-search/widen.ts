import { distanceKm } from '../../shared/places/distance.ts';
import { MUNICIPALITIES, type Municipality } from '../../shared/places/municipalities.ts';
import { allButOne, allOf, anyOf, type Expression, hasFacet, type Step } from '../search/expression.ts';
import { townFacet } from '../search/facets.ts';
import { isOfWork, isTrade, nameOf, type Reading, termOf, type Unit } from './read-text.ts';
import { wordsUnder } from './synonyms/tables.ts';
import { type Meaning, neighboursOf, termAt, titleOf, waysNear } from './thesaurus.ts';
import { contentWords, stemsOf } from './words.ts';

const NEARBY_KM = 20;
/** Trades that are searched for one by one, so that a long text costs no more. */
const MOST_TRADES = 4;
/** From so many words on that nobody knows, one may be missing. */
const MANY_WORDS = 3;
const MOST_NAMED = 2;
const MOST_SIMILAR = 16;

/** The municipalities that a place, or a part of the valley, stands for; empty for all other units. */
export function townsOf({ kind, place, meanings }: Unit): readonly Municipality[] {
  if (kind === 'place' && place) return [place];
  const facets = new Set(meanings.flatMap((meaning) => meaning.facets));
  return facets.size === 0 ? [] : MUNICIPALITIES.filter(({ slug }) => facets.has(townFacet(slug)));
}

export const townsAround = (towns: readonly Municipality[], km: number): Municipality[] =>
  MUNICIPALITIES.filter((place) => towns.some((town) => distanceKm(town, place) <= km));

export const inTowns = (towns: readonly Municipality[]): Expression =>
  hasFacet(towns.map(({ slug }) => townFacet(slug)));

/**
 * Steps after everything that a text asks for, each with all of those before it: the trade without the other words; one of several
 * trades; the trade in towns nearby; anywhere. A trade that is known is never given up, nor a word where none is known.
 * @param units those that decide
 * @param reading that they are of: what only comes forward in it is an answer where no trade is asked for
 * @param within municipalities that are asked for besides the text
 * @param match condition of a unit: in titles, in those that name no longer trade with its words, or anywhere
 */
export function widen(
  units: readonly Unit[],
  { first, hinted, isAsking }: Reading,
  within: readonly Municipality[],
  match: (unit: Unit, where: 'title' | 'own title' | 'anywhere') => Expression,
): Step[] {
  const titled = (unit: Unit) => match(unit, 'title');
  const alone = (unit: Unit) => match(unit, 'own title');
  const anywhere = (unit: Unit) => match(unit, 'anywhere');
  const placed = (towns: readonly Municipality[]) => (towns.length === 0 ? [] : [inTowns(towns)]);
  const trades = units
    .filter(isTrade)
    .filter((unit, index, all) => all.findIndex((other) => workOf(unit) === workOf(other)) === index)
    .slice(0, MOST_TRADES);
  const places = units.filter((unit) => townsOf(unit).length > 0);
  const others = units.filter((unit) => !isTrade(unit) && !places.includes(unit));
  const unknown = others.filter(({ kind }) => kind === 'word');
  const isOther = unknown.some(soundsLikeTrade);
  const towns = [...places.flatMap(townsOf), ...within];
  const [inPlace, around] = [placed(towns), placed(townsAround(towns, NEARBY_KM))];
  const steps: Step[] = [];
  const add = (kind: Step['kind'], named: readonly string[], parts: readonly Expression[], more?: Partial<Step>) =>
    steps.push({ kind, words: named, match: allOf(parts), ...more });
  /** Not joined into one pattern, as each trade is looked for by itself to rank what it finds. */
  const addSimilar = (ranked: readonly Expression[]) =>
    ranked.length > 0 && add('similar', [], [{ any: ranked }, ...around], { ranked });
  if (unknown.length > 0 && (trades.length === 0 || isOther)) {
    const known = units.filter((unit) => !unknown.includes(unit)).map(anywhere);
    const words = unknown.map(anywhere);
    if (words.length >= MANY_WORDS) add('most', [], [...known, allButOne(words), ...placed(within)]);
    // Of a text that asks for work any word may be enough.
    if (words.length > 1 && isAsking && known.length === 0 && !isOther)
      add('most', [], [anyOf(words), ...placed(within)]);
    addSimilar(hinted.map(alone));
    return steps;
  }
  const hasTrade = trades.length > 0;
  // Without a trade, a kind of employer or a sector stands for one.
  const works = hasTrade ? trades : others.filter(workOf);
  const hasWork = works.length > 0;
  const wanted = hasWork ? works : others;
  const inTitle = trades.length > 1 ? alone : titled;
  const each = wanted.map(hasTrade ? inTitle : anywhere);
  const given = others.filter((unit) => !wanted.includes(unit));
  const facts = given.map(anywhere);
  if (facts.length > 0 && wanted.length > 1) add('each', wanted.map(nameOf), [anyOf(each), ...facts, ...inPlace]);
  if (facts.length > 0) add('without', given.map(nameOf), [...each, ...inPlace]);
  // Without a trade, ways of working: an apprenticeship, or work without experience.
  if (each.length > 1) add('each', wanted.map(nameOf), [anyOf(each), ...inPlace]);
  const parts = trades.flatMap(tradesWithin).slice(0, MOST_TRADES);
  if (towns.length > 0) {
    const anchor = trades.length > 1 ? [anyOf(each)] : each;
    add('near', [...places.map(nameOf), ...namesOf(within)], [...anchor, ...around], { from: towns });
    // Another time in the place is taken sooner than a long way.
    if (!hasWork && others.length > 0) add('without', others.map(nameOf), inPlace);
    if (anchor.length > 0) add('elsewhere', [], anchor, { from: towns });
    // Offers that only describe the trade come last, and not where a part of its name says more.
    if (hasTrade && parts.length === 0) add('described', [], [anyOf(trades.map(anywhere))], { from: towns });
  }
  if (parts.length > 0) {
    const one = anyOf(parts.map(titled));
    add('each', parts.map(nameOf), [one, ...around]);
    if (towns.length > 0) add('each', parts.map(nameOf), [one], { from: towns });
  }
  if (!hasTrade && others.length > 0 && first.length > 0)
    add('without', others.map(nameOf), [anyOf(first.map(titled)), ...inPlace]);
  const ways = nearTo(hasTrade || others.length > 1 ? [] : others, (each) => waysNear(titleOf(each))).map(titled);
  if (ways.length > 0) add('without', others.map(nameOf), [{ any: ways }, ...around], { ranked: ways });
  const near = nearTo(wanted, (each) => (isOfWork(each) ? neighboursOf(titleOf(each)) : []));
  const titles = [...(trades.length > 1 ? trades.map(titled) : []), ...near.map(alone)];
  addSimilar(hinted.map(alone));
  // First those of the trades that longer titles were left out of; with what else is asked for before those without it.
  addSimilar([...(facts.length > 0 ? titles.map((title) => allOf([title, ...facts])) : []), ...titles]);
  return steps;
}

/** Names that a heading has room for; none of the many municipalities of one CAP. */
const namesOf = (within: readonly Municipality[]): string[] =>
  within.length > MOST_NAMED ? [] : within.map(({ name }) => name);

const workOf = ({ meanings }: Unit): Meaning | undefined => meanings.find(isOfWork);

/** Units nearest to the meanings of some, and none of these. */
function nearTo(units: readonly Unit[], nearOf: (meaning: Meaning) => readonly string[]): Unit[] {
  const meanings = units.flatMap((unit) => unit.meanings);
  const titles = meanings.map(titleOf);
  const near = meanings.map(nearOf).filter((names) => names.length > 0);
  const most = Math.max(2, Math.floor(MOST_SIMILAR / Math.max(1, near.length)));
  const names = near.flatMap((some) => some.filter((name) => !titles.includes(name)).slice(0, most));
  return [...new Set(names)].slice(0, MOST_SIMILAR).flatMap(unitsOf);
}

/** A trade or way as a unit. */
function unitsOf(name: string): Unit[] {
  const words = contentWords(name);
  const found = termAt(words, 0);
  return found ? [termOf(words, found.meanings.slice(0, 1))] : [];
}

/** Trades of one word within a phrase: of "responsabile di sala" those who wait at table. */
function tradesWithin({ meanings, italian, words, place }: Unit): Unit[] {
  // An everyday phrase is no title of its group, and its words are other work.
  const isName = meanings.some(({ names }) => names.some((name) => stemsOf(name.words) === stemsOf(words)));
  if (italian !== null || words.length < 2 || !isName) return [];
  return words.flatMap((word): Unit[] => {
    const found = termAt([word], 0)?.meanings.filter(({ kind }) => kind === 'trade') ?? [];
    const isOther = ({ others }: Meaning) => others.some((other) => other.words.join(' ') === words.join(' '));
    const own = found.filter((each) => !meanings.includes(each) && !isOther(each));
    return own.length === 0 ? [] : [{ ...termOf([word], own), place }];
  });
}

/** True for a word that nobody knows and that ends as trades do: a search for a lion tamer shows no other work with animals. */
export const soundsLikeTrade = ({ kind, words: [word = ''] }: Unit): boolean =>
  kind === 'word' && /(?:ista|tore|trice|ier[ea]|olog[oa])$/.test(word) && !NO_TRADES.has(word);

/** Things that end as trades do, and words that begin the names of many. */
const NO_TRADES = wordsUnder('no trades');
