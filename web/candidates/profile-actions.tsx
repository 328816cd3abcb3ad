import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { ButtonLink } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { deleteCandidate, renewLink, setHidden } from './mutations.ts';

export type OwnPart = 'edit' | 'blocks';

type ProfileActionsProps = {
  readonly own: OwnCandidate;
  readonly authorization: string;
  readonly byLink: boolean;
  readonly part: OwnPart | null;
  readonly onPart: (part: OwnPart | null) => void;
};

type Notified = { readonly title: string; readonly description: string };

/** Outcome of showing a profile: an administrator, or a suspension, may keep it hidden. */
const SHOWN: Readonly<Record<OwnCandidate['status'], Notified>> = {
  open: { title: 'Profilo visibile', description: 'È di nuovo online.' },
  companies: { title: 'Profilo visibile', description: 'Lo vedono di nuovo le aziende registrate.' },
  hidden: { title: 'Il profilo resta nascosto', description: 'Lo abbiamo nascosto noi: scrivici per sapere perché.' },
  deleted: { title: 'Il profilo è eliminato', description: 'Nessuno lo vede.' },
};

const showFailed = failureToast('Modifica non riuscita', { refused: 'Controlla la connessione e riprova.' });

export function ProfileActions({
  own: { id, status, hiddenReason },
  authorization,
  byLink,
  part,
  onPart,
}: ProfileActionsProps) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const attempt = async (work: () => Promise<OwnCandidate>, notified: (own: OwnCandidate) => Notified) => {
    if (pending) return;
    setPending(true);
    try {
      showToast(notified(await work()));
    } catch (error) {
      showFailed(error);
    }
    setPending(false);
  };
  const which = { id, authorization };
  const show = () =>
    attempt(
      () => setHidden(client, which, false),
      (own) => SHOWN[own.status],
    );
  const hide = () =>
    attempt(
      () => setHidden(client, which, true),
      () => ({ title: 'Profilo nascosto', description: 'Da adesso nessuno lo vede, finché non lo mostri.' }),
    );
  const remove = () =>
    attempt(
      () => deleteCandidate(client, which),
      () => ({ title: 'Profilo eliminato', description: 'Da adesso nessuno lo vede.' }),
    );
  if (status === 'deleted')
    return (
      <p>
        <Button variant="secondary" aria-disabled={pending} onClick={show}>
          Annulla l’eliminazione
        </Button>
      </p>
    );
  const isShown = status !== 'hidden';
  return (
    <p className="cluster">
      <Button data-part="edit" aria-disabled={pending} onClick={() => onPart('edit')}>
        Modifica il profilo
      </Button>
      {status === 'open' && <ButtonLink to={pagePath.candidate(id)}>Vedi il profilo</ButtonLink>}
      <Button
        variant="secondary"
        data-part="blocks"
        aria-expanded={part === 'blocks'}
        onClick={() => onPart(part === 'blocks' ? null : 'blocks')}
      >
        Aziende escluse
      </Button>
      {hiddenReason === null && (
        <Button variant="secondary" aria-disabled={pending} onClick={isShown ? hide : show}>
          {isShown ? 'Nascondi il profilo' : 'Mostra il profilo'}
        </Button>
      )}
      {byLink && <NewLink authorization={authorization} />}
      <Button variant="danger" aria-disabled={pending} onClick={remove}>
        Elimina il profilo
      </Button>
    </p>
  );
}

/** Ends the private link of the page, which somebody else may have, and goes on with another one. */
function NewLink({ authorization }: Pick<ProfileActionsProps, 'authorization'>) {
  const showNewLink = useNewLink(authorization);
  const [key] = useState(() => crypto.randomUUID());
  const renewal = useMutation({
    mutationFn: () => renewLink({ authorization, key }),
    onSuccess: ({ manageToken }) => showNewLink(manageToken),
    onError: showFailed,
  });
  return (
    <Button
      variant="secondary"
      loading={renewal.isPending}
      loadingLabel="Un momento..."
      onClick={() => renewal.mutate()}
    >
      Cambia il link privato
    </Button>
  );
}

/** Goes on with the private link that has taken the place of the page's. The profile, scroll position and focus stay. */
function useNewLink(authorization: string): (token: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (token) => {
    const own = client.getQueryData(ownCandidatesOptions(authorization).queryKey);
    client.setQueryData(ownCandidatesOptions(`Link ${token}`).queryKey, own);
    showToast({
      title: 'Il link privato è cambiato',
      description: 'Quello di prima non vale più: salva l’indirizzo di questa pagina.',
    });
    await navigate(ownCandidateLink(token), { replace: true, preventScrollReset: true });
  };
}
