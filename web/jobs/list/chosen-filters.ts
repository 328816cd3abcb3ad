import { type CountedFilter, chipText, JOB_FILTER_NAMES, jobFilter } from '../../../shared/job-filters.ts';
import { filtersText } from '../../lists/list-texts.ts';
import { askedValues, type JobSearch, withoutFilter } from './job-search.ts';

/** A value of a filter that is on, in the words of its chip, and the search without it. */
export type ChosenJobFilter = {
  readonly filter: CountedFilter | 'search' | 'near';
  readonly label: string;
  readonly without: JobSearch;
};

const namesIn = (panel: 'first' | 'more' | null) => JOB_FILTER_NAMES.filter((name) => jobFilter(name).panel === panel);

/** The filters of the panel beside a list, from top to bottom: at first sight, and under 'Altri filtri' boxes before selects and groups. */
export const FIRST_FILTERS = namesIn('first');
export const MORE_FILTERS = (['tick', 'month', 'one', 'several'] as const).flatMap((kind) =>
  namesIn('more').filter((name) => jobFilter(name).kind === kind),
);

const IN_ORDER = [...namesIn(null), ...FIRST_FILTERS, ...MORE_FILTERS];

/** The filters of a search that are on, value by value; the town of a page of its own is none. */
export function chosenFilters(search: JobSearch): readonly ChosenJobFilter[] {
  const { near, around, radius } = search;
  const text = search.search.trim();
  const place = search.location.trim();
  const on = (
    filter: ChosenJobFilter['filter'],
    label: string | null | false,
    off: Partial<JobSearch>,
  ): ChosenJobFilter[] => (label ? [{ filter, label, without: { ...search, cursor: null, ...off } }] : []);
  return [
    ...on('search', text && `“${text}”`, { search: '', exact: false }),
    ...on('location', place, { location: '', radius: null }),
    ...on('near', radius !== null && `Entro ${radius} km`, { radius: null }),
    ...on('near', near !== null && `Entro ${near.radius} km da me`, { near: null }),
    ...on('near', !!around?.radius && `Entro ${around.radius} km`, { around: around && { ...around, radius: null } }),
    ...IN_ORDER.flatMap((name) =>
      askedValues(search, name).flatMap((value) =>
        on(name, chipText(name, [value]), withoutFilter(search, name, value)),
      ),
    ),
  ];
}

/** Filters that have controls of their own beside the panel. */
const OUTSIDE: readonly string[] = ['search', 'location', 'category'];

/** The filters of the panel that are on, value by value. */
export const panelFilters = (search: JobSearch): readonly ChosenJobFilter[] =>
  chosenFilters(search).filter(({ filter }) => !OUTSIDE.includes(filter));

export const ALL_OFFERS = 'Tutte le offerte';

/** A search in the words of the line that leads back to it: text, place, number of filters. */
export const searchWords = (search: JobSearch, place = search.location.trim()): readonly (string | null)[] => [
  search.search.trim(),
  place,
  chipText('category', search.category),
  filtersText(panelFilters(search).length),
];
