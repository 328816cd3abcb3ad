import { QUESTION_IDS, QUESTION_LIMITS, QUESTIONS } from './application-questions.ts';
import {
  EMPLOYER_KINDS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  SALARY_PERIODS,
  SHIFT_NUMBERS,
  SHIFTS,
} from './job-values.ts';
import type { Requirement } from './requirement-values.ts';

/**
 * One field of an offer. Body, answer, row, form and export follow from it; docs/change-paths.md names the rest. A required one
 * has a message for where it is `missing`. `line`: a text on one line; `several`: some of its values; `money`: euro; `count`: a
 * number of people; `hours`: those of a week; `day`: `2027-06-30`; `requirements`: a list of them (shared/requirements.ts).
 */
type Field = {
  readonly kind:
    | 'line'
    | 'paragraph'
    | 'one'
    | 'several'
    | 'tick'
    | 'money'
    | 'count'
    | 'hours'
    | 'day'
    | 'requirements';
  /** Its name in forms and beside other versions. */
  readonly label: string;
  readonly missing?: string;
  readonly values?: readonly string[];
  /** Message for a value that there is none of, and for a text that is sent empty. */
  readonly refused?: string;
  /** Of `several`: each value is a box of its own, named by its number, with a label for where the field is not beside it. */
  readonly boxes?: Readonly<Record<string, readonly [number, string]>>;
  /** Most of `several` that can be chosen, with the message for more; all of them where it is left out. */
  readonly most?: readonly [number, string];
  /** Everybody reads it; else only the owner does. */
  readonly public: boolean;
};

