import { useExactPosition } from '../../app/position.ts';
import { usePlace } from '../../lists/place-query.ts';
import { useList } from '../../lists/use-list.ts';
import { JobCard } from './job-card.tsx';
import type { JobSearch } from './job-search.ts';
import { NEAREST } from './nearest-search.ts';
import { jobListOptions } from './queries.ts';

/** The offers that are nearest to the place of a search without a result. */
export function NearestJobs({ search }: { search: JobSearch }) {
  const { data } = useList(jobListOptions(search, NEAREST));
  const here = useExactPosition(search.near);
  const place = usePlace(search.location);
  const items = data?.pages[0]?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="vicine">
      <h2 id="vicine" className="text-h3">
        Le più vicine
      </h2>
      <ul className="list-plain grid-cards">
        {items.map((job) => (
          <li key={job.id} className="grid">
            <JobCard job={job} origin={here ?? place} />
          </li>
        ))}
      </ul>
    </section>
  );
}
