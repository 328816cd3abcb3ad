import { QUESTION_IDS, QUESTIONS } from '../../../shared/application-questions.ts';
import type { JobFieldName } from '../../../shared/job-fields.ts';
import { EXTRAS, OF_HOUSING, SHIFT_NUMBERS, SHIFTS } from '../../../shared/job-values.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { keysOf, recordOf } from '../../../shared/records.ts';
import { textOfRequirements } from '../../../shared/requirement-lines.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';

/** Fields of several values, each of which is a box of its own, as drafts hold texts and boxes only. */
export const BOXES = {
  shifts: SHIFTS.map((value) => ({
    name: `shifts${SHIFT_NUMBERS[value]}` as const,
    value,
    label: value === 'fine settimana' ? 'Turno nel fine settimana' : `Turno di ${value}`,
  })),
  questions: QUESTION_IDS.map((value) => ({
    name: `questions${QUESTIONS[value][0]}` as const,
    value,
    label: QUESTIONS[value][1],
  })),
};
const SHIFT_BOXES = BOXES.shifts.map(({ name }) => name);
const QUESTION_BOXES = BOXES.questions.map(({ name }) => name);
type BoxName = (typeof SHIFT_BOXES | typeof QUESTION_BOXES)[number];

/** An offer of which nothing says that somebody is needed at once; the tick is of the form alone. */
export const NOT_URGENT = { urgent: false, neededFrom: '', neededUntil: '' };

const TICKS = ['salaryNet', ...keysOf(EXTRAS), 'onlyHere'] as const;
type TickName = (typeof TICKS)[number];

type TextName = Exclude<JobFieldName, TickName | keyof typeof BOXES>;

/** The form as it is typed: everything is text or a box, the empty text is nothing. */
export type PublishJobValues = Record<TextName, string> & Record<TickName | BoxName | 'urgent', boolean>;

/** The optional fields in the box below those of pay. */
const EMPTY_DETAILS = {
  ...recordOf(keysOf(EXTRAS), () => false),
  ...recordOf(OF_HOUSING, () => ''),
  startDate: '',
  endDate: '',
  ...recordOf(SHIFT_BOXES, () => false),
  openings: '',
  licence: '',
  requirements: '',
  ...recordOf(QUESTION_BOXES, () => false),
  applyBy: '',
  closeAfter: '',
  onlyHere: false,
};

/** Their names. */
export const DETAILS = keysOf(EMPTY_DETAILS);

/** The empty form, in its order. A field that is added does not compile without its empty value. */
export const EMPTY_JOB: PublishJobValues = {
  title: '',
  companyName: '',
  employerKind: '',
  authorisation: '',
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
  weeklyHours: '',
  agreement: '',
  agreementLevel: '',
  ...NOT_URGENT,
  ...EMPTY_DETAILS,
};

const isPlainText = (name: keyof PublishJobValues): name is Exclude<TextName, 'requirements'> =>
  EMPTY_JOB[name] === '' && name !== 'requirements';

/** As people write it: with a comma. */
export const written = (value: string | number | null): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

export function valuesOf(job: Pick<OwnJob, JobFieldName>): PublishJobValues {
  const chosen = new Set<BoxName>([
    ...BOXES.shifts.filter(({ value }) => job.shifts.includes(value)).map(({ name }) => name),
    ...BOXES.questions.filter(({ value }) => job.questions.includes(value)).map(({ name }) => name),
  ]);
  return {
    ...recordOf(keysOf(EMPTY_JOB).filter(isPlainText), (name) => written(job[name])),
    ...recordOf(TICKS, (name) => job[name]),
    urgent: job.neededFrom !== null,
    requirements: textOfRequirements(job.requirements),
    ...recordOf([...SHIFT_BOXES, ...QUESTION_BOXES], (name) => chosen.has(name)),
  };
}

/** Place of the preview beside the form. */
export const PREVIEW_ID = 'anteprima';

export type JobForm = DeclaredForm<PublishJobValues>;
