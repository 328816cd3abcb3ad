import { readOptions } from '../api/call-options.ts';
import { countText } from '../lists/list-texts.ts';
import { SearchSuggestions } from '../lists/search-suggestions.tsx';
import type { DeferredListProps } from '../lists/suggested.tsx';

const optionsFor = (search: string) =>
  readOptions('GET /api/candidates/suggestions', { query: { search } }, { meta: { optional: true }, staleTime: 0 });

export const CandidateSuggestions = (props: DeferredListProps) => (
  <SearchSuggestions
    {...props}
    optionsFor={optionsFor}
    foundText={(count) => countText(count, { one: 'profilo', many: 'profili' })}
  />
);
