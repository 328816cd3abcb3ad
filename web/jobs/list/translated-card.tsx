import { romeDaysBetween } from '../../../shared/dates.ts';
import { EXTRAS, extrasOf } from '../../../shared/job-values.ts';
import { lastDays } from '../../../shared/job-words.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { fill } from '../../../shared/language-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { toggleSaved, useSavedJobs } from '../../api/saved-jobs.ts';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { Italian, useWords, type Words } from '../../languages/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { UrgentMark } from './job-marks.tsx';

/** The pay as it was written; null where none was. */
export function payWords({ texts: { offer, values }, money }: Words, job: JobSummary): string | null {
  const { salaryMin: min, salaryMax: max, salaryPeriod, salaryNet } = job;
  const amount =
    min === null
      ? max && fill(offer.upTo, { pay: money(max) })
      : max === null
        ? fill(offer.from, { pay: money(min) })
        : [...new Set([min, max])].map(money).join(' – ');
  if (!amount) return null;
  return [amount, salaryNet && offer.net, salaryPeriod && values.period[salaryPeriod]].filter(Boolean).join(' ');
}

export function daysAgo({ texts: { offer, counted: forms }, counted }: Words, since: string, now: Date): string {
  const days = romeDaysBetween(new Date(since), now);
  return days === 0 ? offer.today : counted(forms.daysAgo, days);
}

/** The last days before a deadline; null before and after. */
export function daysLeft({ texts, counted }: Words, { applyBy }: JobSummary, now: Date): string | null {
  const days = lastDays(applyBy, now);
  return days === null ? null : counted(texts.counted.daysLeft, days);
}

export const urgentWords = ({ texts, moment }: Words, { open, neededFrom, validThrough }: JobSummary): string | null =>
  open && neededFrom ? fill(texts.offer.urgent, { when: moment(validThrough) }) : null;

export const extraName = ({ texts: { offer } }: Words, label: string): string =>
  label === EXTRAS.housing.label ? offer.lodging : offer.meals;

type NamedProps = { readonly text: string; readonly job: JobSummary; readonly hidden?: boolean };

/** A name with the title of its offer, which is read out as Italian. */
const Named = ({ text, job, hidden = false }: NamedProps) => (
  <>
    <span className={hidden ? 'sr-only' : undefined}>{text}</span>
    <span className="sr-only">
      {': '}
      <Italian>{job.title}</Italian>
    </span>
  </>
);

export function TranslatedSave({ job }: { job: JobSummary }) {
  const { site, offer } = useWords().texts;
  const pressed = useSavedJobs().includes(job.id);
  const toggle = () => {
    const outcome = toggleSaved(job.id, job);
    if (outcome === 'done') return;
    const title = outcome === 'full' ? offer.saveFull : offer.saveFailed;
    showToast({ title, tone: 'destructive', labels: { close: site.close, region: site.saved } });
  };
  return (
    <button
      type="button"
      className={`${buttonClass('icon')} needs-script above`}
      aria-pressed={pressed}
      onClick={toggle}
    >
      <Icon name={pressed ? 'heart-filled' : 'heart'} />
      <Named text={offer.save} job={job} hidden />
    </button>
  );
}

export function TranslatedCard({ job }: { job: JobSummary }) {
  const words = useWords();
  const now = useNow();
  const { offer, values } = words.texts;
  const path = words.path(pagePath.job(job.id));
  const pay = payWords(words, job);
  const left = daysLeft(words, job, now);
  return (
    <article className="card card-link job-card">
      <div className="flex flex-wrap items-start justify-end gap-x-2">
        <h3 className="flex-[1_1_9rem] min-w-0">
          <Link className="stretched" to={path}>
            <Italian>{job.title}</Italian>
          </Link>
        </h3>
        <TranslatedSave job={job} />
      </div>
      <p className="job-card-text">
        <Italian>{job.companyName}</Italian> · <Italian>{job.location}</Italian>
      </p>
      <UrgentMark text={urgentWords(words, job)} />
      <p className="job-card-terms">
        <span className={pay ? 'font-700' : 'text-muted'}>{pay ?? offer.noPay}</span>
        {extrasOf(job).map(({ label, icon }) => (
          <span key={label}>
            <Icon name={icon} />
            {` ${extraName(words, label)}`}
          </span>
        ))}
      </p>
      <p className="job-card-terms">
        <Badge>{values.type[job.type]}</Badge>
        {!(job.type === 'Stagionale' && job.contract === 'Contratto stagionale') && (
          <span>{values.contract[job.contract]}</span>
        )}
        {job.licence && <Badge>{fill(offer.needsLicence, { licence: job.licence })}</Badge>}
        {left && <Badge tone="larice">{left}</Badge>}
      </p>
      <p className="job-card-text">
        {fill(offer.published, { when: daysAgo(words, job.postedDate, now) })}
        {job.open && job.confirmedAt && ` · ${fill(offer.confirmed, { when: daysAgo(words, job.confirmedAt, now) })}`}
      </p>
      <p className="job-card-links above">
        <Link to={path} tabIndex={-1}>
          <Named text={offer.details} job={job} />
        </Link>
        {job.open && (
          <Link to={`${path}#candidati`}>
            <Named text={offer.apply} job={job} />
          </Link>
        )}
      </p>
    </article>
  );
}
