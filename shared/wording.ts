import type { EmployerKind } from './job-values.ts';
import { BEGIN, END, INCLUSIVE, RULES, type Rule, rule, rulesAbout, YOUNG_BY_LAW } from './wording-rules.ts';

const ILLNESS = [
  String.raw`demenza(?: senile)?|(?:morbo di )?(?:alzheimer|parkinson)|ictus|sclerosi(?: multipla| laterale amiotrofica)?|sla`,
  'tumor[ei]|cancro|diabete|depressione|epilessia|infarto|paralisi|emiparesi|ischemia|leucemia|schizofrenia|autismo',
  'alcolismo|incontinenza|cirrosi|scompenso cardiaco|insufficienza (?:cardiaca|renale|respiratoria)|artrosi|osteoporosi',
].join('|');
const ILL =
  'malat[oa]|diabetic[oa]|cardiopatic[oa]|depress[oa]|epilettic[oa]|allettat[oa]|demente|paraplegic[oa]|tetraplegic[oa]|incontinente|inferm[oa]';
const RELATIVE =
  '(?:[Mm]amma|[Mm]adre|[Pp]apà|[Bb]abbo|[Pp]adre|[Nn]onn[ao]|[Zz]i[ao]|[Mm]arito|[Mm]oglie|[Ss]uocer[ao]|[Ff]ratello|[Ss]orella|[Ss]ignora|[Ss]ignor|[Ss]ig\\.(?:ra)?)';
const POSSESSIVE = '(?:(?:[Mm]i[ao]|[Nn]ostr[ao]|[Ss]u[ao])\\s)?';
/** Ages of people who are assisted; years of experience are no age. */
const YEARS = String.raw`(?:[6-9]\d|1[01]\d) anni`;
const NOT_WORK = String.raw`(?!\s(?:di|d[’'])\s?(?:esperienz|attività|lavor|servizi|contribut))`;
const BEFORE_RELATIVE =
  '(?:(?:[Aa]lla|[Aa]l|[Dd]ella|[Dd]el|[Dd]alla|[Dd]al|[Dd]i|[Cc]on (?:la|il)|[Ll]a|[Ii]l|[Uu]na?)\\s)?';

/** The preposition that stays before `una persona`. */
const PREPOSITIONS: Readonly<Record<string, string>> = {
  al: 'a una persona',
  de: 'di una persona',
  di: 'di una persona',
  da: 'da una persona',
  co: 'con una persona',
};
const someone = (found: string): string => PREPOSITIONS[found.slice(0, 2).toLowerCase()] ?? 'una persona';

/**
 * Words that say more of the person at home than an advert needs: illness, age, name, the number of the door. Guesses for families
 * alone: a nursing home may name its field.
 */
export const ASSISTED_PERSON = rulesAbout('assisted', [
  [
    `(?:(?:malat[oa]|affett[oa]|sofferente) (?:di|da)|con) (?:un principio di |un[ao]? |la |il |l[’'])?(?:${ILLNESS})`,
    'non autosufficiente',
  ],
  [String.raw`(?:soffre di|ha (?:avuto )?)\s?(?:un[ao]? |la |il |l[’'])?(?:${ILLNESS})`, 'ha bisogno di aiuto'],
  [`(?:${ILLNESS})`, 'bisogno di aiuto'],
  [String.raw`(?:una )?diagnosi(?: di \p{L}{2,30})?`, 'bisogno di aiuto'],
  [`(?:${ILL})`, 'non autosufficiente'],
  [
    rule(
      `${BEGIN}${BEFORE_RELATIVE}${POSSESSIVE}${RELATIVE}\\s(?:anzian[ao]\\s)?(?:di|ha|con)\\s${YEARS}${END}${NOT_WORK}`,
    ),
    someone,
  ],
  // A name is known by its capital, so this one heeds case.
  [new RegExp(`${BEGIN}${BEFORE_RELATIVE}${POSSESSIVE}${RELATIVE}\\s\\p{Lu}\\p{Ll}{2,30}${END}`, 'gu'), someone],
  [rule(String.raw`${BEGIN}(?:di |d[’'])${YEARS}(?: d[’']età)?${END}${NOT_WORK}`), 'da assistere'],
  [rule(String.raw`${BEGIN}(?:ha|compie) ${YEARS}${END}${NOT_WORK}`), 'ha bisogno di aiuto'],
  [`(?:un[’']|una )(?:ultra)?(?:settant|ottant|novant|cent)enne`, 'una persona'],
  [
    '(?:un )?(?:ultra)?(?:settant|ottant|novant|cent)enne',
    (found) => (/^un /iu.test(found) ? 'una persona' : 'da assistere'),
  ],
  [
    rule(
      String.raw`${BEGIN}(?:in |a )?(?:via|viale|vicolo|piazza|piazzale) \p{L}[\p{L}.’' ]{1,40}?,? ?(?:n\.? ?)?\d{1,4}${END}(?!\s?(?:minut|or[ae]|km|€|euro|giorn|ann))`,
    ),
    'in zona',
  ],
]);

/** A piece of an offer that seems to close it to somebody or to ask what is private, and how to say it of everybody. */
export type WordingHint = {
  readonly found: string;
  readonly proposal: string;
  readonly about: Rule['about'];
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
