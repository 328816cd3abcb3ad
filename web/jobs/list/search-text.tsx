import { WordsField } from '../../lists/words-field.tsx';
import type { JobSearch } from './job-search.ts';

/** The text field of a search form. */
export const SearchText = ({ search }: { search: JobSearch }) => (
  <WordsField
    label="Cosa cerchi"
    placeholder="Mestiere, azienda, parola"
    words={search.search}
    suggestions={() => import('./job-suggestions.tsx').then((part) => part.JobSuggestions)}
  />
);
