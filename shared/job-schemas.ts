import * as mini from 'zod/mini';
import { MONTH } from './dates.ts';
import { line, paragraph } from './fields.ts';
import {
  JOB_FIELD_NAMES,
  type JobFieldName,
  type JobFieldValue,
  jobField,
  type RequiredJobField,
  type SaidJobField,
} from './job-fields.ts';
import {
  type AskedOfFilter,
  JOB_FILTER_NAMES,
  type JobFilterName,
  type JobFilterValue,
  jobFilter,
  valuesIn,
} from './job-filters.ts';
import { resolveCategory } from './job-values.ts';
import { LIMITS } from './limits.ts';
import { requirementList, saidRequirements } from './requirements.ts';
import { MOST_WEEKLY_HOURS } from './weekly-hours.ts';

/** A field as a row and an answer say it. */
function saidSchema(name: JobFieldName): mini.ZodMiniType {
  const { kind, values = [], missing } = jobField(name);
  if (kind === 'tick') return mini.boolean();
  if (kind === 'several') return mini.array(mini.enum(values));
  if (kind === 'requirements') return saidRequirements;
  const said =
    kind === 'one'
      ? mini.enum(values)
      : kind === 'money'
        ? mini.number()
        : kind === 'count' || kind === 'hours'
          ? mini.int()
          : mini.string();
  return missing === undefined ? mini.nullable(said) : said;
}

/** The fields of an answer. */
export const saidFields = <Name extends JobFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, saidSchema(name)])) as {
    readonly [Each in Name]: mini.ZodMiniType<SaidJobField<Each>, SaidJobField<Each>>;
  };

/** Digits around a comma or a dot, sent as the text that no amount was read from. */
const isUnclear = (input: unknown): boolean => typeof input === 'string' && /\d[.,]\d/.test(input);

const money = mini.pipe(
  mini.pipe(
    mini.number({
      error: ({ input }) =>
        isUnclear(input)
          ? 'Importo non chiaro: scrivi per esempio 1.500, oppure 8,50 con i centesimi'
          : 'Scrivi un importo in euro',
    }),
    mini.transform((euro) => Math.round(euro * 100) / 100),
  ),
  mini
    .number()
    .check(mini.positive('Scrivi un importo maggiore di zero'), mini.maximum(1_000_000, 'Importo troppo alto')),
);

/** A calendar day from 2020 to 2099; offers are about the next months, and far dates are typing errors. */
const day = mini.iso
  .date('Data non valida')
  .check(mini.refine((text) => text >= '2020-01-01' && text < '2100-01-01', 'Data non valida'));

/** The rules of one field, each with its message. */
function fieldSchema(name: JobFieldName): mini.ZodMiniType {
  const { kind, values = [], missing = '', refused = missing } = jobField(name);
  if (kind === 'line') return line(refused, lengthOf(name));
  if (kind === 'paragraph') return paragraph(missing, lengthOf(name));
  if (kind === 'one') return mini.enum(values, refused);
  if (kind === 'tick') return mini.boolean('Valore non valido');
  if (kind === 'requirements') return requirementList;
  if (kind === 'money') return money;
  if (kind === 'day') return day;
  if (kind === 'count')
    return mini
      .int('Scrivi un numero intero')
      .check(mini.minimum(1, 'Almeno una persona'), mini.maximum(500, 'Numero troppo alto'));
  if (kind === 'hours')
    return mini
      .int('Scrivi un numero intero')
      .check(mini.minimum(1, 'Almeno un’ora'), mini.maximum(MOST_WEEKLY_HOURS, `Al massimo ${MOST_WEEKLY_HOURS} ore`));
  const [most, tooMany] = jobField(name).most ?? [values.length, refused];
  return mini.pipe(
    mini.pipe(
      mini.array(mini.enum(values, refused), refused).check(mini.maxLength(values.length, refused)),
      mini.transform((chosen) => [...new Set(chosen)]),
    ),
    mini.array(mini.enum(values)).check(mini.maxLength(most, tooMany)),
  );
}

/** Longest text of a field, in characters. */
const lengthOf = (name: JobFieldName): number => (name === 'description' ? LIMITS.description : LIMITS.title);

type FieldSchemas = {
  readonly [Name in JobFieldName]: Name extends RequiredJobField
    ? mini.ZodMiniType<JobFieldValue<Name>, JobFieldValue<Name>>
    : mini.ZodMiniOptional<mini.ZodMiniType<JobFieldValue<Name>, JobFieldValue<Name>>>;
};

/** The fields of a body. */
export const bodyFields = Object.fromEntries(
  JOB_FIELD_NAMES.map((name) => {
    const schema = fieldSchema(name);
    return [name, jobField(name).missing === undefined ? mini.optional(schema) : schema];
  }),
) as FieldSchemas;

/** Filters that are no ticks. */
type ValueFilter = { [Name in JobFilterName]: JobFilterValue<Name> extends 'true' ? never : Name }[JobFilterName];

/** Messages for a value that a filter has none of. A table of its own, as no list loads it. */
const REFUSED: Readonly<Record<ValueFilter, string>> = {
  category: 'Categoria sconosciuta',
  type: 'Tipo sconosciuto',
  contract: 'Contratto sconosciuto',
  experience: 'Esperienza sconosciuta',
  minPay: 'Paga sconosciuta',
  shift: 'Turno sconosciuto',
  licence: 'Patente sconosciuta',
  requirement: 'Requisito sconosciuto',
  start: 'Mese sconosciuto',
  posted: 'Periodo sconosciuto',
};

/** Categories in a text, whatever their case, as they are called; a part that is none stays. */
const categoriesIn = mini.pipe(
  mini.string(),
  mini.transform((text) =>
    text
      .split(',')
      .map((part) => resolveCategory(part) ?? part)
      .join(','),
  ),
);

/** A filter as a query asks for it; several values have commas between them, `Part-time,Weekend`. */
function filterParam(name: JobFilterName): mini.ZodMiniType {
  const { kind, values = [] } = jobFilter(name);
  const { [name]: refused }: Partial<Record<JobFilterName, string>> = REFUSED;
  if (kind === 'tick') return mini.literal('true', 'Valore non valido');
  if (kind === 'month') return mini.string().check(mini.regex(MONTH, refused));
  if (kind === 'one') return mini.enum(values, refused);
  const value = `(${values.join('|')})`;
  // Refused as a text: an array would name the place of the value besides the filter.
  const listed = mini.string().check(mini.regex(new RegExp(`^${value}(,${value})*$`), refused));
  return mini.pipe(
    mini.pipe(
      name === 'category' ? mini.pipe(categoriesIn, listed) : listed,
      mini.transform((text) => valuesIn(name, text)),
    ),
    mini.array(mini.enum(values)),
  );
}

type FilterParams = {
  readonly [Name in JobFilterName]: mini.ZodMiniOptional<mini.ZodMiniType<AskedOfFilter<Name>, AskedOfFilter<Name>>>;
};

/** The filters of a query. */
export const filterParams = Object.fromEntries(
  JOB_FILTER_NAMES.map((name) => [name, mini.optional(filterParam(name))]),
) as FilterParams;
