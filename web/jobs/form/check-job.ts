import * as mini from 'zod/mini';
import { JOB_FIELD_NAMES, type JobFieldName, jobField, type TickJobField } from '../../../shared/job-fields.ts';
import { type PublishJobBody, publishJobBody } from '../../../shared/jobs.ts';
import { PAY_FIELD } from '../../../shared/pay-needed.ts';
import { requirementsIn } from '../../../shared/requirement-lines.ts';
import { readNumber } from '../../forms/read-number.ts';
import { ENTRIES, type PublishJobValues, type TextJobField } from './publish-job-values.ts';

function sent(name: JobFieldName, values: PublishJobValues): unknown {
  const { kind, boxes, missing } = jobField(name);
  if (boxes) {
    const chosen = ENTRIES.flatMap((entry) => (entry.of === name && values[entry.name] ? (entry.value ?? []) : []));
    return chosen.length > 0 ? chosen : undefined;
  }
  const typed = values[name as TextJobField | TickJobField];
  if (kind === 'requirements') {
    const all = requirementsIn(String(typed));
    return all.length > 0 ? all : undefined;
  }
  if (kind === 'money' || kind === 'count' || kind === 'hours') {
    const number = readNumber(String(typed));
    // An amount that cannot be read goes as it is, for a message that fits it.
    return Number.isNaN(number) ? typed : number;
  }
  return missing === undefined ? typed || undefined : typed;
}

/** The body of the call, without the period of pay that was not given, and an authorisation only from an agency. */
function toBody(values: PublishJobValues): unknown {
  const body = Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, sent(name, values)]));
  const isPaid = body.salaryMin !== undefined || body.salaryMax !== undefined;
  return {
    ...body,
    ...(isPaid ? {} : { salaryPeriod: undefined, salaryNet: undefined }),
    ...(body.employerKind === 'agenzia' ? {} : { authorisation: undefined }),
  };
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
