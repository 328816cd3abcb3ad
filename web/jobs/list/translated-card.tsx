import { romeDaysBetween } from '../../../shared/dates.ts';
import { extrasOf } from '../../../shared/job-values.ts';
import { lastDays } from '../../../shared/job-words.ts';
import type { JobSummary } from '../../../shared/jobs.ts';
import { fill } from '../../../shared/language-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { toggleSaved, useSavedJobs } from '../../api/saved-jobs.ts';
import { useWords } from '../../app/languages.tsx';
import { Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { Italian, type Words } from '../../app/words.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
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

function daysAgo({ texts: { offer, counted: forms }, counted }: Words, since: string, now: Date): string {
  const days = romeDaysBetween(new Date(since), now);
  return days === 0 ? offer.today : counted(forms.daysAgo, days);
}

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
  const { offer } = useWords().texts;
  const pressed = useSavedJobs().includes(job.id);
  const toggle = () => {
    const outcome = toggleSaved(job.id, job);
    if (outcome === 'done') return;
    const title = outcome === 'full' ? offer.saveFull : offer.saveFailed;
    showToast({ title, tone: 'destructive' });
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

/** Terms of an offer, as far as a card has them. @param large true on its own page, where the pay is written large */
export function TranslatedTerms({ job, large = false }: { job: JobSummary; large?: boolean }) {
  const words = useWords();
  const now = useNow();
  const { counted, moment, texts } = words;
  const { offer, values } = texts;
  const pay = payWords(words, job);
  const left = lastDays(job.applyBy, now);
  const isSeasonal = job.type === 'Stagionale' && job.contract === 'Contratto stagionale';
  return (
    <>
      <UrgentMark text={job.open && job.neededFrom ? fill(offer.urgent, { when: moment(job.validThrough) }) : null} />
      <p className="job-card-terms">
        <span className={classNames(pay ? 'font-700' : 'text-muted', large && 'text-h2')}>{pay ?? offer.noPay}</span>
        {extrasOf(job).map(({ name, icon }) => (
          <span key={name}>
            <Icon name={icon} />
            {` ${texts.filters[name]}`}
          </span>
        ))}
      </p>
      <p className="job-card-terms">
        <Badge>{values.type[job.type]}</Badge>
        {!isSeasonal && <span>{values.contract[job.contract]}</span>}
        {job.licence && <Badge>{fill(offer.needsLicence, { licence: job.licence })}</Badge>}
        {left !== null && <Badge tone="larice">{counted(texts.counted.daysLeft, left)}</Badge>}
      </p>
      <p className="job-card-text">
        {fill(offer.published, { when: daysAgo(words, job.postedDate, now) })}
        {job.open && job.confirmedAt && ` · ${fill(offer.confirmed, { when: daysAgo(words, job.confirmedAt, now) })}`}
      </p>
    </>
  );
}

export function TranslatedCard({ job }: { job: JobSummary }) {
  const { texts, path: inLanguage } = useWords();
  const path = inLanguage(pagePath.job(job.id));
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
      <TranslatedTerms job={job} />
      <p className="job-card-links above">
        <Link to={path} tabIndex={-1}>
          <Named text={texts.offer.details} job={job} />
        </Link>
        {job.open && (
          <Link to={`${path}#candidati`}>
            <Named text={texts.offer.apply} job={job} />
          </Link>
        )}
      </p>
    </article>
  );
}
