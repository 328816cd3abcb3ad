import { monthName } from './dates.ts';
import {
  CATEGORY_LABELS,
  EXTRAS,
  JOB_CATEGORIES,
  JOB_CONTRACTS,
  JOB_EXPERIENCES,
  JOB_TYPES,
  LICENCES,
  MIN_PAYS,
  POSTED_WITHIN,
  resolveCategory,
  SHIFTS,
  TYPE_LABELS,
} from './job-values.ts';
import { keysOf } from './records.ts';
import { KNOWN_REQUIREMENTS } from './requirement-values.ts';
import { grouped } from './text.ts';

type Texts = Readonly<Record<string, string>>;
/** How a value is said: in words of its own, else its label with a text before it. */
type Words = { readonly before?: string; readonly words?: Texts };

/**
 * One filter of the list of offers: a `tick`, `one` of its values, `several` of them, any of which will do, or a `month` such as
 * `2027-06`. Query, address, counts, panel, chips, alerts and what is stored follow from it; docs/change-paths.md names the rest.
 */
type Filter = {
  readonly kind: 'tick' | 'one' | 'several' | 'month';
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** None holds a comma, which parts them in a query. */
  readonly values?: readonly string[];
  /** Its values are so many that only those which find something are offered. */
  readonly many?: true;
  readonly labels?: Texts;
  /**
   * Filter that this tick softens: offers that the filter leaves out follow the others. Without that filter it does
   * nothing.
   */
  readonly alternatives?: string;
  readonly chip?: Words;
  /** How an alert says a value; null for what no alert looks for. */
  readonly alert: Words | null;
  /** Place in the panel beside the list: at first sight, or under 'Altri filtri'; null for a control outside of the panel. */
  readonly panel: 'first' | 'more' | null;
};

/** The filters of the list of offers besides text and place, in the order of addresses and alerts. */
export const JOB_FILTERS = {
  category: {
    kind: 'several',
    label: 'Categoria',
    values: JOB_CATEGORIES,
    labels: CATEGORY_LABELS,
    alert: {},
    panel: null,
  },
  urgent: { kind: 'tick', label: 'Serve subito', alert: { words: { true: 'che servono subito' } }, panel: 'first' },
  type: { kind: 'several', label: 'Tipo di lavoro', values: JOB_TYPES, labels: TYPE_LABELS, alert: {}, panel: 'first' },
  contract: { kind: 'several', label: 'Contratto', values: JOB_CONTRACTS, alert: {}, panel: 'first' },
  experience: {
    kind: 'several',
    label: 'Esperienza',
    values: JOB_EXPERIENCES,
    alert: {
      words: {
        'No esperienza': 'anche senza esperienza',
        'Esperienza preferita': 'con esperienza preferita',
        'Esperienza richiesta': 'con esperienza richiesta',
      },
    },
    panel: 'first',
  },
  minPay: {
    kind: 'one',
    label: 'Paga, almeno',
    hint: 'Come è scritta, lorda o netta.',
    values: MIN_PAYS,
    labels: Object.fromEntries(MIN_PAYS.map((euro) => [euro, `${grouped(Number(euro))} € al mese`])),
    chip: { before: 'Almeno ' },
    alert: { before: 'almeno ' },
    panel: 'first',
  },
  unpaid: {
    kind: 'tick',
    label: 'Mostra anche offerte senza paga',
    alternatives: 'minPay',
    alert: null,
    panel: 'first',
  },
  pay: { kind: 'tick', label: 'Con paga indicata', alert: { words: { true: 'con la paga indicata' } }, panel: 'more' },
  housing: { kind: 'tick', label: EXTRAS.housing.label, alert: { words: { true: 'con alloggio' } }, panel: 'more' },
  meals: { kind: 'tick', label: EXTRAS.meals.label, alert: { words: { true: 'con vitto' } }, panel: 'more' },
  openings: {
    kind: 'tick',
    label: 'Più persone cercate',
    alert: { words: { true: 'con più persone cercate' } },
    panel: 'more',
  },
  shift: {
    kind: 'several',
    label: 'Turni',
    values: SHIFTS,
    chip: { before: 'Turni: ' },
    alert: { before: 'turni: ' },
    panel: 'more',
  },
  licence: {
    kind: 'several',
    label: 'Patente',
    values: LICENCES,
    chip: { before: 'Patente ' },
    alert: { before: 'con patente ' },
    panel: 'more',
  },
  requirement: {
    kind: 'several',
    label: 'Requisiti',
    values: KNOWN_REQUIREMENTS,
    many: true,
    chip: { before: 'Requisiti: ' },
    alert: { before: 'con requisito ' },
    panel: 'more',
  },
  start: { kind: 'month', label: 'Inizio', chip: { before: 'Inizio: ' }, alert: { before: 'inizio: ' }, panel: 'more' },
  posted: {
    kind: 'one',
    label: 'Pubblicate da',
    placeholder: 'Qualsiasi data',
    values: POSTED_WITHIN,
    labels: { '0': 'Oggi', '3': 'Ultimi 3 giorni', '7': 'Ultimi 7 giorni', '14': 'Ultimi 14 giorni' },
    chip: { words: { '0': 'Pubblicate oggi' } },
    alert: null,
    panel: 'first',
  },
} as const satisfies Readonly<Record<string, Filter>>;

