import type { DehydratedState } from '@tanstack/react-query';

/** What travels in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: DehydratedState;
};

/** `id` of the data block. */
export const PAGE_DATA_ID = 'page-data';
