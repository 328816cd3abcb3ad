import { ageLabel, confirmedLabel } from '../../../shared/dates.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import type { Point } from '../../../shared/places/distance.ts';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { kmFrom } from '../../lists/list-texts.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { JobTerms } from './job-marks.tsx';

export function JobCard({ job, origin }: { job: JobSummary; origin: Point | null }) {
  const now = useNow();
  const path = pagePath.job(job.id);
  return (
    <article className="card card-link job-card">
      <div className="flex flex-wrap items-start justify-end gap-x-2">
        <h3 className="flex-[1_1_9rem] min-w-0">
          <Link className="stretched" to={path} viewTransition>
            {job.title}
          </Link>
        </h3>
        <FavouriteButton job={job} />
      </div>
      <p className="job-card-text">
        {[job.companyName, job.location, kmFrom(origin, job)].filter(Boolean).join(' · ')}
      </p>
      <JobTerms job={job} now={now} />
      <p className="job-card-text">
        {`${ageLabel(new Date(job.postedDate), now)}${job.open && job.confirmedAt ? ` · ${confirmedLabel(new Date(job.confirmedAt), now)}` : ''}`}
      </p>
      <p className="job-card-links above">
        {/* The title leads there too, and the keyboard needs one of them. */}
        <Link to={path} tabIndex={-1} viewTransition aria-label={`Visualizza Dettagli: ${job.title}`}>
          Visualizza Dettagli
        </Link>
        {job.open && (
          <Link to={`${path}#candidati`} aria-label={`Candidati Ora: ${job.title}`}>
            Candidati Ora
          </Link>
        )}
      </p>
    </article>
  );
}
