import { use } from 'react';
import { ageLabel, confirmedLabel } from '../../../shared/dates.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import type { Point } from '../../../shared/places/distance.ts';
import { WordsContext } from '../../app/languages.tsx';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { kmFrom } from '../../lists/list-texts.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { JobTerms } from './job-marks.tsx';

const ITALIAN = { details: 'Visualizza Dettagli', apply: 'Candidati Ora' };

export function JobCard({ job, origin }: { job: JobSummary; origin: Point | null }) {
  const now = useNow();
  const words = use(WordsContext);
  const path = (words?.path ?? String)(pagePath.job(job.id));
  const typed = words?.typed ?? String;
  const named = (name: keyof typeof ITALIAN) =>
    words
      ? { children: words.named(words.texts.offer[name], job.title) }
      : { 'aria-label': `${ITALIAN[name]}: ${job.title}`, children: ITALIAN[name] };
  return (
    <article className="card card-link job-card">
      <div className="flex flex-wrap items-start justify-end gap-x-2">
        <h3 className="flex-[1_1_9rem] min-w-0">
          <Link className="stretched" to={path} viewTransition>
            {typed(job.title)}
          </Link>
        </h3>
        <FavouriteButton job={job} />
      </div>
      <p className="job-card-text">
        {typed([job.companyName, job.location, kmFrom(origin, job)].filter(Boolean).join(' · '))}
      </p>
      <JobTerms job={job} now={now} />
      <p className="job-card-text">
        {words?.ages(job, now) ??
          `${ageLabel(new Date(job.postedDate), now)}${job.open && job.confirmedAt ? ` · ${confirmedLabel(new Date(job.confirmedAt), now)}` : ''}`}
      </p>
      <p className="job-card-links above">
        {/* The title leads there too, and the keyboard needs one of them. */}
        <Link to={path} tabIndex={-1} viewTransition {...named('details')} />
        {job.open && <Link to={`${path}#candidati`} {...named('apply')} />}
      </p>
    </article>
  );
}
