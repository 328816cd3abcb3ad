import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { EmailText } from '../ui/email-text.tsx';
import { LiveRegion } from '../ui/live-region.tsx';
import { Notice } from '../ui/notice.tsx';
import { ownAccountOptions } from './queries.ts';

export function ConfirmAddress({ children }: { children: ReactNode }) {
  const again = useMutation({
    mutationFn: () => send('POST /api/account/email/link', { signedIn: true }),
    onError: failureToast('Link non inviato', { refused: 'Non è stato possibile mandare il link.' }),
  });
  return (
    <Notice tone="warning" title="Indirizzo da confermare">
      <p>{children}</p>
      <div className="cluster">
        <MutationButton variant="secondary" mutation={again} loadingLabel="Invio in corso...">
          Manda di nuovo
        </MutationButton>
        <LiveRegion visible className="font-600">
          {again.data?.message}
        </LiveRegion>
      </div>
    </Notice>
  );
}

/** Says on pages about offers that their mails wait for the address; nothing once it is confirmed. */
export function WaitingMails() {
  const session = useSession();
  const { data } = useQuery({ ...ownAccountOptions(), refetchOnMount: 'always', enabled: Boolean(session) });
  if (import.meta.env.SSR || !session || !data || data.emailVerified) return null;
  return (
    <ConfirmAddress>
      Apri il link che abbiamo mandato a{' '}
      <strong className="break-words">
        <EmailText email={data.email} />
      </strong>
      : fino ad allora candidature, risposte e messaggi li trovi solo qui, non nella posta. Non è giusto?{' '}
      <Link to={pagePath.account()}>Correggi l’indirizzo</Link>.
    </ConfirmAddress>
  );
}
