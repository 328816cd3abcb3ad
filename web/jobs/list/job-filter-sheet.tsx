import { type ReactNode, useState } from 'react';
import { nextMonths } from '../../../shared/dates.ts';
import { filterLabel, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { JOB_TYPES, typeLabel } from '../../../shared/job-values.ts';
import type { ListCount } from '../../api/list-page.ts';
import { useNow } from '../../app/now.tsx';
import { FilterSheet } from '../../lists/filter-sheet.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Select } from '../../ui/select.tsx';
import { FIRST_FILTERS, MORE_FILTERS, sheetFilters } from './chosen-filters.ts';
import { CountedLabel, CountedOption, type FilterCounts } from './filter-counts.tsx';
import { askedValue, isUsable, type JobSearch, jobSearchPath, TICKED, withoutFilter } from './job-search.ts';
import { jobCountText } from './job-texts.ts';

type JobFilterSheetProps = {
  readonly search: JobSearch;
  /** Path of the page. */
  readonly path: string;
  /** Offers that it finds; null until that is known. */
  readonly count: ListCount | null;
  readonly counts: FilterCounts;
  readonly aside?: boolean;
  /** Order and distance, as the page has them. */
  readonly children: ReactNode;
};

/** The filters of every list of offers. */
export function JobFilterSheet({ search, path, count, counts, aside = false, children }: JobFilterSheetProps) {
  return (
    <FilterSheet
      on={sheetFilters(search).length}
      show={count ? `Mostra ${jobCountText(count)}` : 'Chiudi'}
      clear={jobSearchPath(path, withoutSheet(search))}
      aside={aside}
    >
      <TypeChips search={search} />
      {children}
      {FIRST_FILTERS.map((name) => (
        <FilterControl key={name} name={name} search={search} counts={counts} />
      ))}
      <MoreFilters search={search} counts={counts} />
    </FilterSheet>
  );
}

const withoutSheet = (search: JobSearch): JobSearch =>
  Object.assign(
    {
      ...search,
      near: null,
      radius: null,
      sort: null,
      cursor: null,
      around: search.around && { ...search.around, radius: null },
    },
    ...[...FIRST_FILTERS, ...MORE_FILTERS].map(withoutFilter),
  );

/** The filter of most people, in one press that leads to the results. It is before the select of the same name, as the first value counts. */
function TypeChips({ search }: Pick<JobFilterSheetProps, 'search'>) {
  return (
    <fieldset className="filter-chips cluster min-w-0" aria-label="Vedi subito">
      {JOB_TYPES.map((type) => (
        <Chip
          key={type}
          type="submit"
          name="type"
          value={search.type === type ? '' : type}
          pressed={search.type === type}
        >
          {typeLabel(type)}
        </Chip>
      ))}
    </fieldset>
  );
}

const MONTHS = 12;

type FilterControlProps = {
  readonly name: JobFilterName;
  readonly search: JobSearch;
  readonly counts: FilterCounts;
  readonly className?: string;
};

/** A filter in the form of a list: a box, or a select of its values, with how many offers each would find. */
function FilterControl({ name, search, counts, className }: FilterControlProps) {
  const { kind, label, placeholder = 'Qualsiasi', hint, values = [] } = jobFilter(name);
  const asked = askedValue(search, name);
  const months = nextMonths(useNow(), MONTHS);
  // A month from a link that is over or far away: it stays visible and can be taken off.
  if (asked !== null && !months.includes(asked)) months.push(asked);
  if (!isUsable(search, name)) return null;
  if (kind === 'tick')
    return (
      <Checkbox
        name={name}
        value={TICKED}
        label={<CountedLabel counts={counts} filter={name} value={TICKED} label={label} />}
        defaultChecked={asked !== null}
      />
    );
  return (
    <Select
      label={label}
      hint={hint}
      name={name}
      defaultValue={asked ?? ''}
      placeholder={placeholder}
      className={className}
    >
      {(kind === 'month' ? months.sort() : values).map((value) => (
        <CountedOption key={value} counts={counts} filter={name} value={value} label={filterLabel(name, value)} />
      ))}
    </Select>
  );
}

const BOXES = MORE_FILTERS.filter((name) => jobFilter(name).kind === 'tick').length;

/** Filters that fewer people use; open if the address has any of them. */
function MoreFilters({ search, counts }: Pick<FilterControlProps, 'search' | 'counts'>) {
  // Open state at the start: removing the last filter must not close the box under the finger.
  const [open] = useState(MORE_FILTERS.some((name) => askedValue(search, name) !== null));
  return (
    <details open={open}>
      <summary>Altri filtri</summary>
      {MORE_FILTERS.map((name, index) => (
        <FilterControl
          key={name}
          name={name}
          search={search}
          counts={counts}
          className={index > BOXES ? 'mt-4' : 'mt-2'}
        />
      ))}
    </details>
  );
}