type Filters = typeof JOB_FILTERS;
export type JobFilterName = keyof Filters;
export type JobFilter = Filter;

/** A value that a filter is set to; of a tick, `true`. */
export type JobFilterValue<Name extends JobFilterName> = Filters[Name] extends { readonly kind: 'tick' }
  ? 'true'
  : Filters[Name] extends { readonly values: readonly (infer Value extends string)[] }
    ? Value
    : string;

/** All that a query may ask of a filter. */
export type FilterParams<Name extends JobFilterName> = Filters[Name] extends { readonly kind: 'several' }
  ? readonly JobFilterValue<Name>[]
  : JobFilterValue<Name>;

export type UnalertedFilter = {
  [Name in JobFilterName]: Filters[Name]['alert'] extends null ? Name : never;
}[JobFilterName];

export const JOB_FILTER_NAMES = keysOf(JOB_FILTERS);

/** A filter by its name, without the types of its own. */
export const jobFilter = (name: JobFilterName): Filter => JOB_FILTERS[name];

export const UNALERTED_FILTERS = JOB_FILTER_NAMES.filter((name) => jobFilter(name).alert === null);

/** Filters whose values are counted, each with all the others applied (`GET /api/jobs/filters`); `location` by municipality. */
export const COUNTED_FILTERS = [...JOB_FILTER_NAMES, 'location'] as const;
export type CountedFilter = (typeof COUNTED_FILTERS)[number];

/** The values of a filter that a text names, each once and in the order of the filter, so that one search is one text. */
export function valuesIn(name: JobFilterName, text: string): string[] {
  const parts = text.split(',').map((part) => (name === 'category' ? resolveCategory(part) : part));
  return (jobFilter(name).values ?? []).filter((value) => parts.includes(value));
}

/** The label of a value where it is chosen. */
export function filterLabel(name: JobFilterName, value: string): string {
  const { kind, labels, label } = jobFilter(name);
  if (kind === 'month') return monthName(value);
  return kind === 'tick' ? label : (labels?.[value] ?? value);
}

function say(name: JobFilterName, values: readonly string[], { before = '', words }: Words): string {
  const labels = values.map((value) => words?.[value] ?? filterLabel(name, value)).join(' o ');
  // Within a sentence the first letter of a word goes down; `CE` is none.
  return before + labels.replace(/ o \p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** Values that a search asks for, any of which will do, in the words of a chip. */
export const chipText = (name: JobFilterName, values: readonly string[]): string =>
  say(name, values, jobFilter(name).chip ?? {});

/** Chosen values in the words of an alert; null for what no alert looks for. */
export function alertText(name: JobFilterName, values: readonly string[]): string | null {
  const { alert } = jobFilter(name);
  return alert && say(name, values, alert);
}
