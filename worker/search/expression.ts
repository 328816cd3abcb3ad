import type { Municipality } from '../../shared/places/municipalities.ts';
import type { SearchStepKind } from '../../shared/search-steps.ts';
import type { Facet } from './facets.ts';

/** Rows that say a number, from the least to the most that is asked for. */
export type NumberRange = {
  readonly number: 'yearlyPay' | 'hourlyPay' | 'weeklyHours';
  readonly from: number;
  readonly to: number;
};

/** A condition on an open row: words, which FTS5 looks for, and facets, which the index of open rows holds. */
export type Expression =
  | { readonly words: string }
  | { readonly facets: readonly Facet[] }
  | NumberRange
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] }
  | { readonly only: Expression; readonly but: Expression };

/** A step: what it finds besides the steps before it, and the words that its heading names. */
export type Step = {
  readonly kind: SearchStepKind;
  readonly words: readonly string[];
  readonly match: Expression;
  /** Its parts in their order, where one says more than the next. */
  readonly ranked?: readonly Expression[];
  /** Of towns nearby and elsewhere: those that distances start from, the nearest first. */
  readonly from?: readonly Municipality[];
};

/** Words or facts that bring what has them forward, and keep nothing else out. */
export type Preference = {
  readonly match: Expression;
  readonly weight: number;
  /** True for a word that nobody knows, which may be misspelt. */
  readonly isUnknown: boolean;
};

/** Conditions of a text: of everything that has all it asks for, and in tiers, the best first. A row is in the first that finds it. */
export type TextTiers = {
  readonly all: Expression;
  readonly tiers: readonly Expression[];
  readonly steps: readonly Step[];
  readonly preferred: readonly Preference[];
  /** Places that the text names: of two alike the nearer one comes first. */
  readonly from: readonly Municipality[];
  /** True where the trades that people change to are an answer by themselves, and not only a way on. */
  readonly answeredBySimilar: boolean;
};

/** Rows of which some columns have one of some FTS5 patterns (https://sqlite.org/fts5.html, section 3); without patterns, none. */
export function inColumns(columns: readonly string[], patterns: readonly string[]): Expression {
  const [first, ...more] = new Set(patterns);
  if (first === undefined) return { any: [] };
  const pattern = more.length === 0 ? first : `(${[first, ...more].join(' OR ')})`;
  return { words: `{${columns.join(' ')}} : ${pattern}` };
}

export const hasFacet = (facets: readonly Facet[]): Expression => ({ facets });

const ownPatterns = (parts: readonly Expression[]): string[] => [
  ...new Set(parts.flatMap((part) => ('words' in part ? [part.words] : []))),
];

/** Words joined into one pattern, as each pattern is a search of its own. */
const joined = (words: readonly string[], operator: 'AND' | 'OR'): Expression[] => {
  const [first, ...more] = words;
  if (first === undefined) return [];
  return [{ words: more.length === 0 ? first : words.map((each) => `(${each})`).join(` ${operator} `) }];
};

/** Rows that all of the parts find; without parts, every row. */
export function allOf(parts: readonly Expression[]): Expression {
  const flat = parts.flatMap((part) => ('all' in part ? part.all : [part]));
  const all = [...joined(ownPatterns(flat), 'AND'), ...flat.filter((part) => !('words' in part))];
  return all.length === 1 && all[0] ? all[0] : { all };
}

/** Rows that one of the parts finds; without parts, none. */
export function anyOf(parts: readonly Expression[]): Expression {
  const flat = parts.flatMap((part) => ('any' in part ? part.any : [part]));
  const facets = flat.flatMap((part) => ('facets' in part ? part.facets : []));
  const others = flat.filter((part) => !('words' in part || 'facets' in part));
  const any = [...joined(ownPatterns(flat), 'OR'), ...(facets.length > 0 ? [hasFacet(facets)] : []), ...others];
  return any.length === 1 && any[0] ? any[0] : { any };
}

export function butNot(only: Expression, but: Expression): Expression {
  if ('any' in but && but.any.length === 0) return only;
  return 'words' in only && 'words' in but ? { words: `(${only.words}) NOT (${but.words})` } : { only, but };
}

export function allButOne(parts: readonly Expression[]): Expression {
  if (parts.length < 3) return anyOf(parts);
  const half = Math.ceil(parts.length / 2);
  const [left, right] = [parts.slice(0, half), parts.slice(half)];
  const less = (some: readonly Expression[]) => (some.length < 2 ? [] : [allButOne(some)]);
  return anyOf([allOf([...left, ...less(right)]), allOf([...less(left), ...right])]);
}

/** The patterns that FTS5 has to look for, each once. */
export function patternsIn(expressions: readonly Expression[]): string[] {
  const patterns = expressions.flatMap((one): string[] => {
    if ('words' in one) return [one.words];
    if ('facets' in one || 'number' in one) return [];
    return patternsIn('all' in one ? one.all : 'any' in one ? one.any : [one.only, one.but]);
  });
  return [...new Set(patterns)];
}
