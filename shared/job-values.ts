/** Value lists of an offer (specification, section 3) as people choose them; zod-free, so that list pages stay light. */

export const JOB_CATEGORIES = [
  'Ristorazione',
  'Commercio',
  'Turismo',
  'Pulizie',
  'Automotive',
  'Sport',
  'Sanità',
  'Ufficio',
  'Edilizia',
  'Altro',
] as const;
export type JobCategory = (typeof JOB_CATEGORIES)[number];

export const JOB_TYPES = ['Full-time', 'Part-time', 'Stagionale', 'Weekend'] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const JOB_EXPERIENCES = ['No esperienza', 'Esperienza preferita', 'Esperienza richiesta'] as const;
export type JobExperience = (typeof JOB_EXPERIENCES)[number];

export const JOB_CONTRACTS = [
  'Contratto indeterminato',
  'Contratto determinato',
  'Contratto stagionale',
  'Stage/Tirocinio',
  'Collaborazione',
] as const;
export type JobContract = (typeof JOB_CONTRACTS)[number];

export const SALARY_PERIODS = ['ora', 'giorno', 'servizio', 'mese', 'anno'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

export const SHIFTS = ['mattina', 'pomeriggio', 'sera', 'notte', 'fine settimana'] as const;
export type Shift = (typeof SHIFTS)[number];

/** Without a text to search for, `relevance` is `recent`. */
export const JOB_SORTS = ['relevance', 'recent', 'title', 'location', 'distance'] as const;
export type JobSort = (typeof JOB_SORTS)[number];

/** Days that an offer may be old, as its age is said: `0` is posted today in Rome. */
export const POSTED_WITHIN = ['0', '3', '7', '14'] as const;
export type PostedWithin = (typeof POSTED_WITHIN)[number];

/** Filters whose values are counted, each with all the others applied (`GET /api/jobs/filters`). */
export const COUNTED_FILTERS = [
  'category',
  'type',
  'contract',
  'experience',
  'location',
  'pay',
  'housing',
  'meals',
  'openings',
  'shift',
  'start',
  'posted',
] as const;
export type CountedFilter = (typeof COUNTED_FILTERS)[number];

const CATEGORY_LABELS: Partial<Record<JobCategory, string>> = {
  Sport: 'Sport e Tempo Libero',
  Ufficio: 'Ufficio e Amministrazione',
};
const TYPE_LABELS: Partial<Record<JobType, string>> = { 'Full-time': 'Tempo pieno', Weekend: 'Solo weekend' };

/** The label people read where a category is chosen. */
export const categoryLabel = (category: JobCategory): string => CATEGORY_LABELS[category] ?? category;

/** The label people read where a type is chosen; lists show the value itself. */
export const typeLabel = (type: JobType): string => TYPE_LABELS[type] ?? type;

/** Chips of the short list (home, valley, four towns) and of the long one (offers, six towns); the empty value is "all". */
export const SHORT_CHIPS = ['ristorazione', 'pulizie', 'commercio', 'turismo'] as const;
export const LONG_CHIPS = [...SHORT_CHIPS, 'sanitario', 'edilizia'] as const;

/** Category that a chip or a `category` parameter means, whatever its case; null where it means none. */
export function resolveCategory(text: string): JobCategory | null {
  const wanted = text.trim().normalize('NFC').toLocaleLowerCase('it');
  if (wanted === 'sanitario' || wanted === 'sanita') return 'Sanità';
  return JOB_CATEGORIES.find((category) => category.toLocaleLowerCase('it') === wanted) ?? null;
}

/** Radius slider: km, specification section 5. */
export const RADIUS = { min: 5, max: 50, step: 5, default: 30 } as const;

/** Days an offer stays open after it was posted or renewed. */
export const OFFER_DAYS = 30;

/** Last days of an offer in which it can be renewed; after them, too. */
export const RENEWAL_DAYS = 7;

/** Days after which a deleted offer is gone for good; until then it can be taken back (decisions, section 3). */
export const DELETED_JOB_DAYS = 7;

/** What the owner wants of an offer. */
export const JOB_OWNER_STATUSES = ['open', 'paused', 'closed'] as const;

/** What follows from everything said about an offer. Everybody sees the first four. */
export const JOB_STATUSES = [...JOB_OWNER_STATUSES, 'expired', 'hidden', 'deleted'] as const;

/** Offers that a device keeps as saved, at most. */
export const MAX_SAVED = 200;

/** What an offer's id in an address looks like. */
export const JOB_ID = /^[\da-z-]{1,40}$/;

/** Items a page shows before 'Mostra altre'. */
export const PAGE_SIZE = 20;
