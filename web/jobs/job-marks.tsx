import type { JobSummary } from '../../shared/jobs.ts';
import { payText } from '../../shared/pay.ts';
import { Badge } from '../ui/badge.tsx';

/** Type in colour for full and part time, neutral for the others (specification, section 3). */
function TypeBadge({ type }: Pick<JobSummary, 'type'>) {
  return <Badge tone={type === 'Full-time' ? 'bosco' : type === 'Part-time' ? 'lago' : 'neutral'}>{type}</Badge>;
}

/** What an offer says besides its text: type, contract, pay, board and lodging. */
export function JobMarks({ job }: { job: JobSummary }) {
  const pay = payText(job);
  return (
    <ul className="cluster list-plain">
      <li className="flex">
        <TypeBadge type={job.type} />
      </li>
      <li className="flex">
        <Badge>{job.contract}</Badge>
      </li>
      {pay && (
        <li className="flex">
          <Badge icon="euro">{pay}</Badge>
        </li>
      )}
      {job.meals && (
        <li className="flex">
          <Badge icon="utensils">Vitto</Badge>
        </li>
      )}
      {job.housing && (
        <li className="flex">
          <Badge icon="bed">Alloggio</Badge>
        </li>
      )}
    </ul>
  );
}
