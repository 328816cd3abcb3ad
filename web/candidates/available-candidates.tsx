import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { RADIUS } from '../../shared/job-values.ts';
import type { JobDetail } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { municipalityBySlug } from '../../shared/places/municipalities.ts';
import { readOrNullOptions } from '../api/call-options.ts';
import { countOf } from '../api/list-page.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { countText } from '../lists/list-texts.ts';
import { TICKED } from '../lists/search-address.ts';
import { CandidateCard } from './candidate-card.tsx';
import { type CandidateSearch, candidateSearchPath, readCandidateSearch } from './candidate-search.ts';
import { candidateListOptions, companyCandidateListOptions } from './queries.ts';

const SHOWN = 3;
const COUNTED = { one: 'persona disponibile subito', many: 'persone disponibili subito' };

/** People whom the list of profiles finds for an urgent offer: of its trade, around its town. Nothing is sent to them. */
export function AvailableCandidates({ id }: { id: string }) {
  const { data: job } = useQuery(readOrNullOptions('GET /api/jobs/:id', { params: { id } }, { nullOn: [404] }));
  return job?.neededFrom && job.similarSearch ? <FoundCandidates title={job.title} search={searchFor(job)} /> : null;
}

const searchFor = ({ similarSearch, town }: JobDetail): CandidateSearch =>
  readCandidateSearch(
    new URLSearchParams({
      search: similarSearch,
      location: municipalityBySlug(town ?? '')?.name ?? '',
      radius: String(RADIUS.default),
      available: TICKED,
      sort: 'recent',
    }),
  );

function FoundCandidates({ title, search }: { title: string; search: CandidateSearch }) {
  const isCompany = useSession()?.user.role === 'employer';
  const everybody = useInfiniteQuery(candidateListOptions(search));
  const companies = useInfiniteQuery({ ...companyCandidateListOptions(search), enabled: isCompany });
  const pages = [everybody, companies].flatMap(({ data }) => data?.pages[0] ?? []);
  const people = pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => b.postedDate.localeCompare(a.postedDate))
    .slice(0, SHOWN);
  if (people.length === 0) return null;
  const counts = pages.map(countOf);
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const reach = search.radius === null ? 'in tutta la valle' : `entro ${search.radius} km da ${search.location}`;
  return (
    <section className="stack-sm" aria-labelledby={`subito-${search.search}`}>
      <h2 id={`subito-${search.search}`} className="text-h3 break-words">
        {`${countText({ total, exact: counts.every(({ exact }) => exact) }, COUNTED)} per “${title}”`}
      </h2>
      <p className="muted">{`Profili per “${search.search}”, ${reach}. Prima chi ha pubblicato il profilo per ultimo: non è una classifica. Non ricevono nulla finché non scrivi tu.`}</p>
      <div className="grid gap-3 md:grid-cols-3">
        {people.map((candidate) => (
          <CandidateCard key={candidate.id} candidate={candidate} origin={null} />
        ))}
      </div>
      <p>
        <Link to={candidateSearchPath(pagePath.candidates(), search)}>Vedi l’elenco dei disponibili subito</Link>
      </p>
    </section>
  );
}
