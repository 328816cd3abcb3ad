import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobDetail } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { readOrNullOptions } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { TICKED } from '../lists/search-address.ts';
import { CandidateCard } from './candidate-card.tsx';
import { candidateSearchPath, readCandidateSearch } from './candidate-search.ts';
import { candidateListOptions, companyCandidateListOptions } from './queries.ts';

const SHOWN = 3;

/** People whom the list of profiles finds for an urgent offer: of its trade, around its town. Nothing is sent to them. */
export function AvailableCandidates({ id }: { id: string }) {
  const { data: job } = useQuery(readOrNullOptions('GET /api/jobs/:id', { params: { id } }, { nullOn: [404] }));
  return job?.neededFrom && job.similarSearch ? <FoundCandidates job={job} /> : null;
}

function FoundCandidates({ job: { id, title, town, similarSearch } }: { job: JobDetail }) {
  const place = municipalityBySlug(town ?? '')?.name ?? '';
  const query = { search: similarSearch, location: place, radius: String(RADIUS.default), available: TICKED };
  const search = readCandidateSearch(new URLSearchParams({ ...query, sort: 'recent' }));
  const isCompany = useSession()?.user.role === 'employer';
  const everybody = useInfiniteQuery(candidateListOptions(search));
  const companies = useInfiniteQuery({ ...companyCandidateListOptions(search), enabled: isCompany });
  const people = [everybody, companies]
    .flatMap(({ data }) => data?.pages[0]?.items ?? [])
    .toSorted((a, b) => b.postedDate.localeCompare(a.postedDate));
  if (people.length === 0) return null;
  return (
    <section className="stack-sm" aria-labelledby={`subito-${id}`}>
      <h2 id={`subito-${id}`} className="text-h3 break-words">
        {`Disponibili subito per “${title}”`}
      </h2>
      <p className="muted">
        Prima chi ha pubblicato il profilo per ultimo: non è una classifica. Non ricevono nulla finché non scrivi tu.
      </p>
      <div className="grid gap-3 md:grid-cols-3">
        {people.slice(0, SHOWN).map((candidate) => (
          <CandidateCard key={candidate.id} candidate={candidate} origin={null} />
        ))}
      </div>
      <p>
        <Link to={candidateSearchPath(pagePath.candidates(), search)}>Vedi l’elenco dei disponibili subito</Link>
      </p>
    </section>
  );
}
