import { useState } from 'react';
import { SHIFTS } from '../../shared/job-values.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Select } from '../ui/select.tsx';
import { type JobSearch, TICKED } from './job-search.ts';

const BOXES = [
  ['pay', 'Con paga indicata'],
  ['housing', 'Con alloggio'],
  ['meals', 'Con vitto'],
] as const;

/** What fewer people filter by; open where the address asks for any of it. */
export function MoreFilters({ search }: { search: JobSearch }) {
  const { pay, housing, meals, shift } = search;
  // As the page was opened: taking off the last filter must not close the box under the finger.
  const [open] = useState(pay || housing || meals || shift !== null);
  return (
    <details open={open}>
      <summary>Altri filtri</summary>
      {BOXES.map(([name, label]) => (
        <Checkbox key={name} name={name} value={TICKED} label={label} defaultChecked={search[name]} />
      ))}
      <Select label="Turno" name="shift" defaultValue={shift ?? ''} placeholder="Qualsiasi" className="mt-2">
        {SHIFTS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </details>
  );
}
