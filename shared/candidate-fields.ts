import { CANDIDATE_AUDIENCES } from './candidate-values.ts';

/** The list can be filtered by it: a text by its words, a tick where it is on. `chip` is said above the list, before the words. */
type Filtered = { readonly filter?: { readonly chip: string } };

/**
 * One field of a profile. Body, answer, row, form, export and, where it has a `filter`, the list's search follow from it;
 * docs/change-paths.md names the rest. A required one has a message for where it is `missing`. `list`: texts with commas between
 * them in the form.
 */
type Field = {
  /** Its name where two versions of a profile stand side by side. */
  readonly label: string;
  /** Everybody who may see the profile reads it; else only the person. */
  readonly public: boolean;
} & (
  | ({ readonly kind: 'line' | 'list'; readonly missing: string } & Filtered)
  | ({ readonly kind: 'paragraph' | 'tick' } & Filtered)
  | { readonly kind: 'email' }
  | {
      readonly kind: 'one';
      readonly values: readonly string[];
      /** Message for a value that there is none of. */
      readonly refused: string;
      /** Value of a profile that does not say any. */
      readonly unsaid: string;
    }
);

/** The fields of a profile, in the order of its form. */
export const CANDIDATE_FIELDS = {
  name: { kind: 'line', label: 'Nome e cognome', missing: 'Inserisci nome e cognome', public: true },
  title: { kind: 'line', label: 'Professione', missing: 'Inserisci la tua professione', public: true },
  location: { kind: 'line', label: 'Comune di residenza', missing: 'Inserisci il comune di residenza', public: true },
  skills: {
    kind: 'list',
    label: 'Competenze',
    missing: 'Inserisci almeno una competenza',
    public: true,
    filter: { chip: 'Competenze: ' },
  },
  experience: { kind: 'paragraph', label: 'Esperienza e preferenze', public: true },
  audience: {
    kind: 'one',
    label: 'Chi può vedere il profilo',
    values: CANDIDATE_AUDIENCES,
    refused: 'Scegli chi può vedere il profilo',
    unsaid: 'everyone',
    public: false,
  },
  email: { kind: 'email', label: 'Email', public: false },
} as const satisfies Readonly<Record<string, Field>>;

type Fields = typeof CANDIDATE_FIELDS;
export type CandidateFieldName = keyof Fields;

type NamesWhere<Shape> = {
  [Name in CandidateFieldName]: Fields[Name] extends Shape ? Name : never;
}[CandidateFieldName];
export type RequiredCandidateField = NamesWhere<{ readonly missing: string }>;
export type PublicCandidateField = NamesWhere<{ readonly public: true }>;
/** Fields that are typed, not chosen. */
export type TypedCandidateField = Exclude<CandidateFieldName, NamesWhere<{ readonly kind: 'one' | 'tick' }>>;
/** Fields that the list is filtered by. */
export type CandidateFieldFilter = NamesWhere<{ readonly filter: object }>;
export type CandidateTickFilter = NamesWhere<{ readonly kind: 'tick'; readonly filter: object }>;

type ValueOf<Of extends Field> = Of extends { readonly kind: 'list' }
  ? string[]
  : Of extends { readonly kind: 'tick' }
    ? boolean
    : Of extends { readonly values: readonly (infer Value)[] }
      ? Value
      : string;

/** Value of a field in a body. */
export type CandidateFieldValue<Name extends CandidateFieldName> = ValueOf<Fields[Name]>;

/** Value of a field in a row and in an answer: null for a text that was left out. */
export type SaidCandidateField<Name extends CandidateFieldName> =
  Name extends NamesWhere<{ readonly kind: 'paragraph' | 'email' }>
    ? CandidateFieldValue<Name> | null
    : CandidateFieldValue<Name>;

export const CANDIDATE_FIELD_NAMES = Object.keys(CANDIDATE_FIELDS) as readonly CandidateFieldName[];

/** A field by its name, without the types of its own. */
export const candidateField = (name: CandidateFieldName): Field => CANDIDATE_FIELDS[name];

/** Value of a field that is left out. */
function unsaid(name: CandidateFieldName): false | string | null {
  const field = candidateField(name);
  if (field.kind === 'tick') return false;
  return field.kind === 'one' ? field.unsaid : null;
}

type Body = { readonly [Name in RequiredCandidateField]: CandidateFieldValue<Name> } & {
  readonly [Name in Exclude<CandidateFieldName, RequiredCandidateField>]?: CandidateFieldValue<Name> | undefined;
};

/** Every field of a body as a row says it, those that are left out or empty too. */
export const saidBy = (body: Body) =>
  Object.fromEntries(CANDIDATE_FIELD_NAMES.map((name) => [name, body[name] || unsaid(name)])) as {
    readonly [Name in CandidateFieldName]: SaidCandidateField<Name>;
  };

const isPublic = (name: CandidateFieldName): name is PublicCandidateField => CANDIDATE_FIELDS[name].public;
export const PUBLIC_CANDIDATE_FIELDS = CANDIDATE_FIELD_NAMES.filter(isPublic);

const isFilter = (name: CandidateFieldName): name is CandidateFieldFilter => 'filter' in candidateField(name);
export const CANDIDATE_FIELD_FILTERS = CANDIDATE_FIELD_NAMES.filter(isFilter);

export const isTickFilter = (name: CandidateFieldFilter): name is CandidateTickFilter =>
  candidateField(name).kind === 'tick';
export const CANDIDATE_TICK_FILTERS = CANDIDATE_FIELD_FILTERS.filter(isTickFilter);
export const CANDIDATE_WORD_FILTERS = CANDIDATE_FIELD_FILTERS.filter((name) => !isTickFilter(name));

/** Filters of the list of profiles, as one of them may be dropped; `near` is a radius around the visitor's position. */
export const CANDIDATE_FILTERS = ['search', ...CANDIDATE_FIELD_FILTERS, 'location', 'near'] as const;
export type CandidateFilter = (typeof CANDIDATE_FILTERS)[number];
