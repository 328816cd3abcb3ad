import type { Numbers } from './job-values.ts';
import { keysOf } from './records.ts';

/** Languages, which have a level. Numbers as of every value that is stored (`shared/job-values.ts`). */
const LANGUAGE_NUMBERS = {
  Italiano: 1,
  Inglese: 2,
  Tedesco: 3,
  Francese: 4,
  Spagnolo: 5,
  Rumeno: 6,
  Albanese: 7,
  Arabo: 8,
  Ucraino: 9,
  Russo: 10,
} as const satisfies Numbers;

/** A car of one's own, which an offer gives its reason for. */
export const OWN_CAR = 'Auto propria';

/** The facts that offers ask for and a filter knows; any other is typed. */
export const REQUIREMENT_NUMBERS = {
  [OWN_CAR]: 11,
  ...LANGUAGE_NUMBERS,
  OSS: 12,
  ASA: 13,
  'Albo infermieri': 14,
  'Albo fisioterapisti': 15,
  'Educatore/rice professionale': 16,
  'Corso di assistente familiare': 17,
  'ASO studio odontoiatrico': 18,
  BLSD: 19,
  HACCP: 20,
  'Somministrazione alimenti e bevande': 21,
  'Diploma alberghiero': 22,
  Sommelier: 23,
  'Patentino muletto': 24,
  'Patentino piattaforme elevabili PLE': 25,
  'Patentino gru': 26,
  'Patentino carroponte': 27,
  'Patentino escavatore e movimento terra': 28,
  'Patentino trattore': 29,
  'Patentino fitosanitario': 30,
  'Patentino saldatore': 31,
  'Patentino F-gas': 32,
  'Operatore/rice forestale con motosega': 33,
  'Abilitazione impianti a fune': 34,
  'CQC merci': 35,
  'CQC persone': 36,
  'ADR merci pericolose': 37,
  'Carta tachigrafica': 38,
  'Sicurezza lavoratori': 39,
  Preposto: 40,
  RSPP: 41,
  'Primo soccorso': 42,
  Antincendio: 43,
  'Lavori in quota': 44,
  'Spazi confinati': 45,
  'Ponteggi PiMUS': 46,
  'PES/PAV/PEI lavori elettrici': 47,
  'Requisiti DM 37/2008 impianti': 48,
  'Qualifica di meccatronico': 49,
  'Maestro/a di sci': 50,
  'Guida alpina': 51,
  'Accompagnatore/rice di media montagna': 52,
  'Guida turistica': 53,
  'Assistente bagnanti': 54,
  'Istruttore/rice sportivo': 55,
  'Qualifica di acconciatore/rice': 56,
  'Qualifica di estetista': 57,
  'Guardia giurata': 58,
  'Abilitazione all’insegnamento': 59,
  ICDL: 60,
  'Diploma di maturità': 61,
  'Qualifica professionale IeFP': 62,
  Laurea: 63,
} as const satisfies Numbers;
export type KnownRequirement = keyof typeof REQUIREMENT_NUMBERS;
export const KNOWN_REQUIREMENTS = keysOf(REQUIREMENT_NUMBERS);

export const isLanguage = (what: string): boolean => Object.hasOwn(LANGUAGE_NUMBERS, what);
export const isKnownRequirement = (what: string): what is KnownRequirement => Object.hasOwn(REQUIREMENT_NUMBERS, what);

/** Levels of a language, from the lowest: those of the Council of Europe, and a mother tongue. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'madrelingua'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Requirements of one offer, and characters of each and of its reason. */
export const REQUIREMENT_LIMITS = { count: 8, length: 80 } as const;

/** A requirement of an offer: `level` of a language, `reason` of a car, `preferred` where one may apply without it. */
export type Requirement = {
  readonly what: string;
  readonly level: LanguageLevel | null;
  readonly reason: string | null;
  readonly preferred: boolean;
};

/** The words for a requirement: 'Tedesco B1', 'Auto propria (turni di notte)'. */
export const requirementText = ({ what, level, reason }: Requirement): string =>
  `${what}${level ? ` ${level}` : ''}${reason ? ` (${reason})` : ''}`;

/** The words for those requirements of an offer that one must have, or that one may do without; null where there are none. */
export function requirementsText(all: readonly Requirement[] | undefined, preferred: boolean): string | null {
  const texts = (all ?? []).filter((requirement) => requirement.preferred === preferred).map(requirementText);
  return texts.length > 0 ? texts.join(', ') : null;
}
