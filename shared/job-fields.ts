import * as mini from 'zod/mini';
import { QUESTION_IDS, QUESTION_LIMITS } from './application-questions.ts';
import { day, field, line, localTime, paragraph } from './fields.ts';
import {
  EMPLOYER_KINDS,
  EXTRAS,
  HOUSING_ROOMS,
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
const namedLine = (refused: string) => mini.optional(line(refused, LIMITS.title));

const optionalEnum = <Value extends string>(values: readonly Value[], refused: string) =>
  mini.optional(mini.enum(values, refused));

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

const count = (most: number, tooFew: string, tooMany: string) =>
  mini.optional(mini.int('Scrivi un numero intero').check(mini.minimum(1, tooFew), mini.maximum(most, tooMany)));

/** A whole number that may be 0. */
const upTo = (most: number, refused: string) =>
  mini.optional(mini.int(refused).check(mini.minimum(0, refused), mini.maximum(most, refused)));

const people = () => count(500, 'Almeno una persona', 'Numero troppo alto');

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
  title: field('Titolo dell’offerta', 'text', line('Inserisci il titolo', LIMITS.title)),
  companyName: field('Nome dell’azienda', 'text', line("Inserisci il nome dell'azienda", LIMITS.companyName)),
  employerKind: field('Chi offre il lavoro', 'choice', optionalEnum(EMPLOYER_KINDS, 'Scegli chi offre il lavoro')),
  authorisation: field(
    'Autorizzazione ministeriale',
    'text',
    namedLine('Scrivi l’autorizzazione ministeriale dell’agenzia'),
  ),
  location: field('Località', 'text', line('Inserisci la località', LIMITS.location)),
  category: field('Categoria', 'choice', mini.enum(JOB_CATEGORIES, 'Seleziona una categoria')),
  type: field('Tipo di lavoro', 'choice', mini.enum(JOB_TYPES, 'Seleziona il tipo di lavoro')),
  experience: field('Esperienza', 'choice', mini.enum(JOB_EXPERIENCES, 'Seleziona il livello di esperienza')),
  contract: field('Contratto', 'choice', mini.enum(JOB_CONTRACTS, 'Seleziona il tipo di contratto')),
  description: field('Descrizione', 'text', paragraph('Inserisci la descrizione', LIMITS.description)),
  salaryMin: field('Paga, da (€)', 'number', euro()),
  salaryMax: field('Paga, a (€)', 'number', euro()),
  salaryPeriod: field('Periodo della paga', 'choice', optionalEnum(SALARY_PERIODS, 'Seleziona il periodo della paga')),
  salaryNet: field('È una paga netta', 'tick', tick()),
  weeklyHours: field(
    'Ore alla settimana',
    'number',
    count(MOST_WEEKLY_HOURS, 'Almeno un’ora', `Al massimo ${MOST_WEEKLY_HOURS} ore`),
  ),
  agreement: field('CCNL applicato', 'text', namedLine('Scrivi il nome del contratto collettivo')),
  agreementLevel: field('Livello', 'text', namedLine('Scrivi il livello')),
  housing: field(EXTRAS.housing.label, 'tick', tick()),
  housingRoom: field('Camera', 'choice', optionalEnum(HOUSING_ROOMS, 'Scegli se la camera è singola o condivisa')),
  housingCost: field(
    'Costo dell’alloggio al mese (€)',
    'number',
    upTo(5000, 'Scrivi quanti euro al mese, senza centesimi: 0 se è gratis'),
  ),
  housingMinutes: field(
    'Minuti a piedi dall’alloggio al lavoro',
    'number',
    upTo(240, 'Scrivi quanti minuti a piedi: 0 se è nello stesso posto'),
  ),
  meals: field(EXTRAS.meals.label, 'tick', tick()),
  startDate: field('Inizio', 'day', day()),
  endDate: field('Fine', 'day', day()),
  shifts: field('Turni', 'boxes', several(SHIFTS, { refused: 'Turno non valido' })),
  openings: field('Quante persone cerchi', 'number', people()),
  licence: field('Patente', 'choice', optionalEnum(LICENCES, 'Patente non valida')),
  requirements: field(
    'Requisiti',
    'list',
    mini.optional(
      mini
        .array(requirement, 'Requisito non valido')
        .check(
          mini.maxLength(REQUIREMENT_LIMITS.count, `Massimo ${REQUIREMENT_LIMITS.count} requisiti`),
          mini.superRefine(checkRequirements),
        ),
    ),
  ),
  questions: field(
    'Domande a chi si candida',
    'boxes',
    several(QUESTION_IDS, {
      refused: 'Domanda sconosciuta',
      most: QUESTION_LIMITS.count,
      tooMany: `Al massimo ${QUESTION_LIMITS.count} domande`,
    }),
  ),
  applyBy: field('Candidature entro', 'day', day()),
  neededFrom: field('Serve da', 'time', mini.optional(localTime())),
  neededUntil: field('Serve fino a', 'time', mini.optional(localTime())),
};

/** All fields of an offer: those that only its owner reads come last. */
export const JOB_FIELDS = {
  ...PUBLIC_JOB_FIELDS,
  closeAfter: field('In pausa dopo quante candidature', 'number', people()),
  onlyHere: field('Solo su questo sito', 'tick', tick()),
};

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;
