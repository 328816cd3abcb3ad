import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ageLabel } from '../../../shared/dates.ts';
import { statedValues } from '../../../shared/fields.ts';
import { PUBLIC_JOB_FIELDS } from '../../../shared/job-fields.ts';
import type { PublicJob } from '../../../shared/jobs.ts';
import { useNow } from '../../app/now.tsx';
import { useValues } from '../../forms/form-values.ts';
import { WIDE } from '../../lists/result-row.tsx';
import { JobFacts } from '../list/job-facts.tsx';
import { JobTerms } from '../list/job-marks.tsx';
import { JobText } from '../list/job-text.tsx';
import { typedBody } from './check-job.ts';
import { type JobForm, PREVIEW_ID, type PublishJobValues } from './publish-job-values.ts';

/** The offer as far as it is typed: what was not chosen yet, or cannot be read, is absent. */
const offerOf = (values: PublishJobValues): PublicJob => ({
  ...statedValues(PUBLIC_JOB_FIELDS, typedBody(values)),
  id: '',
  town: null,
  lat: null,
  lon: null,
  postedDate: '',
  validThrough: '',
  open: true,
  status: 'open',
  confirmedAt: null,
});

const wide = window.matchMedia(WIDE);
function subscribeToWidth(onChange: () => void): () => void {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** The offer as its card and its page will show it: beside the form on a wide screen, folded in it on others. No live region, as it follows each key. */
export function JobPreview({ form }: { form: JobForm }) {
  const isWide = useSyncExternalStore(subscribeToWidth, () => wide.matches);
  const beside = isWide ? document.getElementById(PREVIEW_ID) : null;
  const [isOpen, setOpen] = useState(false);
  const job = offerOf(useDeferredValue(useValues(form)));
  if (beside)
    return createPortal(
      <section
        aria-labelledby="anteprima-titolo"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keys
        tabIndex={0}
        className="stack-sm max-h-[calc(100vh-3rem)] overflow-y-auto"
      >
        <h2 id="anteprima-titolo" className="text-h3">
          Anteprima
        </h2>
        <Offer job={job} />
      </section>,
      beside,
    );
  return (
    <details className="card py-2! sm:py-3!" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="py-2.5">Anteprima</summary>
      {isOpen && <Offer job={job} />}
    </details>
  );
}

function Offer({ job }: { job: PublicJob }) {
  const now = useNow();
  return (
    <div className="stack pb-3">
      <article className="card job-card pb-2.5!">
        <h3 className="break-words">{job.title ?? 'Titolo dell’offerta'}</h3>
        <p className="job-card-text break-words">{[job.companyName, job.location].filter(Boolean).join(' · ')}</p>
        {job.type && <JobTerms job={job} now={now} />}
        <p className="job-card-text">{ageLabel(now, now)}</p>
      </article>
      <JobFacts job={job} />
      {job.description && <JobText text={job.description} />}
    </div>
  );
}
