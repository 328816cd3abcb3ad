import { ASSISTED_PERSON } from './assisted-person.ts';
import type { EmployerKind } from './job-values.ts';
import type { Rule } from './wording-pattern.ts';
import { INCLUSIVE, RULES, YOUNG_BY_LAW } from './wording-rules.ts';

/** A piece of an offer that seems to close it to somebody or to ask what is private, and how to say it of everybody. */
export type WordingHint = {
  readonly found: string;
  readonly proposal: string;
  readonly about: Rule['about'];
  /** Position in the text. */
  readonly index: number;
};

/**
 * Pieces of a text that seem to seek one sex, age or origin, or to ask for past pay, family plans or a picture (D.Lgs. 198/2006,
 * 215/2003 and 216/2003, D.Lgs. 96/2026), in the order of the text. A guess of a few rules: it warns and never forbids.
 * @param whole title and text together: a phrase for everybody in one counts for the other
 * @param employer a family is also told what an advert need not say of the person at home
 */
export function wordingHints(text: string, whole: string = text, employer: EmployerKind | '' = ''): WordingHint[] {
  const rules = employer === 'famiglia' ? [...RULES, ...ASSISTED_PERSON] : RULES;
  const hints = rules.flatMap(({ pattern, propose, about, unless }) => {
    if (about === 'sex' && INCLUSIVE.test(whole)) return [];
    if (about === 'age' && YOUNG_BY_LAW.test(whole)) return [];
    if (unless?.test(whole)) return [];
    return [...text.matchAll(pattern)].map((match) => {
      const { found = match[0] } = match.groups ?? {};
      const index = match.index + match[0].lastIndexOf(found);
      return { found, proposal: inCaseOf(found, propose(found)), about, index };
    });
  });
  return withoutCovered(hints.toSorted((a, b) => a.index - b.index || b.found.length - a.found.length));
}

const endOf = ({ index, found }: WordingHint): number => index + found.length;

/** Hints in their order, the longer first, without those within a longer one, which says more. */
function withoutCovered(hints: readonly WordingHint[]): WordingHint[] {
  let widest: WordingHint | undefined;
  return hints.filter((hint) => {
    const isIn = widest !== undefined && endOf(hint) <= endOf(widest);
    const isSame = isIn && widest?.index === hint.index && widest.found.length === hint.found.length;
    if (!isIn) widest = hint;
    return !isIn || isSame;
  });
}

/** The text with the proposal in the place of what was found. */
export const withProposal = (text: string, { index, found, proposal }: WordingHint): string =>
  text.slice(0, index) + proposal + text.slice(index + found.length);

/** Capitals as in what was found. */
function inCaseOf(found: string, proposal: string): string {
  if (found.length > 2 && found === found.toLocaleUpperCase('it')) return proposal.toLocaleUpperCase('it');
  const [first = ''] = found;
  return first === first.toLocaleLowerCase('it')
    ? proposal
    : proposal.charAt(0).toLocaleUpperCase('it') + proposal.slice(1);
}
