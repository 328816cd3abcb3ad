import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longDate } from '../../../shared/dates.ts';
import { categoryLabel } from '../../../shared/job-values.ts';
import type { PublicJob } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { readOptions } from '../../api/call-options.ts';
import { ButtonLine, Link } from '../../app/link.tsx';
import { CopyNotice, ListError, ListLoading } from '../../lists/growing-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { loom } from '../../ui/figures.ts';
import { Icon } from '../../ui/icon.tsx';
import { JobMarks } from './job-marks.tsx';
import { JOB_TEXTS } from './job-texts.ts';
import { jobExcerpt } from './slim-lists.ts';

const LATEST = 10;

/** The newest offers with the start of their descriptions, which other lists leave out of the document. */
export const latestJobsOptions = () =>
  readOptions('GET /api/jobs', { query: { sort: 'recent', limit: LATEST } }, { meta: { excerpts: true } });

const GRID = 'list-plain grid gap-4 md:grid-cols-2';

export function LatestJobs() {
  const { data, isError } = useQuery(latestJobsOptions());
  const client = useQueryClient();
  // The numbers on the page did not come either, most likely.
  const retry = () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  if (isError) return <ListError title={JOB_TEXTS.failed} retry={retry} />;
  if (!data) return <ListLoading text={JOB_TEXTS.loading} places={3} className={GRID} />;
  if (data.items.length === 0)
    return (
      <EmptyState art={loom} title="In questo momento non ci sono annunci aperti" level={3}>
        <p>Torna tra qualche giorno, oppure pubblica il tuo profilo: chi cerca personale ti trova.</p>
        <ButtonLine to={pagePath.publishCandidate()}>Pubblica il tuo profilo</ButtonLine>
      </EmptyState>
    );
  return (
    <div className="stack">
      <CopyNotice copyOf={data.copyOf} text={JOB_TEXTS.copy} />
      <ul className={GRID}>
        {data.items.map((job) => (
          <li key={job.id} className="grid">
            <JobAd job={job} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function JobAd({ job }: { job: PublicJob }) {
  const path = pagePath.job(job.id);
  return (
    <article className="card card-link job-card">
      <p className="flex flex-wrap justify-between gap-2">
        <span className="eyebrow">{categoryLabel(job.category)}</span>
        <time className="muted" dateTime={job.postedDate}>
          {longDate(new Date(job.postedDate))}
        </time>
      </p>
      <h3>
        <Link className="stretched" to={path} viewTransition>
          {job.title}
        </Link>
      </h3>
      <p className="muted">
        <span>{job.companyName}</span>
        <br />
        <Icon name="map-pin" /> <span>{job.location}</span>
      </p>
      <p className="line-clamp-2">{jobExcerpt(job)}</p>
      <JobMarks job={job} />
      <p className="job-card-links above">
        <Link to={path} tabIndex={-1} viewTransition aria-label={`Dettagli: ${job.title}`}>
          Dettagli
        </Link>
      </p>
    </article>
  );
}
