import type { SimilarTrade } from '../../shared/list-query.ts';
import { type Counts, countRows } from '../search/count-rows.ts';
import { type Expression, patternsIn } from '../search/expression.ts';
import { type Found, type Kind, matchWords, type OpenIndex, openIndex, type Source } from '../search/open-index.ts';
import { isWhole, type Paging, type Question, type Requested, searchPage } from '../search/search.ts';
import { COLUMNS, type TextDepth, textTiers } from '../text-search/conditions.ts';
import { correctText } from '../text-search/correct-text.ts';
import { piecesOf, type Reading, readAs, readSearch } from '../text-search/read-text.ts';
import { similarTrades } from '../text-search/suggest.ts';

/** A query of offers or profiles, and all that it asks for but its text. */
export type Search = {
  readonly kind: Kind;
  readonly query: { readonly [Name in 'search' | 'exact']?: string | undefined };
  readonly question: Requested;
};

/**
 * Adds a text to the question. A place without a radius is part of it in a list in steps: rows with everything are there, and
 * the later ones may be near it.
 */
export function withText({ kind, question }: Search, reading: Reading, depth: TextDepth): Question {
  const within = depth === 'steps' && question.radius === null ? question.places : [];
  const tiers = textTiers(reading, COLUMNS[kind], within, depth);
  return { ...question, text: tiers, places: tiers && within.length > 0 ? [] : question.places };
}

const preferredBy = ({ text }: Question): Expression[] => (text?.preferred ?? []).map(({ match }) => match);

/** True where nothing has one of the words that only order: it may be misspelt. */
const hasUnknown = ({ text }: Question, { ids }: Found): boolean =>
  (text?.preferred ?? []).some(
    ({ match, isUnknown }) => isUnknown && 'words' in match && ids.get(match.words)?.length === 0,
  );

export const requiredBy = ({ words, text }: Question): Expression[] => [...words.values(), ...(text ? [text.all] : [])];

/** True where a text is taken as it is typed, which queries call `exact`. */
const isAsTyped = ({ exact }: Search['query']): boolean => exact !== undefined;

/** Reads a text once for all that is asked of it. */
export const readTyped = (query: Search['query']): Reading => readSearch(query.search ?? '', isAsTyped(query));

/** Answers to a text and, where that is doubtful, to the text as the words that are there correct it. */
async function answerBoth<Answer extends { readonly isDoubtful: boolean }>(
  source: Source,
  { kind, query }: Search,
  answer: (reading: Reading) => Promise<Answer>,
) {
  const reading = readTyped(query);
  const first = { reading, ...(await answer(reading)) };
  const mayCorrect = !isAsTyped(query) && first.isDoubtful;
  const other = mayCorrect ? await correctText(source, kind, reading) : null;
  return { first, second: other && { reading: other, ...(await answer(other)) } };
}

const namesPlace = ({ units }: Reading): boolean => units.some(({ kind }) => kind === 'place');

type TypedPage = {
  readonly index: OpenIndex;
  readonly paging: Paging;
  /** Text that the page before was of, where that is another one than is typed. */
  readonly text: string | null;
  readonly now: Date;
};

/** The page that a text finds. A text that nothing has everything of is corrected, where that finds more. */
export async function searchTyped(source: Source, search: Search, { index, paging, text, now }: TypedPage) {
  const { kind } = search;
  const { stepped, after, limit } = paging;
  const query = text === null ? search.query : { ...search.query, search: text };
  const { first, second } = await answerBoth(source, { ...search, query }, async (reading) => {
    const question = withText(search, reading, stepped ? 'steps' : 'tiers');
    const steps = question.text?.steps ?? [];
    const everything = [...question.words.values(), ...(question.text?.tiers ?? []), ...preferredBy(question)];
    const less = steps.map(({ match }) => match);
    // A page of rows with everything needs nobody to look for what has less.
    const enough = (after?.part ?? 0) > 0 ? Number.MAX_SAFE_INTEGER : limit;
    let found = await matchWords(source.db, kind, everything, { conditions: less, enough });
    let page = searchPage(index, { question, paging, found, now });
    const isFull = isWhole(page.hits[limit - 1]) && !page.isLast;
    if (!isFull && patternsIn(less).some((pattern) => !found.ids.has(pattern))) {
      const { ids, since } = await matchWords(source.db, kind, less);
      found = { ids: new Map([...found.ids, ...ids]), since: Math.max(found.since, since) };
      page = searchPage(index, { question, paging, found, now });
    }
    const hasAll = question.text === null || isWhole(page.hits[0]);
    return { page, steps, hasAll, isDoubtful: after === null && (!hasAll || hasUnknown(question, found)) };
  });
  // A misspelt place says more than the trade in the whole valley.
  const saysMore = (other: Reading) =>
    first.page.hits.length === 0 || (namesPlace(other) && !namesPlace(first.reading));
  const isBetter = second && (second.hasAll || (second.page.hits.length > 0 && saysMore(second.reading)));
  const { reading, page, steps } = isBetter ? second : first;
  const searched = isBetter ? reading.text : text;
  return {
    page,
    steps,
    text: searched,
    corrected: isAsTyped(query) ? null : (readAs(reading) ?? searched),
    pieces: isAsTyped(query) ? [] : piecesOf(reading),
  };
}

/** Numbers beside a list, the text that they are of where it is not the one typed, and trades to search for where they are none. */
type ListCounts = Counts & { readonly corrected: string | null; readonly similar: SimilarTrade[] };

/** Counts what a list finds, its text corrected as the list corrects it: where nothing has everything that was typed. */
export async function countList(source: Source, search: Search, now: Date): Promise<ListCounts> {
  const { kind, query } = search;
  const index = await openIndex(source, kind);
  const { first, second } = await answerBoth(source, search, async (reading) => {
    const question = withText(search, reading, 'tiers');
    const found = await matchWords(source.db, kind, [...requiredBy(question), ...preferredBy(question)]);
    const counts = countRows(index, { question, found, now });
    return { counts, isDoubtful: counts.total === 0 || hasUnknown(question, found) };
  });
  const isBetter = second && second.counts.total > 0;
  const { reading, counts: own } = isBetter ? second : first;
  const counts = second && own.total === 0 ? eitherOf(own, second.counts) : own;
  const corrected = isAsTyped(query) ? null : (readAs(reading) ?? (isBetter ? reading.text : null));
  const isKnown = counts.total > 0 || !counts.exact;
  const similar = isKnown ? [] : await similarTrades(corrected ?? reading.text, { source, kind, now });
  return { ...counts, corrected, similar };
}

/** Of two texts that find nothing, what one condition less or a wider radius finds: of the corrected one where the first finds nothing. */
function eitherOf(first: Counts, second: Counts): Counts {
  const others = second.dropped.filter(({ filter }) => !first.dropped.some((each) => each.filter === filter));
  const within = ({ wider }: Counts, km: number) => wider.findLast(({ radius }) => radius <= km)?.total ?? 0;
  const radii = [...new Set([first, second].flatMap(({ wider }) => wider.map(({ radius }) => radius)))];
  const wider: { radius: number; total: number }[] = [];
  for (const radius of radii.sort((a, b) => a - b)) {
    const total = within(first, radius) || within(second, radius);
    if (total > (wider.at(-1)?.total ?? 0)) wider.push({ radius, total });
  }
  return { ...first, dropped: [...first.dropped, ...others], wider };
}
