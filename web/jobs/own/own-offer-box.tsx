import type { OwnJob } from '../../../shared/jobs.ts';
import { pagePath, receivedPath } from '../../../shared/paths.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../app/link.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { CloseJob } from './close-job.tsx';
import { applicationsText, PosterLink } from './own-job-state.tsx';

export function OwnOfferBox({ job }: { job: OwnJob }) {
  const session = useSession();
  return (
    <section id="candidati" className="card stack-sm" aria-labelledby="candidati-titolo" tabIndex={-1}>
      <h2 id="candidati-titolo" className="text-h3 break-words">
        {job.employer ? `Lavori a questa offerta per ${job.employer.name}` : 'È la tua offerta'}
      </h2>
      {session && <p className="muted">{`Sei loggato come ${session.user.name}`}</p>}
      <ButtonLink variant="primary" to={receivedPath(job.id)}>
        {applicationsText(job.applications)}
      </ButtonLink>
      <div className="grid gap-2">
        {job.mayChange && <ButtonLink to={pagePath.editJob(job.id)}>Modifica</ButtonLink>}
        <ShareButton title={job.title} />
        <PosterLink id={job.id} />
        {job.mayChange && <CloseJob job={job} />}
      </div>
      <p className="employer-only grid">
        <ButtonLink to={pagePath.candidates()}>Sfoglia Candidati</ButtonLink>
      </p>
    </section>
  );
}
