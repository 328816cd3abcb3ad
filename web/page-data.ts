import type { DehydratedState } from '@tanstack/react-query';
import { pack, unpack } from './packed.ts';

/** What travels in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: DehydratedState;
};

/** What a document holds of it, as text for JSON. */
export const packData = ({ queries, ...data }: PageData) => ({ ...data, queries: pack(queries) });

/** Reads it again. */
export function readPageData(json: string): PageData {
  const { queries, ...data } = JSON.parse(json);
  return { ...data, queries: unpack(queries) };
}

/** `id` of the data block. */
export const PAGE_DATA_ID = 'page-data';
