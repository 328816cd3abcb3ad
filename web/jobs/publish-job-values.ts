import * as mini from 'zod/mini';
import type { Shift } from '../../shared/job-values.ts';
import { type PublicJob, publishJobBody } from '../../shared/jobs.ts';
import { readNumber } from '../forms/read-number.ts';

/** Each shift is a box of its own, as drafts hold texts and boxes only. */
export const SHIFT_FIELDS = [
  ['shiftMorning', 'mattina'],
  ['shiftAfternoon', 'pomeriggio'],
  ['shiftEvening', 'sera'],
  ['shiftNight', 'notte'],
  ['shiftWeekend', 'fine settimana'],
] as const satisfies readonly (readonly [field: string, shift: Shift])[];
type ShiftField = (typeof SHIFT_FIELDS)[number][0];

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
  startDate: string;
  endDate: string;
  openings: string;
} & Record<ShiftField, boolean>;

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
  startDate: '',
  endDate: '',
  shiftMorning: false,
  shiftAfternoon: false,
  shiftEvening: false,
  shiftNight: false,
  shiftWeekend: false,
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
  startDate: job.startDate ?? '',
  endDate: job.endDate ?? '',
  shiftMorning: job.shifts.includes('mattina'),
  shiftAfternoon: job.shifts.includes('pomeriggio'),
  shiftEvening: job.shifts.includes('sera'),
  shiftNight: job.shifts.includes('notte'),
  shiftWeekend: job.shifts.includes('fine settimana'),
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
  'startDate',
  'endDate',
  'shiftMorning',
  'shiftAfternoon',
  'shiftEvening',
  'shiftNight',
  'shiftWeekend',
  'openings',
] as const satisfies readonly (keyof PublishJobValues)[];

const REQUIRED_FIELDS = [
  'title',
  'companyName',
  'location',
  'category',
  'type',
  'experience',
  'contract',
  'description',
] as const satisfies readonly (keyof PublishJobValues)[];

export const JOB_FIELDS = [
  ...REQUIRED_FIELDS,
  ...OPTIONAL_FIELDS,
] as const satisfies readonly (keyof PublishJobValues)[];

/** What people read beside the fields. */
export const JOB_LABELS: Readonly<Record<keyof PublishJobValues, string>> = {
  title: 'Titolo dell’offerta',
  companyName: 'Nome dell’azienda',
  location: 'Località',
  category: 'Categoria',
  type: 'Tipo di lavoro',
  experience: 'Esperienza',
  contract: 'Contratto',
  description: 'Descrizione',
  salaryMin: 'Paga, da (€)',
  salaryMax: 'Paga, a (€)',
  salaryPeriod: 'Periodo della paga',
  salaryNet: 'È una paga netta',
  housing: 'Alloggio',
  meals: 'Vitto',
  startDate: 'Inizio',
  endDate: 'Fine',
  shiftMorning: 'Turno di mattina',
  shiftAfternoon: 'Turno di pomeriggio',
  shiftEvening: 'Turno di sera',
  shiftNight: 'Turno di notte',
  shiftWeekend: 'Turno nel fine settimana',
  openings: 'Quante persone cerchi',
};

/** What the API takes: without what was left empty, and without the period of a pay that was not given. */
function toBody(values: PublishJobValues): unknown {
  const { salaryMin, salaryMax, salaryPeriod, salaryNet, housing, meals, startDate, endDate, openings } = values;
  const pay = { salaryMin: readNumber(salaryMin), salaryMax: readNumber(salaryMax) };
  const paid = pay.salaryMin !== undefined || pay.salaryMax !== undefined;
  const shifts = SHIFT_FIELDS.filter(([field]) => values[field]).map(([, shift]) => shift);
  return {
    ...Object.fromEntries(REQUIRED_FIELDS.map((field) => [field, values[field]])),
    ...pay,
    salaryPeriod: paid && salaryPeriod !== '' ? salaryPeriod : undefined,
    salaryNet: (paid && salaryNet) || undefined,
    housing: housing || undefined,
    meals: meals || undefined,
    startDate: startDate || undefined,
    endDate: endDate || undefined,
    shifts: shifts.length > 0 ? shifts : undefined,
    openings: readNumber(openings),
  };
}

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishJobForm = mini.pipe(
  mini.pipe(mini.custom<PublishJobValues>(), mini.transform(toBody)),
  publishJobBody,
);
