import type { GradedSearch } from './read-graded.ts';

/** Offers that a search shows, best first, by their short names. */
export type Engine = (text: string) => Promise<readonly string[]> | readonly string[];

/** Figures of a group of searches, each from 0 to 1. */
export type Score = {
  readonly searches: number;
  /** How near the first ten are to the best order there could be. */
  readonly ndcg: number;
  /** Searches with a good offer among the first three. */
  readonly success: number;
  /** Searches with an answer that show nothing. */
  readonly nothing: number;
  /** Shown offers without a grade among the first three; of searches without an answer, those that show any. */
  readonly rubbish: number;
};

const FIRST = 10;
const TOP = 3;
const GOOD = 2;

const gain = (grade: number, index: number): number => (2 ** grade - 1) / Math.log2(index + 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const mean = (numbers: readonly number[]): number => (numbers.length === 0 ? 0 : sum(numbers) / numbers.length);

function scoreOne({ grades }: GradedSearch, shown: readonly string[]): Omit<Score, 'searches'> {
  if (grades.size === 0) return { ndcg: 0, success: 0, nothing: 0, rubbish: shown.length > 0 ? 1 : 0 };
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, FIRST);
  const found = shown.slice(0, FIRST).map((name) => grades.get(name) ?? 0);
  const top = found.slice(0, TOP);
  const good = Math.min(GOOD, ideal[0] ?? 0);
  return {
    ndcg: sum(found.map(gain)) / sum(ideal.map(gain)),
    success: top.some((grade) => grade >= good) ? 1 : 0,
    nothing: shown.length === 0 ? 1 : 0,
    rubbish: mean(top.map((grade) => (grade === 0 ? 1 : 0))),
  };
}

/** Group of searches that nothing is there for. */
export const ABSENT = 'absent';
/** All other groups together. */
export const ANSWERED = 'all with an answer';

type Scored = { readonly search: GradedSearch; readonly score: Omit<Score, 'searches'> };

export async function scoreAll(searches: readonly GradedSearch[], engine: Engine): Promise<readonly Scored[]> {
  const scored: Scored[] = [];
  for (const search of searches) scored.push({ search, score: scoreOne(search, await engine(search.text)) });
  return scored;
}

const scoreOf = (part: readonly Scored[]): Score => ({
  searches: part.length,
  ndcg: mean(part.map(({ score }) => score.ndcg)),
  success: mean(part.map(({ score }) => score.success)),
  nothing: mean(part.map(({ score }) => score.nothing)),
  rubbish: mean(part.map(({ score }) => score.rubbish)),
});

/** Scores by group, and of all with an answer together. */
export function scoresBy(scored: readonly Scored[], groupOf: (search: GradedSearch) => string): Map<string, Score> {
  const groups = Map.groupBy(scored, ({ search }) => groupOf(search));
  groups.set(
    ANSWERED,
    scored.filter(({ search }) => search.group !== ABSENT),
  );
  return new Map([...groups].map(([name, part]) => [name, scoreOf(part)]));
}

/** The searches in the order of what they lack. */
export const worstOf = (scored: readonly Scored[]): string[] =>
  scored
    .filter(({ search, score }) => (search.group === ABSENT ? score.rubbish > 0 : score.ndcg < 1))
    .toSorted((a, b) => a.score.ndcg - b.score.ndcg)
    .map(({ search, score }) => `${score.ndcg.toFixed(2)} ${search.group}: ${search.text}`);
