import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { pagePath } from '../../../shared/paths.ts';
import { LACKS_PAY, needsPay, WHY_PAY } from '../../../shared/pay-needed.ts';
import { ownJobOptions } from '../../api/own-jobs.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink, Link } from '../../app/link.tsx';
import { Outcome } from '../../forms/outcome.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { AddPay } from './add-pay.tsx';
import { HELD, PosterLink } from './own-job-state.tsx';

type PublishedOfferProps = {
  readonly state: unknown;
  /** Shown for an urgent offer that is online. */
  readonly urgent: (id: string) => ReactNode;
  readonly children: ReactNode;
};

/** The offer that the form has put into the state of the address. */
export function PublishedOffer({ state, urgent, children }: PublishedOfferProps) {
  const { published }: Readonly<Record<string, unknown>> = Object(state);
  const { id, title, family, held, needed }: Readonly<Record<string, unknown>> = Object(published);
  if (typeof id !== 'string' || typeof title !== 'string') return null;
  return (
    <div className="stack mt-3 mb-6">
      <Outcome tone="success" title={held === true ? 'La tua offerta aspetta la redazione' : 'La tua offerta è online'}>
        <p className="break-words">{title}</p>
        {held === true ? (
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
        {family === true && (
          <p>
            Prima che cominci: <a href={pagePath.firstDaySheet()}>il promemoria per la famiglia, da stampare</a>.
          </p>
        )}
      </Outcome>
      {children}
      {needed === true && held !== true && urgent(id)}
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
