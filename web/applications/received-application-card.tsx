import { type SyntheticEvent, useState } from 'react';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { longDate } from '../../shared/dates.ts';
import { late } from '../app/late.tsx';
import { Badge } from '../ui/badge.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ReceivedBadge } from './application-status.tsx';
import { useSetStatus } from './received-queries.ts';

/** Within a card, which opens at a press. */
const ReceivedContent = late(async () => (await import('./received-content.tsx')).ReceivedContent);

type CardProps = { readonly application: ReceivedApplication };

/** One application as the employer reads it. Opening it is what makes it read; the list alone does not. */
export function ReceivedApplicationCard({ application }: CardProps) {
  const { id, name, status, createdAt, ticks, verified, mayAnswer } = application;
  const read = useSetStatus(id);
  const [opened, setOpened] = useState(false);
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) setOpened(true);
    // A failure loses nothing: opening the card again repeats the call.
    if (currentTarget.open && mayAnswer && status === 'sent' && !read.isPending) read.mutate({ status: 'read' });
  };
  return (
    <details className="card min-w-0 flex-1" onToggle={onToggle}>
      <summary className="[scroll-margin-bottom:6rem]">
        <span className="break-words">{name}</span> <ReceivedBadge status={status} />
        {!verified && (
          <span>
            {' '}
            <Badge tone="larice">Contatto non verificato</Badge>
          </span>
        )}
        <span className="block muted font-400">
          {`${longDate(new Date(createdAt))}${ticks.length > 0 ? ` · Requisiti: ${ticks.filter(({ has }) => has).length}\u00A0su\u00A0${ticks.length}` : ''}`}
        </span>
      </summary>
      <div className="stack pt-4">
        {status === 'withdrawn' ? (
          <p className="measure">Ha ritirato la candidatura: messaggio, CV e contatti non si vedono più.</p>
        ) : (
          // It stays once it was opened: what was typed there is kept.
          opened && <ReceivedContent application={application} />
        )}
        <ApplicationHistory history={application.history} reason={application.reason} />
      </div>
    </details>
  );
}
