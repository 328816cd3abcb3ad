import { useQuery } from '@tanstack/react-query';
import type { PublicJob } from '../../shared/jobs.ts';
import { JobCard } from './job-card.tsx';
import { similarJobsOptions } from './job-queries.ts';

const SHOWN = 3;

/** Open offers like this one; nothing where there is none. */
export function SimilarJobs({ job }: { job: PublicJob }) {
  const { data } = useQuery(similarJobsOptions(job));
  const similar = data?.items.filter(({ id }) => id !== job.id).slice(0, SHOWN) ?? [];
  if (similar.length === 0) return null;
  return (
    <section className="stack no-print" aria-labelledby="simili">
      <h2 id="simili">Offerte simili</h2>
      <ul className="list-plain grid-cards">
        {similar.map((other) => (
          <li key={other.id} className="grid">
            <JobCard job={other} origin={null} />
          </li>
        ))}
      </ul>
    </section>
  );
}
