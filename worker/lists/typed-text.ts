import type { Expression } from '../search/expression.ts';
import type { Kind, Source } from '../search/open-index.ts';
import type { Found, Question } from '../search/search.ts';
import { correctText } from '../text-search/correct-text.ts';
import { type Reading, readSearch } from '../text-search/read-text.ts';
import { COLUMNS, type TextDepth, textTiers } from '../text-search/tiers.ts';

/** Meaning of a query, without its text. */
export type Requested = Omit<Question, 'text'>;

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

export const wordsOfAll = ({ words, text }: Question): Expression[] => [...words.values(), ...(text ? [text.all] : [])];

/** Reads a text once for all that is asked of it. */
export const readTyped = ({ search = '', exact }: Search['query']): Reading => readSearch(search, exact !== undefined);

/** Answers to a text and, where that is doubtful, to the text as the words that are there correct it. */
export async function answerBoth<Answer extends { readonly isDoubtful: boolean }>(
  source: Source,
  { kind, query }: Search,
  reading: Reading,
  answer: (reading: Reading) => Promise<Answer>,
) {
  const first = { reading, ...(await answer(reading)) };
  const mayCorrect = query.exact === undefined && first.isDoubtful;
  const other = mayCorrect ? await correctText(source, kind, reading) : null;
  return { first, second: other && { reading: other, ...(await answer(other)) } };
}
