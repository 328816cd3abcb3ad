import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { pagePath } from '../../shared/paths.ts';
import { ownCandidateLink } from '../../shared/token-links.ts';
import { send } from '../api/call.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { ButtonLink } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { type CandidateChange, changeCandidate } from './mutations.ts';

export type OwnPart = 'edit' | 'blocks';

type ProfileActionsProps = {
  readonly own: OwnCandidate;
  readonly authorization: string;
  readonly byLink: boolean;
  readonly part: OwnPart | null;
  readonly onPart: (part: OwnPart | null) => void;
};

/** Outcome of showing a profile: an administrator, or a suspension, may keep it hidden. */
const SHOWN: Readonly<Record<OwnCandidate['status'], { readonly title: string; readonly description: string }>> = {
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
  const change = useMutation({
    mutationFn: (body: CandidateChange) => changeCandidate(client, { id, authorization }, body),
    onSuccess: (own, body) => {
      if (body === 'delete') showToast({ title: 'Profilo eliminato', description: 'Da adesso nessuno lo vede.' });
      else if (!body.hidden) showToast(SHOWN[own.status]);
      else
        showToast({
          title: 'Profilo nascosto',
          description: 'Da adesso nessuno lo vede, finché non lo mostri.',
        });
    },
    onError: showFailed,
  });
  const pending = change.isPending;
  const attempt = (body: CandidateChange) => () => pending || change.mutate(body);
  if (status === 'deleted')
    return (
      <p>
        <Button variant="secondary" aria-disabled={pending} onClick={attempt({ hidden: false })}>
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
        <Button variant="secondary" aria-disabled={pending} onClick={attempt({ hidden: isShown })}>
          {isShown ? 'Nascondi il profilo' : 'Mostra il profilo'}
        </Button>
      )}
      {byLink && <NewLink authorization={authorization} />}
      <Button variant="danger" aria-disabled={pending} onClick={attempt('delete')}>
        Elimina il profilo
      </Button>
    </p>
  );
}

/**
 * Ends the private link of the page, which somebody else may have, and goes on with the one that takes its place. The profile,
 * scroll position and focus stay.
 */
function NewLink({ authorization }: Pick<ProfileActionsProps, 'authorization'>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const renewal = useMutation({
    // Sent again with the same key, the same link is answered.
    mutationFn: () => send('POST /api/own-candidates/link', { authorization, headers: { 'Idempotency-Key': key } }),
    onSuccess: async ({ manageToken: token }) => {
      const own = client.getQueryData(ownCandidatesOptions(authorization).queryKey);
      client.setQueryData(ownCandidatesOptions(`Link ${token}`).queryKey, own);
      showToast({
        title: 'Il link privato è cambiato',
        description: 'Quello di prima non vale più: salva l’indirizzo di questa pagina.',
      });
      await navigate(ownCandidateLink(token), { replace: true, preventScrollReset: true });
    },
    onError: showFailed,
  });
  return (
    <MutationButton variant="secondary" mutation={renewal} loadingLabel="Un momento...">
      Cambia il link privato
    </MutationButton>
  );
}
