import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { PublicJob } from '../../../shared/jobs.ts';
import { pagePath } from '../../../shared/paths.ts';
import { LACKS_PAY, needsPay, WHY_PAY } from '../../../shared/pay-needed.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink, Link } from '../../app/link.tsx';
import { Outcome } from '../../forms/outcome.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { AddPay } from './add-pay.tsx';
import { HELD, PosterLink } from './own-job-state.tsx';

/** An offer that was just published. */
export function PublishedOffer({ job, children }: { job: PublicJob; children: ReactNode }) {
  const { id, title } = job;
  const held = job.status === 'hidden';
  return (
    <div className="stack mt-3 mb-6">
      <Outcome tone="success" title={held ? 'La tua offerta aspetta la redazione' : 'La tua offerta è online'}>
        <p className="break-words">{title}</p>
        {held ? (
          <p>
            {HELD} <Link to={pagePath.ownJobs()}>Le tue offerte</Link>
          </p>
        ) : (
          <div className="cluster [&>*]:px-3! [&>*]:text-sm">
            <ButtonLink to={pagePath.job(id)}>Guarda l’offerta</ButtonLink>
            <ShareButton title={title} path={pagePath.job(id)} />
            <PosterLink id={id} />
          </div>
        )}
        {job.employerKind === 'famiglia' && (
          <p>
            Prima che cominci: <a href={pagePath.firstDaySheet()}>il promemoria per la famiglia, da stampare</a>.
          </p>
        )}
      </Outcome>
      {children}
      <PayMissing key={id} id={id} />
    </div>
  );
}

function PayMissing({ id }: { id: string }) {
  const session = useSession();
  const { data } = useQuery({ ...ownJobOptions(id), enabled: Boolean(session) });
  // The offer as it was found: once its pay is there, the place of the form says that.
  const [requested, setRequested] = useState(data?.salaryMin === null ? data : null);
  if (requested === null && data?.salaryMin === null) setRequested(data);
  if (!requested) return null;
  return (
    <AddPay job={requested} title={needsPay(requested) ? LACKS_PAY : 'Vuoi dire la paga?'}>
      {needsPay(requested) ? WHY_PAY : 'Chi legge decide prima, e ti scrive chi fa al caso tuo.'}
    </AddPay>
  );
}
