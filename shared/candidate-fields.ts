import { CANDIDATE_AUDIENCES } from './candidate-values.ts';

/**
 * One field of a profile. Body, answer, row, form, export and, where it has a `filter`, the list's search follow from it;
 * docs/change-paths.md names the rest. A required one has a message for where it is `missing`. `list`: texts with commas between
 * them in the form.
 */
type Field = {
  readonly kind: 'line' | 'paragraph' | 'list' | 'one' | 'email';
  /** Its name where two versions of a profile stand side by side. */
  readonly label: string;
  readonly missing?: string;
  readonly values?: readonly string[];
  /** Message for a value that there is none of. */
  readonly refused?: string;
  /** Value of a field that is left out; null without it. */
  readonly unsaid?: string;
  /** Everybody who may see the profile reads it; else only the person. */
  readonly public: boolean;
  /** The list can be searched by its words, in the column of that name of the search index. */
  readonly filter?: { readonly chip: string };
};

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
export type TypedCandidateField = Exclude<CandidateFieldName, NamesWhere<{ readonly kind: 'one' }>>;
/** Fields that are searched by their words. */
export type CandidateWordFilter = NamesWhere<{ readonly filter: object }>;

type ValueOf<Of extends Field> = Of extends { readonly kind: 'list' }
  ? string[]
  : Of extends { readonly values: readonly (infer Value)[] }
    ? Value
    : string;

/** Value of a field in a body. */
export type CandidateFieldValue<Name extends CandidateFieldName> = ValueOf<Fields[Name]>;

/** Value of a field in a row and in an answer: null where nothing was said. */
export type SaidCandidateField<Name extends CandidateFieldName> = Name extends
  | RequiredCandidateField
  | NamesWhere<{ readonly unsaid: string }>
  ? CandidateFieldValue<Name>
  : CandidateFieldValue<Name> | null;

export const CANDIDATE_FIELD_NAMES = Object.keys(CANDIDATE_FIELDS) as readonly CandidateFieldName[];

/** A field by its name, without the types of its own. */
export const candidateField = (name: CandidateFieldName): Field => CANDIDATE_FIELDS[name];

const isPublic = (name: CandidateFieldName): name is PublicCandidateField => CANDIDATE_FIELDS[name].public;
export const PUBLIC_CANDIDATE_FIELDS = CANDIDATE_FIELD_NAMES.filter(isPublic);

const isFilter = (name: CandidateFieldName): name is CandidateWordFilter => candidateField(name).filter !== undefined;
export const CANDIDATE_WORD_FILTERS = CANDIDATE_FIELD_NAMES.filter(isFilter);

/** Filters of the list of profiles, as one of them may be dropped; `near` is a radius around the visitor's position. */
export const CANDIDATE_FILTERS = ['search', ...CANDIDATE_WORD_FILTERS, 'location', 'near'] as const;
export type CandidateFilter = (typeof CANDIDATE_FILTERS)[number];
