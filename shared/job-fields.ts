import * as mini from 'zod/mini';
import { QUESTION_IDS, QUESTION_LIMITS } from './application-questions.ts';
import { FIELDS, line, paragraph } from './fields.ts';
import {
  EMPLOYER_KINDS,
  EXTRAS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  MOST_WEEKLY_HOURS,
  SALARY_PERIODS,
  SHIFTS,
} from './job-values.ts';
import { LIMITS } from './limits.ts';
import { LANGUAGE_LEVELS, OWN_CAR, REQUIREMENT_LIMITS, type Requirement } from './requirement-values.ts';
import { foldText } from './text.ts';

/** A text that may be left out, but not be sent empty. */
const optionalLine = (refused: string) => mini.optional(line(refused, LIMITS.title));

const tick = () => mini.optional(mini.boolean('Valore non valido'));

/** Digits around a comma or a dot, sent as the text that no amount was read from. */
const isUnclear = (input: unknown): boolean => typeof input === 'string' && /\d[.,]\d/.test(input);

const euro = () =>
  mini.optional(
    mini.pipe(
      mini.pipe(
        mini.number({
          error: ({ input }) =>
            isUnclear(input)
              ? 'Importo non chiaro: scrivi per esempio 1.500, oppure 8,50 con i centesimi'
              : 'Scrivi un importo in euro',
        }),
        mini.transform((amount) => Math.round(amount * 100) / 100),
      ),
      mini
        .number()
        .check(mini.positive('Scrivi un importo maggiore di zero'), mini.maximum(1_000_000, 'Importo troppo alto')),
    ),
  );

const people = () =>
  mini.optional(
    mini
      .int('Scrivi un numero intero')
      .check(mini.minimum(1, 'Almeno una persona'), mini.maximum(500, 'Numero troppo alto')),
  );

/** A calendar day from 2020 to 2099; offers are about the next months, and far dates are typing errors. */
const day = () =>
  mini.optional(
    mini.iso
      .date('Data non valida')
      .check(mini.refine((text) => text >= '2020-01-01' && text < '2100-01-01', 'Data non valida')),
  );

/** Some of several values, each once. */
const several = <Value extends string>(
  values: readonly Value[],
  { refused, most = values.length, tooMany = refused }: { refused: string; most?: number; tooMany?: string },
) =>
  mini.optional(
    mini.pipe(
      mini.pipe(
        mini.array(mini.enum(values, refused), refused).check(mini.maxLength(values.length, refused)),
        mini.transform((chosen) => [...new Set(chosen)]),
      ),
      mini.array(mini.enum(values)).check(mini.maxLength(most, tooMany)),
    ),
  );

const requirement = mini.pipe(
  mini.pipe(
    mini.strictObject(
      {
        what: line('Scrivi il requisito', REQUIREMENT_LIMITS.length),
        level: mini.nullish(mini.enum(LANGUAGE_LEVELS, 'Livello sconosciuto')),
        reason: mini.nullish(line('Scrivi il motivo', REQUIREMENT_LIMITS.length)),
        preferred: mini.optional(mini.boolean('Valore non valido')),
      },
      'Requisito non valido',
    ),
    mini.transform(
      ({ what, level = null, reason = null, preferred = false }): Requirement => ({ what, level, reason, preferred }),
    ),
  ),
  mini.object({
    what: mini.string(),
    level: mini.nullable(mini.enum(LANGUAGE_LEVELS)),
    reason: mini.nullable(mini.string()),
    preferred: mini.boolean(),
  }),
);

/** Checks rules of all requirements together: one message for the field. */
function checkRequirements(all: readonly Requirement[], context: mini.core.$RefinementCtx): void {
  const issue = (message: string) => context.addIssue({ code: 'custom', message });
  if (new Set(all.map(({ what }) => foldText(what))).size < all.length) issue('Un requisito c’è due volte');
  if (all.some(({ what, reason }) => what === OWN_CAR && reason === null))
    issue('Scrivi perché serve l’auto propria: “turni di notte”, “clienti in più comuni”');
}

/**
 * The fields of an offer that everybody reads, in the order of its form: the rules and messages of a body. Answer, row, typed form,
 * export and OpenAPI follow from them; docs/change-paths.md names the rest.
 */
