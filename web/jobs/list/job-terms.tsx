import { countdownText } from '../../../shared/deadline.ts';
import { licenceText } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { payText } from '../../../shared/pay.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Type in colour for full and part time, neutral for the others. */
export function TypeBadge({ type }: Pick<JobSummary, 'type'>) {
  return <Badge tone={type === 'Full-time' ? 'bosco' : type === 'Part-time' ? 'lago' : 'neutral'}>{type}</Badge>;
}

/** Terms of an offer on its card: pay, board and lodging, type and contract. A seasonal contract says the type once more, so it is left out. */
export function JobTerms({ job, now }: { job: JobSummary; now: Date }) {
  const countdown = countdownText(job.applyBy, now);
  const pay = payText(job);
  const licence = licenceText(job.licence);
  const isSaid = job.type === 'Stagionale' && job.contract === 'Contratto stagionale';
  return (
    <>
      <p className="job-card-terms">
        <span className={pay ? 'font-700' : 'text-muted'}>{pay ?? 'Paga non indicata'}</span>
        {job.meals && (
          <span>
            <Icon name="utensils" /> Vitto
          </span>
        )}
        {job.housing && (
          <span>
            <Icon name="bed" /> Alloggio
          </span>
        )}
      </p>
      <p className="job-card-terms">
        <TypeBadge type={job.type} />
        {!isSaid && <span>{job.contract}</span>}
        {licence && <Badge>{licence}</Badge>}
        {countdown && <Badge tone="larice">{countdown}</Badge>}
      </p>
    </>
  );
}
