/** Value lists of an offer (docs/product.md#value-lists). Without zod, so that list pages stay light. */

import { keysOf } from './records.ts';
import { foldText } from './text.ts';

/**
 * The numbers that values are stored under for good (worker/search/facets.ts). A new value takes one that no value
 * of its list ever had; a value that goes takes its number with it. `shared/job-filters.test.ts` holds every number given.
 */
export type Numbers = Readonly<Record<string, number>>;

export const CATEGORY_NUMBERS = {
  Ristorazione: 1,
  Commercio: 2,
  Turismo: 3,
  Pulizie: 4,
  Automotive: 5,
  Sport: 6,
  Sanità: 7,
  Ufficio: 8,
  Edilizia: 9,
  'Industria e artigianato': 11,
  Trasporti: 12,
  'Agricoltura e bosco': 13,
  'Assistenza in famiglia': 14,
  Bellezza: 15,
  Altro: 10,
} as const;
export type JobCategory = keyof typeof CATEGORY_NUMBERS;
export const JOB_CATEGORIES = keysOf(CATEGORY_NUMBERS);

/** A category in names of pictures: lower case, ASCII, with hyphens. */
export const categorySlug = (category: JobCategory): string =>
  category.toLowerCase().replace('à', 'a').replaceAll(' ', '-');

export const TYPE_NUMBERS = { 'Full-time': 1, 'Part-time': 2, Stagionale: 3, Weekend: 4 } as const;
export type JobType = keyof typeof TYPE_NUMBERS;
export const JOB_TYPES = keysOf(TYPE_NUMBERS);

export const EXPERIENCE_NUMBERS = { 'No esperienza': 1, 'Esperienza preferita': 2, 'Esperienza richiesta': 3 } as const;
export type JobExperience = keyof typeof EXPERIENCE_NUMBERS;
export const JOB_EXPERIENCES = keysOf(EXPERIENCE_NUMBERS);

export const CONTRACT_NUMBERS = {
  'Contratto indeterminato': 1,
  'Contratto determinato': 2,
  'Contratto stagionale': 3,
  'Stage/Tirocinio': 4,
  Collaborazione: 5,
} as const;
export type JobContract = keyof typeof CONTRACT_NUMBERS;
export const JOB_CONTRACTS = keysOf(CONTRACT_NUMBERS);

type Kind = { readonly type: JobType | null; readonly contract: JobContract | null };

/** True for an offer of a season, which comes again a year later: by its type or by its contract. */
export const isSeasonal = ({ type, contract }: Kind): boolean =>
  type === 'Stagionale' || contract === 'Contratto stagionale';

export const EMPLOYER_KINDS = ['impresa', 'ente', 'famiglia', 'agenzia'] as const;
export type EmployerKind = (typeof EMPLOYER_KINDS)[number];