export const PUBLIC_JOB_FIELDS = {
  title: line('Inserisci il titolo', LIMITS.title).register(FIELDS, {
    label: 'Titolo dell’offerta',
    control: 'text',
  }),
  companyName: line("Inserisci il nome dell'azienda", LIMITS.companyName).register(FIELDS, {
    label: 'Nome dell’azienda',
    control: 'text',
  }),
  employerKind: mini
    .optional(mini.enum(EMPLOYER_KINDS, 'Scegli chi offre il lavoro'))
    .register(FIELDS, { label: 'Chi offre il lavoro', control: 'choice' }),
  authorisation: optionalLine('Scrivi l’autorizzazione ministeriale dell’agenzia').register(FIELDS, {
    label: 'Autorizzazione ministeriale',
    control: 'text',
  }),
  location: line('Inserisci la località', LIMITS.location).register(FIELDS, { label: 'Località', control: 'text' }),
  category: mini
    .enum(JOB_CATEGORIES, 'Seleziona una categoria')
    .register(FIELDS, { label: 'Categoria', control: 'choice' }),
  type: mini
    .enum(JOB_TYPES, 'Seleziona il tipo di lavoro')
    .register(FIELDS, { label: 'Tipo di lavoro', control: 'choice' }),
  experience: mini
    .enum(JOB_EXPERIENCES, 'Seleziona il livello di esperienza')
    .register(FIELDS, { label: 'Esperienza', control: 'choice' }),
  contract: mini
    .enum(JOB_CONTRACTS, 'Seleziona il tipo di contratto')
    .register(FIELDS, { label: 'Contratto', control: 'choice' }),
  description: paragraph('Inserisci la descrizione', LIMITS.description).register(FIELDS, {
    label: 'Descrizione',
    control: 'text',
  }),
  salaryMin: euro().register(FIELDS, { label: 'Paga, da (€)', control: 'number' }),
  salaryMax: euro().register(FIELDS, { label: 'Paga, a (€)', control: 'number' }),
  salaryPeriod: mini
    .optional(mini.enum(SALARY_PERIODS, 'Seleziona il periodo della paga'))
    .register(FIELDS, { label: 'Periodo della paga', control: 'choice' }),
  salaryNet: tick().register(FIELDS, { label: 'È una paga netta', control: 'tick' }),
  weeklyHours: mini
    .optional(
      mini
        .int('Scrivi un numero intero')
        .check(
          mini.minimum(1, 'Almeno un’ora'),
          mini.maximum(MOST_WEEKLY_HOURS, `Al massimo ${MOST_WEEKLY_HOURS} ore`),
        ),
    )
    .register(FIELDS, { label: 'Ore alla settimana', control: 'number' }),
  agreement: optionalLine('Scrivi il nome del contratto collettivo').register(FIELDS, {
    label: 'CCNL applicato',
    control: 'text',
  }),
  agreementLevel: optionalLine('Scrivi il livello').register(FIELDS, { label: 'Livello', control: 'text' }),
  housing: tick().register(FIELDS, { label: EXTRAS.housing.label, control: 'tick' }),
  meals: tick().register(FIELDS, { label: EXTRAS.meals.label, control: 'tick' }),
  startDate: day().register(FIELDS, { label: 'Inizio', control: 'day' }),
  endDate: day().register(FIELDS, { label: 'Fine', control: 'day' }),
  shifts: several(SHIFTS, { refused: 'Turno non valido' }).register(FIELDS, { label: 'Turni', control: 'boxes' }),
  openings: people().register(FIELDS, { label: 'Quante persone cerchi', control: 'number' }),
  licence: mini
    .optional(mini.enum(LICENCES, 'Patente non valida'))
    .register(FIELDS, { label: 'Patente', control: 'choice' }),
  requirements: mini
    .optional(
      mini
        .array(requirement, 'Requisito non valido')
        .check(
          mini.maxLength(REQUIREMENT_LIMITS.count, `Massimo ${REQUIREMENT_LIMITS.count} requisiti`),
          mini.superRefine(checkRequirements),
        ),
    )
    .register(FIELDS, { label: 'Requisiti', control: 'list' }),
  questions: several(QUESTION_IDS, {
    refused: 'Domanda sconosciuta',
    most: QUESTION_LIMITS.count,
    tooMany: `Al massimo ${QUESTION_LIMITS.count} domande`,
  }).register(FIELDS, { label: 'Domande a chi si candida', control: 'boxes' }),
  applyBy: day().register(FIELDS, { label: 'Candidature entro', control: 'day' }),
};

/** All fields of an offer: those that only its owner reads come last. */
export const JOB_FIELDS = {
  ...PUBLIC_JOB_FIELDS,
  closeAfter: people().register(FIELDS, { label: 'In pausa dopo quante candidature', control: 'number' }),
};

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;
