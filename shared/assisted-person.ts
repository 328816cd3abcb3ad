import { BEGIN, END, type Rule, rule } from './wording-pattern.ts';

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
export const ASSISTED_PERSON: readonly Rule[] = [
  {
    pattern: rule(
      String.raw`${BEGIN}(?:(?:malat[oa]|affett[oa]|sofferente) (?:di|da)|con) (?:un principio di |un[ao]? |la |il |l[’'])?(?:${ILLNESS})${END}`,
    ),
    propose: () => 'non autosufficiente',
    about: 'assisted',
  },
  {
    pattern: rule(String.raw`${BEGIN}(?:soffre di|ha (?:avuto )?)\s?(?:un[ao]? |la |il |l[’'])?(?:${ILLNESS})${END}`),
    propose: () => 'ha bisogno di aiuto',
    about: 'assisted',
  },
  { pattern: rule(`${BEGIN}(?:${ILLNESS})${END}`), propose: () => 'bisogno di aiuto', about: 'assisted' },
  {
    pattern: rule(String.raw`${BEGIN}(?:una )?diagnosi(?: di \p{L}{2,30})?${END}`),
    propose: () => 'bisogno di aiuto',
    about: 'assisted',
  },
  { pattern: rule(`${BEGIN}(?:${ILL})${END}`), propose: () => 'non autosufficiente', about: 'assisted' },
  {
    pattern: rule(
      `${BEGIN}${BEFORE_RELATIVE}${POSSESSIVE}${RELATIVE}\\s(?:anzian[ao]\\s)?(?:di|ha|con)\\s${YEARS}${END}${NOT_WORK}`,
    ),
    propose: someone,
    about: 'assisted',
  },
  {
    // A name is known by its capital, so this one heeds case.
    pattern: new RegExp(`${BEGIN}${BEFORE_RELATIVE}${POSSESSIVE}${RELATIVE}\\s\\p{Lu}\\p{Ll}{2,30}${END}`, 'gu'),
    propose: someone,
    about: 'assisted',
  },
  {
    pattern: rule(String.raw`${BEGIN}(?:di |d[’'])${YEARS}(?: d[’']età)?${END}${NOT_WORK}`),
    propose: () => 'da assistere',
    about: 'assisted',
  },
  {
    pattern: rule(String.raw`${BEGIN}(?:ha|compie) ${YEARS}${END}${NOT_WORK}`),
    propose: () => 'ha bisogno di aiuto',
    about: 'assisted',
  },
  {
    pattern: rule(String.raw`${BEGIN}(?:un[’']|una )(?:ultra)?(?:settant|ottant|novant|cent)enne${END}`),
    propose: () => 'una persona',
    about: 'assisted',
  },
  {
    pattern: rule(String.raw`${BEGIN}(?:un )?(?:ultra)?(?:settant|ottant|novant|cent)enne${END}`),
    propose: (found) => (/^un /iu.test(found) ? 'una persona' : 'da assistere'),
    about: 'assisted',
  },
  {
    pattern: rule(
      String.raw`${BEGIN}(?:in |a )?(?:via|viale|vicolo|piazza|piazzale) \p{L}[\p{L}.’' ]{1,40}?,? ?(?:n\.? ?)?\d{1,4}${END}(?!\s?(?:minut|or[ae]|km|€|euro|giorn|ann))`,
    ),
    propose: () => 'in zona',
    about: 'assisted',
  },
];
