import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import type { SearchTally } from '../../shared/search-log.ts';
import type { CountedSearch } from './queries.ts';

export const toSearchTally = ({ kind, words, town, times }: CountedSearch): SearchTally => ({
  kind,
  words,
  place: municipalityBySlug(town)?.name ?? null,
  times,
});
