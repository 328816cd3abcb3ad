import { type ReactNode, use, useState } from 'react';
import { nextMonths } from '../../../shared/dates.ts';
import { filterLabel, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { WordsContext } from '../../app/languages.tsx';
import { useNow } from '../../app/now.tsx';
import { FilterPanel } from '../../lists/filter-panel.tsx';
import { TICKED } from '../../lists/search-address.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { fieldId } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { FIRST_FILTERS, MORE_FILTERS, panelFilters } from './chosen-filters.ts';
import { CountedLabel, CountedOption, type FilterCounts, type FoundJobs } from './filter-counts.tsx';
import { chosenValues, isUsable, type JobSearch, withoutFilter } from './job-search.ts';
import { jobCountText } from './job-texts.ts';

type JobFilterPanelProps = {
  readonly found: FoundJobs;
  readonly aside: boolean;
  readonly children?: ReactNode;
};

export function JobFilterPanel({ found: { search, linkTo, count, counts }, aside, children }: JobFilterPanelProps) {
  const shown = count ? `Mostra ${jobCountText(count)}` : 'Chiudi';
  return (
    <FilterPanel
      on={panelFilters(search).length}
      show={use(WordsContext)?.texts.list.showResults ?? shown}
      clear={linkTo(withoutPanel)}
      aside={aside}
    >
      {children}
      {FIRST_FILTERS.map((name) => (
        <FilterControl key={name} {...{ name, search, counts }} />
      ))}
      <MoreFilters {...{ search, counts }} />
    </FilterPanel>
  );
}

function withoutPanel(search: JobSearch): JobSearch {
  const around = search.around && { ...search.around, radius: null };
  const rest: JobSearch = { ...search, near: null, radius: null, sort: null, cursor: null, around };
  return [...FIRST_FILTERS, ...MORE_FILTERS].reduce((left, name) => withoutFilter(left, name), rest);
}

const MONTHS = 12;

type FilterControlProps = {
  readonly name: JobFilterName;
  readonly search: JobSearch;
  readonly counts: FilterCounts;
  readonly className?: string;
};

/** A filter; in another language, without counts. */
function FilterControl({ name, search, counts, className }: FilterControlProps) {
  const words = use(WordsContext);
  const { kind, values: all = [], many, ...italian } = jobFilter(name);
  const {
    placeholder = 'Qualsiasi',
    hint,
    label,
  } = words ? { placeholder: words.texts.list.any, hint: undefined, label: words.texts.filters[name] } : italian;
  const labelOf = (value: string) => words?.filterValue(name, value, kind) ?? filterLabel(name, value);
  const chosen = chosenValues(search, name);
  const values = many ? all.filter((value) => chosen.includes(value) || counts?.[name]?.[value]) : all;
  const months = nextMonths(useNow(), MONTHS);
  if (!isUsable(search, name) || (many && values.length === 0)) return null;
  const counted = (value: string) => ({
    counts: words ? null : counts,
    filter: name,
    value,
    label: labelOf(value),
  });
  const box = (value: string, index: number) => (
    <Checkbox
      key={value}
      id={fieldId(`${name}-${index}`)}
      name={name}
      value={value}
      label={<CountedLabel {...counted(value)} />}
      defaultChecked={chosen.includes(value)}
    />
  );
  if (kind === 'tick') return box(TICKED, 0);
  if (kind === 'several')
    return (
      <details className={className}>
        <summary className="field py-0">
          <span className="leading-snug">{label}</span>{' '}
          <span className="control flex items-start justify-between gap-2 font-400">
            <span>{chosen.map(labelOf).join(', ') || placeholder}</span>{' '}
            <Icon name="chevron-down" className="mt-0.5 text-muted" />
          </span>
        </summary>
        <fieldset aria-label={label}>{values.map(box)}</fieldset>
      </details>
    );
  // A month from a link that is over or far away: it stays visible and can be taken off.
  const options = kind === 'month' ? [...new Set([...months, ...chosen])].sort() : values;
  return (
    <Select
      label={label}
      hint={hint}
      name={name}
      defaultValue={chosen[0] ?? ''}
      placeholder={placeholder}
      className={className}
    >
      {options.map((value) => (
        <CountedOption key={value} {...counted(value)} />
      ))}
    </Select>
  );
}

const TICKS = MORE_FILTERS.filter((name) => jobFilter(name).kind === 'tick').length;

function MoreFilters({ search, counts }: Pick<FilterControlProps, 'search' | 'counts'>) {
  // Open state at the start: removing the last filter must not close the box under the finger.
  const [open] = useState(MORE_FILTERS.some((name) => chosenValues(search, name).length > 0));
  return (
    <details open={open}>
      <summary>{use(WordsContext)?.texts.list.moreFilters ?? 'Altri filtri'}</summary>
      {MORE_FILTERS.map((name, index) => (
        <FilterControl
          key={name}
          name={name}
          search={search}
          counts={counts}
          className={index > TICKS ? 'mt-4' : 'mt-2'}
        />
      ))}
    </details>
  );
}
