import { useState } from 'react';
import type { Session } from '../../shared/accounts.ts';
import { failureToast } from '../forms/failure.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { logInWithPasskey } from './mutations.ts';
import type { WayIn } from './use-way-in.ts';
import { isCancelled, useKnowsPasskeys } from './webauthn.ts';

const showFailed = failureToast('Errore di accesso', {
  refused: 'Non è stato possibile usare la passkey. Accedi con email e password.',
});

/** The way in without a password; not there where the browser knows no passkeys. */
export function PasskeyLogin({ enter }: Pick<WayIn, 'enter'>) {
  const known = useKnowsPasskeys();
  const hydrated = useHydrated();
  const [pending, setPending] = useState(false);
  if (!known) return null;

  async function start() {
    setPending(true);
    let session: Session;
    try {
      session = await logInWithPasskey();
    } catch (error) {
      setPending(false);
      if (isCancelled(error))
        return showToast({
          title: 'Passkey non usata',
          description: 'Riprova quando vuoi, oppure accedi con email e password.',
        });
      return showFailed(error);
    }
    await enter(session, 'Hai effettuato l’accesso con la tua passkey.');
    setPending(false);
  }

  return (
    <div className="stack-sm needs-script border-t border-line pt-5">
      <p className="muted">
        Hai aggiunto una passkey al tuo account? Entri con l’impronta, il volto o il codice di sblocco, senza password.
      </p>
      <Button
        variant="secondary"
        className="w-full sm:w-auto"
        disabled={!hydrated}
        loading={pending}
        loadingLabel="Accesso in corso..."
        onClick={start}
      >
        Accedi con passkey
      </Button>
    </div>
  );
}
