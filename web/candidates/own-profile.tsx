import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { datePhrase } from '../../shared/dates.ts';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { keepStored } from '../api/call-options.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { deferred } from '../app/deferred.tsx';
import { Link } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { AvailableBadge } from './candidate-card.tsx';
import { type OwnPart, ProfileActions } from './profile-actions.tsx';
import { candidateEditDraft } from './publish-candidate-values.ts';

type OwnProfileProps = {
  readonly own: OwnCandidate;
  readonly authorization: string;
  readonly byLink: boolean;
  readonly messages: ReactNode;
  readonly part: OwnPart | null;
  readonly onPart: (part: OwnPart | null) => void;
};

const STATES = {
  open: { label: 'Visibile', tone: 'bosco' },
  companies: { label: 'Solo aziende registrate', tone: 'bosco' },
  hidden: { label: 'Nascosto', tone: 'neutral' },
  deleted: { label: 'Eliminato', tone: 'errore' },
} as const;

const BlockedCompanies = deferred(async () => (await import('./blocked-companies.tsx')).BlockedCompanies);
const EditCandidateForm = deferred(async () => (await import('./edit-candidate-form.tsx')).EditCandidateForm);

export function OwnProfile({ own, authorization, byLink, messages, part, onPart }: OwnProfileProps) {
  const { id, name, title, location, status, email, emailConfirmed, purgedAt, hiddenReason } = own;
  const { label, tone } = STATES[status];
  const box = useRef<HTMLElement>(null);
  const close = () => {
    onPart(null);
    // The closed part had the focus, which returns to the button that opened it, once that is there again.
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus());
  };
  const giveUp = () => {
    candidateEditDraft(own).clear();
    close();
  };
  return (
    <article ref={box} className="card stack" aria-labelledby={`profilo-${id}`}>
      <div className="split">
        <h2 id={`profilo-${id}`} className="text-h3 min-w-0 break-words">
          {`${name}, ${title}`}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="muted">
        <Icon name="map-pin" /> <span>{location}</span>
      </p>
      <AvailableBadge {...own} />
      {purgedAt && (
        <Notice tone="warning" title="Il profilo è eliminato">
          <p>{`Nessuno lo vede più. Lo cancelliamo del tutto, con i messaggi, ${datePhrase('il', new Date(purgedAt))}: fino ad allora puoi annullare.`}</p>
        </Notice>
      )}
      {hiddenReason !== null && (
        <Notice tone="warning" title="Il profilo non si vede: lo abbiamo nascosto noi">
          <p className="whitespace-pre-line break-words">{hiddenReason}</p>
          <p>
            Se non sei d’accordo <Link to={pagePath.contact()}>scrivici</Link>: riesaminiamo la decisione.
          </p>
        </Notice>
      )}
      {email && emailConfirmed && (
        <p>
          I messaggi arrivano anche a <strong className="break-words">{email}</strong>, che nessuno vede.
        </p>
      )}
      {email && !emailConfirmed && <UnconfirmedAddress email={email} authorization={authorization} />}
      {part === 'edit' ? (
        <>
          <EditCandidateForm own={own} authorization={authorization} byLink={byLink} onDone={close} />
          <p>
            <Button variant="quiet" onClick={giveUp}>
              Annulla le modifiche
            </Button>
          </p>
        </>
      ) : (
        <ProfileActions own={own} authorization={authorization} byLink={byLink} part={part} onPart={onPart} />
      )}
      {part === 'blocks' && <BlockedCompanies own={own} authorization={authorization} />}
      {messages}
    </article>
  );
}

/** Says that messages wait here until the address is confirmed, and confirms it where the link came by mail. */
function UnconfirmedAddress({ email, authorization }: { email: string; authorization: string }) {
  const client = useQueryClient();
  const confirm = useMutation({
    // The link that was mailed to the address is the one that this page was opened with.
    mutationFn: () => send('POST /api/own-candidates/confirm', { body: { token: authorization.split(' ')[1] ?? '' } }),
    onSuccess: async ({ message }) => {
      await keepStored(client, ownCandidatesOptions(authorization), (known) =>
        known?.map((own) => ({ ...own, emailConfirmed: true })),
      );
      showToast({ title: 'Indirizzo confermato', description: message });
    },
    onError: failureToast('Indirizzo non confermato', { refused: 'Controlla la connessione e riprova.' }),
  });
  return (
    <Notice tone="warning" title="Indirizzo da confermare">
      <p>
        Per ora i messaggi li leggi solo qui. Per riceverli anche a <strong className="break-words">{email}</strong>,
        che nessuno vede, apri questa pagina dal link che ti abbiamo mandato lì e conferma.
      </p>
      <p>
        <MutationButton variant="secondary" mutation={confirm} loadingLabel="Conferma in corso...">
          Conferma l’indirizzo
        </MutationButton>
      </p>
    </Notice>
  );
}
