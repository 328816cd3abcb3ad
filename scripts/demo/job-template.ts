import type { JobCategory, JobContract, JobExperience, JobType, SalaryPeriod, Shift } from '../../shared/job-values.ts';
import type { CompanyKind, CompanyName } from './companies.ts';

/** Month and day as `MM-DD`: the next such day after an offer was posted. */
type SeasonDay = `${string}-${string}`;

/** Text and title of one demo offer; `text` is about hours, pay and conditions. */
export type OfferTemplate = {
  readonly title: string;
  readonly terms: readonly [JobType, JobContract, JobExperience];
  readonly text: string;
  /** Instead of the next company of the kind. */
  readonly company?: CompanyName;
  /** Instead of the work of its kind. */
  readonly tasks?: readonly string[];
  /** From, to (euro), per, and whether net. */
  readonly pay?: readonly [number, number, SalaryPeriod, 'net'?];
  readonly housing?: true;
  readonly meals?: true;
  readonly shifts?: readonly Shift[];
  readonly openings?: number;
  readonly season?: readonly [from: SeasonDay, to: SeasonDay];
  /** Days from the posting to the first day of work. */
  readonly startsIn?: number;
  /** Instead of the company's place; these name no municipality. */
  readonly place?: string;
};

/** One kind of work as it is looked for in the valley; each of its offers is published by a company of `kind`. */
export type JobTemplate = {
  readonly category: JobCategory;
  readonly kind: CompanyKind;
  /** First sentences, one of which an offer takes. */
  readonly intros: readonly string[];
  /** Tasks of the work, in the infinitive. */
  readonly tasks: readonly string[];
  readonly offers: readonly OfferTemplate[];
};
