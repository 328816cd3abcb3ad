import type { ComponentProps } from 'react';
import { extrasOf, licenceText, typeLabel } from '../../../shared/job-values.ts';
import { countdownText, datesText, urgentText } from '../../../shared/job-words.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { payText } from '../../../shared/pay.ts';
import { useNow } from '../../app/now.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';

const toneOf = ({ type }: JobSummary) => (type === 'Full-time' ? 'bosco' : type === 'Part-time' ? 'lago' : 'neutral');

/** The hour from which somebody is needed at once. */
export const UrgentMark = ({ text }: { text: string | null }) =>
  text && (
    <p className="job-card-terms">
      <Badge tone="larice" icon="clock">
        {text}
      </Badge>
    </p>
  );

/** Terms of an offer on its card: pay, board and lodging, type and contract. A seasonal contract says the type once more, so it is left out. */
export function JobTerms({ job, now }: { job: JobSummary; now: Date }) {
  const countdown = countdownText(job.applyBy, now);
  const pay = payText(job);
  const licence = licenceText(job.licence);
  const isSeasonal = job.type === 'Stagionale' && job.contract === 'Contratto stagionale';
  return (
    <>
      <UrgentMark text={urgentText(job)} />
      <p className="job-card-terms">
        <span className={pay ? 'font-700' : 'text-muted'}>{pay ?? 'Paga non indicata'}</span>
        {extrasOf(job).map(({ label, icon }) => (
          <span key={label}>
            <Icon name={icon} />
            {` ${label}`}
          </span>
        ))}
      </p>
      <p className="job-card-terms">
        <Badge tone={toneOf(job)}>{typeLabel(job.type)}</Badge>
        {!isSeasonal && <span>{job.contract}</span>}
        {licence && <Badge>{licence}</Badge>}
        {countdown && <Badge tone="larice">{countdown}</Badge>}
      </p>
    </>
  );
}

/** @param brief true beside the details of the offer's page, which say the rest: each fact is there once */
export function JobMarks({ job, brief = false }: { job: JobSummary; brief?: boolean }) {
  const marks: readonly (readonly [
    text: string | null | false,
    look?: Omit<ComponentProps<typeof Badge>, 'children'>,
  ])[] = [
    [urgentText(job), { tone: 'larice', icon: 'clock' }],
    [!brief && typeLabel(job.type), { tone: toneOf(job) }],
    [!brief && job.contract],
    [!brief && (payText(job) ?? 'Paga non indicata'), { icon: 'euro' }],
    ...extrasOf(job).map(({ label, icon }) => [label, { icon }] as const),
    [!brief && job.shifts.join(', '), { icon: 'clock' }],
    [datesText(job), { icon: 'calendar' }],
    [!brief && job.openings !== null && job.openings > 1 && `${job.openings} persone`, { icon: 'users' }],
    [!brief && licenceText(job.licence)],
    [countdownText(job.applyBy, useNow()), { tone: 'larice' }],
  ];
  const shown = marks.flatMap(([text, look]) => (text ? [{ text, look }] : []));
  if (shown.length === 0) return null;
  return (
    <ul className="cluster list-plain">
      {shown.map(({ text, look }) => (
        <li key={text} className="flex">
          <Badge {...look}>{text}</Badge>
        </li>
      ))}
    </ul>
  );
}
