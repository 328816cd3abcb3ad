import { NearFilter } from '../../lists/near-filter.tsx';
import { usePlace } from '../../lists/place-query.ts';
import { WordsField } from '../../lists/search-fields.tsx';
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

type PlaceSelectProps = {
  readonly search: JobSearch;
  readonly places: readonly { readonly value: string; readonly label: string }[];
};

/** The places that a page offers to search in. One from a link that is not among them stays visible. */
export function PlaceSelect({ search: { location }, places }: PlaceSelectProps) {
  const other = location !== '' && !places.some(({ value }) => value === location);
  return (
    <Select label="Dove" name="location" defaultValue={location} placeholder="Tutte le località">
      {other && <option value={location}>{location}</option>}
      {places.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}

type DistanceFilterProps = {
  readonly search: JobSearch;
  readonly go: (next: JobSearch) => Promise<void>;
  readonly label: string;
  readonly defaultRadius: number;
};

/** The distance filter of a list of offers; without a position the order by distance goes too. */
export function DistanceFilter({ search, go, ...filter }: DistanceFilterProps) {
  const sort = (near: JobSearch['near']) => (near === null && search.sort === 'distance' ? null : search.sort);
  return (
    <NearFilter
      {...filter}
      near={search.near}
      onChange={(near) => go({ ...search, near, radius: null, sort: sort(near) })}
    />
  );
}

export const SearchText = ({ search }: { search: JobSearch }) => (
  <WordsField
    label="Cosa cerchi"
    placeholder="Mestiere, azienda, parola"
    words={search.search}
    suggestions={() => import('./job-suggestions.tsx').then((part) => part.JobSuggestions)}
  />
);
