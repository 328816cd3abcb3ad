import {
  JOB_FIELD_NAMES,
  type JobBoxName,
  type JobFieldName,
  jobField,
  type SeveralJobField,
  type TickJobField,
} from '../../../shared/job-fields.ts';
import type { OwnJob, PublishJobBody } from '../../../shared/jobs.ts';
import { textOfRequirements } from '../../../shared/requirement-lines.ts';
import type { DeclaredForm } from '../../forms/use-declared-form.ts';

export type TextJobField = Exclude<JobFieldName, TickJobField | SeveralJobField>;

/** The form as it is typed: everything is text or a box, the empty text is nothing. */
export type PublishJobValues = Record<TextJobField, string> & Record<TickJobField | JobBoxName, boolean>;

/** A field of the form: of several values, each is a box of its own, as drafts hold texts and boxes only. */
type Entry = {
  readonly of: JobFieldName;
  readonly name: keyof PublishJobValues;
  readonly label: string;
  /** The value that the box stands for; null for the field itself. */
  readonly value: string | null;
};

export const ENTRIES: readonly Entry[] = JOB_FIELD_NAMES.flatMap((of): Entry[] => {
  const { label, boxes } = jobField(of);
  if (!boxes) return [{ of, name: of as TextJobField | TickJobField, label, value: null }];
  return Object.entries(boxes).map(([value, [number, boxLabel]]) => ({
    of,
    name: `${of}${number}` as JobBoxName,
    label: boxLabel,
    value,
  }));
});

const fromEntries = <Value>(read: (entry: Entry) => Value) =>
  Object.fromEntries(ENTRIES.map((entry) => [entry.name, read(entry)]));

const isBox = ({ of, value }: Entry): boolean => value !== null || jobField(of).kind === 'tick';

export const EMPTY_JOB = fromEntries((entry) => (isBox(entry) ? false : '')) as PublishJobValues;

export const JOB_LABELS = fromEntries(({ label }) => label) as Readonly<Record<keyof PublishJobValues, string>>;

const PAY_FIELDS = [
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'salaryNet',
  'weeklyHours',
  'agreement',
  'agreementLevel',
] as const;

/** Optional fields that stand among the required ones or with those of pay. */
const AT_FIRST_SIGHT: readonly string[] = ['employerKind', 'authorisation', ...PAY_FIELDS];

export const DETAIL_FIELDS = ENTRIES.filter(
  ({ of, name }) => jobField(of).missing === undefined && !AT_FIRST_SIGHT.includes(name),
).map(({ name }) => name);

export const boxesOf = (field: SeveralJobField): readonly { readonly name: JobBoxName; readonly value: string }[] =>
  ENTRIES.flatMap(({ of, name, value }) => (of === field && value !== null ? { name: name as JobBoxName, value } : []));

/** An offer as the form holds it, to be edited or published again. */
export const valuesOf = (job: Pick<OwnJob, JobFieldName>): PublishJobValues =>
  fromEntries(({ of, value }) => {
    if (of === 'requirements') return textOfRequirements(job[of]);
    const said = job[of];
    if (Array.isArray(said)) return (said as readonly string[]).includes(value ?? '');
    // As people write it: with a comma.
    return typeof said === 'number' ? String(said).replace('.', ',') : (said ?? '');
  }) as PublishJobValues;

export type JobForm = DeclaredForm<PublishJobValues, PublishJobBody>;