export const SALARY_PERIODS = ['ora', 'giorno', 'servizio', 'mese', 'anno'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** Euro a month that a search may ask for at least, from the least on. */
export const MIN_PAY_NUMBERS = {
  '1000': 1,
  '1200': 2,
  '1400': 3,
  '1600': 4,
  '1800': 5,
  '2000': 6,
  '2500': 7,
  '3000': 8,
} as const;
export const MIN_PAYS = keysOf(MIN_PAY_NUMBERS);

export const SHIFT_NUMBERS = { mattina: 1, pomeriggio: 2, sera: 3, notte: 4, 'fine settimana': 5 } as const;
export type Shift = keyof typeof SHIFT_NUMBERS;
export const SHIFTS = keysOf(SHIFT_NUMBERS);

export const LICENCE_NUMBERS = { B: 1, C: 2, CE: 3, D: 4 } as const;
export type Licence = keyof typeof LICENCE_NUMBERS;
export const LICENCES = keysOf(LICENCE_NUMBERS);

export const HOUSING_ROOMS = ['singola', 'condivisa'] as const;
export type HousingRoom = (typeof HOUSING_ROOMS)[number];
/** Fields that say more about lodging: the form shows and sends them with it only. */
export const OF_HOUSING = ['housingRoom', 'housingCost', 'housingMinutes'] as const;

/** Names of a yes or no that an offer gives besides its pay, each with its label and icon, in the order of the form. */
export const EXTRAS = {
  housing: { label: 'Alloggio', icon: 'bed' },
  meals: { label: 'Vitto', icon: 'utensils' },
} as const;
export type Extra = keyof typeof EXTRAS;

/** The extras of an offer in the order of cards and paper, which begin with the last one: 'vitto e alloggio'. */
export const extrasOf = (job: Readonly<Record<Extra, boolean>>) =>
  keysOf(EXTRAS)
    .filter((name) => job[name])
    .map((name) => ({ name, ...EXTRAS[name] }))
    .reverse();

/** Without a text to search for, `relevance` is `recent`. */
export const JOB_SORTS = ['relevance', 'recent', 'title', 'location', 'distance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Days that an offer may be old, as its age is said: `0` is posted today in Rome. */
export const POSTED_WITHIN = ['0', '3', '7', '14'] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

export const CATEGORY_LABELS: Partial<Record<JobCategory, string>> = {
  Sport: 'Sport e Tempo Libero',
  Ufficio: 'Ufficio e Amministrazione',
};
export const TYPE_LABELS: Partial<Record<JobType, string>> = { 'Full-time': 'Tempo pieno', Weekend: 'Solo weekend' };

export const categoryLabel = (category: JobCategory): string => CATEGORY_LABELS[category] ?? category;

/** The label people read wherever the type is said; programs read the value. */
export const typeLabel = (type: JobType): string => TYPE_LABELS[type] ?? type;

/** A class of driving licence by its name, as offers ask for it and profiles say it. */
export const licenceName = (licence: Licence): string => `Patente ${licence}`;

/** The words for an offer's licence; null where it asks for none, or where a copy of the offer is older than the field. */
export const licenceText = (licence: Licence | null | undefined): string | null =>
  licence ? `Serve la patente ${licence}` : null;

/** Chips of the short list (home, valley, four towns) and of the long one (offers, six towns); the empty value is "all". */
export const SHORT_CHIPS = ['ristorazione', 'pulizie', 'commercio', 'turismo'] as const;
export const LONG_CHIPS = [...SHORT_CHIPS, 'sanitario', 'edilizia'] as const;

/** Category that a chip or a `category` parameter means, whatever its case; null where it means none. */
export function resolveCategory(text: string): JobCategory | null {
  const wanted = foldText(text);
  if (wanted === 'sanitario') return 'Sanità';
  return JOB_CATEGORIES.find((category) => foldText(category) === wanted) ?? null;
}

export const categoriesOf = (chips: readonly string[]): readonly JobCategory[] =>
  chips.map(resolveCategory).filter((category) => category !== null);

/** Distance slider, in km (docs/product.md#distances). */
export const RADIUS = { min: 5, max: 50, step: 5, default: 30 } as const;

/** An offer that is needed at once starts within so many hours, and its work ends so many days after its start at most. */
export const URGENT_HOURS = 72;
export const URGENT_DAYS = 7;

/** Days an offer stays open after it was posted or renewed. */
export const OFFER_DAYS = 30;

/** No week of work is longer than this (D.Lgs. 66/2003 allows 48 on average). */
export const MOST_WEEKLY_HOURS = 60;

/** Last days of an offer, in which renewing is the first thing to do. */
export const RENEWAL_DAYS = 7;

/** Days between the deletion of an offer and its purge; until then its owner can take the deletion back. */
export const DELETED_JOB_DAYS = 7;

export const JOB_OWNER_STATUSES = ['open', 'paused', 'closed'] as const;

/** Statuses that follow from all flags of an offer. Everybody sees the first four. */
export const JOB_STATUSES = [...JOB_OWNER_STATUSES, 'expired', 'hidden', 'deleted', 'spontaneous'] as const;

/** Offers that a device keeps as saved, at most. */
export const MAX_SAVED = 200;

export const JOB_ID = /^[\da-z-]{1,40}$/;

/** Items a page shows before 'Mostra altre'. */
export const PAGE_SIZE = 20;
