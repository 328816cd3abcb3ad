import { Select } from '../ui/select.tsx';
import type { JobSearch } from './job-search.ts';

/** Order of a list; by distance only while a position is known. */
export function SortSelect({ search }: { search: JobSearch }) {
  return (
    <Select label="Ordina per" name="sort" defaultValue={search.sort === 'recent' ? '' : search.sort}>
      <option value="">Più recenti</option>
      <option value="title">Titolo</option>
      <option value="location">Località</option>
      {search.near !== null && <option value="distance">Distanza</option>}
    </Select>
  );
}
