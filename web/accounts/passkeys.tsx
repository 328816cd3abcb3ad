import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Passkey } from '../../shared/passkeys.ts';
import { useSession } from '../api/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { passkeysOptions } from './queries.ts';
import { useKnowsPasskeys } from './webauthn.ts';

/** The ways in without a password. @param restricted none is added or renamed */
export function Passkeys({ restricted }: { restricted: boolean }) {
  const session = useSession();
  const passkeys = useQuery({ ...passkeysOptions(), enabled: Boolean(session) });
  return (
    <section aria-labelledby="passkey" className="stack">
      <h2 id="passkey">Passkey</h2>
      <p className="muted measure">
        Una passkey è una chiave custodita dal tuo telefono o computer: accedi con l’impronta, il volto o il codice di
        sblocco, senza scrivere la password. La password continua a valere.
      </p>
      {passkeys.isError && <RetryNotice retry={passkeys.refetch}>L’elenco delle passkey non è arrivato.</RetryNotice>}
      {passkeys.isPending && <Skeleton className="h-16 w-full" />}
      {passkeys.data && <PasskeyList passkeys={passkeys.data} restricted={restricted} />}
      {!restricted && <AddPasskey />}
    </section>
  );
}

function PasskeyList({ passkeys, restricted }: { passkeys: readonly Passkey[]; restricted: boolean }) {
  if (passkeys.length === 0) return <p>Non hai ancora passkey.</p>;
  return (
    <ul className="list-plain stack-sm">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} restricted={restricted} />
      ))}
    </ul>
  );
}

function AddPasskey() {
  const [open, setOpen] = useState(false);
  if (!useKnowsPasskeys())
    return <p className="muted">Questo browser non conosce le passkey: aggiungile da un altro.</p>;
  return (
    <>
      <p>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Aggiungi una passkey
        </Button>
      </p>
      <Dialog open={open} onClose={() => setOpen(false)} title="Aggiungere una passkey?">
        <AddPasskeyForm onAdded={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
