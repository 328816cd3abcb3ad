import { longDate } from '../../../shared/dates.ts';
import { countdownText } from '../../../shared/deadline.ts';
import { licenceText } from '../../../shared/job-values.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { payText } from '../../../shared/pay.ts';
import { useNow } from '../../app/now.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TypeBadge } from './job-terms.tsx';

/** `1 giugno 2027 – 15 settembre 2027`, or the one that is known; null without any. */
function datesText({ startDate, endDate }: JobSummary): string | null {
  const [start, end] = [startDate, endDate].map((day) => day && longDate(new Date(day)));
  if (start && end) return `${start} – ${end}`;
  if (start) return `Inizio: ${start}`;
  return end ? `Fine: ${end}` : null;
}

/** Badges of an offer: type, contract, pay, board and lodging, shifts, dates, number of people, driving licence, last days. */
export function JobMarks({ job }: { job: JobSummary }) {
  const dates = datesText(job);
  const countdown = countdownText(job.applyBy, useNow());
  const licence = licenceText(job.licence);
  return (
    <ul className="cluster list-plain">
      <li className="flex">
        <TypeBadge type={job.type} />
      </li>
      <li className="flex">
        <Badge>{job.contract}</Badge>
      </li>
      <li className="flex">
        <Badge icon="euro">{payText(job) ?? 'Paga non indicata'}</Badge>
      </li>
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
      {job.shifts.length > 0 && (
        <li className="flex">
          <Badge icon="clock">{job.shifts.join(', ')}</Badge>
        </li>
      )}
      {dates && (
        <li className="flex">
          <Badge icon="calendar">{dates}</Badge>
        </li>
      )}
      {job.openings !== null && job.openings > 1 && (
        <li className="flex">
          <Badge icon="users">{`${job.openings} persone`}</Badge>
        </li>
      )}
      {licence && (
        <li className="flex">
          <Badge>{licence}</Badge>
        </li>
      )}
      {countdown && (
        <li className="flex">
          <Badge tone="larice">{countdown}</Badge>
        </li>
      )}
    </ul>
  );
}
