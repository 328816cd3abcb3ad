import { useQuery } from '@tanstack/react-query';
import { JobCard } from '../list/job-card.tsx';
import { similarJobsOptions } from './job-queries.ts';

/** Open offers like this one; nothing where there is none. */
export function SimilarJobs({ id }: { id: string }) {
  const { data: similar } = useQuery(similarJobsOptions(id));
  if (!similar || similar.length === 0) return null;
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
