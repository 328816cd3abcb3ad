import { type Expression, patternsIn } from '../search/expression.ts';
import { matchWords } from '../search/match-words.ts';
import type { Kind, OpenIndex, Source } from '../search/open-index.ts';
import { type Found, isWhole, type Paging, type Question, type Requested, searchPage } from '../search/search.ts';
import { COLUMNS, type TextDepth, textTiers } from '../text-search/conditions.ts';
import { correctText } from '../text-search/correct-text.ts';
import { piecesOf, type Reading, readAs, readSearch } from '../text-search/read-text.ts';

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

export const preferredBy = ({ text }: Question): Expression[] => (text?.preferred ?? []).map(({ match }) => match);

/** True where nothing has one of the words that only order: it may be misspelt. */
export const hasUnknown = ({ text }: Question, { ids }: Found): boolean =>
  (text?.preferred ?? []).some(
    ({ match, isUnknown }) => isUnknown && 'words' in match && ids.get(match.words)?.length === 0,
  );

export const requiredBy = ({ words, text }: Question): Expression[] => [...words.values(), ...(text ? [text.all] : [])];

/** True where a text is taken as it is typed, which queries call `exact`. */
export const isAsTyped = ({ exact }: Search['query']): boolean => exact !== undefined;

/** Reads a text once for all that is asked of it. */
export const readTyped = (query: Search['query']): Reading => readSearch(query.search ?? '', isAsTyped(query));

/** Answers to a text and, where that is doubtful, to the text as the words that are there correct it. */
export async function answerBoth<Answer extends { readonly isDoubtful: boolean }>(
  source: Source,
  { kind, query }: Search,
  reading: Reading,
  answer: (reading: Reading) => Promise<Answer>,
) {
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
  const { kind, query } = search;
  const { stepped, after, limit } = paging;
  const typed = readTyped(text === null ? query : { ...query, search: text });
  const { first, second } = await answerBoth(source, search, typed, async (reading) => {
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
