import { type ComponentProps, use } from 'react';
import { extrasOf, licenceText, typeLabel } from '../../../shared/job-values.ts';
import { countdownText, datesText, lastDays, urgentText } from '../../../shared/job-words.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { payText } from '../../../shared/pay.ts';
import { WordsContext } from '../../app/languages.tsx';
import { useNow } from '../../app/now.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

const toneOf = ({ type }: JobSummary) => (type === 'Full-time' ? 'bosco' : type === 'Part-time' ? 'lago' : 'neutral');

const URGENT = { tone: 'larice', icon: 'clock' } as const;

const italianTerms = (job: JobSummary, now: Date) => ({
  urgent: urgentText(job),
  pay: payText(job),
  noPay: 'Paga non indicata',
  type: typeLabel(job.type),
  contract: job.contract,
  licence: licenceText(job.licence),
  countdown: countdownText(job.applyBy, now),
});

type JobTermsProps = {
  readonly job: JobSummary;
  readonly now: Date;
  /** True where the pay is written large. */
  readonly large?: boolean;
};

/** Terms of an offer on its card: pay, board and lodging, type and contract. A seasonal contract says the type once more, so it is left out. */
export function JobTerms({ job, now, large = false }: JobTermsProps) {
  const words = use(WordsContext);
  const terms = words?.terms(job, lastDays(job.applyBy, now)) ?? italianTerms(job, now);
  const { urgent, pay, noPay, type, contract, licence, countdown } = terms;
  const isSeasonal = job.type === 'Stagionale' && job.contract === 'Contratto stagionale';
  return (
    <>
      <p className="job-card-terms">
        {urgent && <Badge {...URGENT}>{urgent}</Badge>}
        <span className={classNames(pay ? 'font-700' : 'text-muted', large && 'text-h2')}>{pay ?? noPay}</span>
        {extrasOf(job).map(({ name, label, icon }) => (
          <span key={name}>
            <Icon name={icon} />
            {` ${words?.texts.filters[name] ?? label}`}
          </span>
        ))}
      </p>
      <p className="job-card-terms">
        <Badge tone={toneOf(job)}>{type}</Badge>
        {!isSeasonal && <span>{contract}</span>}
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
    [urgentText(job), URGENT],
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
