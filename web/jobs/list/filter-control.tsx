import { nextMonths } from '../../../shared/dates.ts';
import { filterLabel, type JobFilterName, jobFilter } from '../../../shared/job-filters.ts';
import { useNow } from '../../app/now.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Select } from '../../ui/select.tsx';
import { CountedLabel, CountedOption, type FilterCounts } from './filter-counts.tsx';
import { askedValue, type JobSearch, TICKED } from './job-search.ts';

const MONTHS = 12;

type FilterControlProps = {
  readonly name: JobFilterName;
  readonly search: JobSearch;
  readonly counts: FilterCounts;
  readonly className?: string;
};

/** A filter in the form of a list: a box, or a select of its values, with how many offers each would find. */
export function FilterControl({ name, search, counts, className }: FilterControlProps) {
  const { kind, label, placeholder = 'Qualsiasi', values = [] } = jobFilter(name);
  const asked = askedValue(search, name);
  const months = nextMonths(useNow(), MONTHS);
  // A month from a link that is over or far away: it stays visible and can be taken off.
  if (asked !== null && !months.includes(asked)) months.push(asked);
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
    <Select label={label} name={name} defaultValue={asked ?? ''} placeholder={placeholder} className={className}>
      {(kind === 'month' ? months.sort() : values).map((value) => (
        <CountedOption key={value} counts={counts} filter={name} value={value} label={filterLabel(name, value)} />
      ))}
    </Select>
  );
}
