import {
  type EmployerKind,
  JOB_CATEGORIES,
  JOB_TYPES,
  type JobCategory,
  type JobContract,
  type JobExperience,
  type JobType,
  type Licence,
  type SalaryPeriod,
  type Shift,
} from '../../../shared/job-values.ts';
import furtherOffers from './graded-offers.txt?raw';
import offers from './relevance-corpus.txt?raw';

/** A day before those that the offers name. */
export const CORPUS_DAY = new Date('2026-11-30T10:00:00Z');

/** An invented offer that `worker/text-search/testing/relevance.md` speaks of by its short name. */
export type CorpusOffer = {
  readonly name: string;
  readonly title: string;
  readonly companyName: string;
  readonly location: string;
  readonly category: JobCategory;
  readonly type: JobType;
  readonly description: string;
  readonly contract?: JobContract;
  readonly experience?: JobExperience;
  readonly shifts?: Shift[];
  readonly housing?: boolean;
  readonly meals?: boolean;
  readonly weeklyHours?: number;
  readonly salaryMin?: number;
  readonly salaryMax?: number;
  readonly salaryPeriod?: SalaryPeriod;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly licence?: Licence;
  readonly employerKind?: EmployerKind;
};

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new Error(`relevance corpus: ${text}?`);
  return found;
}

/** Reads offers, one a line: short name | title | company | place | category | type | description | fields that differ from the default. */
const readOffers = (rows: string): CorpusOffer[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', title = '', companyName = '', location = '', ...rest] = row.split(' | ');
      const [category = '', type = '', description = '', extras = '{}'] = rest;
      return {
        ...{ name, title, companyName, location, description },
        category: oneOf(JOB_CATEGORIES, category),
        type: oneOf(JOB_TYPES, type),
        experience: 'Esperienza preferita' as const,
        ...JSON.parse(extras),
      };
    });

/** The offers, the oldest first. */
export const RELEVANCE_CORPUS: readonly CorpusOffer[] = readOffers(offers);

/** The offers that graded searches are judged by, the oldest first: further ones are written as people write them, with errors and abbreviations. */
export const GRADED_OFFERS: readonly CorpusOffer[] = [...RELEVANCE_CORPUS, ...readOffers(furtherOffers)];
