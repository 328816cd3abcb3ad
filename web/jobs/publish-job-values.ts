import { z } from 'zod';
import { type PublicJob, publishJobBody } from '../../shared/jobs.ts';
import { readNumber } from '../forms/read-number.ts';

/** The form as it is typed: everything is text, the empty text is nothing. */
export type PublishJobValues = {
  title: string;
  companyName: string;
  location: string;
  category: string;
  type: string;
  experience: string;
  contract: string;
  description: string;
  salaryMin: string;
  salaryMax: string;
  salaryPeriod: string;
  salaryNet: boolean;
  housing: boolean;
  meals: boolean;
  openings: string;
};

export const EMPTY_JOB: PublishJobValues = {
  title: '',
  companyName: '',
  location: '',
  category: '',
  type: '',
  experience: '',
  contract: '',
  description: '',
  salaryMin: '',
  salaryMax: '',
  salaryPeriod: '',
  salaryNet: false,
  housing: false,
  meals: false,
  openings: '',
};

/** An offer as the form holds it, to be edited or published again. */
export const valuesOf = (job: PublicJob): PublishJobValues => ({
  title: job.title,
  companyName: job.companyName,
  location: job.location,
  category: job.category,
  type: job.type,
  experience: job.experience,
  contract: job.contract,
  description: job.description,
  salaryMin: writeNumber(job.salaryMin),
  salaryMax: writeNumber(job.salaryMax),
  salaryPeriod: job.salaryPeriod ?? '',
  salaryNet: job.salaryNet,
  housing: job.housing,
  meals: job.meals,
  openings: writeNumber(job.openings),
});

/** As people write it: with a comma. */
const writeNumber = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));

/** From top to bottom. */
export const OPTIONAL_FIELDS = [
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'salaryNet',
  'housing',
  'meals',
  'openings',
] as const satisfies readonly (keyof PublishJobValues)[];

export const JOB_FIELDS = [
  'title',
  'companyName',
  'location',
  'category',
  'type',
  'experience',
  'contract',
  'description',
  ...OPTIONAL_FIELDS,
] as const satisfies readonly (keyof PublishJobValues)[];

/** What the API takes: without what was left empty, and without the period of a pay that was not given. */
function toBody(values: PublishJobValues): unknown {
  const { salaryMin, salaryMax, salaryPeriod, salaryNet, housing, meals, openings, ...required } = values;
  const pay = { salaryMin: readNumber(salaryMin), salaryMax: readNumber(salaryMax) };
  const paid = pay.salaryMin !== undefined || pay.salaryMax !== undefined;
  return {
    ...required,
    ...pay,
    salaryPeriod: paid && salaryPeriod !== '' ? salaryPeriod : undefined,
    salaryNet: (paid && salaryNet) || undefined,
    housing: housing || undefined,
    meals: meals || undefined,
    openings: readNumber(openings),
  };
}

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishJobForm = z.custom<PublishJobValues>().transform(toBody).pipe(publishJobBody);
