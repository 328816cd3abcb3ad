import type { DehydratedState } from '@tanstack/react-query';
import type { TownTexts } from '../content/town-settings.ts';

/** Data in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: DehydratedState;
  readonly texts: TownTexts | undefined;
};

/** Packed form of the data, as text for JSON. */
export const packData = ({ queries, ...data }: PageData) => ({ ...data, queries: pack(queries) });

/** Reads it again. */
export function readPageData(json: string): PageData {
  const { queries, ...data } = JSON.parse(json);
  return { ...data, queries: unpack(queries) };
}

/** `id` of the data block. */
export const PAGE_DATA_ID = 'page-data';

/** Stands for a list of things of one kind: the values of each field, in the order of the list. */
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
    return { [COLUMNS]: Object.fromEntries(keys.map((key) => [key, pack(value.map((one: Fields) => one[key]))])) };
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
        Object.fromEntries(read.map(([key, column]) => [key, Array.isArray(column) ? column[row] : undefined])),
      )
    : [];
}

const mapFields = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, change(value)]));
