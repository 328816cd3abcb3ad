import { useNavigate } from 'react-router';
import { pagePath } from '../../../shared/paths.ts';
import { readOptions } from '../../api/call-options.ts';
import { SearchSuggestions } from '../../lists/search-suggestions.tsx';
import type { DeferredListProps } from '../../lists/suggested.tsx';
import { jobSearchPath, readJobSearch } from './job-search.ts';
import { jobCountText } from './job-texts.ts';

const optionsFor = (search: string) =>
  readOptions('GET /api/jobs/suggestions', { query: { search } }, { meta: { optional: true }, staleTime: 0 });

export function JobSuggestions(props: DeferredListProps) {
  const navigate = useNavigate();
  return (
    <SearchSuggestions
      {...props}
      optionsFor={optionsFor}
      foundText={jobCountText}
      onCompany={(slug) => void navigate(pagePath.employer(slug))}
      // A page about one place has no field for another.
      onElsewhere={(location) =>
        void navigate(jobSearchPath(pagePath.jobs(), { ...readJobSearch(new URLSearchParams()), location }))
      }
    />
  );
}
