import {
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  type JobCategory,
  type JobContract,
  type JobExperience,
  type JobType,
  SHIFTS,
  type Shift,
} from '../../shared/job-values.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { townsOf } from '../db/lists/facets.ts';
import { type Filterable, hasOpenings, saysPay } from './facets.ts';

/**
 * What an offer can be filtered by, short enough to be counted by the thousand: a number of packed value indexes, and
 * `+n` for each municipality. The indexes are those of the value lists, which therefore only ever grow at their ends; after
 * any other change, `npm run reindex`.
 */
const AT = {
  type: 4,
  contract: 7,
  experience: 10,
  pay: 12,
  housing: 13,
  meals: 14,
  openings: 15,
  shifts: 16,
  start: 21,
};
const FIRST_YEAR = 2020;

/** An offer's facts as text, for the column `facts`. */
export function factsOf(job: Omit<Filterable, 'cell'>): string {
  const ticks = [saysPay(job), job.housing === true, job.meals === true, hasOpenings(job)];
  const bits =
    JOB_CATEGORIES.indexOf(job.category) |
    (JOB_TYPES.indexOf(job.type) << AT.type) |
    (JOB_CONTRACTS.indexOf(job.contract) << AT.contract) |
    (JOB_EXPERIENCES.indexOf(job.experience) << AT.experience) |
    ticks.reduce((all, tick, index) => all | (Number(tick) << (AT.pay + index)), 0) |
    (job.shifts ?? []).reduce((all, shift) => all | (1 << (AT.shifts + SHIFTS.indexOf(shift))), 0) |
    (monthNumber(job.startDate) << AT.start);
  const towns = townsOf(job.location, job.town);
  return [bits >>> 0, ...MUNICIPALITIES.flatMap(({ slug }, index) => (towns.includes(slug) ? index : []))].join('+');
}

/** What `factsOf` packed, by the names of the filters; municipalities by their slugs. */
export type Facts = {
  readonly category: JobCategory | undefined;
  readonly type: JobType | undefined;
  readonly contract: JobContract | undefined;
  readonly experience: JobExperience | undefined;
  readonly pay: boolean;
  readonly housing: boolean;
  readonly meals: boolean;
  readonly openings: boolean;
  readonly shifts: readonly Shift[];
  /** Month in which work starts, `2027-06`. */
  readonly start: string | null;
  readonly towns: readonly string[];
};

/** Reads the text of `factsOf`. */
export function readFacts(text: string): Facts {
  const [first, ...places] = text.split('+');
  const bits = Number(first);
  const field = (at: number, width: number): number => (bits >>> at) & ((1 << width) - 1);
  return {
    category: JOB_CATEGORIES[field(0, 4)],
    type: JOB_TYPES[field(AT.type, 3)],
    contract: JOB_CONTRACTS[field(AT.contract, 3)],
    experience: JOB_EXPERIENCES[field(AT.experience, 2)],
    pay: field(AT.pay, 1) === 1,
    housing: field(AT.housing, 1) === 1,
    meals: field(AT.meals, 1) === 1,
    openings: field(AT.openings, 1) === 1,
    shifts: SHIFTS.filter((_, index) => field(AT.shifts + index, 1) === 1),
    start: monthText(field(AT.start, 10)),
    towns: places.flatMap((place) => MUNICIPALITIES[Number(place)]?.slug ?? []),
  };
}

/** Months since December 2019; 0 without a start. */
const monthNumber = (date: string | null | undefined): number =>
  date ? (Number(date.slice(0, 4)) - FIRST_YEAR) * 12 + Number(date.slice(5, 7)) : 0;

function monthText(number: number): string | null {
  if (number === 0) return null;
  const year = FIRST_YEAR + Math.floor((number - 1) / 12);
  return `${year}-${String(((number - 1) % 12) + 1).padStart(2, '0')}`;
}
