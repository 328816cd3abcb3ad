import { TextInput } from '../../ui/text-input.tsx';
import type { JobSearch } from './job-search.ts';

/** The text field of a search form. */
export function SearchText({ search }: { search: JobSearch }) {
  return (
    <TextInput
      type="search"
      label="Cosa cerchi"
      name="search"
      defaultValue={search.search}
      icon="search"
      placeholder="Mestiere, azienda, parola"
      autoComplete="off"
      enterKeyHint="search"
    />
  );
}
