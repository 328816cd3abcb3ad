import { chipText } from '../../../shared/job-filters.ts';
import { filtersText } from '../../lists/list-texts.ts';
import { panelFilters } from './chosen-filters.ts';
import type { JobSearch } from './job-search.ts';

/** Words for a search that asks for nothing. */
export const ALL_OFFERS = 'Tutte le offerte';

/** A search in the words of the line that leads back to it: text, place, number of filters. */
export const searchWords = (search: JobSearch, place = search.location.trim()): readonly (string | null)[] => [
  search.search.trim(),
  place,
  chipText('category', search.category),
  filtersText(panelFilters(search).length),
];
