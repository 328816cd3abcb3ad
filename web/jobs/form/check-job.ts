import * as mini from 'zod/mini';
import { FIELDS } from '../../../shared/fields.ts';
import { JOB_FIELDS, type JobFieldName } from '../../../shared/job-fields.ts';
import { OF_HOUSING } from '../../../shared/job-values.ts';
import { type PublishJobBody, publishJobBody } from '../../../shared/jobs.ts';
import { PAY_FIELD } from '../../../shared/pay-needed.ts';
import { isKeyOf, keysOf, recordOf } from '../../../shared/records.ts';
import { requirementsIn } from '../../../shared/requirement-lines.ts';
import { readNumber } from '../../forms/read-number.ts';
import { BOXES, EMPTY_JOB, type PublishJobValues } from './publish-job-values.ts';

function sent(name: JobFieldName, values: PublishJobValues): unknown {
  if (name === 'shifts' || name === 'questions') {
    const chosen = BOXES[name].flatMap((box) => (values[box.name] ? box.value : []));
    return chosen.length > 0 ? chosen : undefined;
  }
  if (name === 'requirements') {
    const all = requirementsIn(values[name]);
    return all.length > 0 ? all : undefined;
  }
  const typed = values[name];
  if (FIELDS.get(JOB_FIELDS[name])?.control === 'number') {
    const number = readNumber(String(typed));
    // An amount that cannot be read goes as it is, for a message that fits it.
    return Number.isNaN(number) ? typed : number;
  }
  return typed || undefined;
}

function toBody(values: PublishJobValues): unknown {
  const body = recordOf(keysOf(JOB_FIELDS), (name) => sent(name, values));
  const isPaid = body.salaryMin !== undefined || body.salaryMax !== undefined;
  return {
    ...body,
    ...(isPaid ? {} : { salaryPeriod: undefined, salaryNet: undefined }),
    // Ticked, they are asked for also where nothing was typed.
    neededFrom: values.urgent ? values.neededFrom : undefined,
    neededUntil: values.urgent ? values.neededUntil : undefined,
    ...(body.housing ? {} : recordOf(OF_HOUSING, () => undefined)),
    ...(body.employerKind === 'agenzia' ? {} : { authorisation: undefined }),
  };
}

/** The fields without which no offer is published. */
export const NEEDED_FIELDS = keysOf(EMPTY_JOB).filter(
  (name) => isKeyOf(JOB_FIELDS, name) && JOB_FIELDS[name].type !== 'optional',
);

/** The typed form as its preview shows it: an amount that cannot be read is none. */
export function typedBody(values: PublishJobValues) {
  const body: Readonly<Record<JobFieldName, unknown>> = Object(toBody(values));
  return recordOf(keysOf(JOB_FIELDS), (name) => {
    const value = body[name];
    return FIELDS.get(JOB_FIELDS[name])?.control === 'number' && typeof value !== 'number' ? undefined : value;
  });
}

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishJobForm = mini.pipe(
  mini.pipe(mini.custom<PublishJobValues>(), mini.transform(toBody)),
  publishJobBody,
);

export const payForm = mini.pipe(
  publishJobForm,
  mini.custom<PublishJobBody>().check(
    mini.superRefine(({ salaryMin }, context) => {
      if (salaryMin === undefined) context.addIssue({ code: 'custom', path: [PAY_FIELD], message: 'Scrivi la paga' });
    }),
  ),
);

export const jobLabels = recordOf(keysOf(EMPTY_JOB), (name) =>
  isKeyOf(JOB_FIELDS, name)
    ? (FIELDS.get(JOB_FIELDS[name])?.label ?? '')
    : ([...BOXES.shifts, ...BOXES.questions].find((box) => box.name === name)?.label ?? ''),
);
