/**
 * A value that rows are found by, as queries and counts name it: of a tick `true`, of `location` the slug of a municipality. There is
 * one object for each, so that they are compared by identity.
 */
export type Facet = {
  readonly filter: string;
  readonly value: string;
  /** Its number among all values: over 10,000 rows, maps in place of lists take several times as long. */
  readonly index: number;
};

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

/** Rows of which some columns have one of some FTS5 patterns (https://sqlite.org/fts5.html, section 3); without patterns, none. */
export function inColumns(columns: readonly string[], patterns: readonly string[]): Expression {
  const [first, ...more] = new Set(patterns);
  if (first === undefined) return { any: [] };
  const pattern = more.length === 0 ? first : `(${[first, ...more].join(' OR ')})`;
  return { words: `{${columns.join(' ')}} : ${pattern}` };
}

export const hasFacet = (facets: readonly Facet[]): Expression => ({ facets });

const wordsOf = (parts: readonly Expression[]): string[] => [
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
  const all = [...joined(wordsOf(flat), 'AND'), ...flat.filter((part) => !('words' in part))];
  return all.length === 1 && all[0] ? all[0] : { all };
}

/** Rows that one of the parts finds; without parts, none. */
export function anyOf(parts: readonly Expression[]): Expression {
  const flat = parts.flatMap((part) => ('any' in part ? part.any : [part]));
  const facets = flat.flatMap((part) => ('facets' in part ? part.facets : []));
  const others = flat.filter((part) => !('words' in part || 'facets' in part));
  const any = [...joined(wordsOf(flat), 'OR'), ...(facets.length > 0 ? [hasFacet(facets)] : []), ...others];
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
