import { usePlace } from '../../lists/place-query.ts';
import { Select } from '../../ui/select.tsx';
import type { JobSearch } from './job-search.ts';

/** Order of a list; by relevance only with a text, by distance only from somewhere. */
export function SortSelect({ search }: { search: JobSearch }) {
  const place = usePlace(search.location);
  const hasText = search.search.trim() !== '';
  return (
    <Select label="Ordina per" name="sort" defaultValue={search.sort ?? ''}>
      {hasText && <option value="">Pertinenza</option>}
      <option value={hasText ? 'recent' : ''}>Più recenti</option>
      <option value="title">Titolo</option>
      <option value="location">Località</option>
      {(search.near !== null || place !== null) && <option value="distance">Distanza</option>}
    </Select>
  );
}