/** The fields of an offer, in the order of its form. */
export const JOB_FIELDS = {
  title: { kind: 'line', label: 'Titolo dell’offerta', missing: 'Inserisci il titolo', public: true },
  companyName: { kind: 'line', label: 'Nome dell’azienda', missing: "Inserisci il nome dell'azienda", public: true },
  employerKind: {
    kind: 'one',
    label: 'Chi offre il lavoro',
    values: EMPLOYER_KINDS,
    refused: 'Scegli chi offre il lavoro',
    public: true,
  },
  authorisation: {
    kind: 'line',
    label: 'Autorizzazione ministeriale',
    refused: 'Scrivi l’autorizzazione ministeriale dell’agenzia',
    public: true,
  },
  location: { kind: 'line', label: 'Località', missing: 'Inserisci la località', public: true },
  category: {
    kind: 'one',
    label: 'Categoria',
    values: JOB_CATEGORIES,
    missing: 'Seleziona una categoria',
    public: true,
  },
  type: {
    kind: 'one',
    label: 'Tipo di lavoro',
    values: JOB_TYPES,
    missing: 'Seleziona il tipo di lavoro',
    public: true,
  },
  experience: {
    kind: 'one',
    label: 'Esperienza',
    values: JOB_EXPERIENCES,
    missing: 'Seleziona il livello di esperienza',
    public: true,
  },
  contract: {
    kind: 'one',
    label: 'Contratto',
    values: JOB_CONTRACTS,
    missing: 'Seleziona il tipo di contratto',
    public: true,
  },
  description: { kind: 'paragraph', label: 'Descrizione', missing: 'Inserisci la descrizione', public: true },
  salaryMin: { kind: 'money', label: 'Paga, da (€)', public: true },
  salaryMax: { kind: 'money', label: 'Paga, a (€)', public: true },
  salaryPeriod: {
    kind: 'one',
    label: 'Periodo della paga',
    values: SALARY_PERIODS,
    refused: 'Seleziona il periodo della paga',
    public: true,
  },
  salaryNet: { kind: 'tick', label: 'È una paga netta', public: true },
  weeklyHours: { kind: 'hours', label: 'Ore alla settimana', public: true },
  agreement: {
    kind: 'line',
    label: 'CCNL applicato',
    refused: 'Scrivi il nome del contratto collettivo',
    public: true,
  },
  agreementLevel: { kind: 'line', label: 'Livello', refused: 'Scrivi il livello', public: true },
  housing: { kind: 'tick', label: 'Alloggio', public: true },
  meals: { kind: 'tick', label: 'Vitto', public: true },
  startDate: { kind: 'day', label: 'Inizio', public: true },
  endDate: { kind: 'day', label: 'Fine', public: true },
  shifts: {
    kind: 'several',
    label: 'Turni',
    values: SHIFTS,
    refused: 'Turno non valido',
    boxes: {
      mattina: [SHIFT_NUMBERS.mattina, 'Turno di mattina'],
      pomeriggio: [SHIFT_NUMBERS.pomeriggio, 'Turno di pomeriggio'],
      sera: [SHIFT_NUMBERS.sera, 'Turno di sera'],
      notte: [SHIFT_NUMBERS.notte, 'Turno di notte'],
      'fine settimana': [SHIFT_NUMBERS['fine settimana'], 'Turno nel fine settimana'],
    },
    public: true,
  },
  openings: { kind: 'count', label: 'Quante persone cerchi', public: true },
  licence: { kind: 'one', label: 'Patente', values: LICENCES, refused: 'Patente non valida', public: true },
  requirements: { kind: 'requirements', label: 'Requisiti', public: true },
  questions: {
    kind: 'several',
    label: 'Domande a chi si candida',
    values: QUESTION_IDS,
    refused: 'Domanda sconosciuta',
    boxes: QUESTIONS,
    most: [QUESTION_LIMITS.count, `Al massimo ${QUESTION_LIMITS.count} domande`],
    public: true,
  },
  applyBy: { kind: 'day', label: 'Candidature entro', public: true },
  closeAfter: { kind: 'count', label: 'In pausa dopo quante candidature', public: false },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof JOB_FIELDS;
export type JobFieldName = keyof Fields;

type NamesWhere<Shape> = { [Name in JobFieldName]: Fields[Name] extends Shape ? Name : never }[JobFieldName];
export type RequiredJobField = NamesWhere<{ readonly missing: string }>;
export type PublicJobField = NamesWhere<{ readonly public: true }>;
/** Texts of somebody's own words. */
export type TextJobField = NamesWhere<{ readonly kind: 'line' | 'paragraph' }>;
/** Long texts, which cards leave out. */
export type LongJobField = NamesWhere<{ readonly kind: 'paragraph' }>;
export type SeveralJobField = NamesWhere<{ readonly kind: 'several' }>;
export type TickJobField = NamesWhere<{ readonly kind: 'tick' }>;

type ValueOf<Of extends Field> = Of extends { readonly kind: 'tick' }
  ? boolean
  : Of extends { readonly kind: 'requirements' }
    ? Requirement[]
    : Of extends { readonly kind: 'money' | 'count' | 'hours' }
      ? number
      : Of extends { readonly kind: infer Kind; readonly values: readonly (infer Value)[] }
        ? Kind extends 'several'
          ? Value[]
          : Value
        : string;

/** Names of the boxes that a form has for a field of several values: `shifts1`. */
export type JobBoxName = {
  [Name in SeveralJobField]: BoxOf<Name, Fields[Name]['boxes']>;
}[SeveralJobField];
type BoxOf<Name extends string, Boxes extends Readonly<Record<string, readonly [number, string]>>> = {
  [Value in keyof Boxes]: `${Name}${Boxes[Value][0]}`;
}[keyof Boxes];

/** Value of a field in a body. */
export type JobFieldValue<Name extends JobFieldName> = ValueOf<Fields[Name]>;

type ListJobField = NamesWhere<{ readonly kind: 'several' | 'requirements' }>;

/** Value of a field in a row and in an answer: where nothing was said, a box is off, a list empty, anything else null. */
export type SaidJobField<Name extends JobFieldName> = Name extends RequiredJobField | TickJobField | ListJobField
  ? JobFieldValue<Name>
  : JobFieldValue<Name> | null;

export const JOB_FIELD_NAMES = Object.keys(JOB_FIELDS) as readonly JobFieldName[];

const isPublic = (name: JobFieldName): name is PublicJobField => JOB_FIELDS[name].public;
export const PUBLIC_JOB_FIELDS = JOB_FIELD_NAMES.filter(isPublic);

/** A field by its name, without the types of its own. */
export const jobField = (name: JobFieldName): Field => JOB_FIELDS[name];

/** Value of a field that is left out. */
function unsaid(name: JobFieldName): false | null | readonly [] {
  const { kind } = jobField(name);
  if (kind === 'tick') return false;
  return kind === 'several' || kind === 'requirements' ? [] : null;
}

type Body = { readonly [Name in RequiredJobField]: JobFieldValue<Name> } & {
  readonly [Name in Exclude<JobFieldName, RequiredJobField>]?: JobFieldValue<Name> | undefined;
};

/** Every field of a body as a row and an answer say it, those that are left out too. */
export const saidBy = (body: Body) =>
  Object.fromEntries(JOB_FIELD_NAMES.map((name) => [name, body[name] ?? unsaid(name)])) as {
    readonly [Name in JobFieldName]: SaidJobField<Name>;
  };

/** Labels of what an offer gives besides its pay, in their order on paper; another tick does not compile without its place. */
export function givenTexts(job: Readonly<Record<Exclude<TickJobField, 'salaryNet'>, boolean>>): string[] {
  const texts: Readonly<Record<keyof typeof job, string | false>> = {
    meals: job.meals && JOB_FIELDS.meals.label,
    housing: job.housing && JOB_FIELDS.housing.label,
  };
  return Object.values(texts).filter((text) => text !== false);
}
