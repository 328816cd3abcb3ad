import { WordsField } from '../../lists/search-fields.tsx';
import { Select } from '../../ui/select.tsx';
import type { JobSearch } from './job-search.ts';

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

export const SearchText = ({ search }: { search: JobSearch }) => (
  <WordsField
    label="Cosa cerchi"
    placeholder="Mestiere, azienda, parola"
    words={search.search}
    suggestions={() => import('./job-suggestions.tsx').then((part) => part.JobSuggestions)}
  />
);
