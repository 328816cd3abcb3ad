import { type CountedFilter, categoryLabel, typeLabel } from '../../shared/job-values.ts';
import { monthName } from '../../shared/months.ts';
import type { JobSearch } from './job-search.ts';
import { POSTED_LABELS } from './posted-labels.ts';

/** A filter that is on, in the words of its chip, and the search without it. */
export type ChosenJobFilter = {
  readonly filter: CountedFilter | 'search' | 'near';
  readonly label: string;
  readonly without: JobSearch;
};

/** What list pages tick, in the order of their boxes. */
export const BOXES = [
  ['pay', 'Con paga indicata'],
  ['housing', 'Con alloggio'],
  ['meals', 'Con vitto'],
  ['openings', 'Più posti'],
] as const;

/** The filters of a search that are on; the town of a page of its own is none. */
export function chosenFilters(search: JobSearch): readonly ChosenJobFilter[] {
  const { near, around, radius, category, type, contract, experience, posted, start, shift } = search;
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
    ...on('category', category && categoryLabel(category), { category: null }),
    ...on('type', type && typeLabel(type), { type: null }),
    ...on('contract', contract, { contract: null }),
    ...on('experience', experience, { experience: null }),
    ...on('posted', posted && (posted === '0' ? 'Pubblicate oggi' : POSTED_LABELS[posted]), { posted: null }),
    ...BOXES.flatMap(([name, label]) => on(name, search[name] && label, { [name]: false })),
    ...on('start', start && `Inizio: ${monthName(start)}`, { start: null }),
    ...on('shift', shift && `Turno: ${shift}`, { shift: null }),
  ];
}
