import { useState } from 'react';
import { SHIFTS } from '../../shared/job-values.ts';
import { monthName, nextMonths } from '../../shared/months.ts';
import { useNow } from '../now.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { BOXES } from './chosen-filters.ts';
import { CountedLabel, CountedOption, type FilterCounts } from './filter-counts.tsx';
import { type JobSearch, TICKED } from './job-search.ts';

const MONTHS = 12;

/** What fewer people filter by; open where the address asks for any of it. */
export function MoreFilters({ search, counts }: { search: JobSearch; counts: FilterCounts }) {
  const { shift, start } = search;
  // As the page was opened: taking off the last filter must not close the box under the finger.
  const [open] = useState(BOXES.some(([name]) => search[name]) || shift !== null || start !== null);
  const months = nextMonths(useNow(), MONTHS);
  // A month from a link that is over or far away: it stays visible and can be taken off.
  if (start !== null && !months.includes(start)) months.push(start);
  return (
    <details open={open}>
      <summary>Altri filtri</summary>
      {BOXES.map(([name, label]) => (
        <Checkbox
          key={name}
          name={name}
          value={TICKED}
          label={<CountedLabel counts={counts} filter={name} value={TICKED} label={label} />}
          defaultChecked={search[name]}
        />
      ))}
      <Select label="Inizio" name="start" defaultValue={start ?? ''} placeholder="Qualsiasi" className="mt-2">
        {months.sort().map((month) => (
          <CountedOption key={month} counts={counts} filter="start" value={month} label={monthName(month)} />
        ))}
      </Select>
      <Select label="Turno" name="shift" defaultValue={shift ?? ''} placeholder="Qualsiasi" className="mt-4">
        {SHIFTS.map((name) => (
          <CountedOption key={name} counts={counts} filter="shift" value={name} label={name} />
        ))}
      </Select>
    </details>
  );
}
