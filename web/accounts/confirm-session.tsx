import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pagePath } from '../../shared/paths.ts';
import { send } from '../api/call.ts';
import { storeSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { labyrinth } from '../ui/figures.ts';
import { showToast } from '../ui/toast-store.ts';
import { isCancelled, signWithPasskey, useKnowsPasskeys } from './webauthn.ts';

const showFailed = failureToast('Passkey non confermata', {
  refused: 'Non è stato possibile confermare la passkey. Controlla la connessione e riprova.',
});

/** Asks for a passkey of the account, so that a session which the password opened may do more. */
export function ConfirmSession() {
  const client = useQueryClient();
  const known = useKnowsPasskeys();
  const confirm = useMutation({
    mutationFn: async () => {
      const options = await send('POST /api/session/passkey/options', { signedIn: true });
      return send('POST /api/session/passkey', { body: await signWithPasskey(options), signedIn: true });
    },
    onSuccess: async (session) => {
      storeSession(session);
      showToast({ title: 'Fatto', description: 'La passkey è confermata per questo accesso.' });
      await client.invalidateQueries();
    },
    onError: (error) =>
      isCancelled(error)
        ? showToast({
            title: 'Passkey non usata',
            description: 'Se questo account non ne ha ancora una, aggiungila prima in “Il tuo account”.',
          })
        : showFailed(error),
  });
  return (
    <EmptyState art={labyrinth} title="Serve la tua passkey">
      <p>
        Per moderare la password non basta: serve anche una passkey di questo account, che il tuo telefono o computer
        sblocca con l’impronta, il volto o il codice. Se non ne hai ancora una, aggiungila in{' '}
        <Link to={pagePath.account()}>Il tuo account</Link>, poi torna qui.
      </p>
      {known ? (
        <p>
          <MutationButton mutation={confirm} loadingLabel="Segui il browser...">
            Conferma con la passkey
          </MutationButton>
        </p>
      ) : (
        <p className="muted">Questo browser non conosce le passkey: apri questa pagina con un altro.</p>
      )}
    </EmptyState>
  );
}
