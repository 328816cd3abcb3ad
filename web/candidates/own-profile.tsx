import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { longDate } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ApiError } from '../api/fetch-api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { HiddenProfile } from './hidden-profile.tsx';
import { deleteCandidate, setHidden } from './mutations.ts';
import { ReceivedMessages } from './received-messages.tsx';

type OwnProfileProps = { readonly own: OwnCandidate; readonly authorization: string };

const STATES = {
  open: { label: 'Visibile', tone: 'bosco' },
  companies: { label: 'Solo aziende registrate', tone: 'bosco' },
  hidden: { label: 'Nascosto', tone: 'neutral' },
  deleted: { label: 'Eliminato', tone: 'errore' },
} as const;

/** A profile of one's own: what everybody sees, what was received, and how to take it off. */
export function OwnProfile({ own, authorization }: OwnProfileProps) {
  const { id, name, title, location, status, email, purgedAt, hiddenReason } = own;
  const { label, tone } = STATES[status];
  return (
    <article className="card stack" aria-labelledby={`profilo-${id}`}>
      <div className="split">
        <h2 id={`profilo-${id}`} className="text-h3">
          {name}, {title}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="muted">
        <Icon name="map-pin" /> {location}
      </p>
      {purgedAt && (
        <Notice tone="warning" title="Il profilo è eliminato">
          Nessuno lo vede più. Il {longDate(new Date(purgedAt))} lo cancelliamo del tutto, con i messaggi: fino ad
          allora puoi annullare.
        </Notice>
      )}
      {hiddenReason !== null && <HiddenProfile reason={hiddenReason} />}
      {email && (
        <p>
          I messaggi arrivano anche a <strong className="break-words">{email}</strong>, che nessuno vede.
        </p>
      )}
      <Actions own={own} authorization={authorization} />
      <ReceivedMessages id={id} authorization={authorization} />
    </article>
  );
}

function Actions({ own: { id, status, hiddenReason }, authorization }: OwnProfileProps) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const attempt = async (work: () => Promise<void>, title: string, description: string) => {
    if (pending) return;
    setPending(true);
    try {
      await work();
      showToast({ title, description });
    } catch (error) {
      const message = error instanceof ApiError ? error.problem?.message : null;
      showToast({
        title: 'Modifica non riuscita',
        description: message ?? 'Controlla la connessione e riprova.',
        tone: 'destructive',
      });
    }
    setPending(false);
  };
  const which = { id, authorization };
  const show = () => attempt(() => setHidden(client, which, false), 'Profilo visibile', 'È di nuovo online.');
  const hide = () =>
    attempt(
      () => setHidden(client, which, true),
      'Profilo nascosto',
      'Da adesso nessuno lo vede, finché non lo mostri.',
    );
  const remove = () => attempt(() => deleteCandidate(client, which), 'Profilo eliminato', 'Da adesso nessuno lo vede.');
  if (status === 'deleted')
    return (
      <p>
        <Button variant="secondary" aria-disabled={pending} onClick={show}>
          Annulla l’eliminazione
        </Button>
      </p>
    );
  return (
    <p className="cluster">
      {status === 'open' && (
        <Link className={buttonClass('secondary')} to={pagePath.candidate(id)}>
          Vedi il profilo
        </Link>
      )}
      {hiddenReason === null && (
        <Button variant="secondary" aria-disabled={pending} onClick={status === 'open' ? hide : show}>
          {status === 'open' ? 'Nascondi il profilo' : 'Mostra il profilo'}
        </Button>
      )}
      <Button variant="danger" aria-disabled={pending} onClick={remove}>
        Elimina il profilo
      </Button>
    </p>
  );
}
