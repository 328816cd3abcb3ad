/** A rule of the wording check (docs/change-paths.md). */
export type Rule = {
  /** Matches a piece of the text: its group `found`, or all of it. */
  readonly pattern: RegExp;
  readonly propose: (found: string) => string;
  readonly about: 'sex' | 'age' | 'look' | 'origin' | 'family' | 'pay' | 'photo' | 'assisted';
  /** In the whole offer, it makes the rule void. */
  readonly unless?: RegExp;
};

export const rule = (source: string): RegExp => new RegExp(source, 'giu');
export const BEGIN = String.raw`(?<![\p{L}\d/’'])`;
export const END = String.raw`(?![\p{L}\d])`;
