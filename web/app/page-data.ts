import type { Query, QueryState } from '@tanstack/react-query';
import type { TownTexts } from '../content/town-settings.ts';

/** Data in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: readonly Pick<Query, 'queryKey' | 'state'>[];
  readonly texts: TownTexts | undefined;
};

/** State of a query that was read once, without an error. Only what differs from it is sent. */
const READ_ONCE = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const satisfies Partial<QueryState>;

/** Packed form of the data, as text for JSON. */
export const packData = (data: PageData) => ({
  ...data,
  queries: pack(data.queries.map(({ queryKey, state }) => ({ queryKey, state: withoutUsual(state) }))),
});

const withoutUsual = (state: QueryState): Fields =>
  Object.fromEntries(Object.entries(state).filter(([key, value]) => value !== (READ_ONCE as Fields)[key]));

/** Reads it again. */
export function readPageData(json: string): PageData {
  const data = JSON.parse(json);
  const queries = unpack(data.queries) as PageData['queries'];
  return { ...data, queries: queries.map(({ queryKey, state }) => ({ queryKey, state: { ...READ_ONCE, ...state } })) };
}

/** `id` of the data block. */
export const PAGE_DATA_ID = 'page-data';

/** Stands for a list of things of one kind: the values of each field, in the order of the list; one where all are the same. */
const COLUMNS = '=';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON in which lists of things with the same fields name them once: half of what compressing leaves of a list of offers. */
export function pack(value: unknown): unknown {
  if (Array.isArray(value)) {
    const [first] = value;
    const keys = isFields(first) ? Object.keys(first) : [];
    const isOfOneKind =
      value.length > 1 &&
      keys.length > 0 &&
      value.every((one) => isFields(one) && Object.keys(one).join() === keys.join());
    if (!isOfOneKind) return value.map(pack);
    // The first is whole: it says how many there are.
    const columns = keys.map((key, index) => {
      const column = value.map((one: Fields) => one[key]);
      const isSame = index > 0 && column.every((one) => one === column[0] && !isFields(one));
      return [key, pack(isSame ? column.slice(0, 1) : column)];
    });
    return { [COLUMNS]: Object.fromEntries(columns) };
  }
  return isFields(value) ? mapFields(value, pack) : value;
}

/** Restores packed data. */
export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (!isFields(value)) return value;
  const columns = value[COLUMNS];
  if (!isFields(columns)) return mapFields(value, unpack);
  const read = Object.entries(columns).map(([key, column]) => [key, unpack(column)] as const);
  const [, first] = read[0] ?? [];
  return Array.isArray(first)
    ? first.map((_, row) =>
        Object.fromEntries(
          read.map(([key, column]) => [key, Array.isArray(column) ? column[column.length === 1 ? 0 : row] : undefined]),
        ),
      )
    : [];
}

const mapFields = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));
