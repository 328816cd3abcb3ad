import type { OfferQuestions } from './application-questions.ts';
import { type Licence, licenceName } from './job-values.ts';
import { isLanguage, LANGUAGE_LEVELS, OWN_CAR, type Requirement, requirementText } from './requirement-values.ts';
import { foldText } from './text.ts';

/** Requirements of an offer that a profile says, and those that it does not, in words. */
export type RequirementMatch = { readonly had: readonly string[]; readonly missing: readonly string[] };

const INCLUDED_IN: Readonly<Record<Licence, readonly Licence[]>> = { B: ['C', 'CE', 'D'], C: ['CE'], CE: [], D: [] };

/** True for a text that has the words of another, whole and in their order. */
const hasWords = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);

const rankIn = (skill: string): number => LANGUAGE_LEVELS.findIndex((level) => hasWords(skill, foldText(level)));

/** True where one of the skills, folded, says the requirement; a language without a level says no level that is asked for. */
function isMet({ what, level }: Pick<Requirement, 'what' | 'level'>, skills: readonly string[]): boolean {
  const wanted = foldText(what);
  const least = level === null ? -1 : LANGUAGE_LEVELS.indexOf(level);
  const named = skills.filter((skill) => hasWords(skill, wanted));
  if (isLanguage(what)) return named.some((skill) => rankIn(skill) >= least);
  return named.length > 0 || (what === OWN_CAR && skills.some((skill) => /\bautomunit/.test(skill)));
}

/** Compares an offer with the skills of a profile; null where the offer asks for nothing. Nobody is ranked or left out by it. */
export function matchRequirements(
  { licence, requirements }: OfferQuestions,
  skills: readonly string[],
): RequirementMatch | null {
  const folded = skills.map(foldText);
  const all = [
    ...(licence
      ? [
          {
            text: licenceName(licence),
            stated: [licence, ...INCLUDED_IN[licence]].some((each) =>
              isMet({ what: licenceName(each), level: null }, folded),
            ),
          },
        ]
      : []),
    // A copy of an offer that is older than the field has none.
    ...(requirements ?? []).map((requirement) => ({
      text: requirementText({ ...requirement, reason: null }),
      stated: isMet(requirement, folded),
    })),
  ];
  if (all.length === 0) return null;
  return {
    had: all.filter(({ stated }) => stated).map(({ text }) => text),
    missing: all.filter(({ stated }) => !stated).map(({ text }) => text),
  };
}
