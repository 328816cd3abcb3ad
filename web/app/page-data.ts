import type { Query } from '@tanstack/react-query';
import type { TownTexts } from '../content/town-settings.ts';

/** Data in the document besides its HTML, as a JSON data block. `now` and times in ISO 8601. */
export type PageData = {
  readonly now: string;
  readonly siteUrl: string;
  readonly queries: readonly Pick<Query, 'queryKey' | 'state'>[];
  readonly texts: TownTexts | undefined;
};

/** `id` of the data block. */
export const PAGE_DATA_ID = 'page-data';
