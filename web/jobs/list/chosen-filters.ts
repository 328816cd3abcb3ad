import { type CountedFilter, chipText, JOB_FILTER_NAMES, jobFilter } from '../../../shared/job-filters.ts';
import { filtersText } from '../../lists/list-texts.ts';
import { type Chosen, chosen, chosenPlaces } from '../../lists/search-address.ts';
import { chosenValues, type JobSearch, withoutFilter } from './job-search.ts';

export type ChosenJobFilter = Chosen<CountedFilter | 'search' | 'near', JobSearch>;

const namesIn = (panel: 'first' | 'more' | null) => JOB_FILTER_NAMES.filter((name) => jobFilter(name).panel === panel);

/** The filters of the panel beside a list, from top to bottom: at first sight, and under 'Altri filtri' boxes before selects and groups. */
export const FIRST_FILTERS = namesIn('first');
export const MORE_FILTERS = (['tick', 'month', 'one', 'several'] as const).flatMap((kind) =>
  namesIn('more').filter((name) => jobFilter(name).kind === kind),
);

const IN_ORDER = [...namesIn(null), ...FIRST_FILTERS, ...MORE_FILTERS];

/** The filters of a search that are on, value by value; the town of a page of its own is none. */
export function chosenFilters(search: JobSearch): readonly ChosenJobFilter[] {
  const { around } = search;
  return [
    ...chosenPlaces(search),
    ...chosen('near' as const, !!around?.radius && `Entro ${around.radius} km`, (now: JobSearch) => ({
      ...now,
      around: now.around && { ...now.around, radius: null },
    })),
    ...IN_ORDER.flatMap((name) =>
      chosenValues(search, name).flatMap((value) =>
        chosen(name, chipText(name, [value]), (now: JobSearch) => withoutFilter(now, name, value)),
      ),
    ),
  ];
}

const OUTSIDE: readonly string[] = ['search', 'location', 'category'];

export const panelFilters = (search: JobSearch): readonly ChosenJobFilter[] =>
  chosenFilters(search).filter(({ filter }) => !OUTSIDE.includes(filter));

/** A search in the words of the line that leads back to it: text, place, number of filters. */
export const searchWords = (search: JobSearch, place = search.location.trim()): readonly (string | null)[] => [
  search.search.trim(),
  place,
  chipText('category', search.category),
  filtersText(panelFilters(search).length),
];
